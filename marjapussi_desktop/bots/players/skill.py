"""What tells the searching levels apart, and how much a decision may search: the only place that says so."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.search.bidding import LENIENCE
from marjapussi_desktop.bots.search.endings import Ending
from marjapussi_desktop.engine.ruleset import Family, Opening
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed, frozen

DETERMINIZATIONS_PER_MS: Final = 10
ITERATIONS_PER_MS: Final = 400
"""A budget in milliseconds stands for counts, never for a clock, so that decisions repeat."""
PLAIN_DETERMINIZATIONS: Final = 80
PLAIN_ITERATIONS: Final = 600
"""The most that the plain twin has time for."""


@frozen
class SearchBudget:
    """How much a decision may search.

    ``determinizations`` for each move in play, ``plan_determinizations`` for the contract,
    ``exchange_determinizations`` for the cards to give and to part with (0: by the rules of thumb);
    ``tree_iterations`` of a tree search (0: there is none) in at most ``tree_determinizations``: more of them tell the
    iterations nothing that they could follow.
    """

    determinizations: int
    plan_determinizations: int
    exchange_determinizations: int
    tree_iterations: int = 0
    tree_determinizations: int = 0

    def within(self, budget_ms: int | None, is_compiled: bool) -> SearchBudget:
        """With so many milliseconds for a move in play (None: as it is), and with the compiled kernel or without."""
        determinizations, iterations = self.determinizations, self.tree_iterations
        if budget_ms is not None:
            determinizations = max(budget_ms * DETERMINIZATIONS_PER_MS, 1)
            iterations = budget_ms * ITERATIONS_PER_MS if iterations else 0
        if is_compiled:
            return changed(self, determinizations=determinizations, tree_iterations=iterations)
        return changed(
            self,
            determinizations=min(determinizations, PLAIN_DETERMINIZATIONS),
            plan_determinizations=0,
            exchange_determinizations=0,
            tree_iterations=min(iterations, PLAIN_ITERATIONS),
        )


@frozen
class Skill:
    """What a level searches and how.

    ``nerve_points``: how much further than a casual player it bids, by game; ``attempt_margin_points``: what a
    declaration or an ask is favoured by, since rollouts go on after it with a lead that is not sought;
    ``usual_margin_points``: what the move that the rollouts' policy would choose is favoured by: self-play has found
    what determinizations, each as likely as any other, do not tell (card points, or game points, by family);
    ``tree_layouts``: where moves in play are found by tree search: where few hands are hidden it reaches farther than
    rollouts; ``for_match``: the objective is the chance to win the match, not the points of the hand;
    ``uses_evidence``: opponent models make determinizations more or less likely; ``ending``: when endings are solved,
    in games for partners with a contract; ``has_models``: bids and contracts come from what self-play has taught;
    ``lenience_points``: see `bidding.LENIENCE`.
    """

    name: str
    budget: SearchBudget
    nerve_points: dict[tuple[Layout, Opening], float]
    attempt_margin_points: dict[Family, float]
    usual_margin_points: dict[Family, float]
    tree_layouts: tuple[Layout, ...] = ()
    for_match: bool = True
    uses_evidence: bool = False
    ending: Ending | None = None
    has_models: bool = True
    lenience_points: float = LENIENCE


MARGINS: Final = {Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.1}
"""Margins in points, added to a move before comparing."""
_NERVE: Final = {(Layout.PARTNERSHIP, Opening.OPTIONAL): 8.0, (Layout.KITTY, Opening.COMPULSORY): 12.0}
"""Fewer hands are then passed out, and a kitty is fought for, at a cost too small for 600 deals to show."""
SKILLED: Final = Skill(
    "skilled",
    SearchBudget(determinizations=400, plan_determinizations=100, exchange_determinizations=100),
    nerve_points=_NERVE,
    attempt_margin_points=MARGINS,
    usual_margin_points=MARGINS,
)
EXPERT: Final = Skill(
    "expert",
    SearchBudget(
        determinizations=1000,
        plan_determinizations=100,
        exchange_determinizations=400,
        tree_iterations=12_000,
        tree_determinizations=800,
    ),
    nerve_points=_NERVE,
    attempt_margin_points={Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.0},
    usual_margin_points=dict.fromkeys(Family, 0.0),
    tree_layouts=(Layout.STOCK, Layout.OPEN, Layout.KITTY),
    uses_evidence=True,
    ending=Ending(cards=5, worlds=100, share=0.5),
)
AS_GOOD: Final = {Family.HUUTOPUSSI: 0.5, Family.MARJAPUSSI: 0.01}
"""So near to the best, in points, a move is as good: if it is that of the rules of thumb it is made, as it is what one
expects and can be explained. Else an ace would be thrown to the other side's trick where nothing depends on it.
"""
SWEEP: Final = {Family.HUUTOPUSSI: 40.0, Family.MARJAPUSSI: 0.5}
"""What taking every trick is worth beside its score, in points, to a character whose ``lapiajo`` is 1."""
BLUFFS: Final = 0.7
"""The share of cheap occasions at which it asks for a half without holding the other."""


def for_points(skill: Skill) -> Skill:
    """The same skill without thought of the match."""
    return changed(skill, name=f"{skill.name}-points", for_match=False)
