"""10 Exchanging cards for armies; 11 what wild cards do in it."""

from __future__ import annotations

from casusbelli.engine.flow import replace, reveal, tell
from casusbelli.engine.record import Thing
from casusbelli.engine.refusal import Refusal
from casusbelli.engine.rules import rule
from casusbelli.engine.state import ALL, Face
from casusbelli.games.war import ch04_receiving, ch13_victory, queries
from casusbelli.games.war.actions import Exchange
from casusbelli.games.war.board import CARD_TERRITORY, NONE, Card, Territory, exchange_armies, is_set
from casusbelli.games.war.events import Exchanged, Placed
from casusbelli.games.war.state import USED, War

PICTURED = 2
"""10.8 Extra armies on an own territory that an exchanged card pictures."""


@rule("10.1", "10.3", "10.6", "10.7", "10.9", "16.1")
def exchange(s: War, receiving: ch04_receiving.Receiving, action: Exchange) -> None:
    """10.3 The cards are shown and go (10.9); the whole game counts its exchanges together."""
    s.exchanges += 1
    armies = exchange_armies(s.exchanges, s.options.table_2_tail)
    for card in action.cards:
        reveal(s, Face("cards", card), None)
        s.cards.move(card, USED, ALL)
    tell(s, Exchanged(s.active, action.cards, s.exchanges, armies))
    replace(s, ch04_receiving.more_free(receiving, armies))
    place_on_pictured(s, action)


@rule("10.8", "10.8.1", "11.2", "13.2")
def place_on_pictured(s: War, action: Exchange) -> None:
    """10.8 Two armies on each pictured territory that the player owns now; a wild card pictures none (11.2)."""
    for territory in pictured(s, action):
        s.armies[territory] += PICTURED
        tell(s, Placed(s.active, territory, PICTURED))
    ch13_victory.judge(s, s.active)


@rule("10.8.1", "11.2")
def pictured(s: War, action: Exchange) -> list[Territory]:
    """10.8.1 The territories pictured on the cards that the player owns."""
    places = [CARD_TERRITORY[card] for card in action.cards]
    return [place for place in places if place != NONE and s.owner[place] == s.active]


@rule("10.1", "11.1", "11.2", "15.5")
def refuse_exchange(action: Exchange) -> Refusal:
    """10.1 Why these cards cannot be exchanged. That they are not held is told to nobody but the player who tries."""
    if len(action.cards) != 3:
        return Refusal("10.1", "refused-exchange-count", {"cards": len(action.cards)})
    if len(set(action.cards)) != 3:
        return Refusal("10.1", "refused-exchange-twice")
    if not is_set(action.cards):
        return Refusal("10.1", "refused-no-set")
    return Refusal("10.1", "refused-not-in-hand")


def wanted_exchange(s: War, thing: Thing) -> Exchange:
    """The likeliest exchange with this card: with the first two others of the own hand."""
    others = [card for card in queries.hand(s, s.active) if card != thing.id]
    return Exchange((Card(thing.id), *others[:2]))
