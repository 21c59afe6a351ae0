"""The arrows between the rooms: who may import whom."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Import, Module, imports_of, in_room, modules
from tests.helpers.complaints import complain

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
    "openspiel",
    "puzzles",
}

MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "processes": {"processes"},
    "openspiel": {"openspiel", "engine"},
    "bots": {"bots", "engine", "processes", "outside"},
    "settings": {"settings", "engine.values", "outside"},
    "evaluation": {"evaluation", "bots", "engine", "controller"},
    "puzzles": {"puzzles", "engine"},
    "training": {"training", "puzzles", "evaluation", "bots", "engine", "controller"},
    "controller": {"controller", "puzzles", "bots", "engine", "settings", "processes", "outside"},
    "tutorial": {"tutorial", "controller", "engine"},
    "ui": {"ui", "controller", "engine", "settings", "tutorial", "resources", "outside"},
    "commands": {
        "commands",
        "evaluation",
        "controller",
        "bots",
        "engine",
        "processes",
        "puzzles",
        "app",
        "build_info",
        "outside",
        "self_check",
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
    "record_reading",
    "ruleset",
    "seats",
    "values",
}
"""The modules of the engine that describe and decide nothing: anybody may hold their values."""

STATE_VALUES = {"Declaration", "Deal", "ExchangeState", "MarriageState", "Phase", "PlayedTrick", "AuctionState"}
"""What of engine.state is in the open: it stands in observations and views. HandState and MatchState hold all cards."""

UI_ENGINE = ENGINE_VALUES - {"notation", "record", "record_reading"}
"""The window shows values; moves as text and records are the controller's business."""

UI_CONTROLLER = {
    "controller.match.bid_meanings",
    "controller.deals.deal_code",
    "controller.examples",
    "controller.deals.deal_source",
    "controller.match.last_setup",
    "controller.match.named_rules",
    "controller.knowledge.qt_knower",
    "controller.knowledge.quiz",
    "controller.knowledge.table_knowledge",
    "controller.past.past_match",
    "controller.match.players",
    "controller.match.prompts",
    "controller.past.qt_adviser",
    "controller.puzzles.catalogue",
    "controller.puzzles.explained",
    "controller.puzzles.progress",
    "controller.puzzles.puzzle_hand",
    "controller.puzzles.qt_book",
    "controller.puzzles.qt_puzzle",
    "controller.statistics.match_account",
    "controller.statistics.qt_archive",
    "controller.match.qt_coach",
    "controller.match.qt_director",
    "controller.deals.qt_day",
    "controller.deals.qt_own_deals",
    "controller.past.qt_practice",
    "controller.past.qt_second_table",
    "controller.past.qt_past_match",
    "controller.past.qt_trying",
    "controller.review.hand_review",
    "controller.review.open_value",
    "controller.review.qt_mistakes",
    "controller.review.qt_reviews",
    "controller.match.qt_session",
    "controller.statistics.qt_statistics",
    "controller.bot_processes.qt_trial",
    "controller.match.story",
    "controller.match.table_view",
    "controller.match.thoughts",
}
"""The interface's API."""

BOTS_MAY_THINK_WITH = ENGINE_VALUES | {"observation", "tricks", "legality"}
"""A bot decides from an observation, with the rules of tricks at hand."""

BOTS_WITH_STATES = {"bots/determinization", "bots/search", "bots/native", "bots/review"}
"""Where determinizations are built, searched and played on: the only bots' modules that touch states."""

VALUES_MAY_RECKON_WITH = BOTS_MAY_THINK_WITH | {"match", "scoring"}
"""What an end is worth follows from the rules of the score, which need no state."""

LIBRARIES = {
    "ui": {"PySide6", "miniaudio"},
    "controller": {"PySide6"},
    "settings": {"platformdirs"},
    "bots": {"cython"},
    "training": {"numpy", "scipy", "torch"},
    "openspiel": {"numpy", "pyspiel"},
}
"""Room → what it may import that is neither its own nor Python's. Where nobody trains, numpy is not even installed."""

STARTERS = {"commands/play.py", "self_check.py"}

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


def told(imported: Import) -> str:
    """An import as it stands in the module, shortly."""
    return f"{imported.module} ({', '.join(imported.names)})" if imported.names else imported.module


def strangers(module: Module, allowed: set[str], advice: str) -> Iterator[str]:
    """A complaint for each import of the engine that is neither allowed nor an open part of engine.state."""
    for imported in engine_imports(module):
        if not holds(imported, allowed):
            yield (
                f"{module.path} imports {told(imported)}. Of the engine it may import "
                f"{', '.join(sorted(allowed))}, and of engine.state only {', '.join(sorted(STATE_VALUES))}. {advice}"
            )


def test_every_room_is_known() -> None:
    found = {module.room for module in modules()} - {""}
    complain(
        f"the room {room} is new or gone: say in ROOMS and MAY_IMPORT (tests/architecture/test_imports.py) what it may "
        "import, and in ARCHITECTURE.md what is in it"
        for room in sorted(found ^ ROOMS)
    )


def wrong_ways(module: Module, may_import: set[str]) -> Iterator[str]:
    for imported in own_imports(module):
        parts = imported.module.split(".")
        names = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
        # The package's own name stands for its version.
        if not names & may_import and imported.names != ("__version__",):
            yield (
                f"{module.path} imports {told(imported)}. {module.room}/ may import {', '.join(sorted(may_import))}. "
                "Pass what is needed as a value or a callable from the room above, or move what both need into a room "
                "below both"
            )


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_arrows_point_the_right_way(room: str) -> None:
    complain(each for module in in_room(room) for each in wrong_ways(module, MAY_IMPORT[room]))


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_outside_the_program_only_what_the_room_needs(room: str) -> None:
    extra = LIBRARIES.get(room, set())
    complain(
        f"{module.path} imports {head}: {room}/ does with the standard library"
        + (f" and {', '.join(sorted(extra))}" if extra else "")
        for module in in_room(room)
        for imported in imports_of(module)
        for head in [imported.module.split(".")[0]]
        if not imported.is_own and head not in sys.stdlib_module_names and head not in extra
    )


