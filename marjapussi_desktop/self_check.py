"""Tries every layer of this copy of the program: wiring only, like `app`. Nothing is kept, nothing is shown or heard.

Everything happens on Qt's screen that nobody sees, with saved matches in a folder that is removed afterwards.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from marjapussi_desktop.resources import FONT_FAMILY, asset_path, font_paths, translation_path

SEED: Final = 7
HAND_WITHIN_S: Final = 120.0
ENDINGS: Final = 20
ENDING_CARDS: Final = 4
CHECKED_TEXT: Final = ("AboutSheet", "Close")


@dataclass(frozen=True, slots=True)
class Layer:
    """What came of one layer: ``told`` says what is there, or what is wrong."""

    name: str
    ok: bool
    told: str


class LayerError(Exception):
    """What is wrong, in a few words."""


def checked(is_ended: Callable[[], bool]) -> Iterator[Layer]:
    """Each layer, in an order in which the first that fails explains the rest. ``is_ended``: whether to stop."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="marjapussi-check-", ignore_cleanup_errors=True) as folder:
        checks: dict[str, Callable[[], str]] = {
            "kernel": check_kernel,
            "Qt": check_qt,
            "font": check_font,
            "translations": check_translations,
            "art": check_art,
            "sound": check_sound,
            "worker process": check_worker,
            "window": lambda: play_hand(Path(folder), is_ended),
            "database": lambda: check_database(Path(folder)),
        }
        for name, check in checks.items():
            yield layer(name, check)


def layer(name: str, check: Callable[[], str]) -> Layer:
    """The result of one check, whatever it raises."""
    try:
        return Layer(name, True, check())
    except LayerError as error:
        return Layer(name, False, str(error))
    except Exception as error:  # the point of a self-check is to tell what nobody expected
        return Layer(name, False, f"{type(error).__name__}: {error}")


def check_kernel() -> str:
    """The kernel solves endings as its plain twin does."""
    from marjapussi_desktop.bots.native import WHICH
    from marjapussi_desktop.bots.native.encoding import native_rules, open_position
    from marjapussi_desktop.bots.native.exact_solver import ExactSolver
    from marjapussi_desktop.bots.native.positions import Position
    from marjapussi_desktop.bots.native.solver import Solver
    from marjapussi_desktop.engine.cards import SUITS
    from marjapussi_desktop.engine.dealing import shuffled_deal
    from marjapussi_desktop.engine.presets import PRESETS

    rules, dice = next(iter(PRESETS.values())), random.Random(SEED)
    solver, twin = ExactSolver(rules), Solver(native_rules(rules), 10)
    for _ending in range(ENDINGS):
        hands = tuple(hand[:ENDING_CARDS] for hand in shuffled_deal(rules, dice).hands)
        position = Position(hands, 0, dice.choice(SUITS))
        if solver.value_of(position) != twin.solve(open_position(position)):
            raise LayerError(f"the {WHICH} kernel and its plain twin disagree")
    return f"{WHICH}, {ENDINGS} endings solved as its plain twin does"


def check_qt() -> str:
    """Qt starts."""
    from PySide6.QtCore import qVersion
    from PySide6.QtWidgets import QApplication

    from marjapussi_desktop.app import make_application

    if QApplication.instance() is None:
        global _application
        _application = make_application()
    return qVersion()


_application: object = None
"""Qt's application must live as long as this process."""


def check_font() -> str:
    """The program's letters are those that Qt draws with."""
    from PySide6.QtGui import QFont, QFontInfo

    drawn = QFontInfo(QFont(FONT_FAMILY)).family()
    if not font_paths() or drawn != FONT_FAMILY:
        raise LayerError(f"{FONT_FAMILY} is missing, and {drawn or 'nothing'} stands in for it")
    return drawn


def check_translations() -> str:
    """Finnish and English load, and Finnish is another language."""
    from PySide6.QtCore import QTranslator

    found = []
    for code in ("fi", "en"):
        translator = QTranslator()
        if not translator.load(str(translation_path(f"marjapussi_{code}.qm"))):
            raise LayerError(f"the texts of {code} cannot be read")
        found.append(translator.translate(*CHECKED_TEXT))
    if not found[0] or found[0] == CHECKED_TEXT[1]:
        raise LayerError("the Finnish texts lack words")
    return "fi, en"


def check_art() -> str:
    """Every picture can be drawn, and Qt's reader of such pictures is there, by which cards are."""
    from PySide6.QtGui import QImageReader
    from PySide6.QtSvg import QSvgRenderer

    pictures = [path for room in ("cards", "faces", "icons") for path in asset_path(room).rglob("*.svg")]
    faces = len(list(asset_path("cards/classic").glob("*.svg")))
    bad = [path.name for path in pictures if not QSvgRenderer(str(path)).isValid()]
    if b"svg" not in [kind.data() for kind in QImageReader.supportedImageFormats()]:
        raise LayerError("Qt cannot read SVG")
    if bad or faces < 36:
        raise LayerError(f"{', '.join(bad[:3])} cannot be drawn" if bad else f"only {faces} of 36 cards are there")
    return f"{len(pictures)} pictures"


