"""What may be told at once of a card rests on the table alone, and is true of every hand that may play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.controller.match.open_reasons import OpenKind, OpenReason, open_reason
from marjapussi_desktop.engine.cards import Card, Rank, Suit, card, cards
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import changed
from tests.bots.bot_games import positions

Cards = tuple[Card, ...]


def turns(preset: str) -> Iterator[tuple[Observation, Cards]]:
    """The turns of two hands in which a card is to be played, each with all cards of the seat, in rows those that lie
    face down too.
    """
    for hand, seat in positions(PRESETS[preset], [make_bot("casual", 1)] * 4, seed=5, hands=2):
        seen = observe(hand, seat)
        if isinstance(seen.choices, PlayChoices):
            down = hand.down[seat] if hand.down else ()
            yield seen, seen.available(seat) + tuple(one for one in down if one is not None)


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_told_without_looking_into_the_hand(preset: str) -> None:
    found: Counter[OpenKind] = Counter()
    for seen, _owned in turns(preset):
        blind = changed(seen, hand=(), dealt=(), given=(), received=(), discarded=(), drawn=(), kitty=(), moves=())
        for one in seen.available(seen.seat):
            told = open_reason(seen, one)
            assert told == open_reason(blind, one)
            found.update([] if told is None else [told.kind])
    assert sum(found.values()) > 10
    assert len(found) > 2


@pytest.mark.parametrize("preset", PRESETS)
def test_it_is_true_of_whoever_may_play_the_card(preset: str) -> None:
    for seen, owned in turns(preset):
        assert isinstance(seen.choices, PlayChoices)
        for one in seen.choices.cards:
            told = open_reason(seen, one)
            if told is not None:
                assert is_true(seen, told, owned), (told, owned, seen.trick, seen.trump)


@pytest.mark.parametrize(
    ("trick", "trump", "code", "kind"),
    [
        ("8S 7H", "H", "9H", OpenKind.TRUMPS_OVER),
        ("8S 7H", "H", "6H", OpenKind.CANNOT_TRUMP_OVER),
        ("8S", "H", "6H", OpenKind.TRUMPS),
        ("8S", "S", "6H", OpenKind.OTHER_SUIT),
        ("8S 7H", "H", "6S", OpenKind.FOLLOWS),
    ],
)
def test_what_a_card_tells_of_the_trick_before_it(trick: str, trump: str, code: str, kind: OpenKind) -> None:
    seen = next(seen for seen, _owned in turns("huutopussi-wurzel") if seen.tricks)
    seen = changed(seen, trick=cards(trick), trump=Suit(trump), tricks=())
    seen = changed(seen, rules=changed(seen.rules, play=changed(seen.rules.play, first_trick_ace_must_show=False)))
    assert open_reason(seen, card(code)) == OpenReason(kind, card(code), Suit.SPADES, cards(trick)[-1])


def test_what_the_first_trick_asks_for_is_told() -> None:
    seen = next(seen for seen, _owned in turns("huutopussi-wurzel") if not seen.tricks)
    led = changed(seen, trick=cards("8S"), trump=None)
    assert open_reason(led, card("AS")) == OpenReason(OpenKind.SHOWS_ACE, card("AS"), Suit.SPADES, card("8S"))
    lead = changed(seen, trick=())
    assert open_reason(lead, card("9S")) == OpenReason(OpenKind.LEAD_SPADE, card("9S"), Suit.SPADES)
    assert open_reason(lead, card("AS")) == OpenReason(OpenKind.LEAD_ACE, card("AS"), Suit.SPADES)


def is_true(seen: Observation, told: OpenReason, held: Cards) -> bool:
    """Whether a sentence is true, by the cards that nobody else sees and by the rules as they are written."""
    kind, one = told.kind, told.card
    if kind is OpenKind.LAST_CARD:
        return len(held) == 1
    if kind is OpenKind.HIGHEST_LEFT:
        assert one.rank is not Rank.ACE, "of an ace that says nothing"
        gone = [other for trick in seen.tricks for other in trick.cards]
        higher = [rank for rank in Rank if card(rank + one.suit).strength > one.strength]
        return not seen.trick and all(card(rank + one.suit) in gone for rank in higher)
    return _lead_is_true(seen, told, held) if not seen.trick else _follow_is_true(seen, told, held)


def _lead_is_true(seen: Observation, told: OpenReason, held: Cards) -> bool:
    aces = [other for other in held if other.rank is Rank.ACE]
    if told.kind is OpenKind.LEAD_FROM_MARRIAGE:
        return told.card.rank in (Rank.KING, Rank.QUEEN) and told.card.suit is seen.marriages.lead_suit
    if seen.tricks:
        return False
    if told.kind is OpenKind.LEAD_ACE_OF_CLUBS:
        return told.card is card("AC")
    if told.kind is OpenKind.LEAD_ACE:
        return told.card in aces
    return told.kind is OpenKind.LEAD_SPADE and not aces and told.card.suit == "S"


def _follow_is_true(seen: Observation, told: OpenReason, held: Cards) -> bool:
    led, trump, other = seen.trick[0].suit, seen.trump, told.other
    assert other is not None
    assert told.suit is led
    follows = [one for one in held if one.suit is led]
    trumps = [one for one in held if one.suit is trump]
    playable = seen.available(seen.seat)
    goes_over = beats(told.card, other, trump)
    none_over = not any(beats(one, other, trump) for one in (follows or trumps))
    return {
        OpenKind.SHOWS_ACE: told.card.rank is Rank.ACE and told.card in follows and not seen.tricks,
        OpenKind.FOLLOWS: told.card in follows,
        OpenKind.GOES_OVER: told.card in follows and goes_over,
        OpenKind.CANNOT_GO_OVER: told.card in follows and none_over,
        OpenKind.TRUMPS: not follows and told.card in trumps,
        OpenKind.TRUMPS_OVER: not follows and told.card in trumps and goes_over and other.suit is trump,
        OpenKind.CANNOT_TRUMP_OVER: not follows and told.card in trumps and none_over,
        OpenKind.NEITHER: not follows and not trumps and trump is not None,
        OpenKind.OTHER_SUIT: not follows and (trump is None or trump is led),
        OpenKind.NOT_NOW: not any(one.suit is led for one in playable) and bool(seen.down),
    }[told.kind]
