"""Choosing a card: each card gets the points that playing it may be expected to bring, and the best is played.

A trick is worth its cards, the lead, and the right to declare that comes with it; a card is also worth what it could
still do later. The weights below are the named heuristics; the reason of a decision tells which one spoke.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.aims import appetite
from marjapussi_desktop.bots.heuristics.marriages import attempt_decision, declaration_value, half_chance, prospects
from marjapussi_desktop.bots.heuristics.reasons import why_give, why_win
from marjapussi_desktop.bots.heuristics.view import LAST_TO_DECLARE, View
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, SUIT_MASKS, cards_of, top_of
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Play
from marjapussi_desktop.engine.cards import Card, Rank, ace_of
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.ruleset import MarriageEffect
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import frozen

SURE: Final = 0.995
LIKELY: Final = 0.5


@frozen
class Weights:
    """The weights of the heuristics, in card points; found by duplicate deals of casual players against each other.

    ``lead``: having the lead after a trick rather than the other side; ``prospects``: the part of what a declaration
    may bring that winning a trick now is worth; ``marriage``, ``half``: the part of a marriage's value that breaking
    it, or losing a half of it, costs; ``master``: a card that will win a later trick; ``trump``: a trump;
    ``guard``: a low card beside a ten that needs it; ``draw``: drawing trumps, for each winner of another suit held;
    ``through_ace``: a king led to the partner's ace; ``strength``: each step of a card's rank.
    """

    lead: float
    trump: float
    prospects: float = 0.6
    marriage: float = 0.5
    half: float = 0.15
    master: float = 16.0
    guard: float = 2.0
    draw: float = 4.0
    through_ace: float = 5.0
    strength: float = 1.2


WEIGHTS: Final = {
    MarriageEffect.EACH_SETS_TRUMP: Weights(lead=5.0, trump=5.0),
    MarriageEffect.FIRST_SETS_TRUMP: Weights(lead=2.0, trump=20.0),
}
"""A trump suit that stays is worth more than one that the next declaration may change."""
ENDGAME_TRICKS: Final = 3
"""From this many tricks left on, a sure trump is kept for the last trick."""
FACTS: Final = frozenset(
    {
        BotReason.SURE_WINNER,
        BotReason.LIKELY_WINNER,
        BotReason.WIN_TO_DECLARE,
        BotReason.DRAW_TRUMPS,
        BotReason.THROUGH_PARTNERS_ACE,
        BotReason.TO_PARTNERS_WINNER,
        BotReason.WIN_CHEAPLY,
        BotReason.WIN_HIGH,
        BotReason.WIN_FOR_SURE,
        BotReason.GIVE_POINTS_TO_PARTNER,
        BotReason.KEEP_POINTS_BACK,
        BotReason.KEEP_MARRIAGE,
    }
)
"""Reasons of the rules of thumb that are true of a card whoever chose it; the others weigh it against the rest."""


def weights_of(view: View) -> Weights:
    """The weights for the game that is played."""
    return WEIGHTS[view.rules.marriages.marriage_effect]


@frozen
class Candidate:
    """A card with the chance that the side wins the trick with it, that the seat itself does, and its value."""

    card: Card
    side_wins: float
    self_wins: float
    value: float


def choose_play(view: View, choices: PlayChoices) -> Decision:
    """Declare or ask if that promises anything; else the best card."""
    if choices.marriages:
        attempt = attempt_decision(view, choices.marriages)
        if attempt is not None:
            return attempt
    if len(choices.cards) == 1:
        return Decision(Play(choices.cards[0]), BotReason.ONLY_CARD, card=choices.cards[0])
    best = max((_weigh(view, card) for card in sorted(choices.cards)), key=lambda candidate: candidate.value)
    why, seat = _why(view, best, choices.cards)
    return Decision(Play(best.card), why, card=best.card, seat=seat)


def why_play(view: View, card: Card, cards: Sequence[Card]) -> tuple[BotReason, int | None]:
    """Why one could play a card, of those that may be played, and the seat that the reason speaks of."""
    return _why(view, _weigh(view, card), cards)


def _weigh(view: View, card: Card) -> Candidate:
    return _weigh_follow(view, card) if view.observation.trick else _weigh_lead(view, card)


def _why(view: View, best: Candidate, cards: Sequence[Card]) -> tuple[BotReason, int | None]:
    return _why_follow(view, best, cards) if view.observation.trick else _why_lead(view, best)


# -- what a card is worth in hand -------------------------------------------------------------------------------------


def keep_value(view: View, card: Card, entitled: float = 1.0) -> float:
    """What a card may still do after this trick, beyond its own points; ``entitled``: the chance that a marriage may be
    declared after it.
    """
    if view.tricks_left <= 1:
        return 0.0
    value = weights_of(view).strength * card.strength
    if view.is_master(card):
        value += weights_of(view).master
    if card.suit is view.trump:
        value += weights_of(view).trump
        if view.tricks_left <= ENDGAME_TRICKS and view.is_master(card):
            value += 0.5 * view.worth.last_trick
    return value + _marriage_keep(view, card, entitled) + _guard_keep(view, card)


def _marriage_keep(view: View, card: Card, entitled: float) -> float:
    """Kings and queens wait for their marriage: alone they can win no trick for it."""
    marriage = MARRIAGE_MASKS[card.suit]
    if not BIT[card.index] & marriage or card.suit not in view.open_suits or view.tricks_left <= 2:
        return 0.0
    held = view.mine & marriage
    if held == marriage:
        if not view.may_still_declare:
            return 0.0
        value = weights_of(view).marriage * max(declaration_value(view, card.suit, view.mine), 0.0)
        return value if view.tricks_left > LAST_TO_DECLARE else value * entitled
    if view.partner is None or not view.memory.asks:
        return 0.0
    return (
        weights_of(view).half
        * half_chance(view, card.suit)
        * view.worth.marriage(card.suit, not view.observation.declared)
    )


def _guard_keep(view: View, card: Card) -> float:
    """A ten whose ace is out needs a lower card beside it."""
    in_suit = view.mine & SUIT_MASKS[card.suit]
    if card.strength >= 7 or in_suit.bit_count() != 2:
        return 0.0
    other = cards_of(in_suit & ~BIT[card.index])[0]
    return weights_of(view).guard if other.rank is Rank.TEN and not view.is_master(other) else 0.0


# -- leading ----------------------------------------------------------------------------------------------------------


def _lead_chances(view: View, card: Card) -> tuple[float, float]:
    """The chance that the side wins a trick led with ``card``, and that the card itself does."""
    unbeaten = 1.0
    for seat in view.opponents:
        unbeaten *= 1.0 - view.beat_chance(seat, card, card.suit)
    if view.partner is None:
        return unbeaten, unbeaten
    top = top_of(view.deductions.unseen & SUIT_MASKS[card.suit])
    if top is None or top.strength < card.strength:
        return unbeaten, unbeaten * (1.0 - view.ruff_chance(view.partner, card.suit))
    no_ruff = 1.0
    for seat in view.opponents:
        no_ruff *= 1.0 - view.ruff_chance(seat, card.suit)
    partner_beats = view.beat_chance(view.partner, card, card.suit)
    by_partner = view.deductions.chance(view.partner, top) * no_ruff
    return max(unbeaten, by_partner), unbeaten * (1.0 - partner_beats)


def _weigh_lead(view: View, card: Card) -> Candidate:
    side, self_ = _lead_chances(view, card)
    others = view.other_points * (len(view.observation.hand_counts) - 1)
    stake = view.worth.of(card) + others + weights_of(view).lead
    value = (2.0 * side - 1.0) * stake * appetite(view)
    value += self_ * _prospects_after(view, card)
    value -= keep_value(view, card, self_ + view.partners_trick_entitles * (side - self_))
    if card.suit is view.trump:
        value += _drawing(view) * side
    if _is_through_partners_ace(view, card):
        value += weights_of(view).through_ace
    return Candidate(card, side, self_, value)


def _is_through_partners_ace(view: View, card: Card) -> bool:
    """A king to the ace that the partner is known to hold: the opponent between them must play the ten if he has it."""
    if view.partner is None or card.rank is not Rank.KING:
        return False
    return bool(view.deductions.known[view.partner] & BIT[ace_of(card.suit).index])


def _prospects_after(view: View, card: Card) -> float:
    """What the attempt after winning with a card is worth."""
    if view.tricks_left <= 1:
        return 0.0
    return weights_of(view).prospects * prospects(view, view.mine & ~BIT[card.index])


def _drawing(view: View) -> float:
    """The gain of taking the opponents' trumps: own winners elsewhere become safe."""
    if all(view.deductions.has_no_trump(seat) for seat in view.opponents):
        return 0.0
    assert view.trump is not None
    side_cards = view.mine & ~SUIT_MASKS[view.trump]
    return weights_of(view).draw * sum(1 for c in cards_of(side_cards) if view.is_master(c)) + weights_of(view).draw


