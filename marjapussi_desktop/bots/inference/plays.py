"""Soft evidence: what the cards that others have played tell of those that they still hold.

How likely a player of one manner or another chooses a card is fitted on hands that searching players, and others that
everyday players, played with each other (``training.tells``). A seat's plays are weighed together with every hand that
it may have had; the manner that foretells them better counts for more. Hard deductions are in `deductions`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from math import exp, log
from typing import Final

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.card_sets import Mask, played_by_seats
from marjapussi_desktop.bots.native import PlayLikelihood
from marjapussi_desktop.bots.native.encoding import MOVES, move_code
from marjapussi_desktop.bots.native.move_codes import card_worths, first_lead_code, hand_codes, marriage_worths
from marjapussi_desktop.bots.native.policy_weights import KINDS, SIZES, kind_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Ruleset

DATA: Final = "tells.json"
MANNERS: Final = ("searching", "everyday")
"""How people play: some think far, and some go by rules of thumb."""
WHIM: Final = 0.05
"""How often a card is played for a reason that nobody can foretell."""

BySeatAndHand = Callable[[int, Mask], float]
"""How likely, as a logarithm, a seat has played as it has if it still holds these cards."""


def told_by_cards(seen: Observation, hands: Sequence[Mask]) -> BySeatAndHand | None:
    """What the cards played tell; ``hands``: what the seats may hold now. None where it has not been measured."""
    manners = [new_tells(seen.rules, numbers) for numbers in _tables(seen.rules)]
    for tells in manners:
        read(tells, seen, hands)
    return partial(_by_any_manner, manners) if manners else None


def _by_any_manner(manners: Sequence[PlayLikelihood], seat: int, held: Mask) -> float:
    """Who plays is of one manner in the whole hand; each is as likely beforehand."""
    odds = [tells.likelihood(seat, held) for tells in manners]
    best = max(odds)
    return best + log(sum(exp(one - best) for one in odds))


def read(tells: PlayLikelihood, seen: Observation, hands: Sequence[Mask]) -> None:
    """Takes over the moves so far; ``hands``: what the seats may hold now."""
    moves = [(move.seat, move_code(move.action)) for move in seen.moves if isinstance(move.action, MOVES)]
    held = [now | played for now, played in zip(hands, played_by_seats(seen), strict=True)]
    leader = seen.tricks[0].leader if seen.tricks else seen.leader
    seats, codes = [seat for seat, _code in moves], [code for _seat, code in moves]
    tells.read(leader, first_lead_code(seen.rules, seen.number), held, seats, codes)


def new_tells(rules: Ruleset, numbers: Sequence[int]) -> PlayLikelihood:
    """The kernel's, which weighs cards by these numbers; for one thread, and for one hand at a time."""
    worths = list(card_worths(rules)), list(marriage_worths(rules))
    return PlayLikelihood(hand_codes(rules), *worths, list(numbers), WHIM)


@lru_cache(maxsize=4)
def _tables(rules: Ruleset) -> list[list[int]]:
    """The tables of a kind of game, one for each manner; none where it has not been measured."""
    kind, games = KINDS[kind_of(hand_codes(rules))], load_trained(DATA)["games"]
    tables = [games[f"{kind}/{manner}"] for manner in MANNERS if f"{kind}/{manner}" in games]
    return [[number for part in SIZES for number in table[part]] for table in tables]
