"""Why this card and not another: what it keeps together, what it prepares, what it gets rid of.

What a card keeps is told against the ``rival``, the next best choice, or against any other legal card where nothing was
searched. The first idea that holds is told, so they stand in the order of their weight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Final

from marjapussi_desktop.bots.explaining.equals import worth_the_same
from marjapussi_desktop.bots.explaining.ideas import SURE, Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import HARDLY, Scene, tenths
from marjapussi_desktop.bots.explaining.tricks import is_trump_out, shown
from marjapussi_desktop.bots.heuristics.aims import appetite, goes_too_far
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import (
    BIT,
    HIGHER,
    MARRIAGE_MASKS,
    SUIT_MASKS,
    cards_of,
    top_of,
)
from marjapussi_desktop.bots.search.endings import last_trick_scores
from marjapussi_desktop.engine.cards import Card, Rank, Suit
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.ruleset import AskOrder
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import changed, frozen

OFTEN: Final = 0.5
"""A winner that holds more seldom is not said to be enough, whatever a higher one would do; nor is it told what may be
asked after the trick."""


@frozen
class Choice:
    """A card that was chosen in a position, and the legal ``rivals`` that it is told against."""

    scene: Scene
    card: Card
    rivals: tuple[Card, ...]


Finder = Callable[[Choice], Iterator[Idea]]


def purposes(choice: Choice) -> Iterator[Idea]:
    """The ideas behind a card, the weightiest first."""
    for find in FINDERS:
        yield from find(choice)


def _wins(choice: Choice) -> bool:
    """Whether the card is winning so far, or led."""
    winning = choice.scene.winning
    return winning is None or beats(choice.card, winning, choice.scene.trump)


def _is_wanted(scene: Scene, suit: Suit) -> bool:
    """Whether a marriage can still be declared, and would not carry the side past its target."""
    return suit in scene.view.open_suits and not goes_too_far(scene.view, suit)


def _avoids(choice: Choice) -> Iterator[Idea]:
    view = choice.scene.view
    if appetite(view) < 0:
        alone = choice.scene.seen.seat if view.partner is None else None
        yield Idea(IdeaKind.AVOIDS_TRICKS, count=view.rules.target, seat=alone)


def _declare_next(choice: Choice) -> Iterator[Idea]:
    """Winning lets the seat declare at once."""
    scene = choice.scene
    if not _wins(choice) or not scene.may_declare_after(wins=True) or scene.holds_up(choice.card) < 0.5:
        return
    own = [suit for suit in marriages_in(scene.without(choice.card)) if _is_wanted(scene, suit)]
    if own:
        best = max(own, key=scene.declared_for)
        yield Idea(
            IdeaKind.DECLARE_NEXT, choice.card, cards=cards_of(MARRIAGE_MASKS[best]), points=scene.declared_for(best)
        )


def _keeps_marriage(choice: Choice) -> Iterator[Idea]:
    scene = choice.scene
    if not scene.may_declare_after(wins=False):
        return
    for rival in choice.rivals:
        marriage = MARRIAGE_MASKS[rival.suit]
        is_held = scene.view.mine & marriage == marriage and BIT[rival.index] & marriage
        if is_held and _is_wanted(scene, rival.suit) and scene.without(choice.card) & marriage == marriage:
            points = scene.declared_for(rival.suit)
            yield Idea(IdeaKind.KEEPS_MARRIAGE, choice.card, cards=cards_of(marriage), points=points)


def _keeps_half(choice: Choice) -> Iterator[Idea]:
    """A half that partner may complete. One that he gave away himself he has no other half to: he keeps a marriage
    together.
    """
    scene, partner = choice.scene, choice.scene.view.partner
    if partner is None or not scene.view.rules.marriages.ask_half or scene.view.tricks_left < 3:
        return
    choices = scene.seen.choices
    asked = choices.marriages.ask_half if isinstance(choices, PlayChoices) else ()  # why not now, it would not say
    for rival in choice.rivals:
        marriage = MARRIAGE_MASKS[rival.suit]
        missing = marriage & ~scene.view.mine
        if not BIT[rival.index] & marriage or missing.bit_count() != 1 or not _is_wanted(scene, rival.suit):
            continue
        if choice.card.suit is rival.suit and BIT[choice.card.index] & marriage:
            continue
        (other,) = cards_of(missing)
        if rival in scene.seen.received:
            continue
        if scene.is_known(partner, other):
            yield Idea(IdeaKind.KEEPS_KNOWN_HALF, choice.card, rival, cards=(other,), seat=partner)
        elif rival.suit not in asked and (chance := scene.holds(partner, missing)) >= 0.1:
            yield Idea(IdeaKind.KEEPS_HALF, choice.card, rival, cards=(other,), seat=partner, chance=tenths(chance))


def _wins_entitled(choice: Choice) -> bool:
    """Whether the card takes a trick, more often than not, after which the seat may declare or ask."""
    scene = choice.scene
    return _wins(choice) and (not scene.trick or scene.view.any_trick_entitles) and scene.holds_up(choice.card) >= OFTEN


def _ask_next(choice: Choice) -> Iterator[Idea]:
    """Winning lets the seat ask for a half."""
    scene, partner = choice.scene, choice.scene.view.partner
    marriages = scene.view.rules.marriages
    if partner is None or not marriages.ask_half or marriages.half_needs_whole or scene.view.tricks_left < 3:
        return
    if not _wins_entitled(choice):
        return
    for suit in halves_in(scene.without(choice.card)):
        marriage = MARRIAGE_MASKS[suit]
        missing = marriage & ~scene.view.mine
        if not _is_wanted(scene, suit) or missing.bit_count() != 1:
            continue
        chance = scene.holds(partner, missing)
        held, other = cards_of(marriage & scene.view.mine)[0], cards_of(missing)[0]
        if 0.3 <= chance < 1.0 and held not in scene.seen.received:
            yield Idea(IdeaKind.ASK_NEXT, held, other, seat=partner, chance=tenths(chance))


def _ask_whole_next(choice: Choice) -> Iterator[Idea]:
    """Winning lets the seat ask for a whole that partner is known to hold."""
    scene, seen, partner = choice.scene, choice.scene.seen, choice.scene.view.partner
    rules = scene.view.rules.marriages
    if partner is None or partner in seen.broken or not rules.ask_whole or scene.view.tricks_left < 3:
        return
    if rules.ask_order is not AskOrder.FREE and seen.seat in seen.asked_half:
        return
    may_ask_now = isinstance(seen.choices, PlayChoices) and seen.choices.marriages.ask_whole
    if may_ask_now or not _wins_entitled(choice):
        return
    known = [suit for suit in marriages_in(scene.view.deductions.known[partner]) if _is_wanted(scene, suit)]
    if known:
        best = max(known, key=scene.declared_for)
        cards, points = cards_of(MARRIAGE_MASKS[best]), scene.declared_for(best)
        yield Idea(IdeaKind.ASK_WHOLE_NEXT, choice.card, cards=cards, seat=partner, points=points)


def _draws_trumps(choice: Choice) -> Iterator[Idea]:
    """Whoever has a trump must follow; not while there is a stock, when nobody has to. Whose side has not made them
    trumps draws them with the highest only: with a lower one he leads into the trumps of the others.
    """
    scene, card = choice.scene, choice.card
    if scene.trick or scene.is_free or card.suit is not scene.trump or not is_trump_out(scene):
        return
    if not scene.has_own_trumps and scene.above(card):
        return
    yield _of_trumps(scene, Idea(IdeaKind.DRAWS_TRUMPS, card))


def _forces_out(choice: Choice) -> Iterator[Idea]:
    """One card is above the seat's best of the suit, and this lower one brings it out."""
    scene, card = choice.scene, choice.card
    if scene.trick:
        return
    best = top_of(scene.without(card) & SUIT_MASKS[card.suit])
    if best is None or best.strength < card.strength:
        return
    out = scene.above(best)
    if len(out) == 1 and best.rank in (Rank.TEN, Rank.KING):
        yield Idea(IdeaKind.FORCES_OUT, card, out[0], cards=(best,))


