"""Why a player moved so, and what a hint advises, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from marjapussi_desktop.controller.match.thoughts import WITHHELD, HandValue, IdeaKind, OpenKind, Thought
from marjapussi_desktop.engine import actions as act
from marjapussi_desktop.engine import events as ev
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.events import How
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.about_players import Names, about
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, cards_text
from marjapussi_desktop.ui.text.comparisons import comparison_text
from marjapussi_desktop.ui.text.events import bubble_text
from marjapussi_desktop.ui.text.grounds import grounds_text, is_told_better
from marjapussi_desktop.ui.text.open_reasons import open_reason_text
from marjapussi_desktop.ui.text.play_ideas import play_idea_text

REASONS: Final = {
    "chance": QT_TRANSLATE_NOOP("Thoughts", "Chance decided."),
    "best_on_average": QT_TRANSLATE_NOOP(
        "Thoughts", "Of all the choices this one did best on average in {amount} imagined deals."
    ),
    "program": QT_TRANSLATE_NOOP("Thoughts", "This program gives no reasons."),
    "only_choice": QT_TRANSLATE_NOOP("Thoughts", "There is no other choice."),
    "only_card": QT_TRANSLATE_NOOP("Thoughts", "No other card may be played."),
    "hopeless_hand": QT_TRANSLATE_NOOP("Thoughts", "A hand as weak as this is better dealt again."),
    "must_open": QT_TRANSLATE_NOOP("Thoughts", "The first bidder has to bid, and {amount} is enough for now."),
    "promise_ace": QT_TRANSLATE_NOOP("Thoughts", "A jump to {amount} as the first bid promises partner an ace."),
    "name_strong_suit": QT_TRANSLATE_NOOP("Thoughts", "The jump to {amount} tells partner that {suit} is strong."),
    "wants_to_play": QT_TRANSLATE_NOOP("Thoughts", "The jump to {amount} says that this hand would like to play."),
    "good_hand": QT_TRANSLATE_NOOP(
        "Thoughts", "A raise of ten shows at least three cards from the queen up, of whatever suits."
    ),
    "tell_ace": QT_TRANSLATE_NOOP("Thoughts", "As a first bid, {amount} promises partner an ace."),
    "tell_whole": QT_TRANSLATE_NOOP(
        "Thoughts", "The bid of {amount} tells partner of a whole: the king and queen of one suit."
    ),
    "tell_halves": QT_TRANSLATE_NOOP(
        "Thoughts", "The bid of {amount} tells partner of kings and queens: two halves, or a whole."
    ),
    "nothing_to_tell": QT_TRANSLATE_NOOP(
        "Thoughts", "Every first bid that is low enough would promise partner cards that this hand does not hold."
    ),
    "unwilling_to_pass": QT_TRANSLATE_NOOP(
        "Thoughts", "Who passes is out of the auction, and {amount} is enough for now."
    ),
    "too_weak_to_bid": QT_TRANSLATE_NOOP("Thoughts", "The hand is too weak to bid with."),
    "better_than_leaving": QT_TRANSLATE_NOOP(
        "Thoughts", "It is better to play this hand oneself than to leave it to the others."
    ),
    "keep_deal": QT_TRANSLATE_NOOP("Thoughts", "These cards are worth keeping: no new deal is needed."),
    "hand_too_weak": QT_TRANSLATE_NOOP("Thoughts", "The hand is not strong enough to go on."),
    "leave_it_to_partner": QT_TRANSLATE_NOOP(
        "Thoughts", "{name} has made the highest bid, and there is no need to bid over one's partner."
    ),
    "give_best": QT_TRANSLATE_NOOP("Thoughts", "These cards help the declarer most."),
    "give_named_suit": QT_TRANSLATE_NOOP(
        "Thoughts", "These cards go with the suit that the declarer named in the auction."
    ),
    "ask_for_suit": QT_TRANSLATE_NOOP(
        "Thoughts", "One card of each other suit asks the declarer for cards of the one that is left."
    ),
    "keep_best": QT_TRANSLATE_NOOP("Thoughts", "The cards that are kept will take more."),
    "make_void": QT_TRANSLATE_NOOP("Thoughts", "Without any card of a suit one can trump when it is led."),
    "expected_points": QT_TRANSLATE_NOOP("Thoughts", "So much may be expected with these cards."),
    "keep_final_bid": QT_TRANSLATE_NOOP("Thoughts", "It would be risky to promise more than the final bid."),
    "final_bid_is_enough": QT_TRANSLATE_NOOP("Thoughts", "To promise more than the final bid would gain nothing."),
    "declare_best_suit": QT_TRANSLATE_NOOP("Thoughts", "This marriage helps most when it is declared now."),
    "change_trumps": QT_TRANSLATE_NOOP("Thoughts", "The marriage brings points, and its suit becomes the new trumps."),
    "ask_partner_whole": QT_TRANSLATE_NOOP(
        "Thoughts", "The partner who is asked may hold the king and queen of a suit."
    ),
    "opens_halves": QT_TRANSLATE_NOOP("Thoughts", "Halves may be asked for only after a whole has been."),
    "ask_partner_half": QT_TRANSLATE_NOOP("Thoughts", "Partner may hold the other half of the marriage."),
    "bluff_half": QT_TRANSLATE_NOOP(
        "Thoughts",
        "This is a bluff: after a no the opponents may believe that the asker holds a half of that marriage, and not "
        "try for it themselves.",
    ),
    "answer_best_suit": QT_TRANSLATE_NOOP("Thoughts", "Of the marriages in the hand this one helps most."),
    "sure_winner": QT_TRANSLATE_NOOP("Thoughts", "The {card} is sure to win the trick."),
    "likely_winner": QT_TRANSLATE_NOOP("Thoughts", "The {card} will probably win the trick."),
    "win_to_declare": QT_TRANSLATE_NOOP(
        "Thoughts", "The {card} should win the trick, and its winner may declare a marriage."
    ),
    "draw_trumps": QT_TRANSLATE_NOOP("Thoughts", "The {card} draws the others' trumps."),
    "through_partners_ace": QT_TRANSLATE_NOOP("Thoughts", "{name} should hold the ace that takes this trick."),
    "to_partners_winner": QT_TRANSLATE_NOOP("Thoughts", "{name} should be able to take this trick."),
    "may_win": QT_TRANSLATE_NOOP("Thoughts", "No lead wins for certain; the {card} may."),
    "least_loss": QT_TRANSLATE_NOOP("Thoughts", "No lead is good here; the {card} gives the least away."),
    "win_cheaply": QT_TRANSLATE_NOOP("Thoughts", "The {card} is the cheapest card that may win the trick."),
    "win_high": QT_TRANSLATE_NOOP(
        "Thoughts", "The {card} may win the trick and is harder to beat than a cheaper card."
    ),
    "win_for_sure": QT_TRANSLATE_NOOP("Thoughts", "The {card} wins this trick."),
    "give_points_to_partner": QT_TRANSLATE_NOOP(
        "Thoughts", "{name} should win this trick, and the {card} brings it points."
    ),
    "keep_points_back": QT_TRANSLATE_NOOP("Thoughts", "The {card} gives this trick as little as possible."),
    "keep_marriage": QT_TRANSLATE_NOOP("Thoughts", "The {card} goes, so that a king and a queen stay together."),
    "easiest_to_spare": QT_TRANSLATE_NOOP("Thoughts", "The {card} is the card that can best be spared."),
    "avoid_trick": QT_TRANSLATE_NOOP("Thoughts", "It is better not to win this trick."),
    "contract_will_fail": QT_TRANSLATE_NOOP("Thoughts", "The contract looks too high."),
    "contract_is_safe": QT_TRANSLATE_NOOP("Thoughts", "The contract looks safe."),
}
"""A bot's reason → its sentence, the same for a player who is asked why and for a hint. ``{amount}``, ``{card}``,
``{suit}``, ``{name}`` (of the seat that it speaks of): facts."""

_LEAVES_TO: Final = QT_TRANSLATE_NOOP(
    "Thoughts", "After a pass {name} would play this hand, and {amount} is enough for now."
)
"""In the place of "unwilling_to_pass" where somebody has bid: that may be the partner."""
_DOES_NOT_PAY: Final = QT_TRANSLATE_NOOP("Thoughts", "It does not pay to go on.")
_LATER: Final = QT_TRANSLATE_NOOP("Thoughts", "The reason would give cards away: ask again when the hand is over.")
_REST: Final = QT_TRANSLATE_NOOP("Thoughts", "The rest is told when the hand is over.")
"""After what everybody can tell of a card."""
_WITHHELD: Final[dict[type, str]] = {
    act.Bid: QT_TRANSLATE_NOOP("Thoughts", "The hand seems to be good enough for that bid."),
    act.Pass: QT_TRANSLATE_NOOP("Thoughts", "The hand does not seem to be good enough to bid more."),
    act.Declare: QT_TRANSLATE_NOOP("Thoughts", "A marriage brings points, and trumps are a help."),
    act.AskHalf: QT_TRANSLATE_NOOP(
        "Thoughts", "A partner who is asked may hold a half of that marriage, and must answer truthfully."
    ),
    act.AnswerWhole: QT_TRANSLATE_NOOP("Thoughts", "A partner must be answered truthfully."),
    act.AnswerHalf: QT_TRANSLATE_NOOP("Thoughts", "A partner must be answered truthfully."),
}
"""What everybody may know of a move while the hand is in play; of other moves it is ``_LATER``."""


def thought_text(thought: Thought, names: Names) -> str:
    """The reason in a sentence or two; ``names`` of the players by seat. Another program's words stand as they are."""
    if thought.words:
        return thought.words
    if thought.shown is not None:
        seen = open_reason_text(thought.shown, names[thought.seat] or "")
        return seen if thought.shown.kind is OpenKind.LAST_CARD else f"{seen} {translate('Thoughts', _REST)}"
    if is_kept_back(thought):
        return translate("Thoughts", _LATER)
    if thought.why == WITHHELD:
        return translate("Thoughts", _WITHHELD[type(thought.action)])
    facts = {
        "amount": "" if thought.amount is None else str(thought.amount).replace("-", "−"),
        "card": "" if thought.card is None else card_text(thought.card),
        "suit": "" if thought.suit is None else SUIT_SIGNS[thought.suit],
    }
    reasons = [thought.fact, thought.why] if thought.fact else [thought.why]
    rests_on = grounds_text(thought, names)
    reasons = [why for why in reasons if not (rests_on and is_told_better(why, thought))]
    is_own = names[thought.seat] is None
    told = [play_idea_text(idea, names, is_own=is_own) for idea in thought.ideas]
    if not told:
        told = [_reason(why, thought, names, facts) for why in reasons]
    elif _is_against(thought):
        told.insert(0, _reason(thought.why, thought, names, facts))
    told.extend(rests_on)
    if thought.comparison is not None:
        told.append(comparison_text(thought.comparison, names))
    return " ".join(told)


