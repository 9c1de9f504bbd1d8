"""What a presentation says, taken apart."""

from typing import Any

from casusbelli.engine.present import Cell, Section
from casusbelli.engine.record import Message


def messages(value: Any) -> list[Message]:
    """All messages in a value, those in their arguments too."""
    if isinstance(value, Message):
        return [value, *(found for inner in value.args.values() for found in messages(inner))]
    if isinstance(value, list | tuple):
        return [found for inner in value for found in messages(inner)]
    if isinstance(value, Section):
        return messages([value.title, value.columns, value.rows])
    return messages(value.text) if isinstance(value, Cell) else []
