"""The engine's moves, rules and positions as numbers."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.native import move_codes
from marjapussi_desktop.bots.native.encoding import move_code, native_rules
from marjapussi_desktop.engine.actions import Action, AnswerHalf, AnswerWhole, AskHalf, AskWhole, Bid, Declare, Play
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS
from marjapussi_desktop.engine.presets import PRESETS


def test_every_move_has_a_number_of_its_own() -> None:
    """The numbers of all moves are those below the count, each once; both answers about a half are one move."""
    moves: list[Action] = [
        *map(Play, FULL_PACK),
        *map(Declare, SUITS),
        AskWhole(),
        *map(AskHalf, SUITS),
        *map(AnswerWhole, (*SUITS, None)),
        AnswerHalf(True),
    ]
    assert [move_code(move) for move in moves] == list(range(move_codes.MOVE_COUNT))
    assert move_code(AnswerHalf(False)) == move_code(AnswerHalf(True))


def test_what_is_no_move_in_play_has_no_number() -> None:
    with pytest.raises(AssertionError, match="no move in play"):
        move_code(Bid(80))


def test_rules_are_told_by_name() -> None:
    marjapussi, for_two = (native_rules(PRESETS[name]) for name in ("marjapussi", "bondtolva-2"))
    assert marjapussi.partners
    assert not marjapussi.counts_points
    assert (marjapussi.players, marjapussi.hand_size, len(marjapussi.worth)) == (4, 9, 36)
    assert for_two.has_stock
    assert not for_two.partners
    assert native_rules(PRESETS["huutopussi"]).marriage_worth == (40, 60, 80, 100)