def _is_against(thought: Thought) -> bool:
    """Whether all that the ideas tell are points that the card puts at stake: how it was found has to speak for it."""
    is_told = thought.why != "best_on_average" or thought.amount is not None
    return is_told and all(idea.kind is IdeaKind.LOW_LEAD and bool(idea.points) for idea in thought.ideas)


def _reason(why: str, thought: Thought, names: Names, facts: Mapping[str, str]) -> str:
    source = _LEAVES_TO if why == "unwilling_to_pass" and thought.partner is not None else REASONS[why]
    if why == "hand_too_weak" and _is_worth_the_bid(thought):
        source = _DOES_NOT_PAY
    return about("Thoughts", source, thought.partner, names, **facts)


def _is_worth_the_bid(thought: Thought) -> bool:
    """Whether a hand is told to be worth the bid that is not made: it is then not weak."""
    value = thought.grounds
    return isinstance(value, HandValue) and value.asked is not None and value.mean >= value.asked


def is_kept_back(thought: Thought) -> bool:
    """Whether all that can be said is that the reason has to wait."""
    return thought.why == WITHHELD and thought.shown is None and type(thought.action) not in _WITHHELD


# -- moves, as they were heard or seen --------------------------------------------------------------------------------

_HEARD: Final[dict[type, Callable[[int, Any], ev.Event]]] = {
    act.Bid: lambda seat, move: ev.BidMade(seat, move.amount),
    act.Pass: lambda seat, _move: ev.Passed(seat),
    act.SetContract: lambda seat, move: ev.ContractSet(seat, move.amount, 0),
    act.Declare: lambda seat, move: ev.MarriageDeclared(seat, move.suit, How.OWN, 0, sets_trump=False, old_trump=None),
    act.AskWhole: lambda seat, _move: ev.AskedWhole(seat),
    act.AskHalf: lambda seat, move: ev.AskedHalf(seat, move.suit),
    act.AnswerWhole: lambda seat, move: ev.AnsweredWhole(seat, move.suit),
    act.AnswerHalf: lambda seat, move: ev.AnsweredHalf(seat, Suit.HEARTS, yes=move.yes),
    act.Kontra: lambda seat, _move: ev.Called(seat, 1),
    act.Re: lambda seat, _move: ev.Called(seat, 2),
}
"""Moves that are said → the event that says it."""

