"""Kontra and Re: when they may be said, by whom, and what they do."""

from __future__ import annotations

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.events import Called, Why
from tests.helpers.playing import Table
from tests.helpers.scenes import CLUBS, SPADES, doubling, opening


def callers(table: Table) -> dict[int, object]:
    choices = {seat: game.choices(table.match, seat) for seat in range(4)}
    return {seat: c.calls[0] for seat, c in choices.items() if c is not None and c.calls}


def test_both_defenders_may_say_kontra_once_the_contract_is_set() -> None:
    table = doubling()
    assert callers(table) == {1: Kontra(), 3: Kontra()}
    assert game.choices(table.match, 1) == CallChoices(1, (Kontra(),))
    assert game.seat_to_act(table.match) == 0


def test_calls_alternate_between_the_sides() -> None:
    table = doubling("3: kontra")
    assert table.events[-1] == Called(3, 1)
    assert callers(table) == {0: Re(), 2: Re()}
    table.do("2: re")
    assert callers(table) == {1: Kontra(), 3: Kontra()}
    table.do("1: kontra; 0: re")
    assert table.hand.calls == (3, 2, 1, 0)


def test_a_call_does_not_use_up_a_turn() -> None:
    table = doubling("1: kontra")
    assert game.seat_to_act(table.match) == 0


def test_each_call_needs_enough_cards_in_the_callers_own_hand() -> None:
    table = doubling("0: play AC")
    assert callers(table) == {1: Kontra(), 3: Kontra()}
    table.do("1: play JC")
    assert callers(table) == {3: Kontra()}, "seat 1 has eight cards now"
    table.do("3: kontra")
    assert callers(table) == {0: Re(), 2: Re()}, "the second call needs eight"
    table.do("2: play 7C; 3: play 8C; 0: play AS")
    assert callers(table) == {2: Re()}


def test_at_most_as_many_calls_as_cards() -> None:
    table = doubling("; ".join(("1: kontra", "0: re")[number % 2] for number in range(9)))
    assert len(table.hand.calls) == 9
    assert callers(table) == {}
    assert table.why_not("0: re").amount == 1


def test_no_call_while_an_answer_is_awaited_and_again_after_it() -> None:
    table = doubling("1: kontra;" + CLUBS + ";0: ask-half S")
    assert callers(table) == {}
    table.do("2: answer no") if not table.allows("2: answer yes") else table.do("2: answer yes")
    assert callers(table) == {0: Re(), 2: Re()}


def test_no_calls_before_the_contract_in_a_passed_out_hand_or_without_the_option() -> None:
    auction = "0: bid 120; 1: pass; 2: pass; 3: pass"
    assert callers(opening(auction, "huutopussi-erlangen")) == {}
    assert callers(opening("0: pass; 1: pass; 2: pass; 3: pass", "huutopussi-erlangen")) == {}
    assert callers(doubling(kontra=False)) == {}


def test_calls_stand_in_the_leaders_choices_too() -> None:
    table = doubling("1: kontra")
    choices = game.choices(table.match, 0)
    assert choices is not None
    assert choices.calls == (Re(),)
    assert Re() in choices.actions()


def test_each_call_doubles_the_contract() -> None:
    for calls, factor in (("", 1), ("1: kontra;", 2), ("1: kontra; 0: re;", 4)):
        result = doubling(calls + CLUBS + ";" + SPADES).play_on().hand.result
        assert result is not None
        assert result.made is False
        assert result.scores[0] == -150 * factor
        kontra = [line.amount for line in result.lines if line.why is Why.KONTRA]
        assert kontra == ([-150 * (factor - 1)] if factor > 1 else [])
