"""What a side scored in a hand and why, line by line, for the result panel and for exported hands."""

from __future__ import annotations

from collections.abc import Iterable

from marjapussi_desktop.engine.events import HandResult, ScoreLine, Why
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.text.scores import number, score_line_text, signed

Line = tuple[str, str, str]
"""A line: what it is for, the amount, and its role in the stylesheet (accent, muted or none)."""


def result_lines(result: HandResult, rules: Ruleset, side: int) -> list[Line | None]:
    """The lines of a side without its total; None stands for a rule between what was taken and what it scored."""
    taken = [line for line in result.taken_lines if line.side == side]
    scored = [line for line in result.lines if line.side == side]
    lines: list[Line | None] = []
    if taken:
        points = translate("ResultTable", "Points taken")
        lines += [*_worded(taken, result, rules), (points, number(result.taken[side]), "accent"), None]
    if taken and scored[: len(taken)] == taken:
        lines.append((translate("ResultTable", "Scored in full"), signed(result.taken[side]), ""))
        scored = scored[len(taken) :]
    adjustments = [line for line in result.adjustments if line.side == side]
    return [*lines, *_worded([*scored, *adjustments], result, rules), *_counts(result, rules, side)]


def _worded(lines: Iterable[ScoreLine], result: HandResult, rules: Ruleset) -> list[Line]:
    return [(result_line_text(line, result, rules), signed(line.amount), "") for line in lines]


def result_line_text(line: ScoreLine, result: HandResult, rules: Ruleset) -> str:
    """What one line is for, in the words of its rules: what the point for pips went by."""
    if line.why is Why.MORE_PIPS and rules.counts_aces and not _is_tied(result):
        return translate("ResultTable", "Most aces and tens")
    return score_line_text(line)


def _counts(result: HandResult, rules: Ruleset, side: int) -> list[Line]:
    """What the point for pips goes by, and what breaks a tie where there was one."""
    if not result.pips:
        return []
    first, second = result.pips[side]
    pips = translate("ResultTable", "Card points in the tricks")
    if not rules.counts_aces:
        return [(pips, number(first), "muted")]
    tied = [(pips, number(second), "muted")] if _is_tied(result) else []
    return [(translate("ResultTable", "Aces and tens in the tricks"), number(first), "muted"), *tied]


def _is_tied(result: HandResult) -> bool:
    return len({first for first, _second in result.pips}) == 1
