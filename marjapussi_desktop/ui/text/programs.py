"""The result of another program's trial, in one sentence."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.bot_processes.qt_trial import Trial, TrialEnd
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

TRIALS: Final = {
    TrialEnd.PLAYS: QT_TRANSLATE_NOOP("Programs", "{name} answers and can play."),
    TrialEnd.NO_COMMAND: QT_TRANSLATE_NOOP(
        "Programs", "This is no command: write the program's file and, after a space, what it is to be told."
    ),
    TrialEnd.NOT_FOUND: QT_TRANSLATE_NOOP("Programs", "There is no program {name} here."),
    TrialEnd.NOT_STARTED: QT_TRANSLATE_NOOP("Programs", "The program {name} cannot be started: {detail}"),
    TrialEnd.NOT_READY: QT_TRANSLATE_NOOP("Programs", "{name} started, but did not say that it is ready to play."),
    TrialEnd.SILENT: QT_TRANSLATE_NOOP("Programs", "{name} is ready, but did not answer with a move in time."),
    TrialEnd.UNREADABLE: QT_TRANSLATE_NOOP("Programs", "{name} gave an answer that cannot be read: {detail}"),
    TrialEnd.TOO_LONG: QT_TRANSLATE_NOOP("Programs", "{name} gave an answer that is far too long."),
    TrialEnd.ILLEGAL: QT_TRANSLATE_NOOP("Programs", "{name} chose a move that the rules forbid: {detail}"),
    TrialEnd.ENDED: QT_TRANSLATE_NOOP("Programs", "{name} ended before it had answered with a move."),
}


def trial_text(trial: Trial) -> str:
    """The sentence. A program's own words are plain text."""
    return translate("Programs", TRIALS[trial.end]).format(name=trial.program, detail=trial.detail)
