"""Pure questions about a position of War in the Pacific, asked often. They take a state, or a view of one."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from casusbelli.engine.ids import Seat
from casusbelli.engine.record import Action
from casusbelli.engine.rules import rule
from casusbelli.games.war_in_the_pacific.actions import (
    Attack,
    Build,
    ClaimBlue,
    ClaimGreen,
    EndPhase,
    Lay,
    PickUp,
    Raid,
    Raise,
    Reroll,
    Research,
    Supply,
)
from casusbelli.games.war_in_the_pacific.board import (
    AIR_LIMIT,
    BOMBING_TRACKER,
    DICE,
    GAINS,
    ISLANDS,
    MOST,
    NAVAL_LIMIT,
    NAVAL_TRACKER,
    NUCLEAR_LIMIT,
    NUCLEAR_TRACKER,
    RAID_DICE,
    RESEARCH,
    RESEARCH_TRACK,
    RESULTS,
    SET_SIZE,
    SHEETS,
    TARGETS,
    Die,
    Happening,
    Sheet,
    Target,
)
from casusbelli.games.war_in_the_pacific.state import IN_HAND

LAUNCH = 4
"""10.2 The least value of a die that launches a raid."""
SUCCESS = 5
"""10.4 The least face of a raid die that succeeds."""

_SET = tuple(Die(d) for d in range(SET_SIZE))
_CUBES = range(NAVAL_LIMIT + 1)
_ATTACKS = tuple(tuple([Attack(d, Target(t), n) for n in _CUBES] for t in range(len(ISLANDS))) for d in _SET)
_RESEARCHES = tuple([Research(d, n) for n in _CUBES] for d in _SET)
_RAIDS = tuple([Raid(d, n) for n in _CUBES] for d in _SET)
_RAISES = tuple([Raise(Die(d), n + 1) for n in range(NAVAL_LIMIT)] for d in range(len(DICE)))
_SUPPLIES = tuple(Supply(d) for d in _SET)
_BUILDS = tuple(Build(d) for d in _SET)
_REROLLS = tuple(Reroll(Die(d)) for d in range(len(DICE)))
_LAYS = tuple(tuple(Lay(d, Target(t)) for t in range(len(TARGETS))) for d in _SET)
_PICK_UPS = tuple(PickUp(d) for d in _SET)
CLAIM_BLUE, CLAIM_GREEN, END_PHASE = ClaimBlue(), ClaimGreen(), EndPhase()
"""Actions interned: rows by number of cubes."""


# ---- dice -----------------------------------------------------------------------------------------------------------


def is_red(s: Any, seat: Seat, die: Die) -> bool:
    """Whether a die of the set is red; the white ones come first."""
    return bool(die >= s.white[seat])


@rule("7.1", "7.2", "7.3", "7.11")
def result(s: Any, seat: Seat, die: Die) -> int:
    """7.1 What a die of the set has rolled: the face of a white die, the D3 reading of a red one. No increases."""
    face: int = s.face[seat][die]
    return RESULTS[die >= s.white[seat]][face]


@rule("7.14", "7.15", "10.3", "11.10")
def value(s: Any, seat: Seat, die: Die) -> int:
    """7.14, 7.15 The result of a die of the set, raised by its cubes, six at most."""
    return min(MOST, result(s, seat, die) + int(s.raised[seat][die]))


@rule("7.3", "7.15", "7.16", "7.10")
def is_natural_six(s: Any, seat: Seat, die: Die) -> bool:
    """7.3 A white die of the set that shows 6, rolled or rerolled; cubes beyond the cap (7.15) do not change that."""
    return bool(s.face[seat][die] == MOST and die < s.white[seat])


@rule("8.2", "8.6", "8.7", "17.2")
def naval_gain(s: Any, seat: Seat, die: Die) -> int:
    """8.2, 8.6 Black cubes for a die of the set on the naval tracker, room left aside; 0: it may not go there."""
    face: int = s.face[seat][die]
    return GAINS[s.options.red_naval_double_conversion][die >= s.white[seat]][face]


def unspent(s: Any, seat: Seat) -> list[Die]:
    """The dice of the set that have not taken effect."""
    return [Die(d) for d, spent in enumerate(s.spent[seat]) if not spent]


# ---- islands --------------------------------------------------------------------------------------------------------


@rule("11.11")
def is_captured(s: Any, seat: Seat, island: Target) -> bool:
    """11.11 Whether all boxes of an island are marked."""
    return bool(s.boxes[seat][island] == box_count(s, island))


def box_count(s: Any, island: Target) -> int:
    """How many boxes an island has."""
    return len(SHEETS[s.options.harder_sheet].numbers[island])


@rule("11.4")
def current_box(s: Any, seat: Seat, island: Target) -> tuple[int, int]:
    """11.4 The number of the first unmarked box of an island not captured, and 1 if it has a naval icon, else 0."""
    sheet: Sheet = SHEETS[s.options.harder_sheet]
    box: int = s.boxes[seat][island]
    return sheet.numbers[island][box], sheet.icons[island][box]


@rule("11.7", "11.8", "11.9", "17.4")
def second_box(s: Any, seat: Seat, island: Target) -> int:
    """11.8, 11.9 Whether the box after the current one has an icon (1) or none (0); -1: a die cannot reach it."""
    sheet: Sheet = SHEETS[s.options.harder_sheet]
    box: int = s.boxes[seat][island]
    if box + 1 == len(sheet.numbers[island]):
        return -1
    if sheet.ends[island][box] and not s.options.major_advance_wraps_rows:
        return -1
    return sheet.icons[island][box + 1]


# ---- nuclear research and raids -------------------------------------------------------------------------------------


@rule("9.7")
def bombs_unlocked(s: Any, seat: Seat) -> bool:
    """9.7 Whether the last research box is marked."""
    return bool(s.research[seat] >= len(RESEARCH))


@rule("9.4")
def research_box(s: Any, seat: Seat) -> int:
    """9.4 The number of the current research box; 0 when all are marked."""
    marked: int = s.research[seat]
    return RESEARCH[marked] if marked < len(RESEARCH) else 0


@rule("9.3", "9.5", "9.6")
def research_boxes(s: Any, seat: Seat, reached: int) -> int:
    """9.3, 9.5 How many research boxes a value marks: none, one, or two if it doubles the number and two are left."""
    number = research_box(s, seat)
    if not number or reached < number:
        return 0
    return min(1 + (reached >= 2 * number), len(RESEARCH) - int(s.research[seat]))


@rule("6.1", "9.1", "17.6")
def may_research(s: Any, seat: Seat) -> bool:
    """9.1 Whether a die of the set may still go to research in this turn."""
    return not s.researched[seat] and not bombs_unlocked(s, seat)


@rule("9.9", "9.10", "17.6")
def may_build(s: Any, seat: Seat) -> bool:
    """9.9, 9.10 Whether a natural six may build a bomb: bombs are unlocked, and there is room for one."""
    barred = s.options.bomb_build_counts_as_nuclear_die and s.researched[seat]
    return bombs_unlocked(s, seat) and s.bombs[seat] < NUCLEAR_LIMIT and not barred


@rule("6.1", "10.2")
def may_raid(s: Any, seat: Seat) -> bool:
    """10.2 Whether a raid may be launched: there is a base, and there was none in this turn."""
    return bool(s.bombing[seat] and not s.raided[seat])


@rule("10.4")
def raid_chance(dice: int) -> Fraction:
    """10.4 The chance that at least one of so many dice succeeds, without rerolls: 1 - (2/3)^n."""
    return 1 - Fraction(SUCCESS - 1, MOST) ** dice


@rule("10.4")
def raid_succeeds(faces: tuple[int, ...], raised: tuple[int, ...] = ()) -> bool:
    """10.4 Whether a raid die has reached 5, black cubes (17.3) included."""
    added = raised or (0,) * len(faces)
    return any(face + cubes >= SUCCESS for face, cubes in zip(faces, added, strict=True))


# ---- the event table ------------------------------------------------------------------------------------------------


@rule("4.9", "7.15")
def event_number(face: int, raised: int) -> int:
    """4.9 The number of the event: what the die shows, raised by black cubes, six at most."""
    return min(MOST, face + raised)


def happening(number: int) -> Happening:
    """4.5 The row of the event table."""
    return Happening(number - 1)


# ---- legal lists ----------------------------------------------------------------------------------------------------


@rule("5.2", "5.3", "5.7", "6.1", "11.5", "11.17", "11.20", "5.4", "5.5")
def commands(s: Any, seat: Seat) -> list[Action]:
    """5.2 All that may be done in the American Phase: dice committed where they have an effect, modifiers, claims.

    With an increase in the same breath (11.20) a die may use all cubes but those that the first box costs.
    """
    naval, spent, faces, raised, white = s.naval[seat], s.spent[seat], s.face[seat], s.raised[seat], s.white[seat]
    boxes = [(island, *current_box(s, seat, island)) for island in s.front[seat]]
    research = research_box(s, seat) if may_research(s, seat) else 0
    raid, build, supply = may_raid(s, seat), may_build(s, seat), naval < NAVAL_LIMIT
    gains, air = GAINS[s.options.red_naval_double_conversion], s.air[seat]
    found: list[Action] = []
    for d in _SET[: len(faces)]:
        if spent[d]:
            continue
        red, face = d >= white, faces[d]
        reached = RESULTS[red][face] + raised[d]
        row = _ATTACKS[d]
        for island, number, icon in boxes:
            found += row[island][number - reached if number > reached else 0 : naval + 1 - icon]
        if research:
            found += _RESEARCHES[d][research - reached if research > reached else 0 : naval + 1]
        if raid:
            found += _RAIDS[d][LAUNCH - reached if reached < LAUNCH else 0 : naval + 1]
        if supply and gains[red][face]:
            found.append(_SUPPLIES[d])
        if build and face == MOST and not red:
            found.append(_BUILDS[d])
        if air:
            found.append(_REROLLS[d])
        found += _RAISES[d][:naval]
    found += claims(s, seat, 0)
    found.append(END_PHASE)
    return found


@rule("7.4", "7.5", "7.6", "7.7", "7.8", "9.10")
def claims(s: Any, seat: Seat, attached: int) -> list[Action]:
    """7.5, 7.6 What claims can be turned into now; `attached` bombs fly with an open raid (9.10)."""
    if not s.claims[seat]:
        return []
    found: list[Action] = [CLAIM_BLUE] if s.air[seat] < AIR_LIMIT else []
    if may_claim_green(s, seat, attached):
        found.append(CLAIM_GREEN)
    return found


@rule("7.6", "9.10")
def may_claim_green(s: Any, seat: Seat, attached: int) -> bool:
    """7.6 Two claims, bombs unlocked, and room for one more (9.10)."""
    return s.claims[seat] > 1 and bombs_unlocked(s, seat) and s.bombs[seat] + attached < NUCLEAR_LIMIT


@rule("5.4", "7.9", "7.13")
def set_modifiers(s: Any, seat: Seat) -> list[Action]:
    """5.4 Rerolls and increases of the dice of the set that are not spent."""
    naval, air = s.naval[seat], s.air[seat]
    found: list[Action] = []
    for d in unspent(s, seat):
        found += [_REROLLS[d]] if air else []
        found += _RAISES[d][:naval]
    return found


@rule("4.7", "4.8", "4.14", "17.3")
def roll_modifiers(s: Any, seat: Seat, die: Die, raising: bool) -> list[Action]:
    """4.7, 4.8 Reroll and increases of a roll that stands by itself."""
    found: list[Action] = [_REROLLS[die]] if s.air[seat] else []
    return [*found, *_RAISES[die][: s.naval[seat]]] if raising else found


@rule("10.6", "10.7", "17.3")
def raid_modifiers(s: Any, seat: Seat, dice: int) -> list[Action]:
    """10.6 Rerolls of raid dice, and increases with the option of 17.3."""
    found: list[Action] = []
    for d in RAID_DICE[:dice]:
        found += roll_modifiers(s, seat, d, s.options.naval_modifies_bombing_dice)
    return found


@rule("5.6")
def layings(s: Any, seat: Seat) -> list[Action]:
    """5.6 Dice that are not spent may be laid on whatever could still take one in this turn, and picked up again."""
    places = [Target(t) for t in range(len(TARGETS)) if may_lie(s, seat, Target(t))]
    found: list[Action] = []
    for d in unspent(s, seat):
        here = s.laid[seat][d]
        found += [_LAYS[d][t] for t in places if t != here]
        found += [_PICK_UPS[d]] if here != IN_HAND else []
    return found


@rule("5.6")
def may_lie(s: Any, seat: Seat, target: Target) -> bool:
    """5.6 Whether a target could still take a die in this turn, now or after others have done their work."""
    if target < len(ISLANDS):
        return not is_captured(s, seat, target)
    if target == RESEARCH_TRACK:
        return may_research(s, seat)
    return target != BOMBING_TRACKER or not s.raided[seat]


@rule("5.2", "5.7", "8.4", "9.10")
def worth(s: Any, seat: Seat, die: Die) -> list[Target]:
    """5.7 Where a die of the set, as it is now, would have an effect."""
    reached, found = value(s, seat, die), []
    for island in s.front[seat]:
        number, icon = current_box(s, seat, island)
        if number <= reached and icon <= s.naval[seat]:
            found.append(island)
    if may_research(s, seat) and research_box(s, seat) <= reached:
        found.append(RESEARCH_TRACK)
    if may_raid(s, seat) and reached >= LAUNCH:
        found.append(BOMBING_TRACKER)
    if s.naval[seat] < NAVAL_LIMIT and naval_gain(s, seat, die):
        found.append(NAVAL_TRACKER)
    if may_build(s, seat) and is_natural_six(s, seat, die):
        found.append(NUCLEAR_TRACKER)
    return found
