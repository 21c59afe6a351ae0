"""The settings of the searching levels: how much a decision may search, and how. They stand here only."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from marjapussi_desktop.bots.heuristics.bidding import Nerve
from marjapussi_desktop.bots.search.bidding import LENIENCE
from marjapussi_desktop.bots.search.endings import Ending
from marjapussi_desktop.bots.search.network_search import DECIDES_BY_NETWORK
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Family, Opening
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed, frozen

DETERMINIZATIONS_PER_MS: Final = 10
"""A budget in milliseconds is converted to counts, never measured by a clock, so that decisions repeat."""
PLAIN_DETERMINIZATIONS: Final = 80
"""The most determinizations that the plain twin has time for."""


@frozen
class SearchBudget:
    """How much a decision may search.

    ``determinizations`` for each move in play, ``plan_determinizations`` for the contract,
    ``exchange_determinizations`` for the cards to give and to part with (0: by the rules of thumb).
    """

    determinizations: int
    plan_determinizations: int
    exchange_determinizations: int

    def within(self, budget_ms: int | None, is_compiled: bool) -> SearchBudget:
        """This budget scaled to ``milliseconds`` for a move in play (None: unscaled), and cut down for the plain
        twin.
        """
        determinizations = self.determinizations
        if budget_ms is not None:
            determinizations = max(budget_ms * DETERMINIZATIONS_PER_MS, 1)
        if is_compiled:
            return changed(self, determinizations=determinizations)
        return changed(
            self,
            determinizations=min(determinizations, PLAIN_DETERMINIZATIONS),
            plan_determinizations=0,
            exchange_determinizations=0,
        )


@frozen
class Skill:
    """What a level searches and how.

    ``nerves``: how it bids otherwise than a casual player, by game; of which a model of bids takes only how much
    further; ``attempt_margin_points``: a bias towards declarations and asks, since the lead that follows one in a
    rollout is the policy's and not the best;
    ``usual_margin_points``: a bias towards the move that the rollouts' policy would choose, since self-play has learnt
    what uniform determinizations do not tell (both in card points or game points, by family); ``for_match``: the
    objective is match equity, not the points of the hand; ``uses_evidence``: opponent models weight the
    determinizations; ``endings``: by family, when endings of partnership games are solved beside a search by the
    network; ``lenience_points``: see `bidding.LENIENCE`; ``contracts_as_people``: contracts by a model are as bold as
    people's (`planning.AS_PEOPLE`), not where they bring the most; ``network_worlds``: the most determinizations of a
    search by the game's network (0: the network alone; None: no such search).
    """

    name: str
    budget: SearchBudget
    nerves: Mapping[tuple[Layout, Opening], Nerve]
    attempt_margin_points: dict[Family, float]
    usual_margin_points: dict[Family, float]
    for_match: bool = True
    uses_evidence: bool = False
    endings: Mapping[Family, Ending] = MappingProxyType({})
    lenience_points: float = LENIENCE
    contracts_as_people: bool = True
    network_worlds: int | None = None

    @property
    def searches_by_network(self) -> bool:
        """Whether the network decides what it plays."""
        return self.network_worlds is not None and DECIDES_BY_NETWORK

    def reads(self, seen: Observation) -> bool:
        """Whether opponent models weight its determinizations; they know games of four players only."""
        return self.uses_evidence and seen.rules.layout is Layout.PARTNERSHIP


LAST_CARDS: Final = Ending(cards=4, worlds=400, share=1.0)
"""Where there is no contract. Playouts alone told of costs there that no deal had: what partner led after one card and
after another was the network's chance. Skilled scores +.03 ± .02 game points a deal more with it in `marjapussi` (978
duplicate deals, the same dice) and −.01 ± .03 in `bondtolva` (600)."""
MARGINS: Final = {Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.1}
"""Margins in points by family, added to a move's mean before comparing."""
_OVER_PARTNER: Final = 25.0
"""Outbids partner about as often as people do; as good as a casual player's rule (+6 ± 18 points a deal, 200 duplicate
deals of `huutopussi-wurzel`)."""
_NERVES: Final = {
    (Layout.PARTNERSHIP, Opening.OPTIONAL): Nerve(
        further=34.0, against=18.0, over_partner=_OVER_PARTNER, names_once=True
    ),
    (Layout.PARTNERSHIP, Opening.COMPULSORY): Nerve(over_partner=_OVER_PARTNER, names_once=True),
    (Layout.KITTY, Opening.COMPULSORY): Nerve(further=12.0),
}
"""Where everybody may pass, it opens about as often as people do, bids over an opponent less and over its partner more
often (78, 37 and 50 %; people 83, 55 and 43 %). Where each deal of `huutopussi-wurzel` was played out once for each
declarer (2,388 deals), bids that tell by their steps gain 3.8 ± 2.0 points a deal on the jumps of the other games; with
10 further they lose 4.4 ± 3.0, with 10 less they gain 1.2 ± 1.2, without what partner tells they lose .7 ± 1.0. A bid
learnt from such deals gave less. In a kitty the cost of livelier auctions is too small to show in 600 deals."""
SKILLED: Final = Skill(
    "skilled",
    SearchBudget(determinizations=400, plan_determinizations=100, exchange_determinizations=100),
    nerves=_NERVES,
    attempt_margin_points=MARGINS,
    usual_margin_points=MARGINS,
    endings={Family.HUUTOPUSSI: Ending(cards=5, worlds=20, share=0.5), Family.MARJAPUSSI: LAST_CARDS},
    network_worlds=64,
)
"""With five tricks solved it loses 14 ± 10 points a hand less on people's hands (100 hands, priced double dummy), as a
defender 10 ± 8; among its own kind nothing changes (points +.2 ± 4.1 a deal, 300 deals of `huutopussi-wurzel`). Six
tricks in ten determinizations gave 21 ± 14 and +.2 ± 4.2, at twice the time of what is added here. In the games for two
the network scores +.46 ± .21 (`bondtolva-2`) and +.51 ± .27 (`avomarjapussi`) game points a deal more than the flat
search in 400 determinizations (100 and 50 duplicate deals); in four-handed Marjapussi about as much (−.03 ± .07, 700
deals; in 100 determinizations −.01 ± .08, 550 deals, and +1.6 ± 1.4 points taken), in a kitty as much in half the time
(+2 ± 6 points a deal, 250 deals of `huutopussi-3`)."""
EXPERT: Final = Skill(
    "expert",
    SearchBudget(
        determinizations=1000,
        plan_determinizations=100,
        exchange_determinizations=400,
    ),
    nerves=_NERVES,
    attempt_margin_points={Family.HUUTOPUSSI: 4.0, Family.MARJAPUSSI: 0.0},
    usual_margin_points=dict.fromkeys(Family, 0.0),
    uses_evidence=True,
    endings={Family.HUUTOPUSSI: Ending(cards=7, worlds=40, share=0.5), Family.MARJAPUSSI: LAST_CARDS},
    contracts_as_people=False,
    network_worlds=400,
)
"""What others hold is read in the games of four players. In `huutopussi-wurzel`, worlds weighted by plays, bids and
the exchange took +5 ± 4 points a deal more than uniform ones, in 1.3 times the time (score +14 ± 15; 313 duplicate
deals in 200 worlds, of two states of the exchange's model). On hands of people its choices lose about as much by the
double dummy as with uniform worlds (100 points a hand, 102; people 122; 400 hands). Leads from eight cards solved as
well would lose 7 ± 5 less there, and cost 21 ± 20 a deal among its own kind, where nobody sees all cards: left to the
network."""
NETWORK: Final = changed(EXPERT, name="network", network_worlds=0)
"""The policy-value network alone, in play; before play as `expert`."""
WITHOUT_NETWORK: Final = changed(EXPERT, name="expert-flat", network_worlds=None, uses_evidence=False)
"""`EXPERT` without the network, opponent models and solved endings: rollouts by their policy in uniform worlds."""
AS_GOOD: Final = {Family.HUUTOPUSSI: 0.5, Family.MARJAPUSSI: 0.01}
"""In points: the move of the rules of thumb is made if it is at most this much worse than the best. People expect it,
and it can be explained. Without this, a bot gives the other side an ace where nothing depends on it."""
SWEEP: Final = {Family.HUUTOPUSSI: 40.0, Family.MARJAPUSSI: 0.5}
"""In points: what taking every trick is worth beyond its score to a character whose ``lapiajo`` is 1."""
BLUFFS: Final = 0.7
"""The probability that a searching player bluffs where that costs little."""


def for_points(skill: Skill) -> Skill:
    """The same skill with the points of the hand as objective."""
    return changed(skill, name=f"{skill.name}-points", for_match=False)


_ALL: Final = (SKILLED, EXPERT, for_points(SKILLED), for_points(EXPERT), NETWORK, WITHOUT_NETWORK)
SKILLS: Final = {skill.name: skill for skill in _ALL}
"""By name, which is also that of the level."""
