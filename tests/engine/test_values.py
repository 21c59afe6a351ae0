"""Frozen values: made, compared, hashed, printed, copied, never changed."""

from __future__ import annotations

import copy
import pickle

import pytest

from marjapussi_desktop.engine.actions import Bid, Play, SetContract
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.choices import MarriageChoices
from marjapussi_desktop.engine.events import CardPlayed
from marjapussi_desktop.engine.values import FrozenError, changed
from tests.helpers.scenes import CLUBS, leading


def test_values_are_equal_by_class_and_fields() -> None:
    assert CardPlayed(1, card("AS")) == CardPlayed(seat=1, card=card("AS"), column=None)
    assert CardPlayed(1, card("AS")) != CardPlayed(1, card("AS"), 3)
    assert Bid(50) != SetContract(50)  # type: ignore[comparison-overlap]
    assert len({Bid(50), Bid(50), Bid(55)}) == 2


def test_values_print_as_what_makes_them() -> None:
    assert repr(CardPlayed(1, card("AS"))) == "CardPlayed(seat=1, card=card('AS'), column=None)"


def test_values_cannot_be_changed() -> None:
    bid = Bid(50)
    with pytest.raises(FrozenError):
        bid.amount = 55  # type: ignore[misc]
    with pytest.raises(FrozenError):
        del bid.amount
    assert changed(bid, amount=55) == Bid(55)
    assert bid == Bid(50)
    with pytest.raises(TypeError, match="has no"):
        changed(bid, colour="red")


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [((), {}), ((1, 2), {}), ((1,), {"amount": 2}), ((), {"colour": 1}), ((1,), {"colour": 1})],
)
def test_values_take_their_fields_and_nothing_else(args: tuple[int, ...], kwargs: dict[str, int]) -> None:
    with pytest.raises(TypeError):
        Bid(*args, **kwargs)


def test_missing_and_unknown_fields_are_told_apart_from_defaults() -> None:
    assert MarriageChoices(ask_whole=True) == MarriageChoices((), True, ()) == MarriageChoices((), True)
    with pytest.raises(TypeError):
        CardPlayed(1, column=3)  # type: ignore[call-arg]


def test_values_match_by_position() -> None:
    match Play(card("TH")):
        case Play(one):
            assert one is card("TH")


def test_whole_states_survive_pickling_and_copying() -> None:
    match = leading(CLUBS + "; 0: declare H").match
    assert pickle.loads(pickle.dumps(match)) == match
    assert copy.deepcopy(match) == match
    assert hash(match) == hash(pickle.loads(pickle.dumps(match)))
