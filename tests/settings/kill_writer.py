"""Plays a "match" into the store until it is killed: run by test_store_kill.py as a program of its own.

Takes up the saved match, prints how many moves it found, then writes one move after the other and prints the number
of moves each time the store says that they are on disk. A hand has 40 moves, every seventh of them is first taken back.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from marjapussi_desktop.settings.matches import SavedMatch
from marjapussi_desktop.settings.store import MatchStore

MOVES = 40


def text_of(number: int) -> str:
    """The move of this number in the whole match."""
    return f"bid {number * 5}"


def count_moves(saved: SavedMatch | None) -> int:
    """How many moves are saved; asserts that they are the right ones, in order."""
    moves = [move for hand in saved.hands for move in hand["moves"]] if saved else []
    assert moves == [{"seat": number % 4, "move": text_of(number)} for number in range(len(moves))]
    return len(moves)


def write_on(store: MatchStore, number: int) -> None:
    """Write the move of this number, and what belongs to it."""
    hand, ply = divmod(number, MOVES)
    if number == 0:
        store.save_header("m", {"preset": "p"})
    if ply == 0:
        store.append_hand("m", hand, {"dealer": hand % 4})
    if number % 7 == 3:
        store.append_move("m", hand, ply, 0, "pass")
        store.truncate_moves("m", hand, ply)
    store.append_move("m", hand, ply, number % 4, text_of(number))
    if ply == MOVES - 1:
        store.set_result("m", hand, {"kind": "played"})


def main(path: Path) -> None:
    """Write until killed."""
    store = MatchStore(path, lambda problem: sys.exit(f"{problem}"))
    number = count_moves(store.load_current())
    print("found", number, flush=True)
    while True:
        write_on(store, number)
        number += 1
        written = threading.Event()
        store.when_written(written.set)
        assert written.wait(60)
        print(number, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
