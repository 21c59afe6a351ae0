"""Fuzzes what another program may write (BOT-PROTOCOL.md): ``python -m tests.attack.fuzz_protocol -max_total_time=60``.

The input is what the program says: the first byte chooses the hand, the rest is cut at NUL into what it writes when it
is asked: to be ready, and then for each of its moves. No process is started.
"""

from __future__ import annotations

import io
import json
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from tests.attack import fuzzing

if TYPE_CHECKING:
    from marjapussi_desktop.bots.bot import Decision
    from marjapussi_desktop.bots.players.external.troubles import Trouble
    from marjapussi_desktop.engine.observation import Observation

PATIENT_MS = 5000
HASTY_MS = 2
"""A program that is silent costs the fuzzer so much time that little is left."""
MOST_MOVES = 12
ASKED = ("hello", "move")
MOST_LETTERS = 40
MOST_WORDS = 200


class Written(io.RawIOBase):
    """The program's standard output: one piece each time it is asked, in two parts, and at last its end."""

    def __init__(self, pieces: Sequence[bytes]) -> None:
        super().__init__()
        self.asked: SimpleQueue[bool] = SimpleQueue()
        self._pieces = iter(pieces)
        self._rest = b""

    def read(self, size: int = -1, /) -> bytes:
        """Waits until the program is asked."""
        if not self._rest:
            if not self.asked.get():
                return b""
            self._rest = next(self._pieces, b"")
        half = min(size, len(self._rest) // 2 + 1)
        part, self._rest = self._rest[:half], self._rest[half:]
        return part


class Read(io.RawIOBase):
    """The program's standard input."""

    def __init__(self, written: Written) -> None:
        super().__init__()
        self._written = written

    def write(self, line: Any, /) -> int:
        """Whole lines come, each a message."""
        if json.loads(bytes(line))["type"] in ASKED:
            self._written.asked.put(True)
        return len(line)

    def close(self) -> None:
        """Then the program ends."""
        self._written.asked.put(False)
        super().close()


class FakeProcess:
    """In the place of a guarded program."""

    def __init__(self, pieces: Sequence[bytes]) -> None:
        self.stdout = Written(pieces)
        self.stdin = Read(self.stdout)
        self.is_running = True

    def wait(self, seconds: float) -> bool:
        """It ends at once."""
        self.kill()
        return True

    def kill(self) -> None:
        """It ends."""
        self.is_running = False
        self.stdout.asked.put(False)


@contextmanager
def playing(pieces: Sequence[bytes]) -> Iterator[None]:
    """Whoever starts a program gets one that writes these pieces."""
    from marjapussi_desktop.bots.players.external import program

    start = program._start
    program._start = lambda words, log: FakeProcess(pieces)  # type: ignore[assignment, return-value]
    try:
        yield
    finally:
        program.end_idle_programs()
        program._start = start


def hands() -> list[list[Observation]]:
    """What a seat sees at each of its turns, in a hand of each game."""
    from marjapussi_desktop.engine import game
    from marjapussi_desktop.engine.dealing import shuffled_deal
    from marjapussi_desktop.engine.observation import observe
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.engine.reasons import Refusal
    from tests.helpers.playing import random_action

    found = []
    for rules in PRESETS.values():
        dice, seen, seat = random.Random(3), [], 0
        match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, dice)).match
        while match.hand is not None and not match.awaits_deal and match.winner is None:
            mover, action = random_action(match, dice)
            if (view := observe(match.hand, seat)).choices is not None and game.seat_to_act(match) == seat:
                seen.append(view)
            step = game.act(match, mover, action)
            assert not isinstance(step, Refusal)
            match = step.match
        found.append(seen[:MOST_MOVES])
    return found


def seeds(shown: Sequence[Sequence[Observation]]) -> list[bytes]:
    """Programs that play well."""
    from marjapussi_desktop.engine.choices import CardsChoices
    from marjapussi_desktop.engine.notation import format_action

    written = []
    for number, views in enumerate(shown):
        said: list[dict[str, str]] = [{"type": "ready", "name": "Väinö"}]
        for view in views:
            choices = view.choices
            assert choices is not None
            cards = isinstance(choices, CardsChoices)
            action = choices.action(choices.cards[: choices.count]) if cards else next(iter(choices.actions()))  # type: ignore[union-attr]
            said.append({"type": "move", "move": format_action(action), "why": "so"})
        written.append(bytes([number]) + b"\0".join(json.dumps(line).encode() for line in said))
    return written


def played(
    content: bytes, shown: Sequence[Sequence[Observation]], time_ms: int
) -> tuple[list[Decision], tuple[Trouble, ...]]:
    """The moves of a program that writes this, and what was wrong with it."""
    from marjapussi_desktop.bots.players.external.bot import ExternalBot
    from marjapussi_desktop.bots.players.random_player import RandomBot

    views = shown[content[0] % len(shown) if content else 0]
    pieces = [piece + b"\n" for piece in content[1:].split(b"\0")[: MOST_MOVES + 1]]
    with playing(pieces):
        bot = ExternalBot("program", 1, RandomBot(1), time_ms)
        decisions = [bot.decide(view) for view in views[: len(pieces)]]
        for decision, view in zip(decisions, views, strict=False):
            check_decision(decision, view)
        assert len(bot.name) <= MOST_LETTERS
        assert bot.name.isprintable()
        troubles = bot.take_troubles()
        bot.close()
    for trouble in troubles:
        assert len(trouble.detail) <= MOST_LETTERS
        assert trouble.detail.isprintable()
    return decisions, troubles


def load() -> tuple[fuzzing.Check, Sequence[bytes]]:
    """Nothing that a program writes does more than choose a move and say a line."""
    import marjapussi_desktop.bots.players.external.bot
    import marjapussi_desktop.bots.players.random_player  # noqa: F401

    shown = hands()

    def check(content: bytes) -> None:
        played(content, shown, HASTY_MS)

    return check, seeds(shown)


def forged(content: bytes, dice: random.Random) -> bytes:
    """With one of the program's messages changed, or put in the place of another."""
    pieces = content[1:].split(b"\0")
    changed = fuzzing.forged(dice.choice(pieces) or b"{}", dice).replace(b"\0", b"")
    pieces[dice.randrange(len(pieces))] = changed
    return content[:1] + b"\0".join(pieces)


def check_decision(decision: Decision, view: Observation) -> None:
    """It is one of the choices, and its words are a line."""
    from marjapussi_desktop.engine.choices import CardsChoices

    choices = view.choices
    assert choices is not None
    if isinstance(choices, CardsChoices) and isinstance(decision.action, choices.action):
        assert len(set(decision.action.cards)) == len(decision.action.cards) == choices.count
        assert set(decision.action.cards) <= set(choices.cards)
    else:
        assert decision.action in (choices.calls if isinstance(choices, CardsChoices) else tuple(choices.actions()))
    assert len(decision.words) <= MOST_WORDS
    assert decision.words.isprintable()


if __name__ == "__main__":
    fuzzing.run("protocol", load, sys.argv[1:], forged)
