"""Programs at the table: one that plays well, and some that fail in every way."""

from __future__ import annotations

import json
import random
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.bots.bot import Bot, BotReason, Decision, Following
from marjapussi_desktop.bots.players.casual import CasualBot
from marjapussi_desktop.bots.players.external import program
from marjapussi_desktop.bots.players.external.bot import MOST_SILENCES, ExternalBot
from marjapussi_desktop.bots.players.external.troubles import TroubleKind
from marjapussi_desktop.bots.players.levels import (
    LEVELS,
    BotName,
    NameProblem,
    UnknownBotError,
    make_bot,
    parse_bot_name,
)
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.evaluation.table import Table
from tests.bots.bot_games import mixed_bots, positions
from tests.helpers.rulesets import PRESET_IDS

PROGRAM = Path(__file__).parents[3] / "helpers" / "program_bot.py"
SHORT_MS = 20

MakeExternal = Callable[..., ExternalBot]


def command(manner: str, log: Path | None = None) -> str:
    return shlex.join([sys.executable, str(PROGRAM), manner, *([str(log)] if log is not None else [])])


@pytest.fixture
def external() -> Iterator[MakeExternal]:
    """Makes bots, which are closed after the test, and their programs with them."""
    made: list[ExternalBot] = []

    def make(manner: str, log: Path | None = None, **more: Any) -> ExternalBot:
        made.append(ExternalBot(command(manner, log), 7, CasualBot(), **more))
        return made[-1]

    yield make
    for bot in made:
        bot.close()
    program.end_idle_programs()


def played(rules: Ruleset, bot: Bot, seed: int = 3) -> MatchState:
    """One hand with ``bot`` in seat 0 among casual players."""
    bots = [bot, *[CasualBot()] * (players_in(rules.layout) - 1)]
    return Table(bots).play_hand(game.new_match(rules, 0), shuffled_deal(rules, random.Random(seed)))


