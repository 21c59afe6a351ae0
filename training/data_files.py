"""The files of numbers that ship, as the training writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def write(path: Path, data: Mapping[str, Any]) -> None:
    """JSON with a line for each number or word, and for each part of what has parts: a change can be read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f"{json.dumps(name)}: {_in_lines(value)}" for name, value in data.items())
    path.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def _in_lines(value: Any) -> str:
    if not isinstance(value, Mapping):
        return json.dumps(value)
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items()) + "\n}"
