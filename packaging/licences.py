"""Whose the parts of the built program are, by the table ``assets/licences/parts.json``, and their licences beside it.

The list is made from what was really bundled: a file or module that the table does not know ends the build.
"""

from __future__ import annotations

import fnmatch
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = "licences"
TABLE = ROOT / "assets" / "licences" / "parts.json"
OFFER = """\
The parts that come under the LGPL or the GPL are libraries of their own in this folder's neighbourhood. Each may be
replaced by another build of the same library, and the program may be taken apart to see how. Their source is at the
addresses below, in the versions named there by the files; whoever cannot fetch it there gets it from the makers of
Marjapussi for the cost of sending it, for three years from the date of this build.

LGPL:n ja GPL:n alaiset osat ovat omia kirjastojaan, ja kunkin saa korvata toisella saman kirjaston koosteella.
Lähdekoodi on alla olevissa osoitteissa. Jos et saa sitä sieltä, sen saa Marjapussin tekijöiltä lähetyskulujen
hinnalla kolmen vuoden ajan tämän koosteen päiväyksestä.
"""

Part = dict[str, Any]


class UnknownPartError(Exception):
    """Something was bundled whose owner the table does not tell."""


def table() -> list[Part]:
    """Every part that any system's build may hold."""
    parts: list[Part] = json.loads(TABLE.read_text("utf-8"))
    return parts


def owner(path: str, parts: Iterable[Part]) -> Part | None:
    """The part of a file, named relative to the folder of the bundle: of several, the one that says most about it."""
    if path.endswith(".pyd") and path.removesuffix(".pyd") in sys.stdlib_module_names:
        # On Windows Python's own modules stand beside those of others; elsewhere they have a folder.
        return next((part for part in parts if part["name"] == "Python"), None)
    found = [(len(pattern), part) for part in parts for pattern in part["files"] if fnmatch.fnmatchcase(path, pattern)]
    return max(found, key=lambda pair: pair[0])[1] if found else None


def owner_of_module(name: str, parts: Iterable[Part]) -> Part | None:
    """The part of a top-level module."""
    return next(
        (part for part in parts if any(fnmatch.fnmatchcase(name, one) for one in part.get("modules", ()))), None
    )


def bundled(files: Iterable[str], modules: Iterable[str]) -> list[Part]:
    """The parts that these files and top-level modules belong to, in the table's order. Raises UnknownPartError."""
    parts = table()
    found: list[str] = []
    for path in files:
        part = owner(path, parts)
        if part is None:
            raise UnknownPartError(f"whose is {path}? Say it in {TABLE.relative_to(ROOT)}")
        found.append(part["name"])
    for name in modules:
        part = owner_of_module(name, parts)
        if part is None and name not in sys.stdlib_module_names and not name.startswith("_sysconfigdata"):
            raise UnknownPartError(f"whose is the module {name}? Say it in {TABLE.relative_to(ROOT)}")
        if part is not None:
            found.append(part["name"])
    return [part for part in parts if part["name"] in found]


def ship(program: Path, modules: Iterable[str]) -> list[Part]:
    """Writes ``licences/`` into the built program: PARTS.txt and every text that can be found. Returns the parts."""
    inside = program / "_internal"
    target = inside / FOLDER
    files = sorted(
        relative(path, program) for path in program.rglob("*") if path.is_file() and target not in path.parents
    )
    parts = bundled(files, modules)
    target.mkdir(exist_ok=True)
    lines = [OFFER]
    for part in parts:
        texts = [text for word in part.get("text", "").split(", ") for text in texts_of(word, part, files, inside)]
        name = f"{part['name'].split(' (')[0].split(',')[0].replace(' ', '-')}.txt"
        if texts:
            (target / name).write_text("\n\n".join(texts), "utf-8")
        else:
            print(f"licences: the text of {part['name']} ({part['licence']}) is not on this machine")
        lines += [f"{part['name']}\n  {part['licence']}{f': {name}' if texts else ''}\n  {part['home']}".rstrip()]
        own = [path for path in files if owner(path, parts) == part]
        if part["name"] != "Marjapussi" and own:
            lines += ["  " + ", ".join(own if len(own) < 12 else sorted({one.split("/")[0] for one in own})), ""]
        else:
            lines += [""]
    # What the program shows of them: those that are really here.
    shown = inside / "marjapussi_desktop" / "assets" / FOLDER / TABLE.name
    shown.write_text(json.dumps(parts, ensure_ascii=False), "utf-8")
    (target / "PARTS.txt").write_text("\n".join(lines), "utf-8")
    return parts


def relative(path: Path, program: Path) -> str:
    """As the table names it: the folder ``_internal`` goes without saying."""
    return path.relative_to(program).as_posix().removeprefix("_internal/")


def texts_of(word: str, part: Part, files: list[str], inside: Path) -> list[str]:
    """The licence's text from where the table says: ``kind:name``."""
    kind, _, name = word.partition(":")
    if kind == "system":
        return list(dict.fromkeys(text for path in files if owner(path, [part]) for text in debian_texts(path)))
    paths = {
        "file": [ROOT / name],
        "assets": [TABLE.parent / name],
        "bundle": [inside / name],
        "python": [
            Path(sys.base_prefix) / f"lib/python3.{sys.version_info[1]}/LICENSE.txt",
            Path(sys.base_prefix, "LICENSE.txt"),
        ],
        "dist": dist_texts(name) if kind == "dist" else [],
    }.get(kind, [])
    return [path.read_text("utf-8", "replace") for path in paths if path.is_file()]


def dist_texts(name: str) -> list[Path]:
    """The licences in a package's metadata."""
    from importlib.metadata import PackageNotFoundError, distribution

    try:
        files = distribution(name).files or []
    except PackageNotFoundError:
        return []
    wanted = ("LICENSE", "COPYING", "NOTICE")
    return [Path(str(file.locate())) for file in files if file.name.upper().startswith(wanted)]


def debian_texts(path: str) -> list[str]:
    """What Debian tells of a library of the system that was bundled; nothing on other systems."""
    name = Path(path).name
    try:
        told = subprocess.run(["dpkg", "-S", f"*/{name}*"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return []
    packages = sorted({line.split(":")[0] for line in told.splitlines() if "/lib" in line})
    paths = [Path("/usr/share/doc", package, "copyright") for package in packages]
    return [path.read_text("utf-8", "replace") for path in paths[:1] if path.is_file()]
