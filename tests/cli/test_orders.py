"""The words of the game at the terminal mean one thing each, whichever language they are typed in."""

from collections import Counter

import pytest

from casusbelli.cli.orders import NAMES, Commands, spellings
from casusbelli.cli.telling import titles, widen
from casusbelli.cli.words import LANGUAGES, nearest_language, of_environment, say_in, speak
from casusbelli.engine.game import find
from casusbelli.engine.notation import Names, fold


@pytest.fixture(params=LANGUAGES)
def commands(request: pytest.FixtureRequest) -> Commands:
    speak(request.param)
    return Commands()


def test_every_command_is_read_in_every_language(commands: Commands) -> None:
    for name in NAMES:
        for spelling in spellings(f"type-{name}"):
            assert commands.split(f"{spelling} x 3") == (name, "x 3"), spelling


def test_no_word_means_two_commands(commands: Commands) -> None:
    meanings = {(fold(text), name) for name in NAMES for text in spellings(f"type-{name}")}
    assert [word for word, count in Counter(word for word, _ in meanings).items() if count > 1] == []


def test_no_command_hides_an_action(commands: Commands) -> None:
    war = find("war")
    widen(war)
    assert [text for name in NAMES for text in spellings(f"type-{name}") if fold(text) in war.notation.words] == []


def test_what_is_shown_can_be_typed(commands: Commands) -> None:
    for name in NAMES:
        for usage in commands.shown(name).split("|"):
            assert commands.split(usage.strip())[0] == name


@pytest.mark.parametrize(
    ("line", "action", "stop"),
    [
        ("attack a b until 3", "attack a b", 3),
        ("atacar a b hasta 12", "atacar a b", 12),
        ("atacar a b até 2", "atacar a b", 2),
        ("attack a b to the end", "attack a b", 0),
        ("atacar a b hasta el final", "atacar a b", 0),
        ("atacar a b até o fim", "atacar a b", 0),
        ("attack a b 3", "attack a b 3", None),
        ("attack a b until dawn", "attack a b until dawn", None),
    ],
)
def test_stop_rules(commands: Commands, line: str, action: str, stop: int | None) -> None:
    before, found = commands.split_stop(line)
    assert (before.strip(), found) == (action, stop)


def test_yes_and_no(commands: Commands) -> None:
    assert all(map(commands.agrees, ["", "y", "Sí", "SIM", "s"]))
    assert not any(map(commands.agrees, ["n", "no", "não", "x"]))


def test_commands_are_completed() -> None:
    for language in LANGUAGES:
        speak(language)
        first = say_in(language, "type-undo", {}).split(",")[0]
        assert first in list(Commands().completions(first[:3]))
    assert list(Commands().completions("")) == []


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "pt_PT.UTF-8"}, "pt-BR"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language


def test_languages_are_known_by_their_tags() -> None:
    assert [nearest_language(tag) for tag in ("ES", "pt", "pt-br", "en-GB", "est", "")] == [
        "es",
        "pt-BR",
        "pt-BR",
        "en",
        None,
        None,
    ]


def test_a_title_is_read_as_a_name_unless_another_is_spelt_like_it() -> None:
    table = Names("card", ("a", "b", "c", "d"), ("♣13", "♥13", "Königsberg N9", ""))
    assert titles(table) == {"Königsberg N9": 2}
