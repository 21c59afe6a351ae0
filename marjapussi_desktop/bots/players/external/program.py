"""Another program as a child process: starting it, sending and receiving lines, ending it.

One thread writes to the program and another reads from it, so every wait has a deadline. The program and its own
children cannot outlive this process (``processes.programs``).
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Any, Final

from marjapussi_desktop.bots.players.external.troubles import ProgramFault, TroubleKind
from marjapussi_desktop.outside import plain
from marjapussi_desktop.processes.programs import GuardedProgram

FIRST_PROTOCOL: Final = 1
"""Spoken with a program that names no other: what ``hello`` says has stayed as it was in the first version."""
NEWEST_PROTOCOL: Final = 2
READY_S: Final = 10.0
LONGEST_LINE: Final = 64 * 1024
GOODBYE_S: Final = 0.5
LONGEST_LOG: Final = 1024 * 1024

_UNREAD_LINES: Final = 64
_FULL_WAIT_S: Final = 0.2
_TOO_LONG: Final = object()
_ENDED: Final = object()

Message = Mapping[str, Any]


def split_command(command: str) -> list[str]:
    """The words of a command, which runs without a shell. Raises ValueError if it has no words or an open quotation."""
    words = shlex.split(command, posix=os.name != "nt")
    if not words:
        raise ValueError("the command is empty")
    return [word.strip('"') for word in words] if os.name == "nt" else words


def program_name(command: str) -> str:
    """The name of a program that has not told its own: its file's name."""
    return plain(Path(split_command(command)[0]).name)


class Program:
    """A running program.

    Attributes: ``command``; ``name``: what it calls itself once it is ready, until then the file's name; ``protocol``:
    the version that is spoken with it.
    """

    def __init__(self, command: str, log_folder: Path | None = None) -> None:
        """Starts it; its standard error goes to a file in ``log_folder``, if any. Raises ProgramFault."""
        self.command = command
        self.protocol = FIRST_PROTOCOL
        self._lines: Queue[object] = Queue(_UNREAD_LINES)
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._is_over = threading.Event()
        try:
            self.name = program_name(command)
            log = log_folder / f"{self.name}.log" if log_folder is not None else None
            self._process = _start(split_command(command), log)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise ProgramFault(TroubleKind.NOT_STARTED, plain(reason)) from None
        for work in (self._write, self._read):
            threading.Thread(target=work, name=f"bot {self.name}", daemon=True).start()

    @property
    def is_running(self) -> bool:
        """Whether the process has not ended."""
        return self._process.is_running

    def greet(self) -> None:
        """Says hello and waits until the program is ready. Raises ProgramFault."""
        self.send({"type": "hello", "protocol": FIRST_PROTOCOL, "newest": NEWEST_PROTOCOL})
        try:
            reply = self.reply(time.monotonic() + READY_S)
        except ProgramFault as fault:
            raise ProgramFault(TroubleKind.NOT_READY, fault.detail) from None
        if reply.get("type") != "ready":
            raise ProgramFault(TroubleKind.NOT_READY)
        name = reply.get("name")
        self.name = (plain(name) if isinstance(name, str) else "") or self.name
        self.protocol = _spoken(reply.get("protocol"))

    def send(self, message: Message) -> None:
        """Queues a message for sending; never waits."""
        self._outbox.put(json.dumps(message, ensure_ascii=False).encode() + b"\n")

    def drop_unread(self) -> int:
        """Discards unread lines, at most a limited number at a time; returns how many. Raises ProgramFault."""
        for dropped in range(_UNREAD_LINES):
            try:
                line = self._lines.get_nowait()
            except Empty:
                return dropped
            _check_readable(line)
        return _UNREAD_LINES

    def reply(self, deadline: float) -> dict[str, Any]:
        """The next line that is not empty, as a JSON object, until a moment of the monotonic clock.

        Raises ProgramFault.
        """
        while (left := deadline - time.monotonic()) > 0:
            try:
                line = _check_readable(self._lines.get(timeout=left))
            except Empty:
                break
            if line.strip():
                return _parsed(line)
        raise ProgramFault(TroubleKind.SILENT)

    def say_goodbye(self) -> None:
        """Asks the program to end by itself."""
        self.send({"type": "bye"})
        self._outbox.put(None)
        self._is_over.set()

    def end_until(self, deadline: float) -> None:
        """After ``say_goodbye``: waits until a moment of the monotonic clock, then kills the program."""
        if not self._process.wait(deadline - time.monotonic()):
            self.kill()

    def kill(self) -> None:
        """Kills the program and its children at once."""
        self._is_over.set()
        self._outbox.put(None)
        self._process.kill()

    # -- in threads ---------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        pipe = self._process.stdin
        try:
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
            pipe.close()
        except OSError:
            _close_quietly(pipe)

    def _read(self) -> None:
        pipe = self._process.stdout
        rest = b""
        with pipe:
            while chunk := pipe.read(LONGEST_LINE):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    self._hand_over(line if len(line) <= LONGEST_LINE else _TOO_LONG)
                if len(rest) > LONGEST_LINE:
                    self._hand_over(_TOO_LONG)
                    return
        self._hand_over(_ENDED)

    def _hand_over(self, line: object) -> None:
        """Passes on a line; blocks while the queue is full, so that a program cannot fill the memory."""
        while not self._is_over.is_set():
            try:
                self._lines.put(line, timeout=_FULL_WAIT_S)
            except Full:
                continue
            return


