"""The only place where the engine's rules, positions and moves become the native code's numbers.

Public knowledge (voids, denied marriages) is encoded here for the start of a rollout; the native code updates it during
one. tests/bots/native/test_rollouts.py compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, mask_of
from marjapussi_desktop.bots.knowledge.deductions import lacking
from marjapussi_desktop.bots.knowledge.public_history import CardPlay, PublicHistory
from marjapussi_desktop.bots.native import Rollouts
from marjapussi_desktop.bots.native.cards import NO_TRUMP
from marjapussi_desktop.bots.native.move_codes import (
    ANSWER_HALF,
    ANSWER_WHOLE,
    ASK_HALF,
    ASK_WHOLE,
    DECLARE,
    HALF_QUESTION,
    NO_QUESTION,
    WHOLE_QUESTION,
)
from marjapussi_desktop.bots.native.positions import Position
from marjapussi_desktop.bots.native.rules import (
    FIRST_ACE,
    FIRST_ACE_OF_CLUBS,
    FIRST_ACE_OR_SPADE,
    FIRST_ANY,
    PAST_ALLOWED,
    PAST_SUBTRACTED,
    PAST_TO_SEVEN,
)
from marjapussi_desktop.bots.native.values import (
    ALL_SUITS,
    NOT_TOLD,
    NOTHING_BENEATH,
    NativeRules,
    OpenPosition,
    PublicPosition,
    World,
)
from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Declare,
    Play,
)
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Suit
from marjapussi_desktop.engine.declarations import declaration_points
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.ruleset import (
    CARD_POINT_TABLES,
    AskOrder,
    BrokenMarriages,
    DeclareAfter,
    FirstLead,
    FirstLeader,
    MarriageEffect,
    Overshoot,
    Ruleset,
    hand_size,
)
from marjapussi_desktop.engine.scoring import PER_LAST_TRICK, PIP_TABLES
from marjapussi_desktop.engine.seats import Layout, partner_of, players_in, side_of

SUIT_CODES: Final[dict[Suit | None, int]] = {**{suit: code for code, suit in enumerate(SUITS)}, None: NO_TRUMP}
FIRST_LEADS: Final = {
    FirstLead.ANY: FIRST_ANY,
    FirstLead.ACE: FIRST_ACE,
    FirstLead.ACE_OR_SPADE: FIRST_ACE_OR_SPADE,
}
OVERSHOOTS: Final = {
    Overshoot.ALLOWED: PAST_ALLOWED,
    Overshoot.SUBTRACT_EXCESS: PAST_SUBTRACTED,
    Overshoot.TO_SEVEN: PAST_TO_SEVEN,
}
BySeat = tuple[int, int, int, int]
"""A set of cards for each seat; an empty one for seats that a layout lacks."""
FIRST_COUNT: Final = 256
"""The weight of a pip of the first count relative to the second: more than the 120 that a pack holds of the second."""


# -- rules ------------------------------------------------------------------------------------------------------------


@cache
def native_rules(rules: Ruleset) -> NativeRules:
    """What the native code needs to know of a ruleset."""
    marriages, contract = rules.marriages, rules.contract
    return NativeRules(
        counts_points=contract is not None,
        last_trick=contract.last_trick if contract is not None else PER_LAST_TRICK,
        any_won_trick=marriages.declare_after is DeclareAfter.ANY_WON_TRICK,
        each_sets_trump=marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP,
        lead_from_marriage=marriages.lead_from_marriage,
        first_lead=FIRST_LEADS[rules.play.first_lead],
        ace_must_show=rules.play.first_trick_ace_must_show,
        hand_size=hand_size(rules),
        players=players_in(rules.layout),
        partners=rules.layout is Layout.PARTNERSHIP,
        asks_whole=marriages.ask_whole,
        asks_half=marriages.ask_half,
        may_bluff=marriages.bluff_half,
        in_order=marriages.ask_order is AskOrder.SELF_WHOLE_HALF,
        needs_whole=marriages.half_needs_whole,
        breaks=marriages.broken_marriages is BrokenMarriages.AFTER_SUCCESSFUL_ASK,
        has_stock=rules.layout is Layout.STOCK,
        has_rows=rules.layout is Layout.OPEN,
        overshoot=PAST_ALLOWED if rules.game_points is None else OVERSHOOTS[rules.game_points.overshoot],
        worth=card_worths(rules),
        marriage_worth=marriage_worths(rules),
    )


@cache
def card_worths(rules: Ruleset) -> tuple[int, ...]:
    """By ``card.index``: card points; pips in the Marjapussi family, both counts in one number."""
    if rules.contract is not None:
        table = CARD_POINT_TABLES[rules.contract.card_points]
        return tuple(table.get(card.rank, 0) for card in FULL_PACK)
    assert rules.game_points is not None
    first, second = PIP_TABLES[rules.game_points.pip_count]
    return tuple(pip_weight(first.get(card.rank, 0), second.get(card.rank, 0)) for card in FULL_PACK)


def pip_weight(first: int, second: int) -> int:
    """Both counts of pips as one number. When two such sums are compared, the first count decides, and then the
    second.
    """
    return FIRST_COUNT * first + second


def marriage_worths(rules: Ruleset) -> tuple[int, ...]:
    """By suit, the points of a declaration in the Huutopussi family; zeros in the other."""
    if rules.contract is None:
        return (0,) * len(SUITS)
    return tuple(declaration_points(rules, suit, makes_trump=True) for suit in SUITS)


def first_lead_code(rules: Ruleset, hand_number: int) -> int:
    """What the first lead of a hand must be: the ace of clubs goes before all else."""
    if hand_number == 1 and rules.deal.first_leader is FirstLeader.ACE_OF_CLUBS:
        return FIRST_ACE_OF_CLUBS
    return FIRST_LEADS[rules.play.first_lead]


def new_rollouts(rules: Ruleset) -> Rollouts:
    """The native rollouts for these rules."""
    return Rollouts(native_rules(rules))


# -- positions and worlds ---------------------------------------------------------------------------------------------


def missing_to_target(rules: Ruleset, totals: Sequence[int]) -> BySeat:
    """By side, how much each total lacks to the target; what nobody is told in the Huutopussi family."""
    if rules.game_points is None:
        return NOT_TOLD
    first, second = (rules.target - total for total in totals)
    return first, second, 0, 0


def public_position(seen: Observation, history: PublicHistory) -> PublicPosition:
    """The public part of a position in play: everything except who holds which card."""
    points, pips = _taken(seen)
    tricks = [0, 0, 0, 0]
    for trick in seen.tricks:
        tricks[side_of(trick.winner, seen.rules.layout)] += 1
    voids, no_whole, no_half = _known_to_all(seen, history)
    played, lacks, shown, passed = _known_cards(seen, history)
    return PublicPosition(
        leader=seen.leader,
        first_lead=first_lead_code(seen.rules, seen.number),
        trick=tuple(card.index for card in seen.trick),
        is_first_trick=not seen.tricks,
        trump=SUIT_CODES[seen.trump],
        open_suits=ALL_SUITS & ~_suits(declaration.suit for declaration in seen.declared),
        may_attempt=seen.marriages.may_attempt,
        lead_suit=SUIT_CODES[seen.marriages.lead_suit],
        asked_whole=_seats(seen.asked_whole),
        asked_half=_seats(seen.asked_half),
        broken=_seats(seen.broken),
        question=_question_code(seen.question),
        voids=voids,
        no_whole=no_whole,
        no_half=no_half,
        points=tuple(points),
        pips=tuple(pips),
        tricks=tuple(tricks),
        carried_pips=seen.carried_pips,
        declared_by=_declared_by(seen),
        played=played,
        lacks=lacks,
        shown=shown,
        passed=passed,
        declarer=-1 if seen.declarer is None else seen.declarer,
        contract=seen.contract or 0,
        missing=missing_to_target(seen.rules, seen.totals),
    )


def position_at_first_lead(seen: Observation) -> PublicPosition:
    """The public part of the position before the first lead of a hand that is being played."""
    return PublicPosition(
        leader=seen.tricks[0].leader if seen.tricks else seen.leader,
        first_lead=first_lead_code(seen.rules, seen.number),
        carried_pips=seen.carried_pips,
        passed=_four(_exchanged(seen)),
        declarer=-1 if seen.declarer is None else seen.declarer,
        contract=seen.contract or 0,
        missing=missing_to_target(seen.rules, seen.totals),
    )


def true_world(cards: AllCards) -> World:
    """The true deal, as a world."""
    beneath = list(NOTHING_BENEATH)
    for upper, lower in cards.beneath:
        beneath[upper.index] = lower.index
    return World(tuple(map(mask_of, cards.hands)), tuple(card.index for card in cards.stock), tuple(beneath))


def open_position(position: Position) -> OpenPosition:
    """A position for the solver, with all hands. Cards of the last trick are put back into the hands, since they are
    forced.
    """
    hands = tuple(map(mask_of, position.hands))
    trick = tuple(card.index for card in position.trick)
    before = list(hands)
    for place, card in enumerate(trick):
        before[(position.leader + place) % 4] |= 1 << card
    assert len({hand.bit_count() for hand in before}) == 1, "so many cards on the table, so many are missing"
    if before[0].bit_count() == 1:
        hands, trick = tuple(before), ()
    (first, second), (other_first, other_second) = position.pips
    return OpenPosition(
        hands=hands,
        leader=position.leader,
        trump=SUIT_CODES[position.trump],
        declared=_suits(position.declared),
        may_declare=position.may_declare and not trick,
        pip_lead=pip_weight(first - other_first, second - other_second),
        lead_suit=SUIT_CODES[position.lead_suit],
        trick=trick,
    )


def _suits(suits: Iterable[Suit]) -> int:
    bits = 0
    for suit in suits:
        bits |= 1 << SUIT_CODES[suit]
    return bits


def _seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _known_to_all(seen: Observation, history: PublicHistory) -> tuple[int, int, int]:
    """Voids that were shown, seats that denied a whole, halves that a side asked for in vain: see
    `hand_fields.HandFields`.
    """
    if seen.rules.layout in (Layout.STOCK, Layout.OPEN):
        return 0, 0, 0
    voids = no_whole = no_half = 0
    for play in history.plays:
        for suit in _shown_void(play):
            voids |= 1 << (4 * play.seat + SUIT_CODES[suit])
    for attempt in history.attempts:
        match attempt.action, attempt.answer:
            case AskWhole(), AnswerWhole(None):
                no_whole |= 1 << (attempt.seat ^ 2)
            case AskHalf(suit), AnswerHalf() if attempt.declaration is None:
                no_half |= 1 << (4 * (attempt.seat & 1) + SUIT_CODES[suit])
            case _:
                pass
    return voids, no_whole, no_half


def _declared_by(seen: Observation) -> int:
    """Bit 4 * side + suit of each declaration."""
    layout = seen.rules.layout
    return sum(1 << (4 * side_of(one.seat, layout) + SUIT_CODES[one.suit]) for one in seen.declared)


def _known_cards(seen: Observation, history: PublicHistory) -> tuple[BySeat, BySeat, BySeat, BySeat]:
    """What `hand_fields.HandFields` calls ``played``, ``lacks``, ``shown`` and ``passed``."""
    more = (0,) * (4 - len(history.played))
    lacks, shown = [0] * 4, _face_up(seen)
    if seen.rules.layout not in (Layout.STOCK, Layout.OPEN):
        for play in history.plays:
            if play.led is not None:
                lacks[play.seat] |= lacking(play)
    passed = _exchanged(seen)
    own = mask_of(seen.available(seen.seat)) | history.played[seen.seat]
    for attempt in history.attempts:
        match attempt.action, attempt.answer:
            case Declare(suit), _:
                shown[attempt.seat] |= MARRIAGE_MASKS[suit]
            case AskWhole(), AnswerWhole(suit) if suit is not None:
                shown[attempt.seat ^ 2] |= MARRIAGE_MASKS[suit]
            case AskHalf(suit), _ if attempt.declaration is not None:
                for seat in (attempt.seat ^ 1, attempt.seat ^ 3):
                    lacks[seat] |= MARRIAGE_MASKS[suit]
                if not (seen.seat ^ attempt.seat) & 1:
                    passed[seen.seat] |= MARRIAGE_MASKS[suit] & own
                    passed[seen.seat ^ 2] |= MARRIAGE_MASKS[suit] & ~own
            case _:
                pass
    return _four((*history.played, *more)), _four(lacks), _four(shown), _four(passed)


def _face_up(seen: Observation) -> list[int]:
    """By seat, its face-up cards."""
    rows = (*seen.up, *((),) * (4 - len(seen.up)))
    return [mask_of(card for card in row if card is not None) for row in rows]


def _four(masks: Sequence[int]) -> BySeat:
    first, second, third, fourth = masks
    return first, second, third, fourth


def _exchanged(seen: Observation) -> list[int]:
    """The cards that declarer and partner know each other to have after the exchange, if the seat is one of them."""
    passed = [0] * 4
    partner = partner_of(seen.seat, seen.rules.layout)
    if partner is not None and seen.declarer is not None and (seen.given or seen.received):
        given, received = mask_of(seen.given), mask_of(seen.received)
        if seen.seat == seen.declarer:
            passed[seen.seat], passed[partner] = received & ~given, given
        else:
            passed[seen.seat], passed[partner] = received, given & ~received
    return passed


def _shown_void(play: CardPlay) -> tuple[Suit | None, ...]:
    """The suits in which a card shows its player to be void."""
    if play.led is None or play.card.suit is play.led.suit:
        return ()
    led = play.led.suit
    return (led,) if play.trump is None or play.card.suit is play.trump else (led, play.trump)


def _taken(seen: Observation) -> tuple[list[int], list[int]]:
    """Points and pips of each side so far, without discards."""
    points, pips = [0, 0, 0, 0], [0, 0, 0, 0]
    worths = card_worths(seen.rules)
    counted = points if seen.rules.contract is not None else pips
    for trick in seen.tricks:
        counted[side_of(trick.winner, seen.rules.layout)] += sum(worths[card.index] for card in trick.cards)
    for declaration in seen.declared:
        points[side_of(declaration.seat, seen.rules.layout)] += declaration.points
    return points, pips


# -- moves ------------------------------------------------------------------------------------------------------------


def move_code(action: Action) -> int:
    """The number of a move in play: see `move_codes`."""
    match action:
        case Play(card):
            return card.index
        case Declare(suit):
            return DECLARE + SUIT_CODES[suit]
        case AskHalf(suit):
            return ASK_HALF + SUIT_CODES[suit]
        case AnswerWhole(whole):
            return ANSWER_WHOLE + SUIT_CODES[whole]
        case AnswerHalf():
            return ANSWER_HALF
        case AskWhole():
            return ASK_WHOLE
    raise AssertionError(f"{action} is no move in play")


def _question_code(question: AskWhole | AskHalf | None) -> int:
    if question is None:
        return NO_QUESTION
    return HALF_QUESTION + SUIT_CODES[question.suit] if isinstance(question, AskHalf) else WHOLE_QUESTION
