"""The files of what is pinned: ``digests.txt`` has a line for each hand, ``records/`` some playthroughs whole."""

from __future__ import annotations

from pathlib import Path

from tests.golden.playthroughs import Played, Playthrough

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.txt"


def hand_name(one: Playthrough, number: int) -> str:
    """A hand of a playthrough; hands count from 1."""
    return f"{one.name}, hand {number}"


def kept_file(one: Playthrough) -> Path:
    """Where a playthrough lies whole."""
    return FOLDER / "records" / f"{one.preset}.jsonl"


def read_digests() -> dict[str, str]:
    """A hand's name → the digests of its record and of its thoughts."""
    lines = DIGESTS.read_text(encoding="utf-8").splitlines()
    return {name: digests for digests, _, name in (line.partition("  ") for line in lines)}


def write(played: dict[Playthrough, Played]) -> None:
    """Replaces all that is pinned."""
    lines = [
        f"{digests}  {hand_name(one, number)}\n"
        for one, as_played in played.items()
        for number, digests in enumerate(as_played.digests(), start=1)
    ]
    DIGESTS.write_text("".join(lines), encoding="utf-8", newline="\n")
    for one, as_played in played.items():
        if one.is_kept:
            kept_file(one).write_text(as_played.text(), encoding="utf-8", newline="\n")
