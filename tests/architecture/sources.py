"""The program's modules as syntax trees, and what each imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = "marjapussi_desktop"
ROOT = Path(__file__).parents[2] / PACKAGE


@dataclass(frozen=True, slots=True)
class Module:
    """A module: its ``path`` inside the package (``ui/table/scene.py``), its ``room`` (``ui``), its text and tree."""

    path: str
    text: str
    tree: ast.Module

    @property
    def room(self) -> str:
        head, slash, _rest = self.path.partition("/")
        return head if slash else ""


@dataclass(frozen=True, slots=True)
class Import:
    """One import: its ``module`` (``engine.state`` for one of the package's own, else ``PySide6.QtCore``) and names."""

    module: str
    names: tuple[str, ...]
    is_own: bool


@cache
def modules() -> tuple[Module, ...]:
    """Every module of the package."""
    files = sorted(ROOT.rglob("*.py"))
    assert len(files) > 50, "the package is not where it was"
    return tuple(
        Module(file.relative_to(ROOT).as_posix(), text, ast.parse(text))
        for file in files
        for text in [file.read_text(encoding="utf-8")]
    )


def in_room(room: str) -> tuple[Module, ...]:
    """The modules of one room."""
    found = tuple(module for module in modules() if module.room == room)
    assert found, f"there is no room {room}"
    return found


@cache
def nodes_of(module: Module) -> tuple[ast.AST, ...]:
    """Every node of a module's tree: walked once for all that look through them."""
    return tuple(ast.walk(module.tree))


@cache
def imports_of(module: Module) -> tuple[Import, ...]:
    """Every import of a module, wherever in it; ``from package.engine import game`` is an import of engine.game."""
    return tuple(_imports_in(module))


def _imports_in(module: Module) -> Iterator[Import]:
    for node in nodes_of(module):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module.path}: imports are absolute"
            yield from _from_import(node.module or "", tuple(alias.name for alias in node.names))
        elif isinstance(node, ast.Import):
            yield from (_plain(alias.name, ()) for alias in node.names)


def _from_import(source: str, names: tuple[str, ...]) -> Iterator[Import]:
    folder = ROOT.parent / source.replace(".", "/")
    if source.split(".")[0] != PACKAGE or not folder.is_dir():
        yield _plain(source, names)
        return
    for name in names:
        is_module = (folder / f"{name}.py").is_file() or (folder / name).is_dir()
        yield _plain(f"{source}.{name}", ()) if is_module else _plain(source, (name,))


def _plain(source: str, names: tuple[str, ...]) -> Import:
    head, _dot, rest = source.partition(".")
    return Import(rest if head == PACKAGE else source, names, head == PACKAGE)
