"""Fits how likely a contract is, and an ask that was left out, given the cards.

``python -m marjapussi_desktop.training.fit_words [--hands N]`` writes `DATA` anew.

Searching players play each other. Raised contracts give the mean and the standard deviation of how far a declarer stays
below the worth of his hand (`inference.contract`). Asks for a half that leaders left out give the penalty of holding
one (`inference.asks`: a conditional logit with one weight). The same arguments give the same file.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean, pstdev
from typing import Any, Final

from marjapussi_desktop.bots.data_files import FOLDER
from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.worth import worth_of
from marjapussi_desktop.bots.inference.asks import DATA, asks_left_out
from marjapussi_desktop.bots.inference.plays import play_model
from marjapussi_desktop.bots.knowledge.card_sets import Mask
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family, Opening
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.training import data_files
from marjapussi_desktop.training.arguments import new_parser
from marjapussi_desktop.training.conditional_logit import ChoiceSet, fit_weights, held_out_gain
from marjapussi_desktop.training.turns import Turn, imagined, played_hands

GAMES: Final = {
    Opening.COMPULSORY.value: ("huutopussi", "huutopussi-helsinki"),
    Opening.OPTIONAL.value: ("huutopussi-erlangen", "huutopussi-wurzel"),
    "no_auction": ("marjapussi", "bondtolva"),
}
"""The games that are played, by their opening."""
HANDS: Final = 300
"""Of each game."""
SEED: Final = 2026
TAKEN: Final = 0.2
"""The share of the turns whose left-out asks are used."""
IMAGINED: Final = 40
"""How many sampled worlds a choice set has beside the true one."""


@frozen
class Told:
    """The data of some hands. ``held_back``: for each raised contract, the worth of the declarer's cards minus the
    contract; ``silences``: a choice set for each turn after a left-out ask.
    """

    held_back: list[float]
    silences: list[ChoiceSet]


def told_by(names: Sequence[str], hands: int, seed: int) -> Told:
    """The data of ``hands`` hands of each game."""
    told = Told([], [])
    for name in names:
        dice = random.Random(f"{name}:{seed}")
        for hand in played_hands(name, hands, seed):
            plays = [turn for turn in hand.turns if isinstance(turn.seen.choices, PlayChoices)]
            if hand.made is not None:
                told.held_back.extend(_held_back(plays[0]))
            told.silences.extend(_silences(plays, dice))
    return told


def _held_back(first: Turn) -> Iterator[float]:
    """``first``: the first lead, all cards in hand."""
    seen = first.seen
    assert seen.contract is not None
    assert seen.final_bid is not None
    assert seen.declarer is not None
    if seen.contract > seen.final_bid:
        kept = first.truth[seen.declarer]
        yield estimate(kept, worth_of(seen.rules), AFTER_EXCHANGE[seen.rules.layout]) - seen.contract


def _silences(plays: Sequence[Turn], dice: random.Random) -> Iterator[ChoiceSet]:
    for turn in plays:
        if dice.random() < TAKEN:
            history = PublicHistory(turn.seen)
            left_out = asks_left_out(turn.seen, history)
            if left_out:
                yield _choice_set(turn, history, left_out, dice)


def _choice_set(
    turn: Turn, history: PublicHistory, left_out: Sequence[tuple[int, Mask]], dice: random.Random
) -> ChoiceSet:
    """The true world and sampled ones. The feature is the number of left-out asks by holders of a half; the model of
    plays is the offset.
    """
    worlds = [turn.truth, *imagined(turn, IMAGINED, dice)]
    plays = play_model(turn.seen, history, turn.truth)
    assert plays is not None
    offsets = [sum(plays.log_likelihood(seat, hands[seat]) for seat in plays.seats) for hands in worlds]
    silent = [(-float(sum(1 for seat, pair in left_out if hands[seat] & pair)),) for hands in worlds]
    return ChoiceSet(tuple(silent), tuple(offsets))


# -- fitting ----------------------------------------------------------------------------------------------------------


def fitted_strength(turns: Sequence[ChoiceSet]) -> tuple[float, dict[str, float]]:
    """The penalty for holding a half without asking, and its log gain."""
    return round(fit_weights(turns)[0], 2), held_out_gain(turns)


def learn(found: dict[str, Told]) -> dict[str, Any]:
    """The contents of the data file but for how it was made; ``found``: by the keys of `GAMES`."""
    promises, silences = {}, {}
    figures: dict[str, dict[str, Any]] = {}
    for opening in (Opening.COMPULSORY.value, Opening.OPTIONAL.value):
        told = found[opening]
        promises[opening] = {
            "held_back": round(fmean(told.held_back), 1),
            "deviation": round(pstdev(told.held_back), 1),
        }
        figures[f"promises/{opening}"] = {"contracts": len(told.held_back)}
    for family in Family:
        of_family = [told for names, told in found.items() if PRESETS[GAMES[names][0]].family is family]
        turns = [turn for told in of_family for turn in told.silences]
        silences[family.value], figures[f"silences/{family.value}"] = fitted_strength(turns)
    return {"figures": figures, "promises": promises, "silences": silences}


def main(words: Sequence[str] | None = None) -> None:
    """Fits and writes the file that ships."""
    chosen = new_parser(__doc__, HANDS, SEED).parse_args(words)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tasks = {key: pool.submit(told_by, names, chosen.hands, chosen.seed) for key, names in GAMES.items()}
        found = learn({key: task.result() for key, task in tasks.items()})
    data_files.write(FOLDER / DATA, {"hands": chosen.hands, "seed": chosen.seed, **found})
    print(f"{DATA}: {found}")


if __name__ == "__main__":
    main()