def _why_lead(view: View, best: Candidate) -> tuple[BotReason, int | None]:
    card = best.card
    if view.partner is not None and best.self_wins < best.side_wins:
        if not view.is_master(card) and _is_through_partners_ace(view, card):
            return BotReason.THROUGH_PARTNERS_ACE, view.partner
        if best.side_wins >= LIKELY and not (view.is_master(card) and best.self_wins >= LIKELY):
            return BotReason.TO_PARTNERS_WINNER, view.partner
    if best.side_wins < LIKELY:
        return BotReason.LEAST_LOSS, None
    if best.self_wins >= LIKELY and _prospects_after(view, card) > weights_of(view).lead:
        return BotReason.WIN_TO_DECLARE, None
    if card.suit is view.trump and _drawing(view) > weights_of(view).draw:
        return BotReason.DRAW_TRUMPS, None
    return (BotReason.SURE_WINNER if best.self_wins >= SURE else BotReason.LIKELY_WINNER), None


# -- following --------------------------------------------------------------------------------------------------------


def _follow_chances(view: View, card: Card) -> tuple[float, float]:
    """The chance that the side wins the trick on the table if ``card`` is played, and that the card itself does."""
    assert view.winning is not None
    winner, winning = view.winning
    led = view.observation.trick[0].suit
    is_mine = beats(card, winning, view.trump)
    if is_mine:
        winner, winning = view.seat, card
    is_ours = winner in (view.seat, view.partner)
    unbeaten = 1.0
    for seat in view.yet_to_play:
        if seat in view.opponents:
            unbeaten *= 1.0 - view.beat_chance(seat, winning, led)
    partner_beats = 0.0
    if view.partner in view.yet_to_play:
        assert view.partner is not None
        partner_beats = view.beat_chance(view.partner, winning, led)
    if not is_ours:
        return partner_beats * (0.5 + 0.5 * unbeaten), 0.0
    side = unbeaten + (1.0 - unbeaten) * 0.5 * partner_beats
    return side, unbeaten * (1.0 - partner_beats) if is_mine else 0.0


