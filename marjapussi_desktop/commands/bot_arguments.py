"""Names of bots on the command line, and complaints about programs that fail."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from marjapussi_desktop.bots.players.characters import CHARACTERS
from marjapussi_desktop.bots.players.external.troubles import Trouble, TroubleKind
from marjapussi_desktop.bots.players.levels import CHEAT, LEVELS, MOST_BUDGET_MS, NameProblem, parse_bot_name
from marjapussi_desktop.commands.streams import UsageError, complain

NAME_PROBLEMS: Final[dict[NameProblem, str]] = {
    NameProblem.UNKNOWN: "there is no bot '{name}'; choose from {known}, exec:COMMAND",
    NameProblem.NO_SUCH_CHARACTER: "'{name}': after the + comes a character, one of {characters}",
    NameProblem.BAD_BUDGET: "'{name}': after the @ comes a number of milliseconds, 1 to {most}",
    NameProblem.BAD_COMMAND: "'{name}': this is no command; write exec: and then the program with its arguments",
    NameProblem.NO_CHEAT: "'cheat' sees all cards and has neither budget nor character",
}

TROUBLES: Final[dict[TroubleKind, str]] = {
    TroubleKind.NOT_STARTED: "it cannot be started ({detail})",
    TroubleKind.NOT_READY: "it did not say that it is ready",
    TroubleKind.ILLEGAL: "'{detail}' is not one of its moves",
    TroubleKind.SILENT: "it did not answer in time",
    TroubleKind.UNREADABLE: "its answer cannot be read: {detail}",
    TroubleKind.TOO_LONG: "it wrote a line that is too long",
    TroubleKind.ENDED: "it has ended",
}


def check_bot(option: str, name: str, offered: Iterable[str] = LEVELS) -> None:
    """Raises UsageError for a name that means nothing where bots are measured; ``offered``: those it then names."""
    problem = parse_bot_name(name) if name != CHEAT else None
    if isinstance(problem, NameProblem):
        sentence = NAME_PROBLEMS[problem].format(
            name=name, known=", ".join(offered), characters=", ".join(CHARACTERS), most=MOST_BUDGET_MS
        )
        raise UsageError(f"{option}: {sentence}.")


def trouble_sentence(trouble: Trouble) -> str:
    """What went wrong with a program, and what happens now."""
    why = TROUBLES[trouble.kind].format(detail=trouble.detail)
    return f"{trouble.program} in seat {trouble.seat}: {why}; a built-in level moves in its place."


def tell_trouble(trouble: Trouble) -> None:
    """Complains on standard error."""
    complain(trouble_sentence(trouble))
