"""What a solution teaches, found from facts: how the hand goes on after it and after the move that tempts, in the deals
where the two differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.bots.knowledge.card_sets import HIGHER, SUIT_MASKS, mask_of, pack_in_play
from marjapussi_desktop.bots.native.encoding import card_worths
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Declare, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import MarriageEffect
from marjapussi_desktop.engine.state import HandState
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.puzzles.puzzle import Idea
from marjapussi_desktop.training.puzzles.lines import HIGH, Line, line_after
from marjapussi_desktop.training.puzzles.proving import Proved

MOST_LINES: Final = 24
MOSTLY: Final = 0.6
NEARLY_ALWAYS: Final = 0.8


@frozen
class Facts:
    """A solution and the move that tempts. ``pairs``: in some of the deals where they differ, how the hand goes on
    after each.
    """

    seen: Observation
    solution: Action
    tempting: Action
    pairs: tuple[tuple[Line, Line], ...]

    def share(self, is_so: Callable[[Line, Line], bool]) -> float:
        """In which share of the deals something holds of the two lines."""
        return sum(is_so(right, wrong) for right, wrong in self.pairs) / len(self.pairs)

    @property
    def card(self) -> Card | None:
        """The card of the solution, if it plays one."""
        return self.solution.card if isinstance(self.solution, Play) else None

    @property
    def wrong_card(self) -> Card | None:
        """The card of the move that tempts, if it plays one."""
        return self.tempting.card if isinstance(self.tempting, Play) else None

    @property
    def led(self) -> Card | None:
        """The card of the solution, if it leads one."""
        return None if self.seen.trick else self.card

    def is_highest(self, card: Card) -> bool:
        """Whether no higher card of its suit is left with the others."""
        gone = mask_of(c for trick in self.seen.tricks for c in trick.cards) | mask_of(self.seen.trick)
        unseen = pack_in_play(self.seen.rules) & ~gone & ~mask_of(self.seen.hand)
        return not HIGHER[card.index] & unseen


def facts_of(hand: HandState, proved: Proved, tempting: Action) -> Facts:
    """The facts about a position, with the hand in which it came."""
    solution = proved.solution[0]
    values = zip(proved.worlds, proved.values[solution], proved.values[tempting], strict=True)
    differing = [hands for hands, right, wrong in values if right > wrong]
    some = differing[:: max(1, len(differing) // MOST_LINES)]
    pairs = tuple((line_after(hand, hands, solution), line_after(hand, hands, tempting)) for hands in some)
    return Facts(proved.seen, solution, tempting, pairs)


def idea_of(facts: Facts) -> Idea | None:
    """The first idea that fits, or None where the facts show none that can be named."""
    return next((idea for idea, fits in IDEAS if fits(facts)), None)


# -- marriages --------------------------------------------------------------------------------------------------------


def _changes_trumps(facts: Facts) -> bool:
    """A declaration while another suit is trump."""
    changes = facts.seen.rules.marriages.marriage_effect is MarriageEffect.EACH_SETS_TRUMP
    return changes and facts.seen.trump is not None and isinstance(facts.solution, Declare)


def _declares_now(facts: Facts) -> bool:
    return isinstance(facts.solution, Declare) and not isinstance(facts.tempting, Declare)


def _asks(facts: Facts) -> bool:
    return isinstance(facts.solution, AskWhole | AskHalf)


def _holds_back(facts: Facts) -> bool:
    """A card, where a marriage could be declared or asked for and that is worse."""
    return facts.card is not None and isinstance(facts.tempting, Declare | AskWhole | AskHalf)


def _keeps_marriage(facts: Facts) -> bool:
    """The side still declares more than after the other move."""
    return facts.share(lambda right, wrong: right.declares(True) > wrong.declares(True)) >= MOSTLY


def _stops_marriage(facts: Facts) -> bool:
    """The other side declares less than after the other move."""
    return facts.share(lambda right, wrong: right.declares(False) < wrong.declares(False)) >= MOSTLY


# -- leads ------------------------------------------------------------------------------------------------------------


def _opponents_hold_trumps(facts: Facts, line: Line) -> bool:
    assert facts.seen.trump is not None
    trumps = SUIT_MASKS[facts.seen.trump]
    return any(mask_of(line.hands[(facts.seen.seat + step) % 4]) & trumps for step in (1, 3))


def _draws_trumps(facts: Facts) -> bool:
    """A trump is led and won while the others still have trumps, instead of a card of another suit."""
    led, trump = facts.led, facts.seen.trump
    if led is None or trump is None or led.suit is not trump:
        return False
    if facts.wrong_card is not None and facts.wrong_card.suit is trump:
        return False
    return facts.share(lambda right, _: right.wins(0) and _opponents_hold_trumps(facts, right)) >= NEARLY_ALWAYS


def _counts_suit(facts: Facts) -> bool:
    """A low card is led that has become the highest of its suit, and wins; the other move is no such card."""
    led, wrong = facts.led, facts.wrong_card
    if led is None or led.rank in HIGH or not facts.is_highest(led) or wrong is None:
        return False
    return wrong.suit is not led.suit and _seat_wins(facts) >= NEARLY_ALWAYS


def _cashes_first(facts: Facts) -> bool:
    """A card of a plain suit wins now, and would be lost or trumped later."""
    led = facts.led
    if led is None or led.suit is facts.seen.trump or _seat_wins(facts) < NEARLY_ALWAYS:
        return False
    return facts.share(lambda _, wrong: wrong.loses(led)) >= MOSTLY


def _gives_the_lead(facts: Facts) -> bool:
    """The lead goes to the others, though the other move would have won its trick."""
    return facts.led is not None and facts.share(lambda r, w: not r.wins(0) and w.wins(0)) >= MOSTLY


def _leads_to_partner(facts: Facts) -> bool:
    """The partner wins the trick."""
    partner = (facts.seen.seat + 2) % 4
    is_lead = facts.led is not None
    return is_lead and facts.share(lambda right, _: right.tricks[0].winner == partner) >= NEARLY_ALWAYS


def _seat_wins(facts: Facts) -> float:
    """How often the seat itself wins the trick."""
    return facts.share(lambda right, _: right.tricks[0].winner == facts.seen.seat)


# -- following --------------------------------------------------------------------------------------------------------


def _gives_points(facts: Facts) -> bool:
    """A dear card goes to a trick that the partner wins, where the other move keeps it."""
    card, wrong, partner = facts.card, facts.wrong_card, (facts.seen.seat + 2) % 4
    if not facts.seen.trick or card is None or wrong is None:
        return False
    worths = card_worths(facts.seen.rules)
    is_dear = worths[card.index] > worths[wrong.index]
    return is_dear and facts.share(lambda right, _: right.tricks[0].winner == partner) >= NEARLY_ALWAYS


def _keeps_guard(facts: Facts) -> bool:
    """The other move plays the low card beside a ten, king or ace of its suit, which is then lost."""
    card, wrong = facts.card, facts.wrong_card
    if card is None or wrong is None or card.suit is wrong.suit:
        return False
    guarded = [c for c in facts.seen.hand if c.suit is wrong.suit and c.strength > wrong.strength and c.rank in HIGH]
    if not guarded:
        return False
    return facts.share(lambda r, w: any(w.loses(c) and not r.loses(c) for c in guarded)) >= MOSTLY


def _keeps_trump(facts: Facts) -> bool:
    """The other move spends a trump, with which the solution wins the last trick."""
    card, wrong, trump = facts.card, facts.wrong_card, facts.seen.trump
    if card is None or wrong is None or trump is None:
        return False
    return wrong.suit is trump is not card.suit and _takes_last_trick(facts)


# -- whenever ---------------------------------------------------------------------------------------------------------


def _takes_last_trick(facts: Facts) -> bool:
    """The side wins the last trick, and after the other move it does not."""
    return facts.share(lambda right, wrong: right.wins(-1) and not wrong.wins(-1)) >= MOSTLY


def _catches_high_card(facts: Facts) -> bool:
    """More aces and tens of the others are won than after the other move."""
    return facts.share(lambda right, wrong: right.high_cards_won() > wrong.high_cards_won()) >= MOSTLY


IDEAS: Final[tuple[tuple[Idea, Callable[[Facts], bool]], ...]] = (
    (Idea.CHANGE_TRUMPS, _changes_trumps),
    (Idea.DECLARE_NOW, _declares_now),
    (Idea.ASK, _asks),
    (Idea.HOLD_BACK, _holds_back),
    (Idea.KEEP_MARRIAGE, _keeps_marriage),
    (Idea.STOP_MARRIAGE, _stops_marriage),
    (Idea.DRAW_TRUMPS, _draws_trumps),
    (Idea.KEEP_GUARD, _keeps_guard),
    (Idea.COUNT_SUIT, _counts_suit),
    (Idea.KEEP_TRUMP, _keeps_trump),
    (Idea.CASH_FIRST, _cashes_first),
    (Idea.GIVE_THE_LEAD, _gives_the_lead),
    (Idea.TO_PARTNER, _leads_to_partner),
    (Idea.GIVE_POINTS, _gives_points),
    (Idea.LAST_TRICK, _takes_last_trick),
    (Idea.CATCH_HIGH_CARD, _catches_high_card),
)
"""Each idea with the facts that make it so, the most particular first."""