_SHOWN: Final[dict[type, str]] = {
    act.DemandRedeal: QT_TRANSLATE_NOOP("Thoughts", "Redeal"),
    act.Give: QT_TRANSLATE_NOOP("Thoughts", "I give {cards}"),
    act.Return: QT_TRANSLATE_NOOP("Thoughts", "I give back {cards}"),
    act.Discard: QT_TRANSLATE_NOOP("Thoughts", "I put {cards} aside"),
    act.Play: "{cards}",
}

_UNSEEN: Final[dict[type, str]] = {
    act.Give: QT_TRANSLATE_NOOP("Thoughts", "I give cards"),
    act.Return: QT_TRANSLATE_NOOP("Thoughts", "I give cards back"),
    act.Discard: QT_TRANSLATE_NOOP("Thoughts", "I put cards aside"),
}
"""The same while nobody may be told which cards."""


def move_text(thought: Thought) -> str:
    """The move as it was heard or seen at the table: ``Do you have a whole?``, ``♥10``."""
    action = thought.action
    if type(action) in _HEARD:
        return bubble_text(_HEARD[type(action)](thought.seat, action)) or ""
    cards = _cards_of(action)
    source = _SHOWN[type(action)] if cards or type(action) not in _UNSEEN else _UNSEEN[type(action)]
    return translate("Thoughts", source).format(cards=cards_text(cards))


