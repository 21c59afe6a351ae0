"""The exchange between partners, the kitty, and the contract."""

from __future__ import annotations

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Give, Return
from marjapussi_desktop.engine.cards import Rank, cards
from marjapussi_desktop.engine.choices import CardsChoices, ContractChoices
from marjapussi_desktop.engine.events import (
    CardsDiscarded,
    CardsPassed,
    ContractSet,
    KittyExposed,
    KittyTaken,
)
from marjapussi_desktop.engine.ruleset import ContractSet as WhenSet
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.state import Phase
from tests.helpers.scenes import declaring, kitty_taken


def test_the_partner_gives_the_declarer_sets_the_contract_and_gives_back() -> None:
    table = declaring()
    assert game.choices(table.match, 2) == CardsChoices(2, Give, 3, table.hand.hands[2])
    assert table.do("2: give KC QC KD").events == (CardsPassed(2, 0, cards("KC QC KD"), 3, is_return=False),)
    assert len(table.hand.hands[0]) == 12
    assert game.choices(table.match, 0) == ContractChoices(0, 80, 440)
    assert table.do("0: contract 120").events == (ContractSet(0, 120, 40),)
    assert game.choices(table.match, 0) == CardsChoices(0, Return, 3, table.hand.hands[0])
    assert table.do("0: return KC 6C QD").events == (CardsPassed(0, 2, cards("KC 6C QD"), 3, is_return=True),)
    assert [len(hand) for hand in table.hand.hands] == [9, 9, 9, 9]
    assert (table.hand.phase, table.hand.leader) == (Phase.PLAY, 0)


def test_where_the_contract_comes_last_the_cards_go_back_first() -> None:
    table = declaring("2: give KC QC KD", contract_set=WhenSet.AFTER_RETURN)
    assert table.hand.phase is Phase.RETURN
    assert table.do("0: return KC QC KD").hand.phase is Phase.CONTRACT
    assert table.do("0: contract 80").hand.phase is Phase.PLAY


def test_four_cards_go_to_and_fro_where_the_rules_say_four() -> None:
    table = declaring("2: give KC QC KD QS; 0: contract 80", exchange=4)
    assert len(table.hand.hands[0]) == 13
    table.do("0: return KC QC KD QS")
    assert len(table.hand.hands[0]) == 9


def test_the_declarer_leads_whoever_dealt() -> None:
    table = declaring("2: give KC QC KD; 0: contract 80; 0: return KC QC KD")
    assert table.allows("0: play AS")
    assert not table.allows("1: play TS")


def test_an_exposed_kitty_is_shown_and_taken() -> None:
    table = kitty_taken()
    assert table.events[-2:] == (KittyExposed(cards("AH TH 6H")), KittyTaken(0, cards("AH TH 6H"), 3))
    assert len(table.hand.hands[0]) == 14
    assert kitty_taken(kitty_exposed=False).events[-1] == KittyTaken(0, cards("AH TH 6H"), 3)
    assert not any(isinstance(e, KittyExposed) for e in kitty_taken(kitty_exposed=False).events)


def test_discards_spare_aces_and_tens_unless_they_may_go() -> None:
    choices = game.choices(kitty_taken().match, 0)
    assert isinstance(choices, CardsChoices)
    assert not any(c.rank in (Rank.ACE, Rank.TEN) for c in choices.cards)
    free = game.choices(kitty_taken(discard_aces_and_tens=True).match, 0)
    assert isinstance(free, CardsChoices)
    assert len(free.cards) == 14
    assert kitty_taken(discard_aces_and_tens=True).allows("0: discard TH AS AC")


def test_after_the_discard_the_contract_and_then_the_lead() -> None:
    table = kitty_taken("0: discard 9C 8C 7C")
    assert table.events[-1] == CardsDiscarded(0, cards("9C 8C 7C"), 3)
    assert table.hand.phase is Phase.CONTRACT
    table.do("0: contract 100")
    assert (table.hand.phase, table.hand.leader, game.seat_to_act(table.match)) == (Phase.PLAY, 0, 0)


def test_a_kitty_nobody_takes_counts_for_nobody() -> None:
    table = kitty_taken(opening=Opening.OPTIONAL)
    passed = type(table)(table.match.rules, table.hand.dealt, 0).do("0: pass; 1: pass; 2: pass").play_on()
    result = passed.hand.result
    assert result is not None
    assert sum(result.taken) == 4 * 35 + 20 - 20, "A and T of the kitty are away"
    assert not any(line.why.value == "discards" for line in result.taken_lines)


def test_discards_count_for_the_declarer_where_the_rules_say_so() -> None:
    discarding = "0: discard KS QS KC; 0: contract 80"
    for counts in (True, False):
        result = kitty_taken(discarding, discards_count=counts).play_on().hand.result
        assert result is not None
        discards = [line.amount for line in result.taken_lines if line.why.value == "discards"]
        assert discards == ([15] if counts else [])
        assert sum(result.taken) == 160 - (0 if counts else 15)