def _enough(choice: Choice) -> Iterator[Idea]:
    """Higher winners of the same suit are kept."""
    scene, card = choice.scene, choice.card
    if not scene.trick or not _wins(choice):
        return
    kept = [other for other in choice.rivals if other.suit is card.suit and other.strength > card.strength]
    if kept:
        best = max(kept, key=lambda other: other.strength)
        is_enough = scene.keeps(card) >= max(scene.keeps(best), OFTEN)
        yield Idea(IdeaKind.ENOUGH if is_enough else IdeaKind.HOLDS_BACK, card, best)


def _safer(choice: Choice) -> Iterator[Idea]:
    """A lower winner is beaten more often."""
    scene, card = choice.scene, choice.card
    if not scene.trick or not _wins(choice):
        return
    assert scene.winning is not None
    lower = [one for one in choice.rivals if one.suit is card.suit and one.strength < card.strength]
    for other in sorted(lower, key=lambda one: -one.strength):
        if beats(other, scene.winning, scene.trump):
            share, own = scene.keeps(other), scene.keeps(card)
            if 1.0 - share >= HARDLY and tenths(1.0 - share) > (0 if own == 1.0 else tenths(1.0 - own)):
                yield Idea(IdeaKind.SAFER, card, other, chance=tenths(1.0 - share))


