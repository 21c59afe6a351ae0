#!/usr/bin/env python3
"""Sets the program up and runs it, from a fresh checkout, with nothing but Python.

    python3 run.py [words of the command line]   plays (or `presets`, `simulate`, `replay`)
    python3 run.py test [words for pytest]       checks everything: ruff, mypy, pytest
    python3 run.py build                         builds and tries the standalone program
    python3 run.py package                       makes what people download: builds, packs and checks it
    python3 run.py train [--hands N]             refits the bots' models from self-play
    python3 run.py train policy NAME             trains one of the bots' networks by self-play (PyTorch)

What a command needs is installed into `.venv` beside this file: to play only the program, for the others a dependency
group of `pyproject.toml` as well; again only when `pyproject.toml`, `setup.py`, `constraints.txt` or a source of the
compiled kernel has changed. `uv` is used where there is one, else `venv` and `pip`. A missing system library is named
with the line that installs it; as root, on a machine of the Debian family and without a terminal (a container, a build
machine), it is installed at once.

Exit status: that of the program; 2 with one sentence when something is missing.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "installed-from"
SOURCES = ("pyproject.toml", "setup.py", "constraints.txt")
COMPILED = ROOT / "marjapussi_desktop" / "bots" / "native"
PROGRAM_MB = 90
GROUP_MB = {"dev": 90, "build": 5, "train": 55, "network": 250}
"""About what the program and a dependency group fetch, with all that they need."""
OLDEST = (3, 11)
ON_ALL_CORES = ("-n", "auto", "--dist", "worksteal")
"""pytest-xdist's words: a process for each core, and one that has nothing left to do takes over from another."""
IN_MEMORY = Path("/dev/shm")
TESTS_MB = 2000
ON_LINUX = sys.platform.startswith("linux")


def main(words: list[str]) -> int:
    if sys.version_info < OLDEST:
        have = ".".join(map(str, sys.version_info[:3]))
        stop(f"Marjapussi needs Python {OLDEST[0]}.{OLDEST[1]} or newer, and this is Python {have}.")
    command = {"test": test, "build": build, "package": package, "train": train}.get(words[0] if words else "")
    return command(words[1:]) if command else play(words)


def stop(sentence: str) -> NoReturn:
    """Ends the program with one sentence."""
    print(sentence, file=sys.stderr)
    sys.exit(2)


# -- the commands -------------------------------------------------------------------------------


def play(words: list[str]) -> int:
    """Runs the program with these words; never returns where the system can replace a process."""
    window = opens_window(words)
    if window and not has_display():
        stop("There is no display to open the window on: start this in a graphical session (or set DISPLAY).")
    install()
    if window:
        require_libraries("xcb" if os.environ.get("DISPLAY") else "offscreen")
    line = [str(PYTHON), "-m", "marjapussi_desktop", *words]
    if os.name != "nt":
        os.execv(line[0], line)
    return subprocess.call(line)


def test(words: list[str]) -> int:
    """Runs every check, even after a failed one, and names those that failed."""
    install("dev")
    require_libraries("offscreen")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # a thousand modules would be compiled anew in every process
    with folder_in_memory() as folder:
        if folder:
            os.environ["TMPDIR"] = folder
        return run_checks(words)


def run_checks(words: list[str]) -> int:
    """mypy, which takes one core only, works beside the tests; what it has found is told after them."""
    with tempfile.TemporaryFile("w+") as told:
        typed = subprocess.Popen(line_of("mypy"), cwd=ROOT, stdout=told, stderr=subprocess.STDOUT)
        codes = {"ruff": run_step("ruff", "check", "."), "pytest": run_step("pytest", *ON_ALL_CORES, *words)}
        print("== mypy", flush=True)
        codes["mypy"] = typed.wait()
        told.seek(0)
        print(told.read(), end="", flush=True)
    failed = [tool for tool, code in codes.items() if code != 0]
    if failed:
        print(f"run.py test: failed in {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


@contextmanager
def folder_in_memory() -> Iterator[str | None]:
    """A folder that no disk is waited for: the tests write thousands of small files and make sure of each. None where
    there is no such place, or not enough room in it, or where no program may be started from it.
    """
    if "TMPDIR" in os.environ or not has_room_in_memory():
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="marjapussi-tests-", dir=IN_MEMORY, ignore_cleanup_errors=True) as folder:
        yield folder


