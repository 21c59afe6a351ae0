"""The first step of a hint: the idea, as a question to the person, without naming the card or the bid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.controller.match.thoughts import Exchange, IdeaKind, Service, Serving, Thought
from marjapussi_desktop.engine import actions as act
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS

_BY_REASON: Final = {
    "only_choice": QT_TRANSLATE_NOOP("Ideas", "There is only one thing that you may do."),
    "only_card": QT_TRANSLATE_NOOP("Ideas", "Only one of your cards may be played."),
    "hopeless_hand": QT_TRANSLATE_NOOP("Ideas", "Are these cards worth playing at all?"),
    "keep_deal": QT_TRANSLATE_NOOP("Ideas", "Are these cards worth playing at all?"),
    "must_open": QT_TRANSLATE_NOOP("Ideas", "You have to bid: how high is high enough for now?"),
    "promise_ace": QT_TRANSLATE_NOOP("Ideas", "What could your first bid tell your partner?"),
    "tell_ace": QT_TRANSLATE_NOOP("Ideas", "What could your first bid tell your partner?"),
    "tell_whole": QT_TRANSLATE_NOOP("Ideas", "What could your bid tell of your kings and queens?"),
    "tell_halves": QT_TRANSLATE_NOOP("Ideas", "What could your bid tell of your kings and queens?"),
    "nothing_to_tell": QT_TRANSLATE_NOOP("Ideas", "What would your first bid promise your partner?"),
    "name_strong_suit": QT_TRANSLATE_NOOP("Ideas", "What could your bid tell of your best suit?"),
    "wants_to_play": QT_TRANSLATE_NOOP("Ideas", "Would you like to play this hand yourself?"),
    "good_hand": QT_TRANSLATE_NOOP("Ideas", "How many cards from the queen up do you hold?"),
    "better_than_leaving": QT_TRANSLATE_NOOP("Ideas", "What happens if the others get to play this hand?"),
    "leave_it_to_partner": QT_TRANSLATE_NOOP("Ideas", "Who holds the bid now, and whose side is he on?"),
    "give_named_suit": QT_TRANSLATE_NOOP("Ideas", "Which suit did the declarer speak of in the auction?"),
    "ask_for_suit": QT_TRANSLATE_NOOP("Ideas", "How can a gift ask for cards of your long suit?"),
    "make_void": QT_TRANSLATE_NOOP("Ideas", "Which suit could you run out of?"),
    "keep_best": QT_TRANSLATE_NOOP("Ideas", "Which of your cards will never win a trick?"),
    "change_trumps": QT_TRANSLATE_NOOP("Ideas", "Whom do the present trumps help?"),
    "ask_partner_half": QT_TRANSLATE_NOOP("Ideas", "Of which marriage do you hold a half, and who may hold the other?"),
    "bluff_half": QT_TRANSLATE_NOOP("Ideas", "What would the opponents believe if you asked?"),
    "opens_halves": QT_TRANSLATE_NOOP("Ideas", "What has to be asked for before anything else?"),
    "sure_winner": QT_TRANSLATE_NOOP("Ideas", "Which of your cards can nobody beat now?"),
    "likely_winner": QT_TRANSLATE_NOOP("Ideas", "Which of your cards will be hard to beat?"),
    "win_to_declare": QT_TRANSLATE_NOOP("Ideas", "What may you do if you win this trick?"),
    "draw_trumps": QT_TRANSLATE_NOOP("Ideas", "Count the trumps: who may still hold one?"),
    "through_partners_ace": QT_TRANSLATE_NOOP("Ideas", "In which suit may your partner hold the ace?"),
    "to_partners_winner": QT_TRANSLATE_NOOP("Ideas", "Which trick could your partner win?"),
    "may_win": QT_TRANSLATE_NOOP("Ideas", "Which lead may win the trick?"),
    "least_loss": QT_TRANSLATE_NOOP("Ideas", "Which lead gives the least away?"),
    "win_cheaply": QT_TRANSLATE_NOOP("Ideas", "How cheaply can you win this trick?"),
    "win_high": QT_TRANSLATE_NOOP("Ideas", "Who plays after you, and what can he beat?"),
    "win_for_sure": QT_TRANSLATE_NOOP("Ideas", "With which card is this trick surely yours?"),
    "give_points_to_partner": QT_TRANSLATE_NOOP("Ideas", "Who wins this trick, and what do you want in it?"),
    "keep_points_back": QT_TRANSLATE_NOOP("Ideas", "Who gets the points of this trick?"),
    "keep_marriage": QT_TRANSLATE_NOOP("Ideas", "Is your king safe, and his queen with him?"),
    "easiest_to_spare": QT_TRANSLATE_NOOP("Ideas", "Which card will you miss the least later?"),
    "avoid_trick": QT_TRANSLATE_NOOP("Ideas", "Do you want to win this trick at all?"),
}
"""A reason → the question to which it is the answer."""

_NO_CHOICE: Final = ("only_choice", "only_card")
_ONLY_CARD: Final = _BY_REASON["only_card"]
_NOBODY_BEATS: Final = _BY_REASON["sure_winner"]
_HARD_TO_BEAT: Final = _BY_REASON["likely_winner"]
_AFTER_YOU: Final = _BY_REASON["win_high"]
_SURELY_YOURS: Final = _BY_REASON["win_for_sure"]
_WHO_WINS: Final = _BY_REASON["give_points_to_partner"]
_WHOSE_POINTS: Final = _BY_REASON["keep_points_back"]
_WITH_THE_TRICK: Final = _BY_REASON["win_to_declare"]
_PARTNERS_TRICK: Final = _BY_REASON["to_partners_winner"]
_OTHER_HALF: Final = _BY_REASON["ask_partner_half"]
_LATER_TRICK: Final = QT_TRANSLATE_NOOP("Ideas", "Which of your cards will surely win a later trick?")
_CAN_WAIT: Final = QT_TRANSLATE_NOOP("Ideas", "Does the marriage have to be declared now, or can it wait?")

_BY_IDEA: Final = {
    IdeaKind.LAST_CARD: _ONLY_CARD,
    IdeaKind.ONLY_OF_SUIT: _ONLY_CARD,
    IdeaKind.ONLY_TRUMP: _ONLY_CARD,
    IdeaKind.ONLY_WINNER: _ONLY_CARD,
    IdeaKind.ONLY_ACE: _ONLY_CARD,
    IdeaKind.ONLY_SPADE: _ONLY_CARD,
    IdeaKind.ONLY_LEAD: _ONLY_CARD,
    IdeaKind.TAKES: _SURELY_YOURS,
    IdeaKind.TAKES_FROM_PARTNER: _SURELY_YOURS,
    IdeaKind.MAY_TAKE: _AFTER_YOU,
    IdeaKind.STAYS: _AFTER_YOU,
    IdeaKind.MAY_STAY: _AFTER_YOU,
    IdeaKind.IS_BEATEN: _WHO_WINS,
    IdeaKind.PARTNER_TAKES: _WHO_WINS,
    IdeaKind.PARTNER_MAY_TAKE: _WHO_WINS,
    IdeaKind.PARTNER_TO_PLAY: QT_TRANSLATE_NOOP("Ideas", "Can your partner still win this trick?"),
    IdeaKind.PARTNER_HARDLY: _WHOSE_POINTS,
    IdeaKind.LOST_TRICK: _WHOSE_POINTS,
    IdeaKind.LEFT_TRICK: _BY_REASON["avoid_trick"],
    IdeaKind.SURE_LEAD: _NOBODY_BEATS,
    IdeaKind.SURE_PLAIN: _NOBODY_BEATS,
    IdeaKind.SURE_TRUMP: _NOBODY_BEATS,
    IdeaKind.RISKY_LEAD: _HARD_TO_BEAT,
    IdeaKind.LEFT_TO_PARTNER: _HARD_TO_BEAT,
    IdeaKind.TOP_LEAD: _HARD_TO_BEAT,
    IdeaKind.LIKELY_LEAD: _HARD_TO_BEAT,
    IdeaKind.LOW_LEAD: _BY_REASON["least_loss"],
    IdeaKind.LEAD_TO_PARTNER: _PARTNERS_TRICK,
    IdeaKind.LEAD_TO_PARTNERS_CARD: _PARTNERS_TRICK,
    IdeaKind.PARTNER_TRUMPS: _PARTNERS_TRICK,
    IdeaKind.MAY_BE_TRUMPED: _BY_REASON["least_loss"],
    IdeaKind.DRAWS_TRUMPS: _BY_REASON["draw_trumps"],
    IdeaKind.FORCES_OUT: QT_TRANSLATE_NOOP("Ideas", "Which one card stands above the best of yours?"),
    IdeaKind.DECLARE_NEXT: _WITH_THE_TRICK,
    IdeaKind.ASK_NEXT: _WITH_THE_TRICK,
    IdeaKind.ASK_WHOLE_NEXT: _WITH_THE_TRICK,
    IdeaKind.ENOUGH: _BY_REASON["win_cheaply"],
    IdeaKind.HOLDS_BACK: QT_TRANSLATE_NOOP("Ideas", "Which of your high cards do you want for a later trick?"),
    IdeaKind.SAFER: _AFTER_YOU,
    IdeaKind.KEEPS_MARRIAGE: _BY_REASON["keep_marriage"],
    IdeaKind.PARTS_MARRIAGE: QT_TRANSLATE_NOOP("Ideas", "King or queen: which of the two can do more later?"),
    IdeaKind.KEEPS_HALF: _OTHER_HALF,
    IdeaKind.KEEPS_KNOWN_HALF: _OTHER_HALF,
    IdeaKind.KEEPS_GUARD: QT_TRANSLATE_NOOP("Ideas", "Which of your tens would be left alone?"),
    IdeaKind.KEEPS_TOP: _LATER_TRICK,
    IdeaKind.KEEPS_TRUMP: QT_TRANSLATE_NOOP("Ideas", "Do you want to spend a trump here?"),
    IdeaKind.KEEPS_POINTS: _WHOSE_POINTS,
    IdeaKind.KEEPS_WINNER: _BY_REASON["avoid_trick"],
    IdeaKind.KEEPS_FOR_LAST: _LATER_TRICK,
    IdeaKind.MAKES_VOID: _BY_REASON["make_void"],
    IdeaKind.LOSER: _BY_REASON["easiest_to_spare"],
    IdeaKind.AVOIDS_TRICKS: _BY_REASON["avoid_trick"],
    IdeaKind.DECLARES_ONLY: QT_TRANSLATE_NOOP("Ideas", "Which marriage can you declare, and what does it bring?"),
    IdeaKind.HOLDS_MARRIAGE: _CAN_WAIT,
    IdeaKind.HOLDS_FOR_LEAD: _CAN_WAIT,
    IdeaKind.HOLDS_WHILE_PLAIN: _CAN_WAIT,
    IdeaKind.HOLDS_TRUMPS: _CAN_WAIT,
}
"""An idea behind a card → the question to which it is the answer."""

_FOR_PARTNER: Final = QT_TRANSLATE_NOOP("Ideas", "Which of your good cards are of as much use in your partner's hand?")
_BY_SERVICE: Final = {
    Service.RETURNED_WHOLE: _FOR_PARTNER,
    Service.RETURNED_HALF: _OTHER_HALF,
    Service.RETURNED_ACE: _FOR_PARTNER,
    Service.RETURNED_TEN: _FOR_PARTNER,
}
"""What a card does that goes back to partner → the question; before that of the reason, which speaks of all others."""

_BY_ACTION: Final[dict[type, str]] = {
    act.Bid: QT_TRANSLATE_NOOP("Ideas", "What is this hand worth: aces, marriages, long suits?"),
    act.Pass: QT_TRANSLATE_NOOP("Ideas", "What is this hand worth, and what would it take to make the next bid?"),
    act.DemandRedeal: QT_TRANSLATE_NOOP("Ideas", "Are these cards worth playing at all?"),
    act.Give: QT_TRANSLATE_NOOP("Ideas", "Which of your cards win a lead or belong together?"),
    act.Return: QT_TRANSLATE_NOOP("Ideas", "Which of your cards will never win a trick?"),
    act.Discard: QT_TRANSLATE_NOOP("Ideas", "Which of your cards will never win a trick?"),
    act.SetContract: QT_TRANSLATE_NOOP("Ideas", "Count the points that these cards will take if all goes as usual."),
    act.Declare: QT_TRANSLATE_NOOP("Ideas", "Which suit should be trumps now?"),
    act.AskWhole: QT_TRANSLATE_NOOP("Ideas", "What may your partner hold?"),
    act.AskHalf: QT_TRANSLATE_NOOP("Ideas", "What may your partner hold?"),
    act.AnswerWhole: QT_TRANSLATE_NOOP("Ideas", "Look for a king and a queen of one suit."),
    act.AnswerHalf: QT_TRANSLATE_NOOP("Ideas", "The answer has to be true: look at your cards."),
    act.Kontra: QT_TRANSLATE_NOOP("Ideas", "In how many deals of ten is this contract made?"),
    act.Re: QT_TRANSLATE_NOOP("Ideas", "In how many deals of ten is this contract made?"),
    act.Play: QT_TRANSLATE_NOOP("Ideas", "Count which cards of {suit} are still out."),
}
"""The question where the reason has none of its own."""


def idea_text(thought: Thought) -> str:
    """What to think about, in a sentence: of the ideas behind a card the last, which says why no other one. Where there
    are ideas the answer tells these and not the reason, so the reason asks only where there is no choice, or no idea.
    """
    of_reasons = [_BY_REASON[why] for why in (thought.fact, thought.why) if why in _BY_REASON]
    of_ideas = [_BY_IDEA[idea.kind] for idea in reversed(thought.ideas) if idea.kind in _BY_IDEA]
    of_ideas += [_BY_SERVICE[one.service] for one in _exchanged(thought) if one.service in _BY_SERVICE]
    asked = next(iter([*of_reasons, *of_ideas] if thought.why in _NO_CHOICE else [*of_ideas, *of_reasons]), None)
    action = thought.action
    suit = SUIT_SIGNS[action.card.suit] if isinstance(action, act.Play) else ""
    return translate("Ideas", asked or _BY_ACTION[type(action)]).format(suit=suit)


def _exchanged(thought: Thought) -> Sequence[Serving]:
    """What the cards of an exchange do."""
    return thought.grounds.serving if isinstance(thought.grounds, Exchange) else ()