def _spoken(wanted: object) -> int:
    """The version of the protocol for a program that asks for this one: the first, unless it asks for a later one."""
    is_later = isinstance(wanted, int) and wanted > FIRST_PROTOCOL
    return NEWEST_PROTOCOL if is_later else FIRST_PROTOCOL


def _check_readable(line: object) -> bytes:
    if line is _ENDED:
        raise ProgramFault(TroubleKind.ENDED)
    if line is _TOO_LONG:
        raise ProgramFault(TroubleKind.TOO_LONG)
    assert isinstance(line, bytes)
    return line


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line.decode())
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise ProgramFault(TroubleKind.UNREADABLE, plain(line.decode("utf-8", "replace")))
    return message


def _close_quietly(pipe: IO[bytes]) -> None:
    """Closes a pipe and ignores errors: what could not be written is of no use any more."""
    with contextlib.suppress(OSError):
        pipe.close()


def _start(words: list[str], log: Path | None) -> GuardedProgram:
    """Raises OSError."""
    with open(log or os.devnull, "ab") as errors:
        if errors.seekable() and errors.tell() > LONGEST_LOG:
            errors.truncate(0)
        return GuardedProgram(words, errors)


# -- programs between two matches -------------------------------------------------------------------------------------

_idle: dict[str, list[Program]] = {}


def take_program(command: str, log_folder: Path | None) -> Program:
    """A program that is ready for a match: an idle one that has played another, or a new one. Raises ProgramFault."""
    waiting = _idle.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.is_running:
            return program
        end_programs([program])
    program = Program(command, log_folder)
    try:
        program.greet()
    except ProgramFault:
        program.kill()
        raise
    return program


def give_back(program: Program) -> None:
    """Keeps a program that worked for another match. It ends with this process at the latest."""
    _idle.setdefault(program.command, []).append(program)


def end_programs(programs: Sequence[Program]) -> None:
    """Asks the programs to end, waits a little, and kills those that remain, with their children."""
    for program in programs:
        program.say_goodbye()
    deadline = time.monotonic() + GOODBYE_S
    for program in programs:
        program.end_until(deadline)


def end_idle_programs() -> None:
    """Ends all programs that wait for a match."""
    programs = [program for waiting in _idle.values() for program in waiting]
    _idle.clear()
    end_programs(programs)


atexit.register(end_idle_programs)
