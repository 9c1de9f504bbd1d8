"""What may be asked of the server, by subject."""

from casusbelli.server.api import coaching, games, journals, play, tables

HANDLERS = (*games.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *journals.HANDLERS, *coaching.HANDLERS)
