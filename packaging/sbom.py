"""What the built program is made of, as a bill of materials in CycloneDX 1.6: the same list as the licences'.

Nothing in it depends on when or where it was written but the parts themselves.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
import uuid
from collections.abc import Iterable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import licences
import names

DISTRIBUTIONS = {
    "Qt, Qt for Python (PySide6, Shiboken)": "PySide6_Essentials",
    "Source Sans Pro": "font-source-sans-pro",
    "miniaudio and its Python binding": "miniaudio",
    "CFFI": "cffi",
    "platformdirs": "platformdirs",
    "PyInstaller (starter)": "pyinstaller",
}
"""Parts that come from the Python package index, and their names there."""


def write(program: Path, modules: Iterable[str], folder: Path) -> Path:
    """Writes the list of a built program into a folder, and returns its file."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    target = folder / f"{names.APP}-{names.VERSION}-{system}-{platform.machine().lower()}.cdx.json"
    target.write_text(json.dumps(bill(program, modules), ensure_ascii=False, indent=1) + "\n", "utf-8")
    return target


def bill(program: Path, modules: Iterable[str]) -> dict[str, Any]:
    """The list as CycloneDX has it."""
    inside = program / "_internal" / licences.FOLDER
    paths = sorted(path for path in program.rglob("*") if path.is_file() and inside not in path.parents)
    files = [licences.relative(path, program) for path in paths]
    parts = licences.bundled(files, modules)
    own = {"type": "application", "bom-ref": names.APP, "name": names.NAME, "version": names.VERSION}
    components = [
        component(part, [path for path, file in zip(paths, files, strict=True) if licences.owner(file, parts) == part])
        for part in parts
        if part["name"] != names.NAME
    ]
    seed = f"{names.HOME} {names.VERSION} {names.commit()} {sys.platform} {platform.machine()}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, seed)}",
        "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(names.epoch())),
            "component": {**own, "licenses": [{"expression": "MIT"}]},
        },
        "components": components,
        "dependencies": [{"ref": names.APP, "dependsOn": [one["bom-ref"] for one in components]}],
    }


def component(part: licences.Part, files: list[Path]) -> dict[str, Any]:
    """One part by others, with its files."""
    told: dict[str, Any] = {"type": "library", "bom-ref": part["name"], "name": part["name"]}
    known = version_of(part["name"], files)
    if known:
        told["version"] = known
    if part["name"] in DISTRIBUTIONS and known:
        told["purl"] = f"pkg:pypi/{DISTRIBUTIONS[part['name']].lower().replace('_', '-')}@{known}"
    told["licenses"] = [{"expression": part["licence"]}]
    told["externalReferences"] = [{"type": "website", "url": home} for home in part["home"].split(", ")]
    if files:
        told["properties"] = [{"name": "marjapussi:file", "value": path.name} for path in files[:50]]
    return told


def version_of(name: str, files: list[Path]) -> str:
    """The version of a part: of a package by its metadata, of Python by itself, of a system's library as Debian tells
    it; empty where nobody knows.
    """
    if name == "Python":
        return platform.python_version()
    if name.startswith("Cython"):
        return _of_package("Cython")
    if name in DISTRIBUTIONS:
        return _of_package(DISTRIBUTIONS[name])
    if name == "ICU":
        return next((path.name.rpartition(".so.")[2] for path in files if ".so." in path.name), "")
    for path in files:
        try:
            told = subprocess.run(["dpkg", "-S", f"*/{path.name}*"], capture_output=True, text=True, check=False).stdout
        except OSError:
            return ""
        package = next((line.split(": ")[0] for line in told.splitlines() if "/lib" in line), "")
        if package:
            line = ["dpkg-query", "-W", "-f", "${Version}", package]
            return subprocess.run(line, capture_output=True, text=True, check=False).stdout
    return ""


def _of_package(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""
