"""A copy that is carried about: everything that it keeps lies in a folder beside it.

Asked for by ``--portable`` as the first word, or by a file ``portable.txt`` beside the standalone program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FLAG: Final = "--portable"
MARK: Final = "portable.txt"
FOLDER: Final = "marjapussi-data"
HOME_VARIABLE: Final = "MARJAPUSSI_HOME"
"""As in `settings.paths`, which would be loaded for this name at every start."""


def settle(words: Sequence[str]) -> list[str]:
    """Sets the folder of this run if it is to be beside the program, and returns the words that are left.

    What the environment says goes before the file. Only the standalone program has a place of its own: elsewhere
    ValueError.
    """
    is_asked = list(words[:1]) == [FLAG]
    place = beside()
    if is_asked and place is None:
        raise ValueError(f"{FLAG} is for the standalone program; elsewhere set {HOME_VARIABLE} to a folder.")
    if place is not None and (is_asked or ((place / MARK).is_file() and not os.environ.get(HOME_VARIABLE))):
        os.environ[HOME_VARIABLE] = str(place / FOLDER)
    return list(words[1:] if is_asked else words)


def beside() -> Path | None:
    """The folder in which the standalone program lies, or its bundle on macOS; None for any other copy."""
    if not getattr(sys, "frozen", False):
        return None
    program = Path(sys.executable).resolve()
    bundle = next((folder for folder in program.parents if folder.suffix == ".app"), program)
    return bundle.parent