def _weigh_follow(view: View, card: Card) -> Candidate:
    side, self_ = _follow_chances(view, card)
    on_table = sum(view.worth.of(c) for c in view.observation.trick)
    stake = view.worth.of(card) + on_table + view.other_points * len(view.yet_to_play) + weights_of(view).lead
    value = (2.0 * side - 1.0) * stake * appetite(view)
    if view.any_trick_entitles:
        value += self_ * _prospects_after(view, card)
    entitled = (self_ if view.any_trick_entitles else 0.0) + view.partners_trick_entitles * (side - self_)
    value -= keep_value(view, card, entitled)
    return Candidate(card, side, self_, value)


def _why_follow(view: View, best: Candidate, cards: Sequence[Card]) -> tuple[BotReason, int | None]:
    assert view.winning is not None
    winner, winning = view.winning
    if beats(best.card, winning, view.trump):
        return why_win(view, best.card, cards, best.self_wins >= SURE), None
    partner = partner_of(view.seat, view.rules.layout)
    if winner == partner and best.side_wins >= LIKELY and view.worth.of(best.card) > 0:
        return BotReason.GIVE_POINTS_TO_PARTNER, partner
    return (BotReason.AVOID_TRICK if appetite(view) < 0 else why_give(view, best.card, cards)), None


def fact_of(view: View, action: Action, choices: PlayChoices | AnswerChoices) -> tuple[BotReason | None, int | None]:
    """A fact that explains a move found by search, which itself only gives numbers, and the seat that it refers to."""
    match action:
        case Play(card) if isinstance(choices, PlayChoices):
            why, seat = why_play(view, card, choices.cards)
            return (why, seat) if why in FACTS else (None, None)
        case AskWhole():
            return BotReason.ASK_PARTNER_WHOLE, None
        case AskHalf(suit) if view.mine & MARRIAGE_MASKS[suit]:
            return BotReason.ASK_PARTNER_HALF, None
        case _:
            return None, None
