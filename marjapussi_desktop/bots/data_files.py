"""What was fitted on hands that bots played: the numbers in `data/`, read when they are first wanted.

Each file also tells from what it was made; ``training/`` makes them anew.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "data"


@cache
def load_trained(name: str) -> Any:
    """The contents of a file. It must not be changed."""
    return json.loads((FOLDER / name).read_text("utf-8"))