def test_the_engine_knows_no_clock_no_chance_and_no_files() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "locale", "gettext", "threading"}
    complain(
        f"{module.path} imports {imported.module}: the engine is pure; let the caller pass the order of the pack, the "
        "time or the text as a value"
        for module in in_room("engine")
        for imported in imports_of(module)
        if imported.module.split(".")[0] in forbidden
    )


def may_use_qt(module: Module) -> bool:
    is_controllers = module.room == "controller" and module.path.rsplit("/", 1)[-1].startswith("qt_")
    return module.room == "ui" or module.path in ("app.py", "self_check.py") or is_controllers


def test_qt_is_in_the_window_and_in_the_controllers_qt_modules_only() -> None:
    complain(
        f"{module.path} imports PySide6: only ui/, app.py, self_check.py and modules of controller/ named qt_ may. "
        "Keep the part without Qt here and put the rest into a qt_ module beside it"
        for module in modules()
        if not may_use_qt(module) and any(imported.module.split(".")[0] == "PySide6" for imported in imports_of(module))
    )


def test_bots_see_observations_and_never_a_state() -> None:
    advice = (
        "A bot decides from its Observation: add there what the seat may know. Only bots/determinization, bots/search "
        "and bots/native build (imagined) states"
    )
    for module in in_room("bots"):
        if any(module.path.startswith(place) for place in BOTS_WITH_STATES):
            continue
        allowed = VALUES_MAY_RECKON_WITH if module.path.startswith("bots/value/") else BOTS_MAY_THINK_WITH
        complain(strangers(module, allowed, advice))


def test_the_window_holds_values_and_never_a_state() -> None:
    advice = "The window shows a TableView: let controller/match/view_making put what is to be shown into it"
    complain(each for module in in_room("ui") for each in strangers(module, UI_ENGINE, advice))


def test_the_window_uses_the_controllers_api_only() -> None:
    complain(
        f"{module.path} imports {imported.module}: of the controller the window may import "
        f"{', '.join(sorted(UI_CONTROLLER))}. Offer what it needs there"
        for module in in_room("ui")
        for imported in own_imports(module)
        if imported.module.startswith("controller") and imported.module not in UI_CONTROLLER
    )


def test_lessons_are_data_and_one_module_directs_them() -> None:
    advice = f"Lessons are plain data: what directs a match belongs into {TUTORIAL_DIRECTOR}"
    lessons = [module for module in in_room("tutorial") if module.path != TUTORIAL_DIRECTOR]
    complain(each for module in lessons for each in strangers(module, ENGINE_VALUES, advice))


def test_the_engines_face_is_for_others() -> None:
    """The program imports from the engine's modules, where what a room may use can be told apart.

    The games for OpenSpiel are no part of the program: they use the engine as anybody would.
    """
    complain(
        f"{module.path} imports {', '.join(imported.names)} from the engine as a whole: import each from its module "
        "(engine.game, engine.cards …)"
        for module in modules()
        for imported in own_imports(module)
        if imported.module == "engine" and module.room != "openspiel"
    )


def test_nothing_depends_on_openspiel() -> None:
    complain(
        f"{module.path} imports {head}: OpenSpiel is asked for by openspiel/games.py only, and its room by nobody"
        for module in modules()
        for imported in imports_of(module)
        for head in [imported.module.split(".")[0]]
        if (head == "pyspiel" and module.path != "openspiel/games.py")
        or (imported.is_own and head == "openspiel" and module.room != "openspiel")
    )


def test_one_module_knows_the_library_of_sound() -> None:
    complain(
        f"{module.path} imports miniaudio: only ui/sound/output.py does, in the sound's own thread"
        for module in modules()
        for imported in imports_of(module)
        if imported.module.split(".")[0] == "miniaudio" and module.path != "ui/sound/output.py"
    )


def test_what_a_declaration_scores_is_read_in_one_place() -> None:
    """All others ask `engine.declarations`; for how large a declaration can be, the ruleset sums its table."""
    readers = {m.path for m in modules() for one in own_imports(m) if "MARRIAGE_POINT_TABLES" in one.names}
    complain(
        f"{path} imports MARRIAGE_POINT_TABLES: ask engine.declarations what a declaration scores"
        for path in sorted(readers - {"engine/declarations.py"})
    )
    assert readers


def test_nothing_imports_the_start_but_the_commands_that_need_it() -> None:
    starters = {module.path for module in modules() if any(i.module == "app" for i in own_imports(module))}
    complain(
        f"{path} imports app: only {' and '.join(sorted(STARTERS))} start the window"
        for path in sorted(starters - STARTERS)
    )
    assert starters >= STARTERS


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


def test_a_wrong_import_is_told_with_what_is_allowed() -> None:
    line = "from marjapussi_desktop.engine.state import HandState"
    module = Module("ui/example.py", line, ast.parse(line))
    (state,) = strangers(module, {"cards"}, "Do this.")
    assert state.startswith("ui/example.py imports engine.state (HandState). Of the engine it may import cards, and of")
    assert state.endswith("Do this.")
    (arrow,) = wrong_ways(module, {"settings", "ui"})
    assert "ui/ may import settings, ui." in arrow
