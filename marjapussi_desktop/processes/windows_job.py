"""Jobs of Windows: processes that the system ends together, at the latest with the last handle to the job.

Written from the system's documentation and not yet tried on Windows.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from functools import cache
from typing import IO, Any, Final

assert sys.platform == "win32", "jobs are Windows' own"

_EXTENDED_LIMITS: Final = 9
_KILL_ON_JOB_CLOSE: Final = 0x2000
_CREATE_SUSPENDED: Final = 0x4
_PROCESS_RIGHTS: Final = 0x0001 | 0x0100 | 0x0800
"""To terminate it, to put it into a job (which needs the quota's right), and to let it run."""


class _BasicLimits(ctypes.Structure):
    _fields_ = (
        ("PerProcessUserTimeLimit", ctypes.c_int64),
        ("PerJobUserTimeLimit", ctypes.c_int64),
        ("LimitFlags", ctypes.c_uint32),
        ("MinimumWorkingSetSize", ctypes.c_size_t),
        ("MaximumWorkingSetSize", ctypes.c_size_t),
        ("ActiveProcessLimit", ctypes.c_uint32),
        ("Affinity", ctypes.c_size_t),
        ("PriorityClass", ctypes.c_uint32),
        ("SchedulingClass", ctypes.c_uint32),
    )


class _ExtendedLimits(ctypes.Structure):
    _fields_ = (
        ("BasicLimitInformation", _BasicLimits),
        ("IoInfo", ctypes.c_uint64 * 6),
        ("ProcessMemoryLimit", ctypes.c_size_t),
        ("JobMemoryLimit", ctypes.c_size_t),
        ("PeakProcessMemoryUsed", ctypes.c_size_t),
        ("PeakJobMemoryUsed", ctypes.c_size_t),
    )


class Job:
    """A job of its own. This process holds the only handle, so all in it end with this process."""

    def __init__(self) -> None:
        """Raises OSError."""
        self._system: Any = ctypes.WinDLL("kernel32", use_last_error=True)
        for function in (self._system.CreateJobObjectW, self._system.OpenProcess):
            function.restype = ctypes.c_void_p
        self._handle: int | None = self._checked(self._system.CreateJobObjectW(None, None))
        limits = _ExtendedLimits()
        limits.BasicLimitInformation.LimitFlags = _KILL_ON_JOB_CLOSE
        self._checked(
            self._system.SetInformationJobObject(
                ctypes.c_void_p(self._handle), _EXTENDED_LIMITS, ctypes.byref(limits), ctypes.sizeof(limits)
            )
        )

    def add(self, pid: int, resume: bool = False) -> None:
        """Puts a process into the job; ``resume``: it was started suspended and may run now. Raises OSError."""
        process = ctypes.c_void_p(self._checked(self._system.OpenProcess(_PROCESS_RIGHTS, False, pid)))
        try:
            self._checked(self._system.AssignProcessToJobObject(ctypes.c_void_p(self._handle), process))
            if resume:
                ctypes.WinDLL("ntdll").NtResumeProcess(process)
        finally:
            self._system.CloseHandle(process)

    def send(self, _word: bytes) -> None:
        """Ends all in the job at once, whatever the word: a warden on other systems takes one."""
        self._system.TerminateJobObject(ctypes.c_void_p(self._handle), 1)

    def close(self) -> None:
        """Ends all that is left in the job."""
        if self._handle is not None:
            self._system.CloseHandle(ctypes.c_void_p(self._handle))
            self._handle = None

    def _checked(self, result: int | None) -> int:
        if not result:
            raise ctypes.WinError(ctypes.get_last_error())
        return result


@cache
def own_job() -> Job:
    """For this program's own workers: they end with this process."""
    return Job()


def start_in_job(
    words: list[str], environment: dict[str, str], errors: IO[bytes]
) -> tuple[subprocess.Popen[bytes], Job]:
    """Starts a program that is in a job before it does anything. Raises OSError."""
    job = Job()
    process = subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=errors,
        bufsize=0,
        env=environment,
        creationflags=subprocess.CREATE_NO_WINDOW | _CREATE_SUSPENDED,
    )
    try:
        job.add(process.pid, resume=True)
    except OSError:
        process.kill()
        job.close()
        raise
    return process, job
