"""Puzzles in words: the ideas, what a move is worth, the proof, and how far one has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from marjapussi_desktop.controller.puzzles.explained import Explained, Idea, Proof
from marjapussi_desktop.controller.puzzles.progress import RATING_OF_LEVEL, PuzzleState
from marjapussi_desktop.controller.puzzles.puzzle_hand import Judged, Verdict
from marjapussi_desktop.engine.actions import Action, AskHalf, Declare
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate, within_sentence
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, cards_text
from marjapussi_desktop.ui.text.comparisons import choice_text, tenths

BOTH: Final = 2
ENOUGH: Final = 10
"""So many puzzles have to be rated before the rating is said to mean something."""

IDEA_NAMES: Final = {
    Idea.DECLARE_NOW: QT_TRANSLATE_NOOP("Puzzles", "Declare in time"),
    Idea.CHANGE_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "Change the trumps"),
    Idea.ASK: QT_TRANSLATE_NOOP("Puzzles", "Ask your partner"),
    Idea.HOLD_BACK: QT_TRANSLATE_NOOP("Puzzles", "Hold a marriage back"),
    Idea.KEEP_MARRIAGE: QT_TRANSLATE_NOOP("Puzzles", "Keep a marriage alive"),
    Idea.STOP_MARRIAGE: QT_TRANSLATE_NOOP("Puzzles", "Stop their marriage"),
    Idea.DRAW_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "Draw trumps"),
    Idea.CASH_FIRST: QT_TRANSLATE_NOOP("Puzzles", "Win it while you can"),
    Idea.GIVE_THE_LEAD: QT_TRANSLATE_NOOP("Puzzles", "Give the lead away"),
    Idea.TO_PARTNER: QT_TRANSLATE_NOOP("Puzzles", "Lead to your partner"),
    Idea.GIVE_POINTS: QT_TRANSLATE_NOOP("Puzzles", "Give points to your partner's trick"),
    Idea.KEEP_GUARD: QT_TRANSLATE_NOOP("Puzzles", "Keep a guard"),
    Idea.KEEP_TRUMP: QT_TRANSLATE_NOOP("Puzzles", "Keep a trump"),
    Idea.LAST_TRICK: QT_TRANSLATE_NOOP("Puzzles", "The last trick"),
    Idea.CATCH_HIGH_CARD: QT_TRANSLATE_NOOP("Puzzles", "Catch a high card"),
    Idea.COUNT_SUIT: QT_TRANSLATE_NOOP("Puzzles", "Count a suit"),
}

_HINTS: Final = {
    Idea.DECLARE_NOW: QT_TRANSLATE_NOOP("Puzzles", "What may you declare now, and will you still be able to later?"),
    Idea.CHANGE_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "Whom do the present trumps help, and can you change them?"),
    Idea.ASK: QT_TRANSLATE_NOOP("Puzzles", "What may your partner hold, and may you ask about it?"),
    Idea.HOLD_BACK: QT_TRANSLATE_NOOP("Puzzles", "Does a marriage have to be declared or asked for already now?"),
    Idea.KEEP_MARRIAGE: QT_TRANSLATE_NOOP("Puzzles", "Which marriage can your side still declare, and who must lead?"),
    Idea.STOP_MARRIAGE: QT_TRANSLATE_NOOP("Puzzles", "Which marriage may the opponents hold, and can you stop it?"),
    Idea.DRAW_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "Count the trumps: do the opponents still hold any?"),
    Idea.CASH_FIRST: QT_TRANSLATE_NOOP("Puzzles", "Which of your cards wins now, but will not win later?"),
    Idea.GIVE_THE_LEAD: QT_TRANSLATE_NOOP("Puzzles", "Is it good for you to lead, or rather for the opponents?"),
    Idea.TO_PARTNER: QT_TRANSLATE_NOOP("Puzzles", "Which trick can your partner win?"),
    Idea.GIVE_POINTS: QT_TRANSLATE_NOOP("Puzzles", "Who wins this trick, and what do you want in it?"),
    Idea.KEEP_GUARD: QT_TRANSLATE_NOOP("Puzzles", "Which of your high cards needs a low one beside it?"),
    Idea.KEEP_TRUMP: QT_TRANSLATE_NOOP("Puzzles", "Which trick do you want to win with your trump?"),
    Idea.LAST_TRICK: QT_TRANSLATE_NOOP("Puzzles", "Who will win the last trick, and with which card?"),
    Idea.CATCH_HIGH_CARD: QT_TRANSLATE_NOOP("Puzzles", "Which ace or ten of the opponents can your side win?"),
    Idea.COUNT_SUIT: QT_TRANSLATE_NOOP("Puzzles", "Count a suit: which of your cards has become the highest?"),
}

_WHY: Final = {
    Idea.DECLARE_NOW: QT_TRANSLATE_NOOP(
        "Puzzles", "{cards} are declared now that you have the lead; later there may be no chance."
    ),
    Idea.CHANGE_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "{cards} make {suit} trumps, and {trump} are trumps no more."),
    Idea.ASK: QT_TRANSLATE_NOOP(
        "Puzzles", "Your partner may hold a king and queen of one suit, and a yes declares them for your side."
    ),
    Idea.HOLD_BACK: QT_TRANSLATE_NOOP("Puzzles", "{cards} can wait, and the {card} cannot."),
    Idea.KEEP_MARRIAGE: QT_TRANSLATE_NOOP(
        "Puzzles", "After the {card} your side can still declare a marriage, which the {other} would mostly lose."
    ),
    Idea.STOP_MARRIAGE: QT_TRANSLATE_NOOP(
        "Puzzles", "After the {other} the opponents could mostly declare a marriage; the {card} does not let them."
    ),
    Idea.DRAW_TRUMPS: QT_TRANSLATE_NOOP("Puzzles", "The {card} draws trumps while the opponents may still hold some."),
    Idea.CASH_FIRST: QT_TRANSLATE_NOOP("Puzzles", "The {card} wins a trick now and would mostly be lost later."),
    Idea.GIVE_THE_LEAD: QT_TRANSLATE_NOOP(
        "Puzzles", "With the {card} you give the lead away on purpose, so that the opponents have to lead."
    ),
    Idea.TO_PARTNER: QT_TRANSLATE_NOOP("Puzzles", "The {card} is led to your partner, who wins the trick."),
    Idea.GIVE_POINTS: QT_TRANSLATE_NOOP(
        "Puzzles", "Your partner wins this trick, so it gets the {card} and not the {other}."
    ),
    Idea.KEEP_GUARD: QT_TRANSLATE_NOOP(
        "Puzzles", "The {other} stays beside the {cards} as its guard; alone the {cards} would mostly be lost."
    ),
    Idea.KEEP_TRUMP: QT_TRANSLATE_NOOP(
        "Puzzles", "The {other} is a trump and is kept, so that your side wins the last trick."
    ),
    Idea.LAST_TRICK: QT_TRANSLATE_NOOP(
        "Puzzles", "The {card} mostly leads to the last trick for your side; the {other} gives it away."
    ),
    Idea.CATCH_HIGH_CARD: QT_TRANSLATE_NOOP(
        "Puzzles", "After the {card} your side mostly catches an ace or a ten, which escapes after the {other}."
    ),
    Idea.COUNT_SUIT: QT_TRANSLATE_NOOP(
        "Puzzles", "All higher cards of its suit are gone from the other hands: the {card} is the highest now."
    ),
}

_HELD_BACK: Final = {
    "declared": QT_TRANSLATE_NOOP(
        "Puzzles",
        "If you declare {cards} now, {suit} are trumps, and your side takes less, even with the marriage counted.",
    ),
    "changed": QT_TRANSLATE_NOOP(
        "Puzzles",
        "After a yes {trump} are trumps no more, and your side takes less, even with a marriage counted.",
    ),
    "made": QT_TRANSLATE_NOOP(
        "Puzzles", "After a yes there are trumps, and your side takes less, even with a marriage counted."
    ),
    "asked": QT_TRANSLATE_NOOP("Puzzles", "The question can wait, and the {card} cannot."),
}

_ASK_HALF: Final = QT_TRANSLATE_NOOP(
    "Puzzles", "You hold the {first}, and your partner may hold the {second}: a yes declares them for your side."
)

STATES: Final = {
    PuzzleState.NEW: QT_TRANSLATE_NOOP("Puzzles", "New"),
    PuzzleState.TRIED: QT_TRANSLATE_NOOP("Puzzles", "Tried"),
    PuzzleState.LATER: QT_TRANSLATE_NOOP("Puzzles", "Solved later"),
    PuzzleState.HINTED: QT_TRANSLATE_NOOP("Puzzles", "Solved with a hint"),
    PuzzleState.AT_ONCE: QT_TRANSLATE_NOOP("Puzzles", "Solved at once"),
}


_MORE_TRUMPS: Final = QT_TRANSLATE_NOOP(
    "Puzzles",
    "{cards} make {suit} trumps, and {trump} are trumps no more. You then hold {after} trumps instead of {before}.",
)

_LATER: Final = {
    (False, False): QT_TRANSLATE_NOOP("Puzzles", "With best play the {later} then wins you a trick, too."),
    (False, True): QT_TRANSLATE_NOOP("Puzzles", "With best play the {later} then wins you the last trick."),
    (True, False): QT_TRANSLATE_NOOP("Puzzles", "With best play {later} then win you tricks, too."),
    (True, True): QT_TRANSLATE_NOOP("Puzzles", "With best play {later} then win you tricks, the last one among them."),
}
"""What comes of it, by whether several cards win tricks, and whether one of them wins the last."""
_LEADS_ON: Final = (Idea.GIVE_THE_LEAD, Idea.COUNT_SUIT)
"""Ideas that say little without what comes of them."""


def idea_name(idea: Idea) -> str:
    """The idea in some words, for a list."""
    return translate("Puzzles", IDEA_NAMES[idea])


def idea_hint(idea: Idea) -> str:
    """The idea in a sentence, and what to think about."""
    source = translate("Puzzles", "The idea: {idea}. {question}")
    return source.format(idea=within_sentence(idea_name(idea)), question=translate("Puzzles", _HINTS[idea]))


def state_text(state: PuzzleState) -> str:
    """What came of a puzzle, in a word or two."""
    return translate("Puzzles", STATES[state])


def judged_text(judged: Judged, told: Explained) -> str:
    """What a wrong move costs, or why it changes nothing."""
    move = choice_text(judged.action)
    if judged.verdict is Verdict.FRUITLESS:
        source = translate("Puzzles", "{move} changes nothing: the answer is no in every possible deal. And then?")
        return source.format(move=move)
    if told.counts_card_points:
        source = translate(
            "Puzzles",
            "{move} would cost {amount} points on average, compared with the best move (over {deals} possible deals).",
        )
    else:
        source = translate(
            "Puzzles",
            "{move} would cost {amount} game points on average, compared with the best move "
            "(over {deals} possible deals).",
        )
    return source.format(move=move, amount=amount_text(judged.cost, told), deals=QLocale().toString(told.worlds))


def why_text(told: Explained) -> str:
    """The idea in a sentence that names its cards."""
    if isinstance(told.solution[0], AskHalf):
        first, second = map(card_text, told.cards)
        return translate("Puzzles", _ASK_HALF).format(first=first, second=second)
    cards = told.cards
    suit = cards[0].suit if told.idea is Idea.HOLD_BACK and cards else told.suit
    told_first = translate("Puzzles", why_source(told)).format(
        card="" if told.card is None else card_text(told.card),
        other="" if told.other is None else card_text(told.other),
        cards=cards_text(cards),
        suit="" if suit is None else SUIT_SIGNS[suit],
        trump="" if told.trump is None else SUIT_SIGNS[told.trump],
        before=told.trumps_held[0],
        after=told.trumps_held[1],
    )
    return f"{told_first} {_later_text(told)}".rstrip()


def _later_text(told: Explained) -> str:
    """What comes of the move in the line of best play, where the idea does not say it."""
    if told.idea not in _LEADS_ON or not told.later:
        return ""
    source = _LATER[len(told.later) > 1, told.wins_last]
    later = cards_text(told.later) if len(told.later) > 1 else card_text(told.later[0])
    return translate("Puzzles", source).format(later=later)


def why_source(told: Explained) -> str:
    """The sentence on the idea, in English and without its cards."""
    if told.idea is Idea.CHANGE_TRUMPS and told.trump is not None and told.trumps_held[1] > told.trumps_held[0]:
        return _MORE_TRUMPS
    if told.idea is not Idea.HOLD_BACK or (isinstance(told.tempting, Declare) and not told.sets_trumps):
        return _WHY[told.idea]
    if isinstance(told.tempting, Declare):
        return _HELD_BACK["declared"]
    if not told.sets_trumps:
        return _HELD_BACK["asked"]
    return _HELD_BACK["made" if told.trump is None else "changed"]


def proof_text(told: Explained) -> str:
    """Over how many deals the move is proved, and by how much it is better."""
    if told.proof is Proof.EVERY and told.worlds == BOTH:
        source = translate("Puzzles", "It is right in both possible deals.")
    elif told.proof is Proof.EVERY:
        source = translate("Puzzles", "It is right in each of {deals} possible deals.")
    elif told.counts_card_points:
        source = translate(
            "Puzzles",
            "On average it is {amount} points better than the second-best move (over {deals} possible deals).",
        )
    else:
        source = translate(
            "Puzzles",
            "On average it is {amount} game points better than the second-best move (over {deals} possible deals).",
        )
    return source.format(amount=amount_text(told.margin, told), deals=QLocale().toString(told.worlds))


def solution_text(told: Explained) -> str:
    """The right moves, within a sentence: ``♦J``, ``♦J or ♦Q``, ``asking for a whole``."""
    moves = [within_sentence(choice_text(action)) for action in told.solution]
    if len(moves) == 1:
        return moves[0]
    return translate("Puzzles", "{moves} or {last}").format(moves=", ".join(moves[:-1]), last=moves[-1])


def as_good_text(made: Action, told: Explained) -> str:
    """That a right move is as good as the one that is explained; nothing if it is that one."""
    if made == told.solution[0] or made not in told.solution:
        return ""
    source = translate("Puzzles", "{move} is as good as {first}.")
    return source.format(move=choice_text(made), first=within_sentence(choice_text(told.solution[0]))) + " "


def amount_text(amount: float, told: Explained) -> str:
    """Points as they are told: card points whole, game points in tenths."""
    return str(round(amount)) if told.counts_card_points else tenths(round(amount * 10))


def rating_text(rating: int, count: int) -> str:
    """The rating in plain words; ``count``: how many puzzles have moved it."""
    if not count:
        return translate("Puzzles", "Your rating begins at {rating}. Only the first try at a puzzle moves it.").format(
            rating=rating
        )
    level = min(RATING_OF_LEVEL, key=lambda one: abs(RATING_OF_LEVEL[one] - rating))
    plain = translate("Puzzles", "Your rating is {rating}.")
    meaning = translate(
        "Puzzles", "Your rating is {rating}: you solve about half of the puzzles of level {level} at once."
    )
    is_telling = count >= ENOUGH and rating >= RATING_OF_LEVEL[1]
    return (meaning if is_telling else plain).format(rating=rating, level=level)


def moved_text(before: int, after: int) -> str:
    """How a first try moved the rating; empty if it did not."""
    if after == before:
        return ""
    up = translate("Puzzles", "Your rating rises from {before} to {after}.")
    down = translate("Puzzles", "Your rating falls from {before} to {after}.")
    return (up if after > before else down).format(before=before, after=after)
