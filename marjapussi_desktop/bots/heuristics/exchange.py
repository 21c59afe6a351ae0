"""Giving cards to the declarer, giving back, putting aside."""

from __future__ import annotations

from heapq import nlargest
from itertools import combinations
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.conventions import named_suit, strong_suit
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import Worth
from marjapussi_desktop.bots.knowledge.card_sets import (
    BIT,
    LOW_MASK,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    Mask,
    cards_of,
    mask_of,
)
from marjapussi_desktop.engine.actions import Give
from marjapussi_desktop.engine.cards import ACES_AND_TENS, SUITS, Card, Rank, Suit
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.engine.values import changed

# What a card is worth to the declarer as a gift.
_GIFT: Final = {Rank.ACE: 40.0, Rank.KING: 16.0, Rank.QUEEN: 15.0, Rank.TEN: 11.0, Rank.JACK: 4.0, Rank.NINE: 2.0}
_ACE_TEN: Final = 12.0
_TEN_WITH_COURT: Final = 4.0
_MARRIAGE_SHARE: Final = 0.3
_BROKEN_MARRIAGE: Final = -25.0
_NAMED_SUIT: Final = 20.0
_OWN_SUIT_LENGTH: Final = 6
_VOID: Final = 15.0
"""For each suit that runs out. People give so: of the suit of a card below the queen that they give they keep 2 % of
the low cards that the declarer does not see, of other suits 32 % (789 hands). It costs nothing (points −.0 ± 6.6 a
deal, 309 deals of `huutopussi-wurzel`), and the declarer learns what can be trumped.
"""

# What a card is worth kept in the declarer's own hand.
_KEEP: Final = {Rank.ACE: 40.0, Rank.TEN: 10.0, Rank.KING: 9.0, Rank.QUEEN: 8.0, Rank.JACK: 4.0, Rank.NINE: 3.0}
_KEEP_LENGTH: Final = 4.0
_KEEP_TEN_WITH_ACE: Final = 18.0
_KEEP_MARRIAGE: Final = 20.0
_SHORT_SUIT: Final = -4.0


def _gift_value(view: View, chosen: tuple[Card, ...], named: Suit | None) -> float:
    """What a set of cards does for the declarer: single cards, and pairs that belong together."""
    value = sum(_GIFT.get(card.rank, 0.0) + (_NAMED_SUIT if card.suit is named else 0.0) for card in chosen)
    mask = mask_of(chosen)
    for suit in SUITS:
        if mask & SUIT_MASKS[suit]:
            value += _suit_gift(view, suit, mask & SUIT_MASKS[suit])
            value += _VOID if not view.mine & ~mask & SUIT_MASKS[suit] else 0.0
    return value


def _suit_gift(view: View, suit: Suit, given: Mask) -> float:
    """Ace and ten together, a ten with other high cards; marriages whole or not at all."""
    marriage = MARRIAGE_MASKS[suit]
    value = 0.0
    ranks = {card.rank for card in cards_of(given)}
    if Rank.TEN in ranks:
        value += _ACE_TEN if Rank.ACE in ranks else _TEN_WITH_COURT if given & marriage else 0.0
    if view.mine & marriage == marriage and given & marriage:
        is_whole = given & marriage == marriage
        value += _MARRIAGE_SHARE * view.worth.marriage(suit, False) if is_whole else _BROKEN_MARRIAGE
    return value


def _ask_for_suit(view: View, choices: CardsChoices) -> Decision | None:
    """With a very long strong suit: one card of each other suit, one of them a jack or lower, asks for that suit."""
    suit = strong_suit(view, view.mine)
    if suit is None or choices.count != len(SUITS) - 1:
        return None
    others = [view.mine & SUIT_MASKS[other] for other in SUITS if other is not suit]
    if (view.mine & SUIT_MASKS[suit]).bit_count() < _OWN_SUIT_LENGTH or not all(others):
        return None
    chosen = tuple(cards_of(held)[0] for held in others)
    if all(card.rank in (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN) for card in chosen):
        return None
    return Decision(Give(chosen), BotReason.ASK_FOR_SUIT, cards=chosen, suit=suit)


