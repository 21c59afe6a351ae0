"""Bots play as they did: seeded hands of every preset and level, with the reasons that were given.

They were played on Linux (x86-64) with the compiled kernel; with its plain twin the rules of thumb play alike. Each
process has a hash seed of its own, so nothing in them may hang on the order of a set. If a change of play is meant:
``python -m tests.golden.rewrite``.
"""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import BotName, parse_bot_name
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.simulation import play_match
from tests.golden.keeping import hand_name, kept_file, read_digests
from tests.golden.playthroughs import QUICK, SLOW, Playthrough, play

EASY = ("random", "beginner", "casual")
"""Levels that do without the kernel."""
KEPT = [one for one in QUICK if one.is_kept]


def needs_kernel(one: Playthrough) -> bool:
    """The searching levels decide by the network, for which the kernel's plain twin has no time."""
    names = [parse_bot_name(bot) for bot in one.bots if bot != "cheat"]
    return not {name.level for name in names if isinstance(name, BotName)} <= set(EASY)


def changed_hands(one: Playthrough) -> list[str]:
    """The hands that are not played as they were, each with what has changed."""
    if needs_kernel(one) and WHICH != "compiled":
        pytest.skip("pinned with the compiled kernel")
    kept, found = read_digests(), []
    digests = play(one).digests()
    for number, (record, thoughts) in enumerate(map(str.split, digests), start=1):
        record_was, thoughts_were = kept[hand_name(one, number)].split()
        if record != record_was:
            found.append(f"{hand_name(one, number)}: its record")
        elif thoughts != thoughts_were:
            found.append(f"{hand_name(one, number)}: only the reasons")
    assert hand_name(one, len(digests) + 1) not in kept, f"{one.name}: fewer hands"
    return found


@pytest.mark.sampled(12)
@pytest.mark.parametrize("one", QUICK, ids=lambda one: one.name)
def test_a_hand_is_played_as_it_was(one: Playthrough) -> None:
    assert not changed_hands(one), "see `python -m tests.golden.rewrite --show NAME` before and after the change"


@pytest.mark.slow
@pytest.mark.parametrize("one", SLOW, ids=lambda one: one.name)
def test_the_strongest_level_plays_as_it_did(one: Playthrough) -> None:
    assert not changed_hands(one), "see `python -m tests.golden.rewrite --show NAME` before and after the change"


@pytest.mark.sampled(3)
@pytest.mark.skipif(WHICH != "compiled", reason="pinned with the compiled kernel")
@pytest.mark.parametrize("one", KEPT, ids=lambda one: one.preset)
def test_a_kept_playthrough_is_the_same_line_by_line(one: Playthrough) -> None:
    lines, kept = play(one).text().splitlines(), kept_file(one).read_text(encoding="utf-8").splitlines()
    for number, (line, as_kept) in enumerate(zip(lines, kept, strict=False), start=1):
        assert line == as_kept, f"{kept_file(one).name}, line {number}"
    assert len(lines) == len(kept), kept_file(one).name


@pytest.mark.parametrize("one", KEPT, ids=lambda one: one.preset)
def test_a_kept_record_can_be_read(one: Playthrough) -> None:
    text = kept_file(one).read_text(encoding="utf-8").splitlines()[-1]
    assert format_record(parse_record(text).record) == text


@pytest.mark.parametrize("one", [one for one in QUICK if one.bots in (("random",), ("casual",))], ids=lambda o: o.name)
def test_a_simulated_match_has_the_same_hands(one: Playthrough) -> None:
    """``play_match`` asks the random bot in a way of its own."""
    levels = one.bots * players_in(one.rules.layout)
    simulated = play_match(one.preset, one.rules, levels, one.seed, one.hands, trace=False)
    assert simulated.hands == play(one).record.hands


def test_three_hundred_hands_are_pinned_and_no_other() -> None:
    names = [one.name for one in (*QUICK, *SLOW)]
    assert len(set(names)) == len(names)
    hands = list(read_digests())
    assert len(hands) >= 300
    assert {hand.rpartition(", hand ")[0] for hand in hands} == set(names)
    assert {one.preset for one in KEPT} == set(PRESETS)
