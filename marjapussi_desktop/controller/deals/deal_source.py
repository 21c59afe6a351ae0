"""Sources of deals: a seed, or the deals of a match that is played again."""

from __future__ import annotations

import random
from collections.abc import Sequence

from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import frozen

MAX_SEED = 2**53 - 1
"""The largest seed: so many that nobody can try them all and undo a hash (`deal_code.commitment`), and small enough
that every JSON reader keeps the number exact."""


def new_seed() -> int:
    """An unpredictable seed, 0 to ``MAX_SEED``."""
    return random.SystemRandom().randint(0, MAX_SEED)


@frozen
class DealSource:
    """The deals of a match: ``given`` ones first, then those of the ``seed``. The same source deals the same cards."""

    seed: int
    given: Sequence[Deal] = ()
    given_dealer: int | None = None

    def first_dealer(self, rules: Ruleset) -> int:
        """The first dealer, drawn at random."""
        if self.given_dealer is not None:
            return self.given_dealer
        return random.Random(f"{self.seed}:dealer").randrange(players_in(rules.layout))

    def deal(self, rules: Ruleset, number: int) -> Deal:
        """The deal of the hand with this number, from 1."""
        if number <= len(self.given):
            return self.given[number - 1]
        return shuffled_deal(rules, random.Random(f"{self.seed}:{number}"))
