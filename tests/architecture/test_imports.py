"""The arrows between the rooms: who may import whom."""

from __future__ import annotations

import ast
import sys

import pytest

from tests.architecture.sources import Import, Module, imports_of, in_room, modules

ROOMS = {
    "engine",
    "bots",
    "evaluation",
    "training",
    "controller",
    "ui",
    "tutorial",
    "settings",
    "commands",
    "processes",
}

MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "processes": {"processes"},
    "bots": {"bots", "engine", "processes", "outside"},
    "settings": {"settings", "engine.values", "outside"},
    "evaluation": {"evaluation", "bots", "engine", "controller"},
    "training": {"training", "evaluation", "bots", "engine", "controller"},
    "controller": {"controller", "bots", "engine", "settings", "processes", "outside"},
    "tutorial": {"tutorial", "controller", "engine"},
    "ui": {"ui", "controller", "engine", "settings", "tutorial", "resources", "outside"},
    "commands": {
        "commands",
        "evaluation",
        "controller",
        "bots",
        "engine",
        "processes",
        "app",
        "quick_qt",
        "outside",
    },
}
"""Room → the rooms and modules of the package that it may import."""

ENGINE_VALUES = {
    "actions",
    "cards",
    "choices",
    "declarations",
    "errors",
    "events",
    "notation",
    "options",
    "presets",
    "reasons",
    "record",
    "ruleset",
    "seats",
    "values",
}
"""The modules of the engine that describe and decide nothing: anybody may hold their values."""

STATE_VALUES = {"Declaration", "Deal", "ExchangeState", "MarriageState", "Phase", "PlayedTrick", "AuctionState"}
"""What of engine.state is in the open: it stands in observations and views. HandState and MatchState hold all cards."""

UI_ENGINE = ENGINE_VALUES - {"notation", "record"}
"""The window shows values; moves as text and records are the controller's business."""

UI_CONTROLLER = {
    "controller.deals",
    "controller.players",
    "controller.prompts",
    "controller.qt_session",
    "controller.qt_statistics",
    "controller.qt_trial",
    "controller.table_view",
    "controller.thoughts",
}
"""The interface's API."""

BOTS_MAY_THINK_WITH = ENGINE_VALUES | {"observation", "tricks", "legality"}
"""A bot decides from an observation, with the rules of tricks at hand."""

BOTS_WITH_STATES = {"bots/determinization", "bots/search", "bots/native"}
"""Where determinizations are built and searched: the only bots' modules that touch states."""

VALUES_MAY_RECKON_WITH = BOTS_MAY_THINK_WITH | {"match", "scoring"}
"""What an end is worth follows from the rules of the score, which need no state."""

TUTORIAL_DIRECTOR = "tutorial/runner.py"
"""It directs matches of its own, stacked and scripted, as a session does; lessons and patterns are plain data."""


def own_imports(module: Module) -> list[Import]:
    return [imported for imported in imports_of(module) if imported.is_own]


def engine_imports(module: Module) -> list[Import]:
    return [imported for imported in own_imports(module) if imported.module.split(".")[0] == "engine"]


def holds(imported: Import, allowed: set[str]) -> bool:
    """Whether an import of the engine is of the allowed modules, or of the open parts of engine.state."""
    if imported.module == "engine.state":
        return set(imported.names) <= STATE_VALUES
    return imported.module.removeprefix("engine.") in allowed


def test_every_room_is_known() -> None:
    assert {module.room for module in modules()} - {""} == ROOMS


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_arrows_point_the_right_way(room: str) -> None:
    for module in in_room(room):
        for imported in own_imports(module):
            parts = imported.module.split(".")
            names = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
            # The package's own name stands for its version.
            assert names & MAY_IMPORT[room] or imported.names == ("__version__",), f"{module.path}: {imported.module}"


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_outside_the_program_only_what_the_room_needs(room: str) -> None:
    extra = {"ui": {"PySide6"}, "controller": {"PySide6"}, "settings": {"platformdirs"}}.get(room, set())
    if room == "bots":
        extra = {"cython"}
    for module in in_room(room):
        for imported in imports_of(module):
            head = imported.module.split(".")[0]
            assert imported.is_own or head in sys.stdlib_module_names or head in extra, f"{module.path}: {head}"


