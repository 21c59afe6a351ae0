"""The deal of the day: the same for everyone and for ever, with the first try kept and the experts beside it."""

from __future__ import annotations

import datetime
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.bot_processes import patience
from marjapussi_desktop.controller.deals.day_deal import GAMES, day_hand, deal_of_day, margin
from marjapussi_desktop.controller.deals.day_experts import expert_margins
from marjapussi_desktop.controller.deals.day_in_play import has_undone
from marjapussi_desktop.controller.deals.deal_code import DealCode, format_code
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.deals.qt_day import DayBook, DayResult
from marjapussi_desktop.controller.match.players import players_of
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.engine.events import HandKind
from marjapussi_desktop.engine.record import MatchRecord, Undone
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings import day_results
from marjapussi_desktop.settings.problems import Problem, ProblemKind

DAY = datetime.date(2026, 11, 22)
EXPERTS = (2, -2, 2, -2)
PINNED = {
    "2026-11-22": "M2B1-7E0N-JSVN-KBB3",
    "2026-11-23": "M9B5-C5C0-E4T9-R0JG",
    "2026-11-24": "M0B6-20WZ-42RN-AHHP",
    "2026-11-25": "M6B6-FQJH-P32R-BNWJ",
    "2026-11-26": "M1B1-V6QR-T3J9-G5CN",
    "2026-11-27": "M8B5-3VHP-GJMS-YWYP",
    "2026-11-28": "M3B1-03RX-SC7P-9PKR",
    "2026-11-29": "M7B5-S9D4-0S5S-SFRV",
}


@pytest.mark.parametrize("day", PINNED)
def test_a_day_has_the_same_deal_for_ever(day: str) -> None:
    assert format_code(deal_of_day(datetime.date.fromisoformat(day))) == PINNED[day]


def test_all_games_of_two_sides_take_turns() -> None:
    codes = [deal_of_day(DAY + datetime.timedelta(days=n)) for n in range(len(GAMES))]
    assert len({code.preset for code in codes}) == len(GAMES)
    assert {code.rules.layout for code in codes} == {Layout.PARTNERSHIP}


def play_out(session: Session, dice: random.Random, hands: int) -> None:
    """Plays at random until so many hands are over."""
    while session.hand_number < hands or session.seat_to_act is not None:
        if session.awaits_deal:
            session.deal_next()
        seat = session.seat_to_act
        assert seat is not None
        choices = session.choices(seat)
        assert choices is not None
        session.act(seat, dice.choice([*choices.actions()]))


def played(code: DealCode, hands: int = 1) -> Session:
    """A match of a code, so many hands of which have been played."""
    setup = code.setup("Maija")
    record = MatchRecord(code.preset, code.rules, players_of(setup, code.rules, code.seed), code.seed)
    session = Session(record, DealSource(code.seed))
    play_out(session, random.Random(3), hands=hands)
    return session


def test_the_first_hand_played_counts_and_only_that_days() -> None:
    session = played(deal_of_day(DAY), hands=2)
    assert day_hand(session.record, DAY) is session.record.hands[0]
    assert day_hand(session.record, DAY + datetime.timedelta(days=8)) is None, "the same game on another day"
    assert day_hand(changed(session.record, hands=[]), DAY) is None
    assert day_hand(changed(session.record, hands=session.record.hands[1:]), DAY) is None, "other cards"
    other = deal_of_day(DAY + datetime.timedelta(days=2))
    assert day_hand(changed(session.record, preset=other.preset, rules=other.rules), DAY) is None


@pytest.mark.slow
def test_experts_play_the_same_everywhere_and_for_their_side() -> None:
    assert expert_margins(DAY) == expert_margins(DAY)
    assert len(expert_margins(DAY)) == 4


# -- kept ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def book(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[DayBook]:
    monkeypatch.setattr(DayBook, "_reckoned", lambda _self, _day: EXPERTS)
    book = DayBook(tmp_path / "days.json", today=lambda: DAY)
    yield book
    book.close()


def told(qtbot: QtBot, book: DayBook, *, is_played: bool = False) -> DayResult:
    """How today stands, the experts' playing included; ``is_played``: once the person's result is told, too."""
    found: list[DayResult] = []
    book.told.connect(found.append)
    book.ask()

    def is_told() -> bool:
        return bool(found) and bool(found[-1].experts) and (found[-1].own is not None or not is_played)

    qtbot.waitUntil(is_told, timeout=60_000)
    book.told.disconnect(found.append)
    return found[-1]