def _keeps_guard(choice: Choice) -> Iterator[Idea]:
    """The only card beside a ten whose ace is out."""
    scene = choice.scene
    for rival in choice.rivals:
        in_suit = scene.held_in(rival.suit)
        ten = cards_of(in_suit & ~BIT[rival.index])
        if rival.suit is choice.card.suit or len(ten) != 1 or ten[0].rank is not Rank.TEN:
            continue
        above = scene.above(ten[0])
        if above:
            yield Idea(IdeaKind.KEEPS_GUARD, choice.card, rival, cards=(ten[0], *above))


def _keeps_for_last(choice: Choice) -> Iterator[Idea]:
    """With two cards left, the one that nobody can beat stays for the last trick: a trump, or a card of a suit that may
    be led then.
    """
    scene = choice.scene
    points = last_trick_scores(scene.view.rules)
    if scene.view.tricks_left != 2 or not points:
        return
    for rival in choice.rivals:
        may_be_led = _wins(choice) or scene.unseen & SUIT_MASKS[rival.suit]
        is_safe = not is_trump_out(scene) and may_be_led
        if not scene.unseen & HIGHER[rival.index] and (rival.suit is scene.trump or is_safe):
            yield Idea(IdeaKind.KEEPS_FOR_LAST, choice.card, rival, points=points)


def _keeps_top(choice: Choice) -> Iterator[Idea]:
    """The highest card left of its suit waits; the highest trump beside a lower one: else `_keeps_trump` tells it."""
    scene, card = choice.scene, choice.card
    if scene.view.tricks_left < 2:
        return
    for rival in choice.rivals:
        if rival.suit is scene.trump is not card.suit:
            continue
        if scene.unseen & HIGHER[rival.index] or not scene.unseen & SUIT_MASKS[rival.suit]:
            continue
        if scene.view.is_master(card) and card.suit is rival.suit:
            continue
        yield Idea(IdeaKind.KEEPS_TOP, card, rival, seat=scene.only_other)


