"""The warden of another program, in a process of its own: starts it, and sees to it that nothing of it stays behind.

``python warden.py FD``: FD is one end of a socket pair whose other end the owner holds. Over it comes one line of JSON,
``{"words": [...], "environment": {...}}``; the warden answers ``started`` or the number of the system's error. Then it
waits until the program ends, or ``kill`` comes, or the other end is closed, as it is when the owner has died of
whatever cause: then the program, which reads end of input, has ``GRACE_S`` to end by itself. At last everything that
the program has started is killed, and the warden ends with the program's status.

On Linux the warden adopts whatever the program leaves behind, wherever it hides, and the kernel kills the program if
the warden is killed. Elsewhere it kills the program's process group and what descends from the program at that moment.

Imports nothing of the package: it is run as a file, so that it begins in some 15 ms.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NoReturn

WORD: Final = "--warden"
"""In the frozen program, where there is no file to run: ``marjapussi --warden FD``."""
GRACE_S: Final = 0.5
STARTED: Final = b"started"
KILL: Final = b"kill"

_PERSISTENCE_S: Final = 10.0
"""So long it goes on killing: a process that has become another user's cannot be killed."""
_BETWEEN_KILLS_S: Final = 0.005
_IGNORED: Final = ("SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM", "SIGPIPE", "SIGTSTP", "SIGTTIN", "SIGTTOU")
_PDEATHSIG: Final = 1
_CHILD_SUBREAPER: Final = 36


def main(words: Sequence[str]) -> int:
    """Guards one program from its start to the end of all that it has started; its exit status."""
    for name in _IGNORED:
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    owner = socket.socket(fileno=int(words[0]))
    owner.set_inheritable(False)  # the program must not hold it
    order = json.loads(owner.makefile("rb").readline() or b"null")
    if order is None:
        return 0  # the owner died at once
    child_ended = _pipe_of_ends()
    adopt_orphans()
    try:
        program = _start(order["words"], order["environment"])
    except OSError as error:
        owner.sendall(str(error.errno).encode())
        return 0
    _let_go_of_pipes()
    with contextlib.suppress(OSError):
        owner.sendall(STARTED)
    status = _wait(owner, child_ended, program)
    _kill_all(program)
    return status


# -- starting ---------------------------------------------------------------------------------------------------------


def _start(words: list[str], environment: Mapping[str, str]) -> int:
    """The program's process id; it has a session of its own. Raises OSError if it cannot be started."""
    read_end, write_end = os.pipe()
    warden = os.getpid()
    pid = os.fork()
    if pid == 0:
        _become(words, environment, warden, write_end)
    os.close(write_end)
    with open(read_end, "rb") as report:
        error = report.read()
    if error:
        os.waitpid(pid, 0)
        raise OSError(int(error), "")
    return pid


def _become(words: list[str], environment: Mapping[str, str], warden: int, report: int) -> NoReturn:
    """Turns this process into the program; ``report`` is closed by that, or hears the error."""
    try:
        os.setsid()
        for name in (*_IGNORED, "SIGXFSZ", "SIGCHLD"):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        die_with_parent(warden)
        os.execvpe(words[0], words, environment)
    except OSError as error:
        os.write(report, str(error.errno).encode())
    finally:
        os._exit(127)


def _let_go_of_pipes() -> None:
    """Only the program holds its input and output now, so that either side sees when the other is gone."""
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)


# -- waiting ----------------------------------------------------------------------------------------------------------


def _pipe_of_ends() -> int:
    """A pipe that something comes out of when a child ends."""
    read_end, write_end = os.pipe()
    for end in (read_end, write_end):
        os.set_blocking(end, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(write_end, warn_on_full_buffer=False)
    return read_end


def _wait(owner: socket.socket, child_ended: int, program: int) -> int:
    """Until the program has ended or is to be killed; its status, as a shell tells it."""
    waited_for: list[socket.socket | int] = [owner, child_ended]
    deadline: float | None = None
    while (status := _reap(program)) is None:
        left = None if deadline is None else deadline - time.monotonic()
        if left is not None and left <= 0:
            return 128 + signal.SIGKILL
        ready = select.select(waited_for, [], [], left)[0]
        if child_ended in ready:
            os.read(child_ended, 1024)
        if owner in ready:
            if _said(owner) == KILL:
                return 128 + signal.SIGKILL
            waited_for.remove(owner)
            deadline = time.monotonic() + GRACE_S
    return status


def _said(owner: socket.socket) -> bytes:
    """What the owner says; nothing if it is gone."""
    try:
        return owner.recv(len(KILL))
    except OSError:
        return b""


def _reap(program: int) -> int | None:
    """Buries who has ended; the program's status if it is among them."""
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == program:
                code = os.waitstatus_to_exitcode(ended[1])
                return code if code >= 0 else 128 - code
    return None


# -- killing ----------------------------------------------------------------------------------------------------------


def _kill_all(program: int) -> None:
    """Until there is nobody left."""
    end = time.monotonic() + _PERSISTENCE_S
    while time.monotonic() < end:
        for pid in list(_descendants()):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        with contextlib.suppress(OSError):
            os.killpg(program, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(_BETWEEN_KILLS_S)


def _descendants() -> Iterator[int]:
    """Everybody below this process, parents before children."""
    children: dict[int, list[int]] = {}
    for pid, parent in _parents():
        children.setdefault(parent, []).append(pid)
    below = children.get(os.getpid(), [])
    for pid in below:  # grows while it is walked
        below.extend(children.get(pid, ()))
        yield pid


def _parents() -> Iterator[tuple[int, int]]:
    """The process id of everybody on this machine, with the parent's."""
    if not os.path.isdir("/proc/self"):
        with os.popen("exec ps -A -o pid= -o ppid=") as table:
            yield from ((int(pid), int(parent)) for pid, parent in map(str.split, table))
        return
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
            # 7 (a name) S 1 ...; the name may hold anything, also brackets.
            yield int(name), int(file.read().rpartition(b")")[2].split()[1])


# -- what Linux's kernel does for processes that belong together; elsewhere these do nothing --------------------------


def die_with_parent(parent: int) -> None:
    """The kernel kills this process as soon as the thread that started it is gone, even while it is stopped.

    ``parent``: the parent's process id; if that one is gone already, this process ends here.
    """
    if sys.platform == "linux" and _prctl(_PDEATHSIG, signal.SIGKILL) and os.getppid() != parent:
        os._exit(1)


def adopt_orphans() -> None:
    """Processes below this one whose parents end become this one's children, also those with a session of their own."""
    _prctl(_CHILD_SUBREAPER, 1)


def _prctl(option: int, value: int) -> bool:
    """Whether the kernel did it."""
    if sys.platform != "linux":
        return False
    import ctypes

    return bool(ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value), 0, 0, 0) == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