def test_the_first_result_is_kept_and_no_later_one(qtbot: QtBot, book: DayBook, tmp_path: Path) -> None:
    session = played(deal_of_day(DAY))
    result = session.record.hands[0].result
    assert result is not None
    own = margin(result, 0)
    assert told(qtbot, book).own is None
    book.begin(PastMatch(session.record, 0))
    book.note(PastMatch(session.record))
    stands = DayResult("2026-11-22", own, EXPERTS, matches=(PastMatch(session.record).match_id,), taken=(0,))
    assert told(qtbot, book, is_played=True) == stands
    session.record.hands[0].result = changed(result, scores=(own + 1, 0))
    book.note(PastMatch(session.record))
    assert told(qtbot, book).own == own
    book.close()
    assert day_results.load(tmp_path / "days.json").value == (stands,)


def test_what_is_begun_while_the_experts_play_is_kept_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waited for them some seconds; killed meanwhile, the match that was begun counted for nothing."""
    have_played = threading.Event()

    def play(_self: DayBook, _day: str) -> tuple[int, ...]:
        assert have_played.wait(10)
        return EXPERTS

    monkeypatch.setattr(DayBook, "_reckoned", play)
    book = DayBook(tmp_path / "days.json", today=lambda: DAY)
    book.ask()
    book.begin(PastMatch(played(deal_of_day(DAY)).record, 0))
    qtbot.waitUntil((tmp_path / "days.json").exists)
    assert not have_played.is_set()
    have_played.set()
    assert told(qtbot, book).matches
    book.close()


def test_a_match_begun_by_the_code_of_the_day_leaves_no_result(qtbot: QtBot, book: DayBook, tmp_path: Path) -> None:
    """It counted as the day's first try. What was begun as that still counts after a restart, and so does the first of
    two that were begun.
    """
    by_code, one, other = (played(deal_of_day(DAY)) for _match in range(3))
    by_code.record.id, one.record.id, other.record.id = "by code", "one", "other"
    book.note(PastMatch(by_code.record))
    assert told(qtbot, book).own is None
    for begun in (one, other):
        book.begin(PastMatch(begun.record, 0))
    book.note(PastMatch(by_code.record))
    assert told(qtbot, book).own is None
    book.close()
    again = DayBook(tmp_path / "days.json", today=lambda: DAY)
    again.note(PastMatch(one.record))
    assert told(qtbot, again).own is not None
    again.close()


def test_a_hand_with_moves_taken_back_is_practice(qtbot: QtBot, book: DayBook, tmp_path: Path) -> None:
    """It is kept as that: a later try, with all cards known, was the result of the day."""
    session, later = played(deal_of_day(DAY)), played(deal_of_day(DAY))
    session.record.id, later.record.id = "first", "later"
    before = PastMatch(session.record, 0)
    book.begin(before)
    told(qtbot, book)
    assert book.would_count(before)
    assert session.undo(0)
    play_out(session, random.Random(4), hands=1)
    past = PastMatch(session.record)
    assert not book.would_count(past)
    book.note(past)
    book.begin(PastMatch(later.record, 0))
    book.note(PastMatch(later.record))
    stands = told(qtbot, book)
    result = session.record.hands[0].result
    assert result is not None
    assert (stands.own, stands.practice, stands.matches) == (None, margin(result, 0), ("first",))
    assert not book.would_count(PastMatch(later.record, 0))
    book.close()
    assert day_results.load(tmp_path / "days.json").value == (stands,)


def test_a_move_taken_back_in_a_hand_that_is_thrown_in_makes_practice_too() -> None:
    """Who is asked is told that the try is practice then, and all of it is; what comes after the day's hand is not."""
    record = played(deal_of_day(DAY), hands=2).record
    first, second = record.hands
    assert first.result is not None
    thrown = changed(first, result=changed(first.result, kind=HandKind.REDEAL), undone=[Undone(0, ())])
    assert has_undone(changed(record, hands=[thrown, second]))
    assert has_undone(changed(record, hands=[changed(thrown, undone=[]), changed(second, undone=[Undone(0, ())])]))
    assert not has_undone(changed(record, hands=[first, changed(second, undone=[Undone(0, ())])]))


def test_hints_are_kept_with_the_result_that_counts(qtbot: QtBot, book: DayBook, tmp_path: Path) -> None:
    session = played(deal_of_day(DAY))
    before = PastMatch(session.record, 0)
    left = played(deal_of_day(DAY))
    left.record.id = "left"
    for begun in (PastMatch(left.record, 0), before):
        book.begin(begun)
        book.note_hint(begun)
        book.note_hint(PastMatch(played(changed(deal_of_day(DAY), seed=7)).record, 0))
    book.note_hint(PastMatch(left.record, 0))  # which is not the one that will count
    book.note(PastMatch(session.record))
    book.note_hint(PastMatch(session.record))  # in its second hand
    book.note_hint(before)  # in practice
    assert told(qtbot, book).hints == 1
    book.close()
    assert day_results.load(tmp_path / "days.json").value[0].hints == 1


