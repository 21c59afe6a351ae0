"""Prompts (questions to the person) and updates (what the session tells the window)."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from marjapussi_desktop.controller.match.story import Story
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Discard, Give, Play, Return
from marjapussi_desktop.engine.cards import MARRIAGES, Card
from marjapussi_desktop.engine.choices import (
    AnswerChoices,
    BidChoices,
    Call,
    CardsChoices,
    Choices,
    ContractChoices,
    MarriageChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.known import Known
from marjapussi_desktop.engine.marriages import forfeited_by
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.engine.values import frozen

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.thoughts import Thought


class PromptKind(StrEnum):
    """Which panel a prompt needs."""

    BID = "bid"
    GIVE = "give"
    RETURN = "return"
    DISCARD = "discard"
    CONTRACT = "contract"
    PLAY = "play"
    ANSWER = "answer"
    HAND_OVER = "hand_over"
    MATCH_OVER = "match_over"


_CARDS_PROMPTS: Final = {Give: PromptKind.GIVE, Return: PromptKind.RETURN, Discard: PromptKind.DISCARD}
_PROMPTS: Final[dict[type, PromptKind]] = {
    BidChoices: PromptKind.BID,
    ContractChoices: PromptKind.CONTRACT,
    PlayChoices: PromptKind.PLAY,
    AnswerChoices: PromptKind.ANSWER,
}


def prompt_kind(choices: Choices) -> PromptKind:
    """Which prompt asks for one of these choices."""
    return _CARDS_PROMPTS[choices.action] if isinstance(choices, CardsChoices) else _PROMPTS[type(choices)]


def attempt_with(choices: Choices | None, card: Card) -> Action:
    """The action that choosing ``card`` attempts: an exchange or discard that includes it if one is asked, else to play
    it.
    """
    if not isinstance(choices, CardsChoices):
        return Play(card)
    others = tuple(other for other in choices.cards if other is not card)
    return choices.action((card, *others[: choices.count - 1]))


Forfeits = tuple[tuple[Action, MarriageChoices], ...]
"""Asks, each with what it costs."""


class NoClaim(StrEnum):
    """Why the rest may not be claimed."""

    NO_LEAD = "no_lead"
    NOT_SURE = "not_sure"
    CALL = "call"
    MARRIAGE = "marriage"
    OVERSHOOT = "overshoot"
    SPARES_OTHERS = "spares_others"


@frozen
class Prompt:
    """A question to the person. ``id`` grows by one with each prompt; an answer to an older one is dropped.

    ``choices`` is None for HAND_OVER and MATCH_OVER, which are answered by ``next_hand`` and by a new match.
    ``claim``: the cards that surely take all remaining tricks, in the order to be led; empty if they may not be
    claimed, for which ``no_claim`` has the reason where a card is asked. ``vain``: the asks that cannot succeed, for
    all that the person has been told. ``forfeits``: the asks that cost the person something that he may declare or ask
    now and could later, each with that; ``forfeits_by_success``: the same once they have succeeded, so no less than
    that. ``is_puzzle``: the choice is what is asked, so that none may be suggested.
    """

    id: int
    kind: PromptKind
    choices: Choices | None
    claim: tuple[Card, ...] = ()
    vain: tuple[Action, ...] = ()
    forfeits: Forfeits = ()
    forfeits_by_success: Forfeits = ()
    no_claim: NoClaim | None = None
    is_puzzle: bool = False


def prompt_of(prompt_id: int, choices: Choices, hand: Known, seat: int) -> Prompt:
    """A question to the person in ``seat``, with what the asks among these choices cost him; ``hand``: as it is, or
    as he knows it.
    """
    forfeits, by_success = (_forfeits(hand, seat, choices, if_it_succeeds=is_yes) for is_yes in (False, True))
    return Prompt(prompt_id, prompt_kind(choices), choices, forfeits=forfeits, forfeits_by_success=by_success)


def _forfeits(hand: Known, seat: int, choices: Choices, *, if_it_succeeds: bool) -> Forfeits:
    if not isinstance(choices, PlayChoices):
        return ()
    marriages = choices.marriages
    asks = (*((AskWhole(),) if marriages.ask_whole else ()), *map(AskHalf, marriages.ask_half))
    lost = [(ask, forfeited_by(hand, seat, ask, if_it_succeeds=if_it_succeeds)) for ask in asks]
    return tuple((ask, what) for ask, what in lost if what)


def may_succeed(prompt: Prompt, view: TableView) -> bool:
    """Whether one of the attempts before a lead may declare a suit: what the partner has denied cannot, and a whole
    takes two cards.
    """
    if not isinstance(prompt.choices, PlayChoices):
        return False
    marriages = prompt.choices.marriages
    if marriages.declare or any(AskHalf(suit) not in prompt.vain for suit in marriages.ask_half):
        return True
    partner = partner_of(view.viewer, view.rules.layout)
    has_two = partner is not None and view.seats[partner].hand_count > 1
    return marriages.ask_whole and has_two and AskWhole() not in prompt.vain


def is_bluff(view: TableView, action: Action) -> bool:
    """Whether it is an ask for a half of which the person holds nothing."""
    own = view.seats[view.viewer]
    return isinstance(action, AskHalf) and not {*own.hand, *own.up} & {*MARRIAGES[action.suit]}


class UpdateKind(StrEnum):
    """How the window shows an update: by animating its events, or by showing the new view at once."""

    EVENTS = "events"
    JUMP = "jump"


@frozen
class Update:
    """One step of the match as the person's seat sees it.

    ``events``: what happened, redacted for the seat; ``view``: the table afterwards; ``prompt``: the question to the
    person, None while others are to move; ``calls``: Kontra or Re that the person may say now, even out of turn;
    ``may_undo``: whether the person has a decision to take back in this hand; ``story``: with JUMP, everything that the
    person has been told; later events continue it. ``keeps_trick``: the trick that it ends is spoken of, and
    lies there afterwards.
    """

    kind: UpdateKind
    events: tuple[Event, ...]
    view: TableView
    prompt: Prompt | None
    calls: tuple[Call, ...] = ()
    may_undo: bool = False
    story: Story = Story()
    keeps_trick: bool = False


@frozen
class Hint:
    """What a strong player would answer to the prompt with this id, and why."""

    prompt_id: int
    thought: Thought