def choose_gift(view: View, choices: CardsChoices) -> Decision:
    """The cards that help the declarer most; the suit that he has named comes first."""
    asking = _ask_for_suit(view, choices)
    return asking if asking is not None else giving(view, best_gifts(view, choices, 1)[0])


def best_gifts(view: View, choices: CardsChoices, count: int) -> list[tuple[Card, ...]]:
    """The gifts that help the declarer most, the best first."""
    assert view.observation.declarer is not None
    named = named_suit(view, view.observation.declarer)
    held = tuple(sorted(choices.cards))
    gifts = combinations(held, choices.count)
    return nlargest(count, gifts, key=lambda chosen: _gift_value(view, chosen, named))


def misleads(held: Mask, given: Mask) -> bool:
    """Whether a gift has a card below the queen of a suit that does not run out with it: the declarer takes such a card
    for the last of its suit.
    """
    return any(given & LOW_MASK & in_suit and held & ~given & in_suit for in_suit in SUIT_MASKS.values())


def giving(view: View, best: tuple[Card, ...]) -> Decision:
    """The decision to give these cards, and why."""
    assert view.observation.declarer is not None
    named = named_suit(view, view.observation.declarer)
    is_named = 2 * sum(card.suit is named for card in best) >= len(best)
    why = BotReason.GIVE_NAMED_SUIT if is_named else BotReason.GIVE_BEST
    return Decision(Give(best), why, cards=best, suit=named if is_named else None)


# -- giving back and putting aside ------------------------------------------------------------------------------------


def keep_value(card: Card, kept: Mask, worth: Worth) -> float:
    """What a card is worth to the declarer among the cards that he would keep."""
    in_suit = kept & SUIT_MASKS[card.suit]
    marriage = MARRIAGE_MASKS[card.suit]
    value = _KEEP.get(card.rank, 2.0) + _KEEP_LENGTH * (in_suit.bit_count() - 1)
    if card.rank is Rank.TEN and cards_of(in_suit)[0].rank is Rank.ACE:
        value += _KEEP_TEN_WITH_ACE
    if BIT[card.index] & marriage and in_suit & marriage == marriage:
        value += _KEEP_MARRIAGE + 0.2 * worth.marriage(card.suit, False)
    if in_suit.bit_count() <= 2 and card.rank not in ACES_AND_TENS and in_suit & marriage != marriage:
        value += _SHORT_SUIT
    return value


def cards_to_part_with(held: Mask, allowed: Mask, count: int, worth: Worth) -> tuple[Card, ...]:
    """The ``count`` least useful cards, chosen one after another so that short suits empty themselves."""
    parted: list[Card] = []
    values = {card: (keep_value(card, held, worth), -card.index) for card in cards_of(held & allowed)}
    for _ in range(count):
        least = min(values, key=values.__getitem__)
        parted.append(least)
        del values[least]
        held &= ~BIT[least.index]
        for card in cards_of(held & allowed & SUIT_MASKS[least.suit]):  # those of other suits are worth what they were
            values[card] = keep_value(card, held, worth), -card.index
    return tuple(sorted(parted))


def parting(view: View, choices: CardsChoices, chosen: tuple[Card, ...]) -> Decision:
    """The decision to give back or put aside these cards, and why."""
    gone, rest = mask_of(chosen), view.mine & ~mask_of(chosen)
    void = next((s for s in SUITS if gone & SUIT_MASKS[s] and not rest & SUIT_MASKS[s]), None)
    why = BotReason.MAKE_VOID if void is not None else BotReason.KEEP_BEST
    return Decision(choices.action(chosen), why, cards=chosen, suit=void)


def choose_cards(view: View, choices: CardsChoices) -> Decision:
    """Cards to give; or to return or discard, those that the declarer needs least: good cards are concentrated in his
    hand.
    """
    if choices.action is Give:
        decision = choose_gift(view, choices)
    else:
        least = cards_to_part_with(view.mine, mask_of(choices.cards), choices.count, view.worth)
        decision = parting(view, choices, least)
    in_order = tuple(card for card in choices.cards if card in decision.cards)
    return changed(decision, action=choices.action(in_order))
