"""Hands are played once for all who learn from them, as long as the program and what it plays by are the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.training import hand_cache, turns
from marjapussi_desktop.training.hand_cache import kept, version_of
from marjapussi_desktop.training.turns import PlayedHand, everyday, played_hands, searching


def count_up(played: list[int], hands: int) -> Iterator[list[int]]:
    for hand in range(hands):
        played.append(hand)
        yield [hand]


def test_hands_are_played_once_and_the_first_of_them_suffice_for_fewer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(hand_cache, "KEPT", tmp_path / "not" / "yet")
    played: list[int] = []
    assert kept("some", 3, lambda: count_up(played, 3)) == [[0], [1], [2]]
    assert kept("some", 2, lambda: count_up(played, 2)) == [[0], [1]]
    assert played == [0, 1, 2]
    assert kept("some", 4, lambda: count_up(played, 4)) == [[0], [1], [2], [3]]
    assert kept("others", 1, lambda: count_up(played, 1)) == [[0]]
    assert len(played) == 8


def test_hands_are_kept_for_the_same_program_and_numbers_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots").mkdir()
    programs = tmp_path / "bots" / "play.py", tmp_path / "turns.py"
    for program in programs:
        program.write_text("first", "utf-8")
    monkeypatch.setattr(hand_cache, "PACKAGE", tmp_path)
    monkeypatch.setattr(hand_cache, "PLAYS", ("bots", "turns.py"))
    first, bid_by = version_of(None), version_of({"width": 1.0})
    assert (first, bid_by) == (version_of(None), version_of({"width": 1.0}))
    assert bid_by not in (first, version_of({"width": 2.0}))
    for program in programs:
        before = version_of(None)
        program.write_text("second", "utf-8")
        assert version_of(None) != before


def test_what_is_told_to_play_by_is_where_it_is_said() -> None:
    assert all((hand_cache.PACKAGE / place).exists() for place in hand_cache.PLAYS)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("player", [searching, everyday])
def test_hands_gone_through_again_are_those_that_were_played(
    player: turns.Player, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Every turn is there, with the truth: the seats' hands grow smaller, and each seat sees its own."""
    monkeypatch.setattr(hand_cache, "KEPT", tmp_path)
    monkeypatch.setattr(turns, "WORLDS", 10)
    first = list(played_hands("huutopussi-erlangen", 4, 1, player))

    def never(*_told: object) -> Iterator[turns.Moves]:
        raise AssertionError("played again")

    monkeypatch.setattr(turns, "_all_played", never)
    assert list(played_hands("huutopussi-erlangen", 4, 1, player)) == first
    assert list(played_hands("huutopussi-erlangen", 2, 1, player)) == first[:2]
    with pytest.raises(AssertionError, match="played again"):
        list(played_hands("huutopussi-erlangen", 4, 2, player))
    for hand in first:
        look_at(hand)


def test_hands_played_anew_are_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(turns, "WORLDS", 10)
    found = []
    for folder in "one", "other":
        monkeypatch.setattr(hand_cache, "KEPT", tmp_path / folder)
        found.append(list(played_hands("bondtolva", 3, 1)))
    assert found[0] == found[1]


def look_at(hand: PlayedHand) -> None:
    plays = [turn for turn in hand.turns if isinstance(turn.seen.choices, PlayChoices)]
    for turn in plays:
        assert turn.truth[turn.seen.seat] == mask_of(turn.seen.available(turn.seen.seat))
        assert tuple(cards.bit_count() for cards in turn.truth) == turn.seen.hand_counts
    left = [sum(cards.bit_count() for cards in turn.truth) for turn in plays]
    assert left == sorted(left, reverse=True)
    assert not plays or left[-1] == 1
