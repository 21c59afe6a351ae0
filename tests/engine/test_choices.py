"""Choices list every action once, and print as the record's trace does."""

from __future__ import annotations

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Give, Kontra
from marjapussi_desktop.engine.cards import FULL_PACK, cards
from marjapussi_desktop.engine.choices import CallChoices, CardsChoices
from marjapussi_desktop.engine.events import Why
from marjapussi_desktop.engine.notation import format_choices
from marjapussi_desktop.engine.scoring import taken_lines
from tests.helpers.scenes import CLUBS, declaring, doubling, kitty_taken


def test_a_choice_of_cards_is_each_combination_once() -> None:
    choices = CardsChoices(2, Give, 3, cards("KC QC QS KD"))
    assert len(list(choices.actions())) == 4
    assert Give(cards("KC QC KD")) in choices.actions()


def test_a_choice_of_cards_is_one_entry_of_the_trace() -> None:
    choices = game.choices(declaring().match, 2)
    assert choices is not None
    assert format_choices(choices) == ["give 3 of KC QC QS KD 6S 7C 6D 6H 7H"]


def test_a_call_out_of_turn_is_all_that_is_offered() -> None:
    choices = game.choices(doubling().match, 1)
    assert isinstance(choices, CallChoices)
    assert list(choices.actions()) == [Kontra()]
    assert format_choices(choices) == ["kontra"]


def test_the_leaders_trace_holds_declarations_plays_and_calls() -> None:
    choices = game.choices(doubling("3: kontra;" + CLUBS).match, 0)
    assert choices is not None
    found = format_choices(choices)
    assert [found[0], found[1], found[-1]] == ["declare H", "ask-whole", "re"]


def test_points_taken_so_far_leave_out_the_last_trick_and_what_the_eyes_do_not_see() -> None:
    hand = kitty_taken("0: discard KS QS KC; 0: contract 80; 0: play AS; 1: play TS; 2: play 8S").hand
    mine, theirs = taken_lines(hand, is_over=False, seat=0), taken_lines(hand, is_over=False, seat=1)
    assert [(line.side, line.amount, line.why) for line in mine] == [
        (0, 20, Why.CARD_POINTS),
        (0, 15, Why.DISCARDS),
    ]
    assert theirs == mine[:1]


def test_cards_sort_by_suit_and_from_high_to_low() -> None:
    mixed = [FULL_PACK[(7 * index) % 36] for index in range(36)]
    assert sorted(mixed) == list(FULL_PACK)
