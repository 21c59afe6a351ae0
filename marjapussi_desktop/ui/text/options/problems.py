"""Why an option or a value is refused, in one sentence that names the option, the value and the reason."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.options.names import option_name
from marjapussi_desktop.ui.text.options.values import VALUES, written_text

PROBLEMS: Final = {
    ProblemKind.UNKNOWN_PRESET: QT_TRANSLATE_NOOP("OptionProblems", "The program has no game called “{value}”."),
    ProblemKind.UNKNOWN_OPTION: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” cannot be chosen: there is no such rule."
    ),
    ProblemKind.NOT_IN_FAMILY: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” cannot be chosen: this family of games has no such rule."
    ),
    ProblemKind.NOT_IN_LAYOUT: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” cannot be chosen: it makes no sense at this table ({layout})."
    ),
    ProblemKind.FIXED_BY_PRESET: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” cannot be chosen: this belongs to the game itself."
    ),
    ProblemKind.BAD_VALUE: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” cannot be chosen: the rule has no such value."
    ),
    ProblemKind.NEEDS_ASK_HALF: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” makes no sense here: halves may not be asked for at all."
    ),
    ProblemKind.NEEDS_BOTH_ASKS: QT_TRANSLATE_NOOP(
        "OptionProblems", "“{option}: {value}” makes no sense here: both wholes and halves must be allowed."
    ),
    ProblemKind.TARGET_ABOVE_SEVEN: QT_TRANSLATE_NOOP(
        "OptionProblems",
        "“{option}: {value}” makes no sense here: going past the target leads back to seven, so it must be higher.",
    ),
}


def problem_text(problem: Problem) -> str:
    """The problem in one sentence."""
    layout = Layout(problem.allowed) if problem.allowed in set(Layout) else None
    return translate("OptionProblems", PROBLEMS[problem.kind]).format(
        option=option_name(problem.option),
        value=written_text(problem.option, problem.value),
        layout=translate("Options", VALUES[Layout][layout]) if layout is not None else "",
    )
