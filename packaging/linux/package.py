"""Everything for Linux, into ``dist/``: a tarball with its installer, a Debian package, and one file that just runs."""

from __future__ import annotations

import platform
import shutil
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import archives
import checks
import deb
import names
import self_extracting
import shared_files

WORK = names.ROOT / "build" / "linux"
DIST = names.ROOT / "dist"
MOST_DOWNLOAD = 40_000_000
MOST_UNPACKED = 120_000_000
KINDS = ("tarball", "run", "deb")


def main(program: Path, kinds: tuple[str, ...] = KINDS) -> int:
    """Packs the built program; 1 if something is too large or a tool complains."""
    shutil.rmtree(WORK, ignore_errors=True)
    share = WORK / "share"
    shared_files.write_shared(share)
    archives.same_moment(program)
    archives.same_moment(share)
    machine = platform.machine()
    made = {
        "tarball": DIST / f"{names.APP}-{names.VERSION}-linux-{machine}.tar.xz",
        "run": DIST / f"{names.NAME}-{names.VERSION}-{machine}.run",
    }
    if shutil.which("dpkg-deb"):
        made["deb"] = DIST / f"{names.APP}_{deb.version()}_{deb.architecture()}.deb"
    else:
        print("dpkg-deb is not here, so there is no Debian package")
    makers: dict[str, Callable[[Path], None]] = {
        "tarball": lambda target: tarball(target, program, share),
        "run": lambda target: self_extracting.build(target, WORK / "run", program),
        "deb": lambda target: deb.build(target, WORK / "deb", program, share),
    }
    chosen = [kind for kind in kinds if kind in made]
    started = time.monotonic()
    with ThreadPoolExecutor() as pool:  # packing is nearly all compression, which Python lets run beside it
        list(pool.map(lambda kind: makers[kind](made[kind]), chosen))
    print(f"packed in {time.monotonic() - started:.0f} s")
    good = True
    for kind in chosen:
        size = made[kind].stat().st_size
        good &= size <= MOST_DOWNLOAD
        print(f"{made[kind].name}: {size / 1e6:.1f} MB")
    unpacked = archives.size_of(program) + archives.size_of(share)
    print(f"unpacked: {unpacked / 1e6:.1f} MB")
    if not good or unpacked > MOST_UNPACKED:
        print(f"too large: at most {MOST_DOWNLOAD / 1e6:.0f} MB to fetch, {MOST_UNPACKED / 1e6:.0f} MB unpacked")
        good = False
    sums = "".join(f"{archives.digest(path)}  {path.name}\n" for path in sorted(made.values()) if path.exists())
    (DIST / "SHA256SUMS").write_text(sums, "utf-8")
    good &= checks.check(share, made.get("deb") if "deb" in kinds else None)
    return 0 if good else 1


def tarball(target: Path, program: Path, share: Path) -> None:
    """The program, what desktops want of it, and the scripts that install and remove it."""
    folder = WORK / "tarball"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(program, folder / "program", symlinks=True)
    shutil.copytree(share, folder / "share", symlinks=True)
    here = Path(__file__).parent
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(here / name, folder / name)
        (folder / name).chmod(0o755)
    shutil.copy(here / "LUE-README.txt", folder / "README.txt")
    archives.tar_xz(target, {f"{names.APP}-{names.VERSION}": folder})
