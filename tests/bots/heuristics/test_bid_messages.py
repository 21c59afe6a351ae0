"""What bids tell a partner: shown to a person as the bots mean and read them."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.grounds import Learnt
from marjapussi_desktop.bots.heuristics.bid_messages import (
    BidMessage,
    Tells,
    bid_messages,
    naming_bids,
    tells_by_steps,
    told_by_steps,
)
from marjapussi_desktop.bots.heuristics.conventions import told_by_auction
from marjapussi_desktop.bots.heuristics.hand_value import Heard, stated_worth
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.knowledge.public_history import AuctionCall
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.cards import SUITS, Suit
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.values import changed
from tests.bots.made_positions import seen
from tests.helpers.rulesets import rules_of

MUST_BID = next(
    rules.auction
    for rules in PRESETS.values()
    if rules.auction is not None and rules.auction.opening is Opening.COMPULSORY and rules.auction.minimum_bid == 50
)


def tells(amount: int, standing: int = 55, is_first: bool = True) -> BidMessage:
    choices = BidChoices(0, standing + 5, 420, may_pass=True, may_redeal=False)
    return bid_messages(rules_of("huutopussi"), choices, standing, is_first)[amount]


@pytest.mark.parametrize(
    ("amount", "expected"),
    [
        (60, BidMessage(Tells.RELUCTANT)),
        (65, BidMessage(Tells.HONOURS)),
        (80, BidMessage(Tells.GOOD_HAND)),
        (85, BidMessage(Tells.ACE)),
        (155, BidMessage(Tells.ACE)),
        (160, BidMessage(Tells.WILLING)),
        (260, BidMessage(Tells.SUIT, Suit.HEARTS)),
        (235, BidMessage(Tells.SUIT, Suit.HEARTS)),
        (240, BidMessage(Tells.SUIT, Suit.DIAMONDS)),
        (220, BidMessage(Tells.SUIT, Suit.CLUBS)),
        (200, BidMessage(Tells.SUIT, Suit.SPADES)),
    ],
)
def test_a_first_bid_over_55(amount: int, expected: BidMessage) -> None:
    assert tells(amount) == expected


def test_later_a_jump_shows_a_good_hand_and_nothing_above_160() -> None:
    assert tells(100, is_first=False) == BidMessage(Tells.GOOD_HAND)
    assert tells(205, is_first=False) == BidMessage(Tells.NOTHING)


def test_who_must_bid_says_nothing_with_the_least() -> None:
    choices = BidChoices(0, 50, 420, may_pass=False, may_redeal=False)
    messages = bid_messages(rules_of("huutopussi"), choices, 0, True)
    assert messages[50] == BidMessage(Tells.FORCED)
    assert messages[55] == BidMessage(Tells.NOTHING), "he cannot pass, and so does not say that he would rather not"


def test_a_bid_that_had_to_be_made_has_taught_nothing() -> None:
    """ "Helmi bid 50, so the hand is now worth about 225 instead of 235", of friend and foe, though she had to bid."""
    calls = [AuctionCall(1, 50), AuctionCall(2, 55)]
    forced = Heard((), 0, MUST_BID)
    free = changed(forced, rules=changed(MUST_BID, opening=Opening.OPTIONAL))

    def learnt_from(heard: Heard, *points: float) -> Learnt | None:
        return stated_worth(heard, lambda some: 150.0 - sum(points[: len(some)]))[1]

    for heard, taught in ((forced, None), (free, 50)):
        found = learnt_from(changed(heard, calls=calls[:1]), 20.0)
        assert (None if found is None else found.amount) == taught
    told = learnt_from(changed(forced, calls=calls), 20.0, 5.0)
    assert told is not None
    assert (told.amount, told.before) == (55, 150)
    for amount, taught in ((55, None), (90, 90)):
        more = learnt_from(changed(forced, calls=[AuctionCall(1, amount)]), 20.0)
        assert (None if more is None else more.amount) == taught, "he had to bid, but not so much"


def test_under_the_ban_there_is_no_bid_to_explain() -> None:
    assert bid_messages(rules_of("huutopussi"), BidChoices(0, None, None, True, False), 60, True) == {}


def test_a_partner_who_has_passed_is_told_only_of_cards() -> None:
    """What a bid wishes he can no longer heed; what it tells of cards helps him to choose his gift."""
    choices = BidChoices(0, 110, 420, may_pass=True, may_redeal=False)
    before = bid_messages(rules_of("huutopussi"), choices, 105, True)
    passed = bid_messages(rules_of("huutopussi"), choices, 105, True, partner_passed=True)
    assert before[110] == BidMessage(Tells.RELUCTANT)
    assert before[160] == BidMessage(Tells.WILLING)
    assert {amount for amount in passed if passed[amount] != before[amount]} == {110, 160}
    assert passed[110] == passed[160] == BidMessage(Tells.UNHEARD)


@pytest.mark.parametrize(("amount", "told"), [(100, Tells.ACE), (200, None)])
def test_a_jump_that_names_a_suit_is_not_said_to_promise_an_ace(amount: int, told: Tells | None) -> None:
    """Partner's jump told of spades on the panel, and of an ace in the bot's reason."""
    calls = (AuctionCall(0, 50), AuctionCall(1, 0), AuctionCall(2, amount))
    heard = Heard(calls, 0, MUST_BID, 2, frozenset(naming_bids(worth_of(rules_of("huutopussi")), SUITS)))
    _worth, learnt = stated_worth(heard, lambda some: 100.0 + 20.0 * (len(some) > 2))
    assert learnt is not None
    assert (learnt.amount, learnt.tells) == (amount, told)


@pytest.mark.parametrize("preset", PRESETS)
def test_bids_tell_by_their_steps_where_nobody_has_to_bid_and_bids_begin_high(preset: str) -> None:
    assert tells_by_steps(PRESETS[preset]) == (preset in ("huutopussi-erlangen", "huutopussi-wurzel"))


@pytest.mark.parametrize(
    ("standing", "is_first", "expected"),
    [
        (0, True, {120: Tells.ACE, 125: Tells.HALVES, 130: Tells.WHOLE, 135: Tells.GOOD_HAND, 145: Tells.GOOD_HAND}),
        (135, True, {140: Tells.ACE, 145: Tells.HALVES, 150: Tells.WHOLE, 155: Tells.GOOD_HAND}),
        (150, False, {155: Tells.RELUCTANT, 160: Tells.HALVES, 165: Tells.WHOLE}),
    ],
)
def test_what_a_step_tells(standing: int, is_first: bool, expected: dict[int, Tells]) -> None:
    choices = BidChoices(0, standing + 5 if standing else 120, 420, may_pass=True, may_redeal=False)
    messages = bid_messages(rules_of("huutopussi-wurzel"), choices, standing, is_first)
    assert {amount: messages[amount].tells for amount in expected} == expected


def test_what_a_seat_has_told_by_its_steps() -> None:
    calls = ((0, 120), (1, 130), (2, 0), (3, 135), (0, 150), (1, 155), (3, 0), (0, 0))
    told = [told_by_steps(calls, seat, 120) for seat in range(4)]
    assert told == [{Tells.ACE, Tells.WHOLE}, {Tells.HALVES, Tells.RELUCTANT}, set(), {Tells.ACE}]


@pytest.mark.parametrize(
    ("calls", "points"),
    [
        ((), 6.5),
        (((1, 120),), 6.5),
        (((1, 120), (3, 125), (1, 130)), 6.5 - 2 * 8.4),
        (((2, 120), (3, 125)), 6.5 + 21.5),
        (((2, 120), (3, 125), (2, 130), (3, 135)), 6.5 - 8.4 + 21.5 + 13.9),
        (((2, 0), (0, 120), (0, 130)), 6.5),
    ],
)
def test_what_the_auction_tells_beyond_partners_promises(calls: tuple[tuple[int, int], ...], points: float) -> None:
    """A hand of "about 195" stayed that through five bids of the opponents, and was worth 130 after the exchange."""
    heard = tuple(AuctionCall(seat, amount) for seat, amount in calls)
    for preset in PRESETS:
        rules = PRESETS[preset]
        if rules.auction is None:
            continue
        match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, random.Random(1))).match
        view = View(changed(seen(match), seat=0))
        tells = tells_by_steps(rules) and rules.kitty is None
        assert told_by_auction(view, heard) == pytest.approx(points if tells else 0.0)