def _keeps_trump(choice: Choice) -> Iterator[Idea]:
    scene = choice.scene
    if choice.card.suit is scene.trump or scene.trump is None:
        return
    for rival in choice.rivals:
        if rival.suit is scene.trump:
            yield _of_trumps(scene, Idea(IdeaKind.KEEPS_TRUMP, choice.card, rival))


def _keeps_winner(choice: Choice) -> Iterator[Idea]:
    """A card that would take the trick from the others waits for a better one."""
    scene, card = choice.scene, choice.card
    if _wins(choice) or scene.winner == scene.view.partner is not None:
        return
    for rival in choice.rivals:
        if rival in scene.winners:
            yield Idea(IdeaKind.KEEPS_WINNER, card, rival)


def _of_trumps(scene: Scene, idea: Idea) -> Idea:
    """The idea with the trumps that are out, who alone may hold them, and whether that is sure."""
    holders = scene.trump_holders
    seat = next(iter(holders)) if len(holders) == 1 else scene.only_other
    count = reduce(or_, holders.values(), 0).bit_count()
    return changed(idea, seat=seat, count=count, chance=SURE if scene.others_hold_unseen else None)


def _makes_void(choice: Choice) -> Iterator[Idea]:
    scene, card = choice.scene, choice.card
    trump = scene.trump
    if trump is None or card.suit is trump or not scene.held_in(trump) or scene.view.tricks_left < 3:
        return
    if scene.is_free or (scene.seen.down and any(scene.seen.down[scene.seen.seat])):  # another may come up
        return
    others = scene.unseen & SUIT_MASKS[card.suit]
    is_led = not scene.trick or scene.trick[0].suit is card.suit
    may_fall = len(scene.later) if is_led else 0  # in this trick; then nobody could lead the suit
    if scene.held_in(card.suit) == BIT[card.index] and others.bit_count() > may_fall:
        yield Idea(IdeaKind.MAKES_VOID, card, suit=card.suit, cards=cards_of(scene.held_in(trump)))


def _keeps_points(choice: Choice) -> Iterator[Idea]:
    """A dearer card does not go to the others' trick; of leads one that would hardly take it."""
    scene, card = choice.scene, choice.card
    if _wins(choice) and scene.trick:
        return
    if scene.winner is not None and scene.winner == scene.view.partner:
        return
    losing = [other for other in choice.rivals if other not in scene.winners]
    dearer = [other for other in losing if scene.points(other) > scene.points(card)]
    if not scene.trick:
        dearer = [other for other in dearer if scene.holds_up(other) < 0.5]
    if dearer and (scene.trick or scene.holds_up(card) < 0.5):
        best = max(dearer, key=scene.value)
        yield Idea(IdeaKind.KEEPS_POINTS, card, best, points=scene.points(best))


def _as_good(choice: Choice) -> Iterator[Idea]:
    """The cards beside it in the suit that are worth the same."""
    same = tuple(rival for rival in choice.rivals if worth_the_same(choice.scene, choice.card, rival))
    if same:
        yield Idea(IdeaKind.AS_GOOD_AS, choice.card, same[0], cards=same, count=len(same))


def _loser(choice: Choice) -> Iterator[Idea]:
    """A discard from a suit in which at least two higher cards are out."""
    scene, card = choice.scene, choice.card
    if not scene.trick or card.suit in (scene.trick[0].suit, scene.trump):
        return
    above = scene.above(card)
    if len(above) > 1:
        yield Idea(IdeaKind.LOSER, card, cards=shown(above), count=len(above))


FINDERS: Final[Sequence[Finder]] = (
    _avoids,
    _keeps_marriage,
    _declare_next,
    _ask_whole_next,
    _keeps_half,
    _safer,
    _enough,
    _keeps_guard,
    _keeps_for_last,
    _draws_trumps,
    _forces_out,
    _as_good,
    _keeps_top,
    _keeps_trump,
    _keeps_winner,
    _ask_next,
    _makes_void,
    _keeps_points,
    _loser,
)
