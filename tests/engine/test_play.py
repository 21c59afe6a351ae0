"""Playing tricks: duties of leader and followers, the stock, the rows."""

from __future__ import annotations

import pytest

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import SUITS, Suit, card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import CardDrawn, CardPlayed, CardTurnedUp, TrickWon
from marjapussi_desktop.engine.legality import Turn, legal_cards, why_not
from marjapussi_desktop.engine.reasons import Reason
from marjapussi_desktop.engine.ruleset import FirstLead
from marjapussi_desktop.engine.tricks import winning_card, winning_index
from tests.helpers.playing import Table, deal_with
from tests.helpers.rulesets import rules_of
from tests.helpers.scenes import CLUBS, FOUR_ACES, SPADES, leading, with_rows, with_stock

S, C, D, H = SUITS


def turn(available: str, trick: str = "", trump: Suit | None = None, **circumstances: object) -> Turn:
    values: dict[str, object] = {
        "rules": rules_of("huutopussi"),
        "is_first_trick": False,
        "is_first_hand": False,
        "lead_suit": None,
        "stock_left": False,
    }
    values.update(circumstances)
    return Turn(available=cards(available), trick=cards(trick), trump=trump, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("KS TS AS QS", None, "AS"),
        ("KS TS QS", None, "TS"),
        ("9S AH TD", None, "9S"),
        ("9S AH 6D", D, "6D"),
        ("9S 6D 7D AS", D, "7D"),
        ("6D AD", D, "AD"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(trick: str, trump: Suit | None, winner: str) -> None:
    assert winning_card(cards(trick), trump) is card(winner)
    assert cards(trick)[winning_index(cards(trick), trump)] is card(winner)


@pytest.mark.parametrize(
    ("held", "trick", "trump", "legal"),
    [
        ("AS KS AH", "9S", None, "AS KS"),  # follow, and both beat
        ("AS 7S AH", "9S", None, "AS"),  # must beat
        ("8S 7S AH", "9S", None, "8S 7S"),  # cannot beat: free within the suit
        ("AH KD", "9S", None, "AH KD"),  # void, no trump suit
        ("AH KD", "9S", D, "KD"),  # void: must trump
        ("AH KC", "9S", D, "AH KC"),  # void and no trump
        ("KD 7D AH", "9S 9D", D, "KD"),  # must overtrump
        ("7D 6D AH", "9S 9D", D, "7D 6D"),  # undertrumps when it cannot overtrump
        ("AS 7S AD", "9S 9D", D, "AS 7S"),  # a trump lies: free in the suit led
        ("AS 7S", "9S TS", None, "AS"),  # even partner's card is beaten
        ("AD KD 7H", "9D", D, "AD KD"),  # trumps led: follow and beat
        ("TS KS", "QS", None, "TS KS"),
        ("TS KS", "AS", None, "TS KS"),
        ("KS 9S", "TS QS", None, "KS 9S"),  # the ten beats the king
    ],
)
def test_followers_follow_trump_and_beat_if_they_can(held: str, trick: str, trump: Suit | None, legal: str) -> None:
    assert legal_cards(turn(held, trick, trump)) == cards(legal)


def test_the_first_filter_that_drops_a_card_is_its_reason() -> None:
    now = turn("AS 7S AD", "9S", D)
    found = [why_not(now, c) for c in cards("AS 7S AD")]
    assert [refusal.reason if refusal else None for refusal in found] == [None, Reason.MUST_BEAT, Reason.FOLLOW_SUIT]


@pytest.mark.parametrize(
    ("first_lead", "held", "legal"),
    [
        (FirstLead.ANY, "AS 7S AD", "AS 7S AD"),
        (FirstLead.ACE, "AS 7S AD", "AS AD"),
        (FirstLead.ACE, "7S TD", "7S TD"),
        (FirstLead.ACE_OR_SPADE, "AD 7S", "AD"),
        (FirstLead.ACE_OR_SPADE, "TD 7S", "7S"),
        (FirstLead.ACE_OR_SPADE, "TD 7H", "TD 7H"),
    ],
)
def test_the_first_lead_of_a_hand(first_lead: FirstLead, held: str, legal: str) -> None:
    rules = rules_of("huutopussi", first_lead=first_lead)
    assert legal_cards(turn(held, rules=rules, is_first_trick=True)) == cards(legal)
    assert legal_cards(turn(held, rules=rules, is_first_trick=False)) == cards(held)


def test_the_ace_must_show_in_the_first_trick_only() -> None:
    rules = rules_of("huutopussi", first_trick_ace_must_show=True)
    assert legal_cards(turn("AS TS 7S", "9S", rules=rules, is_first_trick=True)) == cards("AS")
    assert legal_cards(turn("AS TS 7S", "9S", rules=rules, is_first_trick=False)) == cards("AS TS")
    assert legal_cards(turn("TS 7S", "AS", rules=rules, is_first_trick=True)) == cards("TS 7S")


def test_the_ace_of_clubs_leads_in_the_first_hand_only() -> None:
    rules = rules_of("marjapussi-fi")
    table = Table(rules, FOUR_ACES, dealer=1)
    assert table.hand.leader == 0
    assert game.choices(table.match, 0) == PlayChoices(0, cards("AC"))
    table.play_on()
    assert table.match.next_dealer == 0, "the one who led deals the second hand"
    table.deal(FOUR_ACES)
    assert table.hand.leader == 1
    assert game.choices(table.match, 1) == PlayChoices(1, FOUR_ACES.hands[1])


def test_the_winner_of_a_trick_leads() -> None:
    table = leading("0: play KH; 1: play TH; 2: play 6H; 3: play 8H")
    assert table.events[-1] == TrickWon(1, 1, 0, cards("KH TH 6H 8H"), is_last=False)
    assert game.seat_to_act(table.match) == 1


def test_the_last_trick_says_so_and_ends_the_hand() -> None:
    table = leading().play_on()
    tricks = [event for event in table.events if isinstance(event, TrickWon)]
    assert [trick.is_last for trick in tricks] == [False] * 8 + [True]
    assert table.match.awaits_deal


# -- the stock --------------------------------------------------------------------------------------------------------


def test_while_the_stock_lasts_followers_are_free_and_both_draw() -> None:
    table = with_stock("0: play AS")
    assert game.choices(table.match, 1) == PlayChoices(1, cards("AH TH KH QH 9C 9D"))
    table.do("1: play 9C")
    assert table.events[-2:] == (CardDrawn(0, card("JS"), 11), CardDrawn(1, card("9S"), 10))


def test_the_winner_draws_first() -> None:
    rules = rules_of("bondtolva-2", first_lead=FirstLead.ANY)
    table = Table(rules, deal_with(rules, {0: "9D", 1: "AD"}, stock="JS 9S"), dealer=1)
    table.do("0: play 9D; 1: play AD")
    assert table.events[-2:] == (CardDrawn(1, card("JS"), 11), CardDrawn(0, card("9S"), 10))


def test_once_the_stock_is_empty_the_duties_hold() -> None:
    moves = "0: play AS; 1: play 9C; 0: play TS; 1: play 9D; 0: play KS; 1: play AH; 0: play QS; 1: play TH;"
    table = with_stock(moves + "0: play AC; 1: play KH; 0: play AD; 1: play QH")
    assert table.hand.stock == ()
    table.do("0: play JS")
    choices = game.choices(table.match, 1)
    assert isinstance(choices, PlayChoices)
    assert choices.cards == cards("9S"), "the nine came from the stock"


# -- the rows ---------------------------------------------------------------------------------------------------------


def test_face_up_cards_are_available_and_the_card_beneath_turns_up_at_once() -> None:
    table = with_rows("0: play AD")
    assert table.events == (CardPlayed(0, card("AD"), column=0), CardTurnedUp(0, 0, card("AC")))
    assert table.hand.up[0][0] is card("AC")
    assert table.hand.down[0][0] is None
    table.do("1: play QD")
    assert table.allows("0: play AC")


def test_an_empty_place_stays_empty() -> None:
    table = with_rows("0: play AD; 1: play QD")
    assert table.do("0: play AC").events == (CardPlayed(0, card("AC"), column=0),)
    assert table.hand.up[0][0] is None


def test_a_card_from_the_hand_has_no_column() -> None:
    assert with_rows("0: play AS").events == (CardPlayed(0, card("AS"), column=None),)


def test_followers_in_the_open_layout_use_hand_and_row_alike() -> None:
    table = with_rows("0: play AD")
    choices = game.choices(table.match, 1)
    assert isinstance(choices, PlayChoices)
    assert choices.cards == cards("QD JD")


def test_all_tricks_of_each_layout_are_played() -> None:
    for table, tricks in ((leading(CLUBS + ";" + SPADES), 9), (with_stock(), 12), (with_rows(), 18)):
        assert len(table.play_on().hand.tricks) == tricks
