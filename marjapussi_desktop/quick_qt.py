"""Loads Qt for Python without what this program never uses: a sixth of the time from the command to the table.

``load()`` has to come before the first import of PySide6 to be of use, and may be left out: then all works, slower.
A PySide6 that is built otherwise is simply loaded as it is.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable
from typing import Any, Final

LATE: Final = (
    "signature/errorhandler.py",
    "signature/layout.py",
    "signature/lib/enum_sig.py",
    "signature/lib/pyi_generator.py",
    "signature/lib/tool.py",
    "signature/mapping.py",
    "signature/parser.py",
)
"""Of the folder ``shibokensupport``: modules for the texts of wrong calls, for ``help()`` and for stub files."""

_STUB: Final = """
from {here} import late
__getattr__ = late({filename!r}, globals())
def update_mapping():
    return __getattr__("update_mapping")()
"""
"""What stands for a late module. The library takes one function of one of them without asking ``__getattr__``."""


def load() -> None:
    """Import PySide6 and leave the import statement as Python has it."""
    plain_compile, plain_import = builtins.compile, builtins.__import__
    builtins.compile = _compile_late(plain_compile)
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.compile = plain_compile
        # PySide's own import statement reads the source of every module that is imported, to see whether it uses
        # PySide's features ("from __feature__ import"). There are none here.
        builtins.__import__ = plain_import


def _compile_late(compile_now: Callable[..., Any]) -> Callable[..., Any]:
    """A ``compile`` that puts off PySide's helpers until they are used.

    PySide carries them as source text inside its library and compiles them anew at every start.
    """
    put_off = {f"shibokensupport/{name}" for name in LATE}

    def compile_(source: Any, filename: Any, mode: str, *more: Any, **options: Any) -> Any:
        if filename not in put_off:
            return compile_now(source, filename, mode, *more, **options)
        _put_off[filename] = lambda: compile_now(source, filename, mode)
        return compile_now(_STUB.format(here=__name__, filename=filename), filename, mode)

    return compile_


_put_off: dict[str, Callable[[], Any]] = {}


def late(filename: str, names: dict[str, Any]) -> Callable[[str], Any]:
    """The ``__getattr__`` of a module that was put off: at the first use it runs the module's source."""

    def get(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if filename in _put_off:
            exec(_put_off.pop(filename)(), names)
        if name not in names:
            raise AttributeError(name)
        return names[name]

    return get
