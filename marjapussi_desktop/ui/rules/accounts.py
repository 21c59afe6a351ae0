"""What a score in the rules consists of, so that it can be followed."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.examples import Example
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.ui.i18n import within_sentence
from marjapussi_desktop.ui.text.result_lines import result_line_text
from marjapussi_desktop.ui.text.scores import number

_LETTERS: Final = "abc"


def score_facts(example: Example, rules: Ruleset) -> dict[str, str]:
    """For each side, by letter: ``points``, its score, and ``account``, all that it took or scored as a sum, in
    brackets after a space; empty where that is nothing.
    """
    result = example.result
    if result is None:
        return {}
    lines = result.taken_lines or result.lines
    facts: dict[str, str] = {}
    for letter, side in zip(_LETTERS, example.sides, strict=False):
        parts = [
            f"{within_sentence(result_line_text(line, result, rules))} {number(line.amount)}"
            for line in lines
            if line.side == side
        ]
        facts[f"account_{letter}"] = f" ({' + '.join(parts)})" if parts else ""
        facts[f"points_{letter}"] = number(result.scores[side])
    return facts
