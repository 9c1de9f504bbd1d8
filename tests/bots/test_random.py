from collections import Counter

from casusbelli.bots.random import Random
from casusbelli.engine import game
from casusbelli.engine.agent import Budget
from casusbelli.engine.drive import UNSEEN
from casusbelli.engine.record import Action
from casusbelli.games.war.actions import Place
from casusbelli.games.war.board import Territory

WAR = game.find("war")
ACTIONS: list[Action] = [Place(Territory(t), 1) for t in range(4)]


def answers(seed: int, count: int) -> list[Action]:
    bot = Random(WAR, 0, seed)
    return [bot.choose(UNSEEN, ACTIONS, Budget()) for _ in range(count)]


def test_every_answer_is_as_likely_as_another() -> None:
    found = Counter(answers(1, 4000))
    assert set(found) == set(ACTIONS)
    assert all(900 < times < 1100 for times in found.values())


def test_equal_seeds_answer_alike() -> None:
    assert answers(1, 50) == answers(1, 50) != answers(2, 50)
