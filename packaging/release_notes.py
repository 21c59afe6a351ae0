"""What the changelog tells of a version: `python packaging/release_notes.py v1.2.3` prints it, or what is wrong."""

from __future__ import annotations

import re
import sys

import names


def notes(tag: str, version: str, changelog: str) -> str:
    """The changelog's text of this version. Raises ValueError if the tag is not the version's, or nothing is told."""
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and the version is {version}")
    told = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    if told is None or not told[1].strip():
        raise ValueError(f"CHANGELOG.md tells nothing of {version}")
    return told[1].strip() + "\n"


if __name__ == "__main__":
    try:
        text = notes(sys.argv[1], names.VERSION, (names.ROOT / "CHANGELOG.md").read_text("utf-8"))
    except ValueError as error:
        sys.exit(f"release: {error}")
    print(text, end="")
