"""Everything for Windows, into ``dist/``: an installer by NSIS, and an archive that runs from any folder or stick."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import time
import zipfile
from pathlib import Path

import names
import pictures
from version_resource import numbers

HERE = Path(__file__).parent
DIST = names.ROOT / "dist"
CONSOLE = f"{names.APP}-console"
"""The same program for the command line, which Windows gives a console."""
PORTABLE = "portable.txt"
PORTABLE_TOLD = """\
While this file is here, Marjapussi keeps your matches and settings in the folder marjapussi-data beside it.
Niin kauan kuin tämä tiedosto on tässä, Marjapussi pitää pelisi ja asetuksesi viereisessä kansiossa marjapussi-data.
"""


def main(program: Path) -> int:
    """Packs the built program; 1 if makensis is missing or complains."""
    machine = platform.machine().lower().replace("amd64", "x64").replace("x86_64", "x64")
    archive = DIST / f"{names.APP}-{names.VERSION}-windows-{machine}-portable.zip"
    portable(archive, program)
    made = [archive]
    target = DIST / f"{names.NAME}-{names.VERSION}-windows-{machine}.exe"
    good = installer(target, program)
    made += [target] if good else []
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB")
    return 0 if good else 1


def installer(target: Path, program: Path) -> bool:
    """Compiles the installer; False, and what makensis says, if it has anything to complain of."""
    makensis = shutil.which("makensis") or shutil.which("makensis", path=r"C:\Program Files (x86)\NSIS")
    if makensis is None:
        print("makensis is not here, so there is no installer (NSIS; in Debian: apt install nsis)")
        return False
    icons = names.ROOT / "build" / "icons"
    pictures.write(icons)
    told = {
        "NAME": names.NAME,
        "APP": names.APP,
        "CONSOLE": CONSOLE,
        "VERSION": names.VERSION,
        "VERSION4": ".".join(map(str, numbers(names.VERSION))),
        "COPYRIGHT": names.COPYRIGHT,
        "PUBLISHER": "Marjapussi contributors",
        "LICENSE": names.ROOT / "LICENSE",
        "ICON": icons / "marjapussi.ico",
        "RECORD_ICON": icons / "record.ico",
        "SUFFIX": names.SUFFIX,
        "RECORD_EN": names.RECORD["en"],
        "RECORD_FI": names.RECORD["fi"],
        "COMMENT_EN": names.COMMENT["en"],
        "COMMENT_FI": names.COMMENT["fi"],
        "SOURCE": program,
        "SIZE_KB": sum(path.stat().st_size for path in program.rglob("*") if path.is_file()) // 1024,
        "TARGET": target,
    }
    line = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *(f"-D{key}={value}" for key, value in told.items())]
    done = subprocess.run([*line, str(HERE / "installer.nsi")], capture_output=True, text=True, check=False)
    complaint = (done.stdout + done.stderr).strip()
    if complaint:
        print(complaint)
    print(f"check: makensis: {'clean' if done.returncode == 0 and not complaint else 'FAILED'}")
    return done.returncode == 0 and not complaint


def portable(target: Path, program: Path) -> None:
    """The program's folder as it is, and the file by which it keeps everything beside itself."""
    stamp = time.gmtime(names.epoch())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        files = sorted(path for path in program.rglob("*") if path.is_file())
        contents = {path.relative_to(program).as_posix(): path.read_bytes() for path in files}
        for name, content in {**contents, PORTABLE: PORTABLE_TOLD.replace("\n", os.linesep).encode()}.items():
            entry = zipfile.ZipInfo(f"{names.NAME}/{name}", stamp)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content, compresslevel=9)
