"""A program whose every word is hostile: ``python hostile_bot.py FILE RIGHT``.

FILE: a JSON object with its ``name``, the ``why`` of its moves and a ``line`` that is no answer. It makes RIGHT moves
rightly, then it says the line.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    words = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    right = int(sys.argv[2])
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "name": words["name"]}), flush=True)
        elif message["type"] == "move" and right > 0:
            right -= 1
            print(json.dumps({"type": "move", "move": message["legal"][0], "why": words["why"]}), flush=True)
        elif message["type"] == "move":
            print(words["line"].replace("\n", " "), flush=True)
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
