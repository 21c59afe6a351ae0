"""``marjapussi --self-check``: every layer of the program once, a line each. No screen is needed, nothing is kept."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict

from marjapussi_desktop.build_info import version_line
from marjapussi_desktop.commands.libraries import missing_library
from marjapussi_desktop.commands.streams import CHECK_FAILED, report
from marjapussi_desktop.processes.end_signals import EndSignals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Checks and prints; 1 if a layer fails."""
    results = []
    for one in _results():
        results.append(one)
        if not arguments.json:
            print(f"{one['name']}: {'ok' if one['ok'] else 'FAILED'}{one['told'] and ', '}{one['told']}")
    good = all(one["ok"] for one in results)
    if arguments.json:
        print(json.dumps({"version": version_line(), "ok": good, "checks": results}, ensure_ascii=False))
    elif not good:
        report(f"marjapussi --self-check: something is wrong with this copy of Marjapussi {version_line()}.")
    return 0 if good else CHECK_FAILED


def _results() -> Iterator[dict[str, object]]:
    """``name``, ``ok`` and what is ``told`` of each layer."""
    missing = missing_library()
    if missing is not None:
        yield {"name": "libraries", "ok": False, "told": missing}
        return
    signals = EndSignals()  # before Qt loads, which does not bear being interrupted
    from marjapussi_desktop.self_check import checked

    yield from (asdict(one) for one in checked(lambda: signals.take() is not None))