def _cards_of(action: act.Action) -> tuple[Any, ...]:
    return (action.card,) if isinstance(action, act.Play) else getattr(action, "cards", ())


# -- hints ------------------------------------------------------------------------------------------------------------

_ADVICE: Final[dict[type, str]] = {
    act.Bid: QT_TRANSLATE_NOOP("Thoughts", "Bid {amount}."),
    act.Pass: QT_TRANSLATE_NOOP("Thoughts", "Pass."),
    act.DemandRedeal: QT_TRANSLATE_NOOP("Thoughts", "Demand a redeal."),
    act.Give: QT_TRANSLATE_NOOP("Thoughts", "Give {cards}."),
    act.Return: QT_TRANSLATE_NOOP("Thoughts", "Give back {cards}."),
    act.Discard: QT_TRANSLATE_NOOP("Thoughts", "Put aside {cards}."),
    act.SetContract: QT_TRANSLATE_NOOP("Thoughts", "Set the contract at {amount}."),
    act.Play: QT_TRANSLATE_NOOP("Thoughts", "Play {cards}."),
    act.AskWhole: QT_TRANSLATE_NOOP("Thoughts", "Ask for a whole."),
    act.AnswerWhole: QT_TRANSLATE_NOOP("Thoughts", "Answer no."),
    act.Kontra: QT_TRANSLATE_NOOP("Thoughts", "Say Kontra."),
    act.Re: QT_TRANSLATE_NOOP("Thoughts", "Say Re."),
}

_ADVICE_OF_SUIT: Final = {
    act.Declare: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Thoughts", "Declare the marriage in spades."),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Thoughts", "Declare the marriage in clubs."),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Thoughts", "Declare the marriage in diamonds."),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Thoughts", "Declare the marriage in hearts."),
    },
    act.AskHalf: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Thoughts", "Ask for a half in spades."),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Thoughts", "Ask for a half in clubs."),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Thoughts", "Ask for a half in diamonds."),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Thoughts", "Ask for a half in hearts."),
    },
    act.AnswerWhole: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Thoughts", "Name your marriage in spades."),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Thoughts", "Name your marriage in clubs."),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Thoughts", "Name your marriage in diamonds."),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Thoughts", "Name your marriage in hearts."),
    },
}


def hint_text(thought: Thought, names: Names) -> str:
    """What to do, and why: two or three sentences."""
    return f"{_advice(thought.action)} {thought_text(thought, names)}"


def _advice(action: act.Action) -> str:
    if isinstance(action, act.AnswerHalf):
        return translate("Thoughts", "Answer yes.") if action.yes else translate("Thoughts", "Answer no.")
    suit = getattr(action, "suit", None)
    source = _ADVICE_OF_SUIT[type(action)][suit] if suit is not None else _ADVICE[type(action)]
    cards = cards_text(_cards_of(action))
    return translate("Thoughts", source).format(amount=getattr(action, "amount", ""), cards=cards)
