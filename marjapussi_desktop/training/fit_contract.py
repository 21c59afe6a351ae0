"""Fits how likely a contract is, given the declarer's cards.

``python -m marjapussi_desktop.training.fit_contract [--hands N]`` writes `DATA` anew.

Searching players play each other. Raised contracts give the mean and the standard deviation of how far a declarer stays
below the worth of his hand (`inference.contract`). The same arguments give the same file.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, pstdev
from typing import Final

from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.inference.contract import DATA
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.turns import Turn, played_hands

GAMES: Final = {
    Opening.COMPULSORY.value: ("huutopussi", "huutopussi-helsinki"),
    Opening.OPTIONAL.value: ("huutopussi-erlangen", "huutopussi-wurzel"),
}
"""The games that are played, by their opening."""
HANDS: Final = 300
"""Of each game."""
SEED: Final = 2026


def held_back(names: Sequence[str], hands: int, seed: int) -> Iterator[float]:
    """The worth of the declarer's cards minus each raised contract, in ``hands`` hands of each game."""
    for name in names:
        for hand in played_hands(name, hands, seed):
            if hand.made is not None:
                yield from _held_back(next(turn for turn in hand.turns if isinstance(turn.seen.choices, PlayChoices)))


def _held_back(first: Turn) -> Iterator[float]:
    """``first``: the first lead, all cards in hand."""
    seen = first.seen
    assert seen.contract is not None
    assert seen.final_bid is not None
    assert seen.declarer is not None
    if seen.contract > seen.final_bid:
        kept = first.truth[seen.declarer]
        yield estimate(kept, worth_of(seen.rules), AFTER_EXCHANGE[seen.rules.layout]) - seen.contract


def learn(names: Sequence[str], hands: int, seed: int) -> tuple[dict[str, float], dict[str, int]]:
    """The numbers of games with the same opening, and of how many contracts they are."""
    some = list(held_back(names, hands, seed))
    return {"held_back": round(fmean(some), 1), "deviation": round(pstdev(some), 1)}, {"contracts": len(some)}


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    data_files.write_learnt(DATA, learn, GAMES, chosen)


if __name__ == "__main__":
    main()
