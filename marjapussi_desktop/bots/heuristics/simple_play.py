"""A beginner's play: a list of simple rules, of which the first that applies is kept. It counts and weighs nothing.

Declare what you hold; while there is no trump, ask, for a whole and for a half once each. Lead what surely wins, then
the highest card that can be spared. Win as cheaply as will do; give points to partner's trick, never to the opponents'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.aims import declared_points, next_declaration_points
from marjapussi_desktop.bots.heuristics.marriages import unlocks_halves
from marjapussi_desktop.bots.heuristics.reasons import why_give, why_win
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, SUIT_MASKS
from marjapussi_desktop.engine.actions import AnswerWhole, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import Card, Rank
from marjapussi_desktop.engine.choices import AnswerChoices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.ruleset import Overshoot
from marjapussi_desktop.engine.tricks import beats

Cards = tuple[Card, ...]
"""The cards that may be played, in their own order."""

_LAST_TRICKS: Final = 3
"""From this many tricks left on, no card is saved for a declaration."""
_SPARED: Final = 1
"""The dearest that is led in the hope that it wins: no ten, and nothing of an own marriage."""


def play_simply(view: View, choices: PlayChoices) -> Decision:
    """Declare or ask if there is something to declare or ask for; else the card of the first rule that applies."""
    attempt = attempt_simply(view, choices.marriages)
    if attempt is not None:
        return attempt
    cards = tuple(sorted(choices.cards))
    if len(cards) == 1:
        return Decision(Play(cards[0]), BotReason.ONLY_CARD, card=cards[0])
    for rule in FOLLOWING if view.observation.trick else LEADING:
        decision = rule(view, cards)
        if decision is not None:
            return decision
    raise AssertionError("the last rule always plays")


def _playing(card: Card, why: BotReason, seat: int | None = None) -> Decision:
    return Decision(Play(card), why, card=card, seat=seat)


# -- what a card costs ------------------------------------------------------------------------------------------------


def cost(view: View, card: Card) -> tuple[int, int, int]:
    """The dearer, the later a card is thrown: plain cards, halves, tens, cards of an open marriage, aces."""
    return _dearness(view, card), view.worth.of(card), card.strength


def _dearness(view: View, card: Card) -> int:
    if card.rank is Rank.ACE:
        return 4
    if card.rank is Rank.TEN:
        return 2
    is_open = card.suit in view.open_suits and view.tricks_left > _LAST_TRICKS and view.may_still_declare
    if not is_open or not BIT[card.index] & MARRIAGE_MASKS[card.suit]:
        return 0
    if card.suit in marriages_in(view.mine):
        return 3
    return 1 if view.partner is not None else 0


def _cheapest(view: View, cards: Cards) -> Card:
    return min(cards, key=lambda card: cost(view, card))


# -- declaring and asking ---------------------------------------------------------------------------------------------


def attempt_simply(view: View, choices: MarriageChoices) -> Decision | None:
    """The dearest own marriage; else, while there is no trump, a whole once, and once the dearest half."""
    if not choices or _would_pass_target(view):
        return None
    if choices.declare:
        suit = max(choices.declare, key=lambda s: view.worth.marriage(s, False))
        is_change = view.trump is not None and not view.worth.keeps_trump
        why = BotReason.CHANGE_TRUMPS if is_change else BotReason.DECLARE_BEST_SUIT
        return Decision(Declare(suit), why, suit=suit, other_suit=view.trump if is_change else None)
    if view.trump is not None:
        return None
    is_new = choices.ask_whole and view.seat not in view.observation.asked_whole
    if is_new and (_whole_is_possible(view) or unlocks_halves(view)):
        why = BotReason.ASK_PARTNER_WHOLE if _whole_is_possible(view) else BotReason.OPENS_HALVES
        return Decision(AskWhole(), why)
    if any(one.seat == view.seat and isinstance(one.action, AskHalf) for one in view.history.attempts):
        return None
    halves = [s for s in choices.ask_half if s in halves_in(view.mine) and not view.deductions.gone & MARRIAGE_MASKS[s]]
    if not halves:
        return None
    best = max(halves, key=lambda s: view.worth.marriage(s, False))
    return Decision(AskHalf(best), BotReason.ASK_PARTNER_HALF, suit=best)


def _would_pass_target(view: View) -> bool:
    """Whether a declaration alone would carry the side past a target that must be met exactly."""
    game_points = view.rules.game_points
    if game_points is None or game_points.overshoot is Overshoot.ALLOWED:
        return False
    least = min((next_declaration_points(view, suit) for suit in view.open_suits), default=0)
    coming = declared_points(view) + least
    return view.observation.totals[view.side] + coming > view.rules.target


def _whole_is_possible(view: View) -> bool:
    """Whether the partner may hold a marriage, as far as own cards and memory tell."""
    out = view.mine | view.deductions.gone
    if view.partner is None or view.observation.hand_counts[view.partner] < 2:
        return False
    return any(not out & MARRIAGE_MASKS[suit] for suit in view.open_suits)


def answer_simply(view: View, choices: AnswerChoices) -> Decision:
    """The truth; of several marriages the dearest."""
    wholes = [answer.suit for answer in choices.answers if isinstance(answer, AnswerWhole) and answer.suit is not None]
    if len(wholes) < 2:
        return Decision(choices.answers[0], BotReason.ONLY_CHOICE)
    best = max(wholes, key=lambda suit: view.worth.marriage(suit, False))
    return Decision(AnswerWhole(best), BotReason.ANSWER_BEST_SUIT, suit=best)


# -- leading ----------------------------------------------------------------------------------------------------------


def _lead_winner(view: View, cards: Cards) -> Decision | None:
    """A card that nothing remembered can beat, plain suits before trumps and short suits before long ones."""
    winners = [card for card in cards if view.is_master(card)]
    if not winners:
        return None
    best = min(winners, key=lambda card: (card.suit is view.trump, _length(view, card), -card.strength))
    is_sure = view.trump in (None, best.suit)
    return _playing(best, BotReason.SURE_WINNER if is_sure else BotReason.LIKELY_WINNER)


def _lead_high(view: View, cards: Cards) -> Decision:
    """The highest card that can be spared, of plain suits first: it may win, and what it costs is not weighed."""
    spared = tuple(card for card in cards if _dearness(view, card) <= _SPARED)
    best = max(spared or cards, key=lambda card: (card.suit is not view.trump, card.strength, card))
    return _playing(best, BotReason.MAY_WIN)


def _length(view: View, card: Card) -> int:
    return (view.mine & SUIT_MASKS[card.suit]).bit_count()


# -- following --------------------------------------------------------------------------------------------------------


def _help_partner(view: View, cards: Cards) -> Decision | None:
    """Under partner's winner, where one is free: a ten or another card with points if the trick looks safe."""
    assert view.winning is not None
    winner, winning = view.winning
    under = tuple(card for card in cards if not beats(card, winning, view.trump))
    if winner != view.partner or not under:
        return None
    gifts = [card for card in under if view.worth.of(card) > 0 and _dearness(view, card) <= 2]
    if not gifts or not _looks_safe(view, winning):
        return _giving(view, _cheapest(view, under), cards)
    best = max(gifts, key=lambda card: (view.worth.of(card), -card.strength))
    return _playing(best, BotReason.GIVE_POINTS_TO_PARTNER, winner)


