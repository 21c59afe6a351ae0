"""A decision with its explanation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.comparison import CERTAIN, Comparison, StakeKind, comparison_of
from marjapussi_desktop.bots.explaining.at_stake import LARGE, with_stake
from marjapussi_desktop.bots.explaining.attempts import answer_idea, attempt_idea, marriage_after
from marjapussi_desktop.bots.explaining.before_play import grounds_of, with_match_points
from marjapussi_desktop.bots.explaining.equals import without_equals
from marjapussi_desktop.bots.explaining.ideas import AGAINST_OTHERS, IN_CARD_POINTS, Idea, IdeaKind
from marjapussi_desktop.bots.explaining.purposes import Choice, purposes
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.tricks import GIVEN, after_duty, duty, for_itself, outcome, parting
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.heuristics.bidding import leaves_to
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, cards_of
from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Give,
    Kontra,
    Play,
    Re,
    Return,
)
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import AnswerChoices, PlayChoices
from marjapussi_desktop.engine.declarations import sets_trump
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.values import changed

WITHOUT_IDEAS: Final = frozenset({BotReason.CHANCE, BotReason.PROGRAM})
"""How such a move was found says nothing about it."""
_WITH_GROUNDS: Final = (Bid, Give, Return, Discard, Kontra, Re)
_WITHOUT_GROUNDS: Final = WITHOUT_IDEAS | {BotReason.ONLY_CHOICE}
"""Reasons that say nothing of cards or numbers."""
AS_GOOD: Final = {Family.HUUTOPUSSI: 8.0, Family.MARJAPUSSI: 0.2}
"""Choices are told to be as good where no more than this, in points, can lie between them."""
_OF_POINTS: Final = GIVEN | {IdeaKind.PARTNER_TAKES}
"""What tells the card points that go to a side for certain."""
_OF_TOTALS: Final = frozenset({StakeKind.FALLS, StakeKind.OTHERS_FALL, StakeKind.ONE_SHORT, StakeKind.OTHERS_ONE_SHORT})
"""Where one of these is the point of a choice, fewer points may be better for a side: that a lead puts points at stake
would speak against it, which it does not.
"""


def explained(
    seen: Observation, decision: Decision, large: Mapping[Family, float] = LARGE, *, is_measured: bool = False
) -> Decision:
    """The decision of a seat that saw this, with what its reason may tell: the comparison with the next best choice,
    the ideas behind a move in play, and the grounds of a decision outside play. Grounds of a bid compare it with a pass
    themselves. ``large``, ``is_measured``: see `with_stake`.
    """
    if isinstance(decision.action, _WITH_GROUNDS) and decision.why not in _WITHOUT_GROUNDS:
        decision = changed(decision, grounds=grounds_of(View(seen), decision))
    decision = with_match_points(seen, decision)
    if decision.why is BotReason.UNWILLING_TO_PASS:
        decision = changed(decision, seat=leaves_to(seen))
    if isinstance(decision.grounds, HandValue):
        return decision
    scene, found = Scene(seen, decision.evaluation), decision.evaluation
    if found is not None:
        found = without_equals(scene, decision.action, found)
    comparison = comparison_of(seen, decision.action, found)
    if comparison is not None:
        comparison = with_stake(seen, decision.action, found, comparison, large, is_measured=is_measured)
    ideas = () if decision.why in WITHOUT_IDEAS else ideas_of(scene, decision, comparison)
    if comparison is not None and not comparison.amount:
        is_told = _is_as_good(scene, comparison) and not _speaks_against(scene, ideas, comparison.other)
        comparison = comparison if is_told else None
    return changed(decision, comparison=comparison, ideas=ideas)


def _is_as_good(scene: Scene, comparison: Comparison) -> bool:
    """Whether a cost that is not more than noise is surely small, too: else a review, which looks closer, may find a
    mistake in what was said to do about as well.
    """
    most = comparison.cost + CERTAIN * (comparison.error or 0.0)
    return most <= AS_GOOD[scene.seen.rules.family]


def _speaks_against(scene: Scene, ideas: tuple[Idea, ...], other: Action) -> bool:
    """Whether what is told of the choice speaks against another one that the search found about as good: cards that
    stay or go together in an exchange, or the card points in a trick whose winner is certain. That it "would do about
    as well" would sound like an error of one of the two.
    """
    if isinstance(other, Give | Return | Discard):
        return True
    if not ideas or ideas[0].kind not in _OF_POINTS or not isinstance(other, Play):
        return False
    assert ideas[0].card is not None
    return scene.points(other.card) != scene.points(ideas[0].card)


def ideas_of(scene: Scene, decision: Decision, comparison: Comparison | None) -> tuple[Idea, ...]:
    """At most two ideas: what becomes of the trick and why this card, or what is declared, and what can be after it, or
    what is asked or answered.
    """
    choices, action = scene.seen.choices, decision.action
    if isinstance(choices, AnswerChoices) and isinstance(action, AnswerWhole | AnswerHalf):
        idea = answer_idea(scene, action, choices)
    elif isinstance(action, Declare | AskWhole | AskHalf):
        idea = attempt_idea(scene, action, decision.why)
    elif isinstance(choices, PlayChoices) and isinstance(action, Play):
        return _card_ideas(scene, choices, decision, action.card, comparison)
    else:
        return ()
    later = None
    if isinstance(choices, PlayChoices) and isinstance(action, Declare):
        later = marriage_after(scene, action.suit, choices.marriages.declare)
    return tuple(one for one in (idea, later) if one is not None)


def _card_ideas(
    scene: Scene, choices: PlayChoices, decision: Decision, card: Card, comparison: Comparison | None
) -> tuple[Idea, ...]:
    found = _two_ideas(scene, choices, decision, card, comparison)
    if comparison is not None and comparison.stake is not None and comparison.stake.kind in _OF_TOTALS:
        found = tuple(idea for idea in found if idea.kind is not IdeaKind.LOW_LEAD or not idea.points)
    if not scene.counts_aces:
        return found
    return tuple(changed(idea, in_aces=True) if idea.kind in IN_CARD_POINTS else idea for idea in found)


def _two_ideas(
    scene: Scene, choices: PlayChoices, decision: Decision, card: Card, comparison: Comparison | None
) -> tuple[Idea, ...]:
    first = outcome(scene, card)
    forced = duty(scene, card)
    if forced is not None:
        return (forced, after_duty(forced, first))
    parted = parting(scene, card)
    if parted is not None:
        return (first, parted)
    held_back = _held_back(scene, choices, decision, first)
    if held_back is not None:
        return (first, held_back)
    others = scene.winners if first.kind is IdeaKind.LEFT_TRICK else tuple(sorted(choices.cards))
    second = _purpose(scene, tuple(one for one in others if one is not card), card, comparison)
    return (for_itself(scene, first),) if second is None else (first, second)


def _purpose(scene: Scene, others: tuple[Card, ...], card: Card, comparison: Comparison | None) -> Idea | None:
    """Why this card and not ``others``: told against the next best one, or against all of them where that is as good,
    or none of them.
    """
    next_best = None if comparison is None or not isinstance(comparison.other, Play) else comparison.other.card
    if comparison is None or next_best is None or (comparison.amount and next_best not in others):
        return next(purposes(Choice(scene, card, others)), None)
    if comparison.amount:
        found = _telling_apart(scene, card, next_best)
    else:
        found = _shared(scene, card, next_best, tuple(other for other in others if other is not next_best))
    return next((idea for idea in found if idea.kind is not IdeaKind.AS_GOOD_AS), None)  # the comparison says it


def _telling_apart(scene: Scene, card: Card, rival: Card) -> Iterator[Idea]:
    """The ideas behind a card, those first that the rival could not be chosen for as well."""
    as_well = {_fact(idea) for idea in purposes(Choice(scene, rival, (card,)))}
    return iter(sorted(purposes(Choice(scene, card, (rival,))), key=lambda idea: _fact(idea) in as_well))


def _fact(idea: Idea) -> Idea:
    """What an idea says, whichever of two cards it is told of."""
    return changed(idea, card=None, other=None)


def _shared(scene: Scene, card: Card, as_good: Card, worse: tuple[Card, ...]) -> Iterator[Idea]:
    """Why not the cards that are worse: what speaks against one of them is told only if it does not speak against the
    card that is as good.
    """
    other_way = {(idea.kind, idea.other, idea.cards) for idea in purposes(Choice(scene, as_good, worse))}
    for idea in purposes(Choice(scene, card, worse)):
        if idea.kind not in AGAINST_OTHERS or (idea.kind, idea.other, idea.cards) in other_way:
            yield idea


def _held_back(scene: Scene, choices: PlayChoices, decision: Decision, lead: Idea) -> Idea | None:
    """A marriage that could have been declared before this lead, the best of those that the search tried; ``lead``:
    what the lead does. It loses nothing by waiting while the lead is kept, and may gain: until there are trumps nobody
    can trump, and a change of trumps may leave the seat with fewer. Where a declaration binds the lead, this one would
    not be possible.
    """
    found = decision.evaluation
    tried = [] if found is None else [value for value in found.values if isinstance(value.action, Declare)]
    if not choices.marriages.declare or not tried:
        return None
    other = max(tried, key=lambda value: value.rank).action
    assert isinstance(other, Declare)
    marriage, points = MARRIAGE_MASKS[other.suit], scene.declared_for(other.suit)
    assert lead.card is not None
    leads_another = not marriage & BIT[lead.card.index]
    binds = leads_another and scene.view.rules.marriages.lead_from_marriage
    kind = IdeaKind.HOLDS_FOR_LEAD if binds else IdeaKind.HOLDS_MARRIAGE
    held = Idea(kind, cards=cards_of(marriage), points=points)
    if not sets_trump(scene.seen.rules, scene.trump):
        return held
    if scene.trump is not None:
        new, now = scene.held_in(other.suit).bit_count(), scene.held_in(scene.trump).bit_count()
        fewer = changed(held, kind=IdeaKind.HOLDS_TRUMPS, suit=scene.trump, count=new, other_count=now)
        return fewer if new < now else held
    is_kept = leads_another and scene.may_declare_after(wins=True)
    return changed(held, kind=IdeaKind.HOLDS_WHILE_PLAIN) if is_kept and lead.kind is IdeaKind.SURE_PLAIN else held