def lines_of(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def some_questions(rules: Ruleset, seat: int = 0) -> list[Observation]:
    """Everything that a seat is asked in one hand."""
    return [observe(hand, to_act) for hand, to_act in positions(rules, mixed_bots(rules, 2), seed=2) if to_act == seat]


# -- a good one -------------------------------------------------------------------------------------------------------


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_a_good_program_plays_every_game(preset: str, external: MakeExternal, tmp_path: Path) -> None:
    bot = external("good", tmp_path / "told")
    match = played(PRESETS[preset], bot)
    assert match.hand is not None
    assert match.hand.result is not None
    assert bot.take_troubles() == ()
    bot.close()
    program.end_idle_programs()
    kinds = [message["type"] for message in lines_of(tmp_path / "told")]
    assert kinds[:3] == ["hello", "match", "hand"]
    assert kinds[-2:] == ["result", "bye"]
    assert kinds.count("move") >= sum(move.seat == 0 for move in match.hand.moves)


@pytest.mark.parametrize(("manner", "tells"), [("good", False), ("first", False), ("second", True)])
def test_only_who_asks_for_it_is_told_what_an_answer_declared(
    manner: str, tells: bool, external: MakeExternal, tmp_path: Path
) -> None:
    bot = external(manner, tmp_path / "told")
    for seed in (3, 4, 5):
        played(PRESETS["huutopussi-wurzel"], bot, seed)
    assert bot.take_troubles() == ()
    answers = [message for message in lines_of(tmp_path / "told") if message.get("move", "").startswith("answer")]
    assert answers
    assert all(("made" in message) is tells for message in answers)


def test_its_move_is_taken_with_what_it_says(external: MakeExternal) -> None:
    bot = external("good")
    question = some_questions(PRESETS["marjapussi"])[0]
    decision = bot.decide(question)
    assert (decision.why, decision.words) == (BotReason.PROGRAM, "the <b>last</b> one")
    assert bot.name == "The good one"


def test_each_seat_has_a_process_of_its_own(external: MakeExternal, tmp_path: Path) -> None:
    rules = PRESETS["marjapussi"]
    bot = external("good", tmp_path / "told")
    Table([bot, CasualBot(), bot, CasualBot()]).play_hand(
        game.new_match(rules, 0), shuffled_deal(rules, random.Random(3))
    )
    told = lines_of(tmp_path / "told")
    assert [message["type"] for message in told].count("hello") == 2
    assert {message["seat"] for message in told if message["type"] == "match"} == {0, 2}


def test_a_program_that_did_well_plays_the_next_match_too(external: MakeExternal, tmp_path: Path) -> None:
    rules = PRESETS["marjapussi"]
    for seed in (1, 2):
        bot = external("good", tmp_path / "told")
        played(rules, bot, seed)
        bot.close()
    kinds = [message["type"] for message in lines_of(tmp_path / "told")]
    assert kinds.count("hello") == 1
    assert kinds.count("match") == 2


def test_moves_taken_back_begin_the_hand_anew(external: MakeExternal, tmp_path: Path) -> None:
    first, second, *_rest = some_questions(PRESETS["marjapussi"])
    bot = external("good", tmp_path / "told")
    for question in (first, second, first):
        bot.decide(question)
    told = lines_of(tmp_path / "told")
    kinds = [message["type"] for message in told]
    assert (kinds.count("match"), kinds.count("hand"), kinds.count("move")) == (1, 2, 3)
    again = len(kinds) - 1 - kinds[::-1].index("hand")
    assert [message["move"] for message in told[again:] if message["type"] == "event"] == [
        message["move"] for message in told[: kinds.index("move")] if message["type"] == "event"
    ]


def test_the_same_match_played_again_is_another_match(external: MakeExternal, tmp_path: Path) -> None:
    rules = PRESETS["marjapussi"]
    bot = external("good", tmp_path / "told")
    for seed in (1, 2, 1):
        played(rules, bot, seed)
    assert [message["type"] for message in lines_of(tmp_path / "told")].count("match") == 3


# -- bad ones ---------------------------------------------------------------------------------------------------------

BAD = {
    "illegal": TroubleKind.ILLEGAL,
    "unreadable": TroubleKind.UNREADABLE,
    "chatty": TroubleKind.UNREADABLE,
    "silent": TroubleKind.SILENT,
    "huge": TroubleKind.TOO_LONG,
    "dies": TroubleKind.ENDED,
    "dead": TroubleKind.NOT_READY,
    "babbling": TroubleKind.SILENT,
    "raving": TroubleKind.UNREADABLE,
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("manner", BAD)
def test_the_match_goes_on_and_it_is_told_once(manner: str, external: MakeExternal) -> None:
    # A busy machine must not make a program silent that means to fail otherwise.
    bot = external(manner, time_ms=SHORT_MS if BAD[manner] is TroubleKind.SILENT else 5000)
    match = played(PRESETS["huutopussi"], bot)
    assert match.hands_over
    trouble, *others = bot.take_troubles()
    assert (trouble.seat, trouble.kind, others) == (0, BAD[manner], [])
    assert bot.take_troubles() == ()


@pytest.mark.parametrize("manner", ["illegal", "dies"])
def test_the_level_moves_in_its_place(manner: str, external: MakeExternal) -> None:
    bot = external(manner)
    for question in some_questions(PRESETS["huutopussi"]):
        assert bot.decide(question) == CasualBot().decide(question)


def test_a_program_that_does_not_exist() -> None:
    bot = ExternalBot("/no/such/program --fast", 1, CasualBot())
    assert bot.name == "program"
    assert played(PRESETS["marjapussi"], bot).hands_over
    assert [trouble.kind for trouble in bot.take_troubles()] == [TroubleKind.NOT_STARTED]


def test_a_program_that_never_gets_ready(external: MakeExternal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "READY_S", 0.02)
    bot = external("mute")
    bot.prepare(0)
    assert [trouble.kind for trouble in bot.take_troubles()] == [TroubleKind.NOT_READY]


def test_a_silent_program_is_not_waited_for_again_and_again(external: MakeExternal, tmp_path: Path) -> None:
    bot = external("silent", tmp_path / "told", time_ms=SHORT_MS)
    for question in some_questions(PRESETS["huutopussi"]):
        bot.decide(question)
    kinds = [message["type"] for message in lines_of(tmp_path / "told")]
    assert kinds.count("move") <= MOST_SILENCES


def test_a_late_answer_is_not_taken_for_the_next_one(external: MakeExternal) -> None:
    bot = external("late", time_ms=300)
    first, *rest = some_questions(PRESETS["huutopussi"])
    assert bot.decide(first) == CasualBot().decide(first)
    assert {bot.decide(question).why for question in rest} == {BotReason.PROGRAM}


def test_what_it_complains_of_is_in_a_log(external: MakeExternal, tmp_path: Path) -> None:
    bot = external("dead", log_folder=tmp_path)
    bot.prepare(0)
    (log,) = tmp_path.iterdir()
    assert log.read_text() == "I am not well\n"


def test_a_program_is_ended_with_all_it_started(external: MakeExternal) -> None:
    started = program.take_program(command("good"), None)
    assert started.is_running
    program.end_programs([started])
    assert not started.is_running


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parsed"),
    [
        ("casual", BotName("casual")),
        ("casual@200", BotName("casual", 200)),
        ("skilled+aino", BotName("skilled", character="aino")),
        ("casual+veikko@200", BotName("casual", 200, character="veikko")),
        ("exec:python3 bot.py --level 3", BotName(command="python3 bot.py --level 3")),
        ("nobody", NameProblem.UNKNOWN),
        ("", NameProblem.UNKNOWN),
        ("skilled+", NameProblem.NO_SUCH_CHARACTER),
        ("skilled+nobody@20", NameProblem.NO_SUCH_CHARACTER),
        ("nobody+aino", NameProblem.UNKNOWN),
        ("casual@", NameProblem.BAD_BUDGET),
        ("casual@20+aino", NameProblem.BAD_BUDGET),
        ("casual@0", NameProblem.BAD_BUDGET),
        ("casual@fast", NameProblem.BAD_BUDGET),
        ("casual@²", NameProblem.BAD_BUDGET),
        ("exec:", NameProblem.BAD_COMMAND),
        ("exec:'open", NameProblem.BAD_COMMAND),
    ],
)
def test_names_of_bots(name: str, parsed: BotName | NameProblem) -> None:
    assert parse_bot_name(name) == parsed


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_with_any_budget(level: str) -> None:
    question = some_questions(PRESETS["huutopussi"])[0]
    decision: Decision = make_bot(f"{level}@50", 3).decide(question)
    assert question.choices is not None
    assert decision.action in tuple(question.choices.actions())


def test_only_programs_are_told_of_every_move() -> None:
    assert not any(isinstance(make_bot(level, 1), Following) for level in LEVELS)
    assert isinstance(make_bot("exec:program", 1), Following)


@pytest.mark.parametrize("name", ["nobody", "exec:", "cheat"])
def test_a_name_that_means_nothing_makes_no_bot(name: str) -> None:
    if name not in LEVELS:
        with pytest.raises(UnknownBotError, match=f"no bot is called '{name}'.*casual"):
            make_bot(name, 1)
