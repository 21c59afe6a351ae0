"""What is said of the cards of an exchange, held against the cards by code of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.bots.grounds import Exchange, Service
from marjapussi_desktop.engine.actions import Discard, Give, Return
from marjapussi_desktop.engine.cards import Card, Rank, pack_of
from tests.bots.reasons.claims import points_of
from tests.bots.reasons.told import Told

Cards = tuple[Card, ...]


def is_marriage(pair: tuple[Card, ...]) -> bool:
    return {card.rank for card in pair} == {Rank.KING, Rank.QUEEN} and len({card.suit for card in pair}) == 1


def check_gift(told: Told, service: Service, cards: tuple[Card, ...]) -> None:
    """What cards of a gift are said to do."""
    ranks = {card.rank for card in cards}
    match service:
        case Service.MARRIAGE:
            assert is_marriage(cards)
        case Service.COVERED_TEN:
            assert ranks == {Rank.ACE, Rank.TEN}
            assert len({card.suit for card in cards}) == 1
        case Service.ACE:
            assert ranks == {Rank.ACE}
        case Service.HALF:
            assert ranks <= {Rank.KING, Rank.QUEEN}
            for half in cards:
                other = Rank.QUEEN if half.rank is Rank.KING else Rank.KING
                assert other not in {card.rank for card in in_suit(told.seen.hand, half)}
        case Service.TEN:
            assert ranks == {Rank.TEN}
            assert not any(one.rank is Rank.ACE for ten in cards for one in in_suit(told.seen.hand, ten))
        case Service.LAST:
            assert not ranks & {Rank.ACE}
            assert isinstance(told.decision.action, Give)
            assert set(in_suit(told.seen.hand, cards[0])) <= set(told.decision.action.cards)
            assert len({card.suit for card in cards}) == 1
        case Service.REST:
            assert not ranks & {Rank.ACE}
            assert isinstance(told.decision.action, Give)
            kept = set(told.seen.hand) - set(told.decision.action.cards)
            assert all(in_suit(tuple(kept), card) for card in cards)
        case _:
            assert service is Service.NAMED_SUIT
            assert len({card.suit for card in cards}) == 1


def in_suit(cards: tuple[Card, ...], of: Card) -> list[Card]:
    return [card for card in cards if card.suit is of.suit]


def check_exchange(told: Told, rests_on: Exchange) -> None:
    """Each claim, against the cards."""
    action = told.decision.action
    assert isinstance(action, Give | Return | Discard)
    gone = action.cards
    kept = tuple(card for card in told.seen.hand if card not in gone)
    for serving in rests_on.serving:
        check = PARTED.get(serving.service) or KEPT.get(serving.service)
        if serving.service is Service.REST and not isinstance(action, Give):
            assert set(serving.cards) <= set(gone)
            _rest(told, serving.cards, kept)
        elif check is not None:
            assert set(serving.cards) <= set(gone if serving.service in PARTED else kept)
            check(told, serving.cards, kept)
        else:
            assert set(serving.cards) <= set(gone)
            check_gift(told, serving.service, serving.cards)
    named = [card for serving in rests_on.serving for card in serving.cards]
    assert set(gone) <= set(named), "nothing is said of a card that goes"
    assert len(named) == len(set(named)) or not isinstance(action, Give), "a card of a gift is told once"


def _void(told: Told, cards: Cards, kept: Cards) -> None:
    assert not in_suit(kept, cards[0])
    assert set(in_suit(told.seen.hand, cards[0])) == set(cards)


def _returned_ace(told: Told, cards: Cards, _kept: Cards) -> None:
    assert isinstance(told.decision.action, Return)
    assert {card.rank for card in cards} == {Rank.ACE}


def _returned_ten(told: Told, cards: Cards, _kept: Cards) -> None:
    assert isinstance(told.decision.action, Return)
    assert {card.rank for card in cards} == {Rank.TEN}
    assert not any(one.rank is Rank.ACE for ten in cards for one in in_suit(told.seen.hand, ten))


def _rest(told: Told, cards: Cards, kept: Cards) -> None:
    """None of them is an ace given back, or low beside nothing."""
    assert not any(one.rank is Rank.ACE for one in cards) or isinstance(told.decision.action, Discard)
    assert all(in_suit(kept, one) for one in cards), "the suit runs out"


def _returned_whole(told: Told, cards: Cards, _kept: Cards) -> None:
    assert isinstance(told.decision.action, Return)
    assert told.seen.rules.marriages.ask_whole
    assert is_marriage(cards)


def _returned_half(told: Told, cards: Cards, _kept: Cards) -> None:
    assert {card.rank for card in cards} <= {Rank.KING, Rank.QUEEN}
    assert not any(is_marriage((card, other)) for card in cards for other in told.seen.hand)
    assert not set(cards) & set(told.seen.received)


def _losers(told: Told, cards: Cards, kept: Cards) -> None:
    for card in cards:
        suit = [one for one in pack_of(told.seen.rules.deal.pack) if one.suit is card.suit]
        assert sum(one.strength > card.strength and one not in kept for one in suit) > 1
        out = [one.strength for one in suit if one not in told.seen.hand]
        run = [one for one in in_suit(kept, card) if all(one.strength > other for other in out)]
        assert 2 * len(run) < len(out), "the suit runs"


def _counted(told: Told, cards: Cards, _kept: Cards) -> None:
    assert isinstance(told.decision.action, Discard)
    assert told.seen.rules.kitty is not None
    assert told.seen.rules.kitty.discards_count
    assert all(points_of(told.seen, [card]) >= 10 for card in cards)


def _kept_marriages(_told: Told, cards: Cards, _kept: Cards) -> None:
    assert all(is_marriage(pair) for pair in zip(cards[::2], cards[1::2], strict=True))


def _kept_high(_told: Told, cards: Cards, _kept: Cards) -> None:
    assert {card.rank for card in cards} <= {Rank.ACE, Rank.TEN}
    assert all(any(one.suit is ten.suit and one.rank is Rank.ACE for one in cards) for ten in cards)


def _kept_length(_told: Told, cards: Cards, kept: Cards) -> None:
    assert set(cards) == set(in_suit(kept, cards[0]))


Check = Callable[[Told, Cards, Cards], None]
PARTED: Final[dict[Service, Check]] = {
    Service.VOID: _void,
    Service.RETURNED_ACE: _returned_ace,
    Service.RETURNED_WHOLE: _returned_whole,
    Service.RETURNED_HALF: _returned_half,
    Service.LOSERS: _losers,
    Service.COUNTED: _counted,
    Service.RETURNED_TEN: _returned_ten,
}
KEPT: Final[dict[Service, Check]] = {
    Service.KEPT_MARRIAGE: _kept_marriages,
    Service.KEPT_MARRIAGES: _kept_marriages,
    Service.KEPT_HIGH: _kept_high,
    Service.KEPT_LENGTH: _kept_length,
}
