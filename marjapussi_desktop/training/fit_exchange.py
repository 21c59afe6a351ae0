"""Fits what the declarer and his partner are likely to hold after an exchange.

``python -m marjapussi_desktop.training.fit_exchange [--hands N]`` writes `DATA` anew.

Searching players play each other, and so do everyday players. At each seat's first turn in play the true hands form a
choice set with hands sampled by hard deductions. The weights of the counts of `inference.exchange` maximise the
likelihood of the true hands (a conditional logit, with the likelihood of the bids as offset). The same arguments give
the same file.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from marjapussi_desktop.bots.inference.auction import auction_model
from marjapussi_desktop.bots.inference.evidence import Evidence
from marjapussi_desktop.bots.inference.exchange import (
    DATA,
    OF_DECLARER,
    OF_PARTNER,
    Judged,
    Observer,
    counted_by,
    has_exchanged,
)
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.conditional_logit import ChoiceSet, Vector, fit_weights, held_out_gain
from marjapussi_desktop.training.fit_auction import GAMES, IMAGINED
from marjapussi_desktop.training.turns import Turn, everyday, imagined, played_hands, searching

PLAYERS: Final = (searching, everyday)
"""The kinds of players. People exchange like neither, so the hands of both are fitted together."""
HANDS: Final = 200
"""Hands of each game, by each kind of player."""
SEED: Final = 2026
JUDGED: Final = {
    Observer.DECLARER: ("partner",),
    Observer.PARTNER: ("declarer",),
    Observer.DEFENDER: ("declarer", "partner"),
}
"""Whom each observer judges, in the order of his weights."""
_COUNTED: Final = {"declarer": OF_DECLARER, "partner": OF_PARTNER}


def turns(name: str, hands: int, seed: int) -> Iterator[tuple[Observer, ChoiceSet]]:
    """The choice sets of ``hands`` hands of a game, with their observers."""
    for player in PLAYERS:
        dice = random.Random(f"{name}:{player.__name__}:{seed}")
        for hand in played_hands(name, hands, seed, player):
            looked: set[int] = set()
            for turn in hand.turns:
                if has_exchanged(turn.seen) and turn.seen.seat not in looked:
                    looked.add(turn.seen.seat)
                    yield _choice_set(turn, dice)


def _choice_set(turn: Turn, dice: random.Random) -> tuple[Observer, ChoiceSet]:
    worlds = [turn.truth, *imagined(turn, IMAGINED, dice)]
    history = PublicHistory(turn.seen)
    judged = Judged(turn.seen, history)
    in_order = sorted(judged.counted, key=lambda seat: seat != turn.seen.declarer)
    bids = Evidence([auction_model(turn.seen, history)], len(turn.truth))

    def vector(hands: Sequence[int]) -> Vector:
        return tuple(float(one) for seat in in_order for one in judged.counts(seat, hands[seat]))

    offsets = tuple(bids.log_likelihood(hands) for hands in worlds)
    return judged.observer, ChoiceSet(tuple(map(vector, worlds)), offsets)


def _named(observer: Observer, weights: Sequence[float]) -> dict[str, dict[str, float]]:
    rest = iter(weights)
    return {
        who: {count.value: round(next(rest), 2) for count in counted_by(observer, _COUNTED[who])}
        for who in JUDGED[observer]
    }


def learn(names: Sequence[str], hands: int, seed: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights of games with the same opening, with the log gain on held-out turns."""
    every = [turn for name in names for turn in turns(name, hands, seed)]
    weights, figures = {}, {}
    for observer in Observer:
        some = [one for who, one in every if who is observer]
        weights[observer.value] = _named(observer, fit_weights(some))
        figures[observer.value] = held_out_gain(some)
    return weights, figures


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    data_files.write_learnt(DATA, learn, GAMES, chosen)


if __name__ == "__main__":
    main()