def has_room_in_memory() -> bool:
    if not IN_MEMORY.is_dir() or not os.access(IN_MEMORY, os.W_OK):
        return False
    place = os.statvfs(IN_MEMORY)
    return place.f_bavail * place.f_frsize >= TESTS_MB << 20 and not place.f_flag & os.ST_NOEXEC


def run_step(tool: str, *words: str) -> int:
    print(f"== {tool}", flush=True)
    return subprocess.call(line_of(tool, *words), cwd=ROOT)


def line_of(tool: str, *words: str) -> list[str]:
    return [str(PYTHON), "-m", tool, *words]


def build(words: list[str]) -> int:
    """Builds the standalone program into `dist/` and plays a hand in it."""
    install("build")
    require_libraries("xcb")
    require_programs({"objdump": "binutils", "Xvfb": "xvfb", "xdotool": "xdotool"})
    return subprocess.call([str(PYTHON), str(ROOT / "packaging" / "build.py"), *words], cwd=ROOT)


def package(words: list[str]) -> int:
    """Builds the standalone program and packs it for this system."""
    install("build")
    require_libraries("xcb")
    require_programs({"objdump": "binutils", "Xvfb": "xvfb", "xdotool": "xdotool", "dpkg-deb": "dpkg"})
    return subprocess.call([str(PYTHON), str(ROOT / "packaging" / "package.py"), *words], cwd=ROOT)


def train(words: list[str]) -> int:
    """Refits the models and writes the files that ship. Without words all of them, in the order in which they build on
    each other: hands are played with the rollouts' new tables.
    """
    if words[:1] == ["policy"]:
        install("network")
        return subprocess.call([str(PYTHON), "-m", "marjapussi_desktop.training.policy", *words[1:]], cwd=ROOT)
    install("train")
    for module in () if words else ("marjapussi_desktop.training.rollout_policy",):
        failed = subprocess.call([str(PYTHON), "-m", module], cwd=ROOT)
        if failed:
            return failed
    return subprocess.call([str(PYTHON), "-m", "marjapussi_desktop.training", *words], cwd=ROOT)


def opens_window(words: list[str]) -> bool:
    """Whether the program would open its window for these words, as far as they tell."""
    if {"-h", "--help", "--version"} & set(words):
        return False
    return not words or words[0] == "play" or words[0].startswith("-")


def has_display() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not ON_LINUX or any(os.environ.get(name) for name in names)


# -- the environment ----------------------------------------------------------------------------------


def install(*groups: str) -> None:
    """Afterwards `.venv` holds the program (editable), what it needs, and these dependency groups. What else is there
    stays; while nothing has changed, only what is missing is fetched.
    """
    program, have = installed()
    missing = [one for one in requirements(*groups) if one not in have]
    if program and not missing:
        return
    size = (0 if program else PROGRAM_MB) + sum(GROUP_MB[group] for group in groups)
    print(f"Setting up .venv (the first time this fetches about {size} MB) ...", file=sys.stderr, flush=True)
    if not PYTHON.exists():
        shutil.rmtree(VENV, ignore_errors=True)  # an unfinished one, or its Python is gone
    words = ["--quiet", "--constraint", "constraints.txt", *([] if program else ["--editable", "."]), *missing]
    uv = shutil.which("uv")
    for step in uv_steps(uv, words) if uv else pip_steps(words):
        if subprocess.call(step, cwd=ROOT, stdout=subprocess.DEVNULL) != 0:
            stop(f"The set-up failed in {' '.join(step[:4])} ... (its own message is above).")
    STAMP.write_text("\n".join([fingerprint(), *have, *missing]))


def installed() -> tuple[bool, list[str]]:
    """Whether the program is in `.venv` as it is now, and the requirements of groups that are there with it."""
    if not (PYTHON.exists() and STAMP.exists()):
        return False, []
    stamp, *have = STAMP.read_text().splitlines()
    return (True, have) if stamp == fingerprint() else (False, [])


