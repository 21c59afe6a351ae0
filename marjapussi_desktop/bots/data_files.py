"""Reads the fitted numbers in `data/`, when they are first needed. ``training/`` fits them on hands that bots played;
each file but that of the rollouts' policy also says how it was made.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "data"


@cache
def load_trained(name: str) -> Any:
    """The contents of a file, shared by all callers: do not change them."""
    return json.loads((FOLDER / name).read_text("utf-8"))