def _looks_safe(view: View, winning: Card) -> bool:
    """Whether no opponent is still to play, or none can have a higher card of the suit. Trumping is ignored."""
    is_last = not any(seat in view.opponents for seat in view.yet_to_play)
    return is_last or view.is_master(winning)


def _win(view: View, cards: Cards) -> Decision | None:
    """The cheapest winner for the last player, else one that cannot be beaten in its suit, if there is one.

    Who need not win spends an ace or a ten only on a trick with points.
    """
    assert view.winning is not None
    winners = tuple(card for card in cards if beats(card, view.winning[1], view.trump))
    if not winners:
        return None
    masters = tuple(card for card in winners if view.is_master(card))
    best = _cheapest(view, masters if masters and view.yet_to_play else winners)
    on_table = sum(view.worth.of(card) for card in view.observation.trick)
    if len(winners) < len(cards) and on_table == 0 and _dearness(view, best) >= 2:
        return None
    return _playing(best, why_win(view, best, cards, is_sure=not view.yet_to_play))


def _throw(view: View, cards: Cards) -> Decision:
    """The cheapest card."""
    return _giving(view, _cheapest(view, cards), cards)


def _giving(view: View, card: Card, cards: Cards) -> Decision:
    return _playing(card, why_give(view, card, cards))


Rule = Callable[[View, Cards], Decision | None]

LEADING: Final[tuple[Rule, ...]] = (_lead_winner, _lead_high)
FOLLOWING: Final[tuple[Rule, ...]] = (_help_partner, _win, _throw)