def uv_steps(uv: str, words: list[str]) -> list[list[str]]:
    make = [uv, "venv", "--quiet", "--python", sys.executable, str(VENV)]
    fill = [uv, "pip", "install", "--python", str(PYTHON), *words]
    return [fill] if PYTHON.exists() else [make, fill]


def pip_steps(words: list[str]) -> list[list[str]]:
    require_venv()
    make = [sys.executable, "-m", "venv", "--without-pip", str(VENV)]
    pip = [str(PYTHON), "-m", "ensurepip"]  # does nothing where it is there; uv leaves it out
    fill = [str(PYTHON), "-m", "pip", "install", *words]
    return [pip, fill] if PYTHON.exists() else [make, pip, fill]


def fingerprint() -> str:
    """Changes when what is to be installed may have changed, or the folder was moved."""
    files = [*(ROOT / name for name in SOURCES), *sorted(COMPILED.glob("*.p[xy]*"))]
    told = [str(ROOT), *(file.read_text("utf-8") for file in files)]
    return hashlib.sha256("\0".join(told).encode()).hexdigest()


def requirements(*groups: str) -> list[str]:
    """What these dependency groups of `pyproject.toml` hold, with the groups that they include (PEP 735)."""
    import tomllib  # new in 3.11: an older Python must get as far as the sentence in `main`

    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    found: list[str] = []
    for one in (one for group in groups for one in known[group]):
        found += requirements(one["include-group"]) if isinstance(one, dict) else [one]
    return list(dict.fromkeys(found))


def require_venv() -> None:
    try:
        import ensurepip  # noqa: F401  (Debian keeps it in a package of its own)
    except ImportError:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        require_packages([package], "This Python cannot make virtual environments")


# -- what the system must have ------------------------------------------------------------------------


def require_libraries(platform: str) -> None:
    """Qt with this platform plugin finds every shared library it links to (Linux only)."""
    missing = missing_libraries(platform)
    if missing:
        require_packages(sorted({debian_package(name) for name in missing}), lacking(missing))
        missing = missing_libraries(platform)
    if missing:
        stop(f"{lacking(missing)}.")


def lacking(libraries: set[str]) -> str:
    return f"Qt needs system libraries that are missing ({', '.join(sorted(libraries))})"


def missing_libraries(platform: str) -> set[str]:
    if not ON_LINUX or not shutil.which("ldd"):
        return set()
    qt = next(VENV.glob("lib/python3*/site-packages/PySide6"))
    files = [qt / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"]
    files += [qt / f"Qt{module}.abi3.so" for module in ("SvgWidgets", "Test")]
    told = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True, check=False).stdout
    return set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE))


def debian_package(library: str) -> str:
    """The Debian package of a library: libxcb-icccm.so.4 -> libxcb-icccm4, libX11.so.6 -> libx11-6."""
    odd = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0", "libz.so.1": "zlib1g"}
    name, _, version = library.partition(".so.")
    name = name.lower().replace("_", "-")
    return odd.get(library, f"{name}{'-' if name[-1].isdigit() else ''}{version}")


def require_programs(package_of: dict[str, str]) -> None:
    missing = [program for program in package_of if not shutil.which(program)]
    if missing and ON_LINUX:
        packages = [package_of[program] for program in missing]
        require_packages(packages, f"Programs are missing ({', '.join(missing)})")


def require_packages(packages: list[str], why: str) -> None:
    """Installs these packages of Debian where nobody can be asked and root may; else names the line."""
    line = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        stop(f"{why}: install what Debian calls {' '.join(packages)}.")
    if os.geteuid() != 0 or sys.stdin.isatty():
        stop(f"{why}; install with: sudo apt-get install {' '.join(packages)}")
    print(f"{why}: {' '.join(line)}", file=sys.stderr, flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["apt-get", "update", "-qq"], line):
        if subprocess.call(step, env=quiet, stdout=subprocess.DEVNULL) != 0:
            stop(f"{why}, and {' '.join(step)} failed.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