def test_the_engine_knows_no_clock_no_chance_and_no_files() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "locale", "gettext", "threading"}
    for module in in_room("engine"):
        for imported in imports_of(module):
            assert imported.module.split(".")[0] not in forbidden, f"{module.path}: {imported.module}"


def test_qt_is_in_the_window_and_in_the_controllers_qt_modules_only() -> None:
    for module in modules():
        if any(imported.module.split(".")[0] == "PySide6" for imported in imports_of(module)):
            is_allowed = (
                module.room == "ui"
                or module.path in ("app.py", "quick_qt.py")
                or module.path.startswith("controller/qt_")
            )
            assert is_allowed, module.path


def test_bots_see_observations_and_never_a_state() -> None:
    for module in in_room("bots"):
        if any(module.path.startswith(place) for place in BOTS_WITH_STATES):
            continue
        allowed = VALUES_MAY_RECKON_WITH if module.path.startswith("bots/value/") else BOTS_MAY_THINK_WITH
        for imported in engine_imports(module):
            assert holds(imported, allowed), f"{module.path}: {imported.module} {imported.names}"


def test_the_window_holds_values_and_never_a_state() -> None:
    for module in in_room("ui"):
        for imported in engine_imports(module):
            assert holds(imported, UI_ENGINE), f"{module.path}: {imported.module} {imported.names}"


def test_the_window_uses_the_controllers_api_only() -> None:
    for module in in_room("ui"):
        for imported in own_imports(module):
            if imported.module.startswith("controller"):
                assert imported.module in UI_CONTROLLER, f"{module.path}: {imported.module}"


def test_lessons_are_data_and_one_module_directs_them() -> None:
    for module in in_room("tutorial"):
        if module.path != TUTORIAL_DIRECTOR:
            for imported in engine_imports(module):
                assert holds(imported, ENGINE_VALUES), f"{module.path}: {imported.module} {imported.names}"


def test_the_engines_face_is_for_others() -> None:
    """The program imports from the engine's modules, where what a room may use can be told apart."""
    for module in modules():
        for imported in own_imports(module):
            assert imported.module != "engine", f"{module.path}: import {imported.names} from its module of the engine"


def test_what_a_declaration_scores_is_read_in_one_place() -> None:
    """All others ask `engine.declarations`; for how large a declaration can be, the ruleset sums its table."""
    readers = {m.path for m in modules() for one in own_imports(m) if "MARRIAGE_POINT_TABLES" in one.names}
    assert readers == {"engine/declarations.py"}


def test_nothing_imports_the_start_but_the_commands_that_need_it() -> None:
    starters = {module.path for module in modules() if any(i.module == "app" for i in own_imports(module))}
    assert starters == {"commands/play.py"}


@pytest.mark.parametrize(
    ("line", "is_allowed"),
    [
        ("from marjapussi_desktop.engine import game", False),
        ("from marjapussi_desktop.engine import PRESETS", False),
        ("from marjapussi_desktop.engine.game import act", False),
        ("import marjapussi_desktop.engine.phases", False),
        ("from marjapussi_desktop.engine.state import Phase, HandState", False),
        ("from marjapussi_desktop.engine.state import Phase", True),
        ("from marjapussi_desktop.engine.cards import Card", True),
    ],
)
def test_the_check_itself_tells_values_from_states(line: str, is_allowed: bool) -> None:
    module = Module("ui/example.py", line, ast.parse(line))
    assert all(holds(imported, UI_ENGINE) for imported in engine_imports(module)) is is_allowed