def check_sound() -> str:
    """The sounds can be read, and the library that plays them starts, if it is there. Nothing is heard."""
    from marjapussi_desktop.ui.sound.mixer import Mixer, read_samples
    from marjapussi_desktop.ui.sound.output import MiniaudioOutput, NoOutputError

    files = list(asset_path("sounds").glob("*.wav"))
    if not files or not all(len(read_samples(path)) for path in files):
        raise LayerError("sounds are missing, or cannot be read")
    try:
        MiniaudioOutput(Mixer(), ("NULL",)).close()
    except NoOutputError:
        return f"{len(files)} sounds, but no library that plays them, so it is silent"
    return f"{len(files)} sounds"


def check_worker() -> str:
    """Another process of this program starts and decides."""
    from marjapussi_desktop.controller.bot_processes.bot_process import BotProcess
    from marjapussi_desktop.controller.bot_processes.bot_worker import Request
    from marjapussi_desktop.engine import game
    from marjapussi_desktop.engine.dealing import shuffled_deal
    from marjapussi_desktop.engine.observation import observe
    from marjapussi_desktop.engine.presets import PRESETS

    rules = next(iter(PRESETS.values()))
    match = game.deal(game.new_match(rules, 0), shuffled_deal(rules, random.Random(SEED))).match
    seat = game.seat_to_act(match)
    assert match.hand is not None
    assert seat is not None
    process = BotProcess()
    started = time.monotonic()
    try:
        reply = process.ask(Request(1, "casual", SEED, observe(match.hand, seat)))
    finally:
        process.close()
    if reply is None or reply.decision is None:
        raise LayerError("no process for computer players can be started")
    return f"answered after {time.monotonic() - started:.1f} s"


def play_hand(folder: Path, is_ended: Callable[[], bool]) -> str:
    """A hand in the window, against bots in their process, saved at every move."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from marjapussi_desktop.app import StartOptions, begin, make_window
    from marjapussi_desktop.controller.match.prompts import PromptKind
    from marjapussi_desktop.controller.match.qt_session import QtSession
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.settings.paths import Places
    from marjapussi_desktop.settings.preferences import Preferences

    preset = next(iter(PRESETS))
    kept = Places(folder, folder)
    session = QtSession(kept.matches)
    start = StartOptions(preset=preset, seed=SEED)
    window = make_window(session, kept, Preferences(language="fi", pace="instant", name="Veera"), start)
    loop, moves, deadline = QEventLoop(), 0, time.monotonic() + HAND_WITHIN_S
    try:
        begin(window, start)
        window.show()
        while time.monotonic() < deadline and not is_ended():
            loop.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
            prompt = session.current().prompt
            if prompt is None or not window.match.is_settled():
                continue
            if prompt.kind in (PromptKind.HAND_OVER, PromptKind.MATCH_OVER):
                return _drawn(window.grab().toImage(), moves)
            assert prompt.choices is not None
            refusal = session.answer(prompt.id, next(iter(prompt.choices.actions())))
            if refusal is not None:
                raise LayerError(f"an offered move was refused: {refusal.reason}")
            moves += 1
    finally:
        window.close()
        session.close()
        window.screens.stop()
        window.language.forget()
        QCoreApplication.processEvents()
    raise LayerError(f"no hand came to its end within {HAND_WITHIN_S:.0f} s ({moves} moves)")


def _drawn(picture: object, moves: int) -> str:
    """What is told of a hand, if its table was drawn at all."""
    from PySide6.QtGui import QImage

    assert isinstance(picture, QImage)
    size = picture.size()
    step = max(1, size.width() // 40)
    colours = {picture.pixel(x, y) for x in range(0, size.width(), step) for y in range(0, size.height(), step)}
    if len(colours) < 10:
        raise LayerError("the window stays empty")
    return f"a hand played in {moves} moves at {size.width()} × {size.height()}"


def check_database(folder: Path) -> str:
    """The hand that was played is in the saved matches."""
    from marjapussi_desktop.settings.paths import Places
    from marjapussi_desktop.settings.store import MatchStore

    problems: list[object] = []
    store = MatchStore(Places(folder, folder).matches, problems.append)
    try:
        saved = store.load_current()
    finally:
        with suppress(OSError):
            store.close()
    if problems or saved is None or not saved.hands or saved.hands[0]["result"] is None:
        raise LayerError(f"what was played was not saved{f': {problems[0]}' if problems else ''}")
    return f"{sum(len(hand['moves']) for hand in saved.hands)} moves saved and read back"
