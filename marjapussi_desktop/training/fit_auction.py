"""Fits how likely bids are given the cards as dealt.

``python -m marjapussi_desktop.training.fit_auction [--hands N]`` writes `DATA` anew.

Searching players play each other, and in some games so do everyday players. At some turns the true hands form a choice
set with hands sampled by hard deductions. The weights of the features of `inference.auction` maximise the likelihood of
the true hands (a conditional logit, with what the network reads in the plays as offset). The same arguments give the
same file.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.inference.auction import (
    DATA,
    NOTICED,
    PLACES,
    SQUARED,
    SUIT,
    DealtHands,
    bid_features,
    suit_features,
    suit_strength,
)
from marjapussi_desktop.bots.inference.evidence import Evidence
from marjapussi_desktop.bots.inference.network_plays import network_play_model
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Opening, Ruleset
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.conditional_logit import ChoiceSet, Vector, fit_weights, held_out_gain
from marjapussi_desktop.training.turns import Turn, everyday, imagined, played_hands, searching

GAMES: Final = {
    Opening.COMPULSORY.value: ("huutopussi", "huutopussi-helsinki"),
    Opening.OPTIONAL.value: ("huutopussi-erlangen", "huutopussi-wurzel"),
}
"""The games that are played, by their opening."""
PLAYERS: Final = {Opening.COMPULSORY: (searching, everyday), Opening.OPTIONAL: (searching,)}
"""The kinds of players. Where bids are forced, people bid like neither, so the hands of both are fitted together. Where
nobody has to bid they go about as far as searching players: fitted to those, the true hands of people stand out by
.35 ± .09 nats, fitted to both by .15 ± .09 (150 hands)."""
HANDS: Final = 600
"""Hands of each game, by each kind of player."""
SEED: Final = 2026
IMAGINED: Final = 40
"""How many sampled worlds a choice set has beside the true one."""
TAKEN: Final = 0.15
"""The share of the turns that are used."""

_NAMES: Final = tuple(suit_features(0, 0.0))


def turns(name: str, hands: int, seed: int) -> Iterator[ChoiceSet]:
    """The choice sets of ``hands`` hands of a game."""
    auction = PRESETS[name].auction
    assert auction is not None
    for player in PLAYERS[auction.opening]:
        dice = random.Random(f"{name}:{player.__name__}:{seed}")
        for hand in played_hands(name, hands, seed, player):
            for turn in hand.turns:
                is_play = isinstance(turn.seen.choices, PlayChoices) and turn.seen.declarer is not None
                if is_play and dice.random() < TAKEN:
                    yield _choice_set(turn, dice)


def _choice_set(turn: Turn, dice: random.Random) -> ChoiceSet:
    worlds = [turn.truth, *imagined(turn, IMAGINED, dice)]
    plays = Evidence([network_play_model(turn.seen, PublicHistory(turn.seen), turn.truth)], len(turn.truth))
    offsets = [plays.log_likelihood(hands) for hands in worlds]
    return ChoiceSet(tuple(_vectors(turn, worlds)), tuple(offsets))


def _vectors(turn: Turn, worlds: Sequence[Sequence[Mask]]) -> list[Vector]:
    """For each world, the features of the hands times those of the bids, and then the squared strengths."""
    seen = turn.seen
    history = PublicHistory(seen)
    dealt = DealtHands(seen, history)
    said = {seat: bid_features(history.auction, seat, seen.rules) for seat in dealt.seats}
    found = []
    for hands in worlds:
        vector = [0.0] * (len(NOTICED) * len(_NAMES) + len(SQUARED))
        for seat, about in said.items():
            suits, strength = _hand_told(seen.rules, dealt.hand(seat, hands[seat]))
            parts = [about[name] * value for name in NOTICED for value in suits]
            parts += [about[name] * strength * strength for name in SQUARED]
            vector = [one + other for one, other in zip(vector, parts, strict=True)]
        found.append(tuple(vector))
    return found


def _hand_told(rules: Ruleset, dealt: Mask) -> tuple[list[float], float]:
    worth, suits, strength = worth_of(rules), [], 0.0
    for place, suit in enumerate(SUITS):
        held, marriage = dealt >> PLACES * place & SUIT, worth.marriage(suit, False)
        suits.append(suit_features(held, marriage).values())
        strength += suit_strength(held, marriage)
    return [float(sum(column)) for column in zip(*suits, strict=True)], strength


def _named(weights: Sequence[float]) -> dict[str, dict[str, float]]:
    rest = [round(one, 2) for one in weights]
    found = {}
    for name in NOTICED:
        found[name], rest = dict(zip(_NAMES, rest, strict=False)), rest[len(_NAMES) :]
    return {**found, "squared": dict(zip(SQUARED, rest, strict=True))}


def learn(names: Sequence[str], hands: int, seed: int) -> tuple[dict[str, Any], dict[str, float]]:
    """The weights of games with the same opening, with the log gain on held-out turns."""
    some = [turn for name in names for turn in turns(name, hands, seed)]
    return _named(fit_weights(some)), held_out_gain(some)


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    data_files.write_learnt(DATA, learn, GAMES, chosen)


if __name__ == "__main__":
    main()
