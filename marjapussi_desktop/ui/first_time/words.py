"""What a newcomer is told at each kind of question."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, is_bluff, may_succeed
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import AskHalf
from marjapussi_desktop.engine.cards import ACES_AND_TENS, Card
from marjapussi_desktop.engine.choices import BidChoices, PlayChoices
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate


class Topic(StrEnum):
    """What is explained; the values are kept in the preferences."""

    BID = "bid"
    MUST_BID = "must_bid"
    GIVE = "give"
    RETURN = "return"
    DISCARD = "discard"
    CONTRACT = "contract"
    FIRST_LEAD = "first_lead"
    MARRIAGE_LEAD = "marriage_lead"
    LEAD = "lead"
    FOLLOW = "follow"
    FREE = "free"
    TRUMP = "trump"
    THROW = "throw"
    MARRIAGE = "marriage"
    ASK = "ask"
    ANSWER = "answer"


TEXTS: Final[dict[Topic, tuple[str, ...]]] = {
    Topic.BID: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "A bid promises points. The highest bidder must reach them. With a weak hand, pass.",
        ),
        QT_TRANSLATE_NOOP("FirstTime", "Bid as many points as you can promise, or pass."),
    ),
    Topic.MUST_BID: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "You must open the auction. A bid promises points: with a weak hand, bid the least.",
        ),
    ),
    Topic.GIVE: (
        QT_TRANSLATE_NOOP("FirstTime", "You give cards to the declarer. Click those that may help, then confirm."),
        QT_TRANSLATE_NOOP("FirstTime", "Click the cards to give, then confirm."),
    ),
    Topic.RETURN: (
        QT_TRANSLATE_NOOP("FirstTime", "You give as many cards back. Click those that you need least."),
        QT_TRANSLATE_NOOP("FirstTime", "Click the cards to give back, then confirm."),
    ),
    Topic.DISCARD: (
        QT_TRANSLATE_NOOP("FirstTime", "You have too many cards. Click those to put aside, then confirm."),
        QT_TRANSLATE_NOOP("FirstTime", "Click the cards to put aside, then confirm."),
    ),
    Topic.CONTRACT: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "You won the bidding. Now say how many points you promise: at least what you bid.",
        ),
        QT_TRANSLATE_NOOP("FirstTime", "Say how many points you promise."),
    ),
    Topic.FIRST_LEAD: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "You lead to the first trick, but not every card may be led. Click a forbidden card to hear why.",
        ),
    ),
    Topic.MARRIAGE_LEAD: (
        QT_TRANSLATE_NOOP(
            "FirstTime", "After a declaration the lead comes from that marriage: from its king or queen."
        ),
    ),
    Topic.LEAD: (
        QT_TRANSLATE_NOOP("FirstTime", "You begin the trick: click a card. Aces and tens bring most. H shows a hint."),
        QT_TRANSLATE_NOOP("FirstTime", "You begin the trick. H shows a hint."),
    ),
    Topic.FOLLOW: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "Follow the suit that was led and beat the highest card, if you can. Click a forbidden card to hear why.",
        ),
        QT_TRANSLATE_NOOP("FirstTime", "Follow the suit that was led and beat the highest card, if you can."),
    ),
    Topic.FREE: (QT_TRANSLATE_NOOP("FirstTime", "As long as there is a stock, any card may be played to a trick."),),
    Topic.TRUMP: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "You have none of the suit that was led, so you must play a trump, and beat another one if you can.",
        ),
    ),
    Topic.THROW: (
        QT_TRANSLATE_NOOP(
            "FirstTime", "You have none of the suit that was led, and no trump: throw any card. It takes no trick."
        ),
    ),
    Topic.MARRIAGE: (
        QT_TRANSLATE_NOOP(
            "FirstTime",
            "King and queen of a suit are a marriage: it brings points, and may make trumps.",
        ),
        QT_TRANSLATE_NOOP("FirstTime", "A marriage brings points: you may declare it before you lead."),
    ),
    Topic.ASK: (
        QT_TRANSLATE_NOOP("FirstTime", "Your partner may hold a marriage. Ask before you lead, or just lead."),
        QT_TRANSLATE_NOOP(
            "FirstTime", "Ask your partner for a marriage, or just lead. The opponents hear the answer too."
        ),
    ),
    Topic.ANSWER: (
        QT_TRANSLATE_NOOP("FirstTime", "Your partner asks for a marriage. The answer must be true."),
        QT_TRANSLATE_NOOP("FirstTime", "Answer truly. From now on, if only one answer is true, it is given for you."),
    ),
}
"""By topic, what is told the first time, the second time and so on; afterwards nothing."""
_LOW_LEAD: Final = QT_TRANSLATE_NOOP("FirstTime", "You begin the trick: click a card. H shows a hint.")
"""In the place of the first text on a lead, where the hand has no ace and no ten."""

_OF_KINDS: Final = {
    PromptKind.BID: Topic.BID,
    PromptKind.GIVE: Topic.GIVE,
    PromptKind.RETURN: Topic.RETURN,
    PromptKind.DISCARD: Topic.DISCARD,
    PromptKind.CONTRACT: Topic.CONTRACT,
    PromptKind.ANSWER: Topic.ANSWER,
}


def topic_of(prompt: Prompt, view: TableView) -> Topic | None:
    """What a question is about; None where the panel says all there is to say, and for a last card: what is told of
    cards would come too late.
    """
    if isinstance(prompt.choices, PlayChoices):
        if _is_last_card(view):
            return None
        if prompt.choices.marriages.declare:
            return Topic.MARRIAGE
        if may_succeed(_without_bluffs(prompt, prompt.choices, view), view):
            return Topic.ASK
        return _following(prompt.choices, view) if view.trick else _leading(prompt.choices, view)
    if isinstance(prompt.choices, BidChoices) and not prompt.choices.may_pass:
        return Topic.MUST_BID
    return _OF_KINDS.get(prompt.kind)


def _without_bluffs(prompt: Prompt, choices: PlayChoices, view: TableView) -> Prompt:
    halves = tuple(suit for suit in choices.marriages.ask_half if not is_bluff(view, AskHalf(suit)))
    return changed(prompt, choices=changed(choices, marriages=changed(choices.marriages, ask_half=halves)))


def _leading(choices: PlayChoices, view: TableView) -> Topic:
    """Where only some cards may be led the note says so: it said to click a card, and eight of nine were dimmed."""
    if len(choices.cards) == len(_held(view)):
        return Topic.LEAD
    return Topic.FIRST_LEAD if view.last_trick is None else Topic.MARRIAGE_LEAD


def _held(view: TableView) -> list[Card]:
    own = view.seats[view.viewer]
    return [card for card in (*own.hand, *own.up) if card is not None]


def _is_last_card(view: TableView) -> bool:
    return len(_held(view)) == 1 and not any(view.seats[view.viewer].down) and not view.stock_count


def _following(choices: PlayChoices, view: TableView) -> Topic:
    if view.stock_count:
        return Topic.FREE
    led = view.trick[0][1].suit
    suits = {card.suit for card in choices.cards}
    if led in suits:
        return Topic.FOLLOW
    return Topic.TRUMP if suits == {view.trump} else Topic.THROW


def explanation(topic: Topic, times: int, view: TableView | None = None) -> str:
    """The note on a topic that was explained so many times before; empty for no more. With ``view``: without what does
    not fit the hand.
    """
    texts = TEXTS[topic]
    if times >= len(texts):
        return ""
    is_low = view is not None and not any(card.rank in ACES_AND_TENS for card in _held(view))
    return translate("FirstTime", _LOW_LEAD if topic is Topic.LEAD and not times and is_low else texts[times])
