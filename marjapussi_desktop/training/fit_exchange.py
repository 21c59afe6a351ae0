"""Fits how likely the cards are that the declarer's side keeps in the exchange.

``python -m marjapussi_desktop.training.fit_exchange [--hands N]`` writes `DATA` anew.

Searching players play each other. At about every fourth turn the true hands form a choice set with hands sampled by
hard deductions. The weights of `inference.exchange.features_of` maximise the likelihood of the true hands (a
conditional logit, with the models of plays and of the contract as offset). The same arguments give the same file.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from marjapussi_desktop.bots.inference.evidence import evidence_of
from marjapussi_desktop.bots.inference.exchange import DATA, PLACES, SUIT, features_of, role_of
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.conditional_logit import ChoiceSet, Vector, fit_weights, held_out_gain
from marjapussi_desktop.training.turns import Turn, imagined, played_hands

GAMES: Final = {"3": ("huutopussi", "huutopussi-helsinki"), "4": ("huutopussi-erlangen", "huutopussi-wurzel")}
"""The games that are played, by how many cards are exchanged in them."""
ROLES: Final = {"declarer": ("partner",), "partner": ("declarer",), "defender": ("declarer", "partner")}
"""Pairs of roles: the seat that observes, and the seat whose hand it judges."""
HANDS: Final = 600
"""Of each game."""
SEED: Final = 2026
IMAGINED: Final = 40
"""How many sampled worlds a choice set has beside the true one."""
TAKEN: Final = 0.25
"""The share of the turns that are used."""

_OF_SUIT: Final = tuple(tuple(float(one) for one in features_of(suit).values()) for suit in range(SUIT + 1))
_NAMES: Final = tuple(features_of(0))


def turns(name: str, hands: int, seed: int) -> Iterator[tuple[str, ChoiceSet]]:
    """The choice sets of ``hands`` hands of a game, each with the role of the observing seat. The features of the first
    hand that it judges come before those of the second.
    """
    dice = random.Random(f"{name}:{seed}")
    for hand in played_hands(name, hands, seed):
        for turn in hand.turns:
            is_play = isinstance(turn.seen.choices, PlayChoices) and turn.seen.declarer is not None
            if is_play and dice.random() < TAKEN:
                yield role_of(turn.seen, turn.seen.seat), _choice_set(turn, dice)


def _choice_set(turn: Turn, dice: random.Random) -> ChoiceSet:
    seen = turn.seen
    history, worlds = PublicHistory(seen), [turn.truth, *imagined(turn, IMAGINED, dice)]
    evidence = evidence_of(seen, history, turn.truth, without=("exchange", "auction"))
    offsets = [evidence.log_likelihood(hands) for hands in worlds]
    found = [_vector(seen, history, hands) for hands in worlds]
    return ChoiceSet(tuple(found), tuple(offsets))


def _vector(seen: Observation, history: PublicHistory, hands: tuple[Mask, ...]) -> Vector:
    """The features of the hands that a seat judges, one after the other."""
    held = [now | played for now, played in zip(hands, history.played, strict=True)]
    roles = {role_of(seen, seat): seat for seat in range(len(held)) if seat != seen.seat}
    found: list[float] = []
    for about in ROLES[role_of(seen, seen.seat)]:
        suits = [_OF_SUIT[held[roles[about]] >> PLACES * suit & SUIT] for suit in range(4)]
        found += [sum(column) for column in zip(*suits, strict=True)]
    return tuple(found)


def _named(role: str, weights: Sequence[float]) -> dict[str, dict[str, float]]:
    count = len(_NAMES)
    return {
        about: {name: round(one, 2) for name, one in zip(_NAMES, weights[count * at : count * (at + 1)], strict=True)}
        for at, about in enumerate(ROLES[role])
    }


def learn(names: Sequence[str], hands: int, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights of games with the same exchange, by role, with the log gain on held-out turns."""
    some = [turn for name in names for turn in turns(name, hands, seed)]
    weights, figures = {}, {}
    for role in ROLES:
        of_role = [turn for looks, turn in some if looks == role]
        figures[role] = held_out_gain(of_role)
        weights[role] = _named(role, fit_weights(of_role))
    return weights, figures


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    data_files.write_learnt(DATA, learn, GAMES, chosen)


if __name__ == "__main__":
    main()
