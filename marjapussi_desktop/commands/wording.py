"""English sentences of the command line for problems, refusals and faults; the window has its own, translated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.controller.deals.code_symbols import CodeError, CodeFault
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.dealing import DealFault, DealProblem
from marjapussi_desktop.engine.errors import Fault, FaultFacts, Shape
from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.outside import plain

LONGEST_DETAIL: Final = 120
"""In characters; a detail may be a word out of the record, of whatever length."""

PROBLEMS: Final[dict[ProblemKind, str]] = {
    ProblemKind.UNKNOWN_PRESET: "there is no preset '{value}'; choose one of: {allowed}",
    ProblemKind.UNKNOWN_OPTION: "there is no option '{option}'",
    ProblemKind.NOT_IN_FAMILY: "{option}={value}: this family of games has no such option",
    ProblemKind.NOT_IN_LAYOUT: "{option}={value}: the option makes no sense in the layout '{allowed}'",
    ProblemKind.FIXED_BY_PRESET: "{option}={value}: the option belongs to the preset and cannot be changed",
    ProblemKind.BAD_VALUE: "{option}={value}: not a value of this option; allowed: {allowed}",
    ProblemKind.NEEDS_ASK_HALF: "{option}={value}: a half cannot be bluffed while ask_half is false",
    ProblemKind.NEEDS_BOTH_ASKS: "{option}={value}: needs both ask_whole and ask_half to be true",
    ProblemKind.TARGET_ABOVE_SEVEN: "{option}={value}: with overshoot=to_seven the target must be above 7",
}

REFUSALS: Final[dict[Reason, str]] = {
    Reason.NOT_DEALT: "nothing has been dealt",
    Reason.HAND_OVER: "the hand is over",
    Reason.NOT_YOUR_TURN: "seat {seat} is to move",
    Reason.WRONG_PHASE: "this is not the time for it",
    Reason.CARD_NOT_HELD: "the player does not hold {card}",
    Reason.FOLLOW_SUIT: "suit {suit} must be followed with {cards}",
    Reason.MUST_TRUMP: "a trump ({suit}) must be played: {cards}",
    Reason.ACE_MUST_SHOW: "the ace of the suit led must be played: {cards}",
    Reason.MUST_BEAT: "{card} must be beaten with {cards}",
    Reason.LEAD_ACE_OF_CLUBS: "the ace of clubs must be led to the first trick of the match",
    Reason.LEAD_ACE: "an ace must be led to the first trick: {cards}",
    Reason.LEAD_SPADE: "a spade must be led to the first trick: {cards}",
    Reason.LEAD_FROM_MARRIAGE: "the lead must come from the declared marriage: {cards}",
    Reason.NO_ATTEMPT_NOW: "nothing can be declared or asked now",
    Reason.ATTEMPT_USED: "the attempt for this trick has been used",
    Reason.NEEDS_OWN_LED_TRICK: "the last trick was not led by its winner",
    Reason.STOCK_IS_EMPTY: "nothing is declared once the stock is empty",
    Reason.NO_ASKING: "the rules in play have no such asking",
    Reason.SUIT_NOT_OPEN: "suit {suit} has been declared already",
    Reason.NO_OPEN_SUIT: "no suit is left to declare",
    Reason.NO_MARRIAGE_HELD: "the marriage of {suit} lacks {cards}",
    Reason.MARRIAGES_BROKEN: "the player's marriages are broken",
    Reason.PARTNER_BROKEN: "the partner's marriages are broken",
    Reason.ORDER_AFTER_ASK: "who has asked may no longer declare his own",
    Reason.ORDER_AFTER_HALF: "who has asked for a half may no longer ask for a whole",
    Reason.WHOLE_FIRST: "the side must ask for a whole first",
    Reason.HALF_OF_OWN_MARRIAGE: "the player holds both king and queen of {suit}",
    Reason.NO_HALF_HELD: "the player holds neither king nor queen of {suit}",
    Reason.ANSWER_FIRST: "seat {seat} must answer first",
    Reason.ANSWER_UNTRUE: "the answer is not true",
    Reason.WRONG_ANSWER: "that is no answer to what was asked",
    Reason.BID_NOT_MULTIPLE: "bids are multiples of 5",
    Reason.BID_TOO_LOW: "the least bid is {amount}",
    Reason.BID_TOO_HIGH: "the highest bid is {amount}",
    Reason.BID_BANNED: "the side may not bid at {amount} or below",
    Reason.BANNED_BIDS_MINIMUM: "under the bid ban the opener bids exactly {amount}",
    Reason.MUST_OPEN: "the first bidder must bid at least {amount}",
    Reason.REDEAL_FIRST_TURN_ONLY: "a redeal can be demanded only at one's first turn",
    Reason.NO_REDEAL: "the hand does not entitle to a redeal",
    Reason.WRONG_NUMBER_OF_CARDS: "exactly {amount} cards are needed",
    Reason.CARD_TWICE: "{card} is named twice",
    Reason.NO_DISCARD_OF_ACES_AND_TENS: "aces and tens may not be put aside: {card}",
    Reason.CONTRACT_NOT_MULTIPLE: "contracts are multiples of 5",
    Reason.CONTRACT_TOO_LOW: "the contract is at least the final bid, {amount}",
    Reason.CONTRACT_TOO_HIGH: "the highest contract is {amount}",
    Reason.NO_KONTRA: "there is no Kontra in this hand",
    Reason.CALL_NOT_NOW: "this is not the time for Kontra or Re",
    Reason.CALL_OTHER_SIDE: "it is not this side's call",
    Reason.CALL_TOO_LATE: "the caller needs at least {amount} cards",
}

DEALS: Final[dict[DealFault, str]] = {
    DealFault.WRONG_SIZES: "the piles do not have the sizes of the layout",
    DealFault.CARD_TWICE: "{card} is dealt twice",
    DealFault.CARD_MISSING: "{card} is missing",
    DealFault.NOT_IN_PACK: "{card} is not in the pack",
}

CODES: Final[dict[CodeFault, str]] = {
    CodeFault.EMPTY: "the deal code is empty",
    CodeFault.NOT_A_SYMBOL: "no deal code has a '{detail}' in it",
    CodeFault.TOO_SHORT: "the deal code is too short: something at its end is missing",
    CodeFault.TOO_LONG: "this is too long for a deal code",
    CodeFault.MISTYPED: "the deal code is mistyped: its check does not agree with the rest",
    CodeFault.LATER_VERSION: "the deal code was made by a later version of the program",
    CodeFault.UNKNOWN: "the deal code holds what this version of the program does not know",
}

FAULTS: Final[dict[Fault, str]] = {
    Fault.NOT_JSON: "this cannot be read as JSON: {detail}",
    Fault.WRONG_FORMAT: "this is not a match record",
    Fault.NEWER_VERSION: "this record has version {detail}, newer than this program reads",
    Fault.BAD_FIELD: "'{detail}' {found}",
    Fault.BAD_RULES: "the rules: {problem}",
    Fault.BAD_DEAL: "the deal: {deal}",
    Fault.WRONG_DEALER: "the dealer should be {detail}",
    Fault.UNREADABLE_MOVE: "cannot read '{detail}'",
    Fault.UNKNOWN_MOVE: "this version knows no move '{detail}'",
    Fault.LEGAL_LACKS: "'legal' lacks '{detail}'",
    Fault.LEGAL_EXCEEDS: "'legal' has '{detail}', which was not possible, or has it twice",
    Fault.ILLEGAL_MOVE: "{detail}: {refusal}",
    Fault.MOVE_AFTER_END: "'{detail}' comes after the end of the hand",
    Fault.HAND_AFTER_END: "a hand comes after the end of the match",
    Fault.HAND_UNFINISHED: "the hand is not played to its end, and another follows",
    Fault.WRONG_RESULT: "the result should have {detail}",
    Fault.WRONG_TOTALS: "the totals should be {detail}",
    Fault.WRONG_WINNER: "the winner should be {detail}",
}

SHAPES: Final[dict[Shape, str]] = {
    Shape.WHOLE_NUMBER: "a whole number from {least} to {most}",
    Shape.TEXT: "a text",
    Shape.LIST: "a list",
    Shape.OBJECT: "an object",
    Shape.CARDS: "a list of cards",
    Shape.RESULT: "an object, or null",
}


def problem_sentence(problem: Problem) -> str:
    """Why an option is refused."""
    option, value = plain(problem.option), plain(problem.value, LONGEST_DETAIL)
    return PROBLEMS[problem.kind].format(option=option, value=value, allowed=problem.allowed)


def refusal_sentence(refusal: Refusal) -> str:
    """Why an action is refused."""
    return REFUSALS[refusal.reason].format(
        card=_code(refusal.card),
        cards=" ".join(c.code for c in refusal.cards),
        suit=refusal.suit.value if refusal.suit is not None else "",
        amount=refusal.amount,
        seat=refusal.seat,
    )


def _code(card: Card | None) -> str:
    return card.code if card is not None else ""


def _deal_sentence(problem: DealProblem | None) -> str:
    return DEALS[problem.fault].format(card=_code(problem.card)) if problem is not None else ""


def code_sentence(error: CodeError) -> str:
    """Why a text is no deal code."""
    return CODES[error.fault].format(detail=plain(error.detail))


def fault_sentence(facts: FaultFacts) -> str:
    """What is wrong with a record, with the hand and the move, counted from 1."""
    place = ", ".join(f"{word} {number}" for word, number in (("hand", facts.hand), ("move", facts.move)) if number)
    reason = FAULTS[facts.fault].format(
        detail=plain(facts.detail, LONGEST_DETAIL),
        refusal=_or_nothing(refusal_sentence, facts.refusal),
        deal=_deal_sentence(facts.deal),
        problem=problem_sentence(facts.problems[0]) if facts.problems else "",
        found=_field_sentence(facts),
    )
    return f"{place}: {reason}" if place else reason


def _field_sentence(facts: FaultFacts) -> str:
    """What is wrong with a field that has been named."""
    if facts.shape is None:
        return "is not what it should be"
    if facts.found is None:
        return "is missing"
    shape = SHAPES[facts.shape].format(least=facts.least, most=facts.most)
    return f"should be {shape}, and is {plain(facts.found, LONGEST_DETAIL)}"


def _or_nothing(sentence: Callable[[Refusal], str], refusal: Refusal | None) -> str:
    return sentence(refusal) if refusal is not None else ""