def test_of_a_result_of_an_earlier_version_nobody_knows_the_hints(tmp_path: Path) -> None:
    """Of a day that was not played then they are counted from now on."""
    file = tmp_path / "days.json"
    rows = '{"day": "2026-11-01", "own": 1, "experts": []}, {"day": "2026-11-02", "own": null, "experts": [1, 2, 3, 4]}'
    file.write_text(f'{{"days": [{rows}]}}', encoding="utf-8")
    loaded = day_results.load(file)
    assert loaded.problem is None
    assert [(one.own, one.hints) for one in loaded.value] == [(1, None), (None, 0)]
    day_results.save(file, loaded.value)
    assert day_results.load(file) == loaded


def test_other_matches_leave_no_result(qtbot: QtBot, book: DayBook) -> None:
    code = deal_of_day(DAY)
    other = PastMatch(played(changed(code, seed=code.seed + 1)).record)
    book.begin(other)
    book.note(other)
    assert told(qtbot, book).own is None


def test_what_was_begun_before_midnight_counts_for_its_day(qtbot: QtBot, book: DayBook, tmp_path: Path) -> None:
    past = PastMatch(played(deal_of_day(DAY - datetime.timedelta(days=1))).record)
    book.begin(past)
    book.note(past)
    assert told(qtbot, book).own is None, "not today's"
    book.close()
    assert [one.day for one in day_results.load(tmp_path / "days.json").value if one.own is not None] == ["2026-11-21"]


@pytest.mark.parametrize(
    ("row", "taken"),
    [
        ('"own": null, "hints": 0, "matches": ["a", "b"]', (0, 0)),
        ('"own": null, "hints": 2, "matches": ["a"]', (2,)),
        ('"own": null, "hints": 2, "matches": ["a", "b"]', (None, None)),
        ('"own": 5, "hints": 2, "matches": ["a"]', (2,)),
        ('"own": 5, "hints": 2', ()),
    ],
)
def test_of_tries_of_an_earlier_version_the_hints_are_known_as_far_as_it_told_them_apart(
    tmp_path: Path, row: str, taken: tuple[int | None, ...]
) -> None:
    file = tmp_path / "days.json"
    file.write_text(f'{{"days": [{{"day": "2026-11-22", "experts": [], {row}}}]}}', encoding="utf-8")
    loaded = day_results.load(file)
    assert loaded.problem is None
    assert loaded.value[0].taken == taken
    assert loaded.value[0].hints == (2 if loaded.value[0].own is not None else 0)
    assert loaded.value[0].practice is None
    day_results.save(file, loaded.value)
    assert day_results.load(file) == loaded


@pytest.mark.slow
def test_the_experts_play_in_a_process_of_their_own(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    book = DayBook(None, today=lambda: DAY)
    monkeypatch.setattr(patience, "LOOKS_EVERY_S", 0.01)
    assert told(qtbot, book).experts == expert_margins(DAY)
    book.close()


@pytest.mark.parametrize(
    "text",
    [
        "[",
        '{"days": 1}',
        '{"days": [{"day": "2026-13-01", "own": 1, "experts": []}]}',
        '{"days": [{"day": "2026-11-01", "own": true, "experts": []}]}',
        '{"days": [{"day": "2026-11-01", "own": 1, "experts": [1]}]}',
        '{"days": [{"day": "2026-11-01", "own": 1, "experts": ["1", 2, 3, 4]}]}',
        '{"days": [{"day": "2026-11-01", "own": 1, "experts": [], "hints": -1}]}',
        '{"days": [{"day": "2026-11-01", "own": 1, "experts": [], "hints": true}]}',
        '{"days": [{"day": "2026-11-01", "own": null, "practice": "1", "experts": []}]}',
        '{"days": [{"day": "2026-11-01", "own": null, "experts": [], "matches": ["a"], "taken": []}]}',
        '{"days": [{"day": "2026-11-01", "own": null, "experts": [], "matches": ["a"], "taken": [-1]}]}',
        '{"days": [{"day": "2026-11-01", "own": null, "experts": [], "matches": ["a"], "taken": null}]}',
    ],
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, text: str) -> None:
    file = tmp_path / "days.json"
    file.write_text(text, encoding="utf-8")
    loaded = day_results.load(file)
    assert isinstance(loaded.problem, Problem)
    assert loaded.problem.kind is ProblemKind.DAY_RESULTS_DAMAGED
    assert loaded.value == ()
