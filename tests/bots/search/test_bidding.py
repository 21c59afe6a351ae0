"""Bids by the model: what it is worth to leave the hand to partner."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.knowledge.card_sets import mask_of
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import Action, Bid, Pass
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.state import MatchState
from tests.bots import made_positions

STRONG_WEST = "KH TC 7D 8S 8H TH QD AD 6D"
DEALT = ("8D TD 6H 7S KS 6C 9H AC KD", "9S JC QC KC QH 9C AS JD 9D", "7H 8C TS 6S QS 7C JH AH JS", STRONG_WEST)
"""By seat; the opponents of seat 1 and seat 3 stop at 150."""
RAISES: tuple[Action, ...] = (
    *(Bid(amount) for amount in range(85, 125, 5)),
    Pass(),
    *map(Bid, range(125, 160, 5)),
    Pass(),
)
"""Up to a bid of 155 by seat 1; seat 3 is to speak."""


def after_raises() -> MatchState:
    """The match as seat 3 finds it: partner holds the bid, and both opponents are out."""
    match = made_positions.dealt("huutopussi", *DEALT, totals=(245, 250))
    return made_positions.after(match, *RAISES)


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_partners_who_bid_alone_do_not_outbid_each_other(level: str) -> None:
    """Seen: two partners went from 155 to 200 after the others had passed, and lost 200."""
    match = after_raises()
    seen = made_positions.seen(match)
    assert seen.seat == 3
    assert seen.auction is not None
    assert (seen.auction.high, seen.auction.high_seat) == (155, 1)
    assert make_bot(level, 1).decide(seen).action == Pass()


def test_a_forced_opening_of_partner_may_be_outbid() -> None:
    """It tells nothing: the dealer had to speak."""
    weak, strong = "6S 7S 8S 6D 7D 8D 6C 7C 9H", "AH TH KH QH AS TS KS QS AC"
    match = made_positions.dealt("huutopussi", weak, "9S JS 9C 8C JC 9D JD 6H 7H", strong, "TC KC QC AD TD KD QD 8H JH")
    match = made_positions.after(match, Bid(50), Pass())
    seen = made_positions.seen(match)
    assert isinstance(make_bot("expert", 1).decide(seen).action, Bid)


def test_who_was_outbid_by_partner_does_not_outbid_him_in_turn() -> None:
    """Seen: 140, 145, 150 and 155 between two partners, with both opponents out. Where an opponent may still bid,
    the same hand goes over him.
    """
    strong = "AS TS KS QS AH KH QH AD KD"
    match = made_positions.dealt(
        "huutopussi-wurzel",
        "9S 8S 7S 9H 8H 7H 9D 8D 7D",
        strong,
        "JS JH JD 6S 6H 6D 6C 7C 8C",
        "TH TD QD AC TC KC QC JC 9C",
    )
    bot = make_bot("skilled", 1)
    alone = made_positions.after(match, Bid(140), Pass(), Bid(145), Pass())
    assert bot.decide(made_positions.seen(alone)).action == Pass()
    pushed = made_positions.after(match, Bid(140), Bid(145), Bid(150), Pass())
    assert isinstance(bot.decide(made_positions.seen(pushed)).action, Bid)


def test_a_limit_that_was_not_looked_for_farther_is_not_told() -> None:
    """ "Worth about 280", it was said, and "with this hand one bids up to 170", as bids were tried no higher."""
    strong, weak = "AH TH KH QH AS TS KS QS AC", "6S 7S 8S 6D 7D 8D 6C 7C 9H"
    others = "9S JS 9C 8C JC 9D JD 6H 7H", "TC KC QC AD TD KD QD 8H JH"
    seen = made_positions.seen(made_positions.dealt("huutopussi", strong, others[0], weak, others[1]))
    assert mask_of(seen.hand) == mask_of(cards(strong))
    value = make_bot("skilled", 1).decide(seen).grounds
    assert isinstance(value, HandValue)
    assert value.asked is not None
    assert value.mean > 200
    assert value.stop is None
