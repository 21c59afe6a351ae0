"""What prices of decisions come to: means with 95 % intervals, habits, and the dearest decisions."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from marjapussi_desktop.engine.notation import format_action
from marjapussi_desktop.evaluation.duplicate import NORMAL_95
from marjapussi_desktop.evaluation.pricing import Kind, Priced, Role

CAP: Final = 60
"""A loss counts at most this much in the capped means: a few great swings would hide the rest."""
DEAREST: Final = 10
TITLE, CELL = 32, 18
"""Widths, in characters."""
ATTEMPTS: Final = ("play", "ask-whole", "ask-half", "declare")

Hands = Sequence[Sequence[Priced]]


def price_lines(hands: Hands, players: Sequence[str]) -> Iterator[str]:
    """The summary. ``players``: names that `Priced.move_of` knows."""
    played = [hand for hand in hands if hand]
    decisions = [one for hand in played for one in hand]
    yield f"{len(decisions)} decisions in {len(played)} hands; points lost to the best move, all cards seen"
    if not decisions:
        return
    yield _cells("", players)
    for title, cap in (("a hand", math.inf), (f"a hand, each at most {CAP}", CAP)):
        sums = [[(_lost(hand, player, cap), 1) for hand in played] for player in players]
        yield _cells(title, [_mean(one) for one in sums])
    for title, groups in _groups(played).items():
        sums = [[(_lost(some, player, math.inf), len(some)) for some in groups] for player in players]
        yield _cells(f"{title} ({sum(map(len, groups))})", [_mean(one) for one in sums])
    yield from _habits(decisions, players)
    yield from _dearest(decisions, players)


def mean_with_half(groups: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The mean a decision and half the width of its 95 % interval, clustered: the decisions of one hand depend on each
    other. ``groups``: of each hand, the sum and the number of its decisions. One hand has no interval (NaN).
    """
    total, count = sum(one for one, _number in groups), sum(number for _one, number in groups)
    mean, clusters = total / count, len(groups)
    spread = sum((one - mean * number) ** 2 for one, number in groups)
    variance = spread * clusters / (clusters - 1) if clusters > 1 else math.nan
    return mean, NORMAL_95 * math.sqrt(variance) / count


def _lost(hand: Sequence[Priced], player: str, cap: float) -> float:
    return sum(min(cap, one.loss_of(player)) for one in hand)


def _mean(groups: Sequence[tuple[float, int]]) -> str:
    mean, half = mean_with_half(groups)
    return f"{mean:.2f} ± {half:.2f}"


def _cells(title: str, cells: Sequence[str]) -> str:
    return f"{title:<{TITLE}}" + "".join(f"{cell:>{CELL}}" for cell in cells)


def _groups(hands: Hands) -> Mapping[str, list[list[Priced]]]:
    """The decisions by role, by trick and by kind, each as lists by hand."""
    found: dict[str, list[list[Priced]]] = defaultdict(list)
    for hand in hands:
        here: dict[str, list[Priced]] = defaultdict(list)
        for one in hand:
            for title in ("a decision", one.role, f"trick {one.trick}", one.kind):
                if title is not None:
                    here[title].append(one)
        for title, some in here.items():
            found[title].append(some)
    tricks = sorted((title for title in found if title.startswith("trick ")), key=lambda title: int(title.split()[1]))
    return {title: found[title] for title in ("a decision", *Role, *tricks, *Kind) if title in found}


def _habits(decisions: Sequence[Priced], players: Sequence[str]) -> Iterator[str]:
    """How often marriages are broken where they need not be, and what is done at leads that allow an attempt."""
    partners = [one for one in decisions if one.role is Role.PARTNER]
    for title, where in (("own marriage broken", decisions), ("  by the partner", partners)):
        if could := [one for one in where if one.keeping]:
            broken = [sum(one.move_of(player) not in one.keeping for one in could) for player in players]
            yield _cells(f"{title} ({len(could)})", [_percent(count, len(could)) for count in broken])
    leads = [one for one in decisions if one.kind is Kind.ATTEMPT]
    for verb in ATTEMPTS if leads else ():
        made = [sum(format_action(one.move_of(player)).split()[0] == verb for one in leads) for player in players]
        title = f"{Kind.ATTEMPT} ({len(leads)}): {verb}" if verb == ATTEMPTS[0] else f"  {verb}"
        yield _cells(title, [_percent(count, len(leads)) for count in made])


def _percent(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %"


def _dearest(decisions: Sequence[Priced], players: Sequence[str]) -> Iterator[str]:
    """The decisions by which each player loses most, as places that the window can step to."""
    for player in players:
        yield f"dearest of {player}:"
        dear = sorted((one for one in decisions if one.loss_of(player)), key=lambda one: -one.loss_of(player))
        for one in dear[:DEAREST]:
            best = min(one.prices, key=lambda action: one.prices[action])
            yield (
                f"  match {one.place.match}, hand {one.place.hand}, after {one.place.ply} moves "
                f"(trick {one.trick}, seat {one.seat}): "
                f"{format_action(one.move_of(player))} loses {one.loss_of(player)} to {format_action(best)}"
            )
