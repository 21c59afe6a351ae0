"""The saved match comes back as it was, however the program ended."""

from __future__ import annotations

import json
import random
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_desktop.controller.deals.deal_source import MAX_SEED, DealSource
from marjapussi_desktop.controller.match.identity import identity_of
from marjapussi_desktop.controller.match.session import Session, source_of
from marjapussi_desktop.engine.record import Undone, format_record
from marjapussi_desktop.engine.record_reading import parse_record
from marjapussi_desktop.settings import matches
from marjapussi_desktop.settings.database import connect
from marjapussi_desktop.settings.problems import ProblemKind
from tests.helpers.rulesets import PRESET_IDS
from tests.helpers.saved_matches import Home, begun, new_record, play_some, settle


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESET_IDS)
def test_the_match_goes_on_where_it_was(home: Home, preset: str) -> None:
    dice = random.Random(preset)
    history = home.open()
    history.warm_up()
    session = begun(history, preset)
    for _ in range(3):
        play_some(session, dice, dice.randrange(5, 60))
        settle(history, session.is_over)
        history.close()
        history = home.open()
        resumed = history.load()
        assert resumed is not None
        again = Session.take_up(resumed.replayed, resumed.source, history.journal())
        for viewer in range(len(session.record.players)):
            assert again.view(viewer) == session.view(viewer)
        assert again.record == session.record
        session = again
    home.close()
    assert home.problems == []


@pytest.mark.parametrize("seed", [0, 10**15, MAX_SEED])
def test_a_match_of_any_seed_goes_on(home: Home, seed: int) -> None:
    """Nine of ten matches have a seed of sixteen digits."""
    history = home.open()
    session = begun(history, "huutopussi", DealSource(seed))
    play_some(session, random.Random(1), 20)
    settle(history)
    history.close()
    resumed = home.open().load()
    home.close()
    assert home.problems == []
    assert resumed is not None
    assert resumed.replayed.record == session.record


def test_a_new_match_takes_the_place_of_the_old_one(home: Home) -> None:
    history = home.open()
    play_some(begun(history, "huutopussi"), random.Random(1), 20)
    second = begun(history, "marjapussi")
    play_some(second, random.Random(1), 5)
    settle(history)
    history.close()
    resumed = home.open().load()
    assert resumed is not None
    assert resumed.replayed.record == second.record
    home.close()


@pytest.mark.parametrize(("is_won", "state"), [(True, "finished"), (False, "abandoned")])
def test_a_match_is_finished_by_the_next_one_if_it_was_won_and_given_up_else(
    home: Home, is_won: bool, state: str
) -> None:
    history = home.open()
    play_some(begun(history, "marjapussi"), random.Random(1), 20)
    settle(history, is_won)
    begun(history, "marjapussi")
    history.close()
    with closing(connect(home.path)) as connection:
        states = connection.execute("SELECT state FROM match ORDER BY rowid").fetchall()
    assert [one for (one,) in states] == [state, "current"]
    home.close()


def test_a_match_has_an_id_that_its_copies_keep(home: Home) -> None:
    history = home.open()
    first, second = begun(history, "bondtolva").record, begun(history, "bondtolva").record
    assert len({first.id, second.id, ""}) == 3
    copy = parse_record(format_record(second)).record
    history.begin(copy, DealSource(copy.seed))
    settle(history)
    history.close()
    resumed = home.open().load()
    assert resumed is not None
    assert resumed.replayed.record.id == second.id == identity_of(copy)
    home.close()


def test_a_record_without_an_id_is_known_by_its_beginning() -> None:
    session = Session(new_record("huutopussi"), DealSource(7))
    play_some(session, random.Random(1), 5)
    known = identity_of(session.record)
    play_some(session, random.Random(1), 5)
    assert identity_of(session.record) == known
    assert identity_of(parse_record(format_record(session.record)).record) == known
    other = Session(new_record("huutopussi", seed=8), DealSource(8))
    other.deal_next()
    assert identity_of(other.record) != known


def test_without_a_match_there_is_nothing_to_load(home: Home) -> None:
    assert home.open().load() is None
    home.close()


def test_deals_that_are_played_again_survive(home: Home) -> None:
    first = Session(new_record("huutopussi"), DealSource(3))
    play_some(first, random.Random(5), 150)
    assert first.hand_number > 1
    history = home.open()
    session = begun(history, "huutopussi", source_of(first.record))
    play_some(session, random.Random(1), 3)
    settle(history)
    history.close()
    resumed = home.open().load()
    assert resumed is not None
    assert resumed.source.given[1] == first.record.hands[1].deal
    assert resumed.source.first_dealer(first.record.rules) == first.record.hands[0].dealer
    home.close()


def test_a_record_that_was_opened_is_saved_with_what_was_undone(home: Home) -> None:
    source = DealSource(3)
    session = Session(new_record("marjapussi"), source)
    play_some(session, random.Random(3), 60)
    seat = session.seat_to_act
    assert seat is not None
    session.undo((seat + 1) % 4)
    assert any(hand.undone for hand in session.record.hands)
    history = home.open()
    history.begin(session.record, source)
    settle(history)
    history.close()
    resumed = home.open().load()
    assert resumed is not None
    assert resumed.replayed.record == session.record
    assert all(isinstance(undone, Undone) for hand in resumed.replayed.record.hands for undone in hand.undone)
    home.close()


def test_a_result_that_was_not_written_any_more_is_written_at_the_next_start(home: Home) -> None:
    history = home.open()
    session = begun(history, "bondtolva")
    journal = session.journal
    play_some(session, random.Random(2), 1)
    dice = random.Random(2)
    while not session.awaits_deal:
        play_some(session, dice, 1)
    assert journal is not None
    # As if the program had been killed between the last move and the result.
    session.record.hands[-1].result, result = None, session.record.hands[-1].result
    journal.hand_ended(session.hand_number - 1, session.record)
    settle(history)
    history.close()
    resumed = home.open().load()
    assert resumed is not None
    assert resumed.replayed.record.hands[-1].result == result
    home.close()
    third = home.open().load()
    assert third is not None
    assert third.replayed.record.hands[-1].result == result
    home.close()


def test_a_match_that_does_not_follow_the_rules_is_set_aside_with_a_word(home: Home) -> None:
    history = home.open()
    session = begun(history, "marjapussi")
    play_some(session, random.Random(1), 4)
    journal = session.journal
    assert journal is not None
    journal.move_made(0, session.ply, session.record.hands[0].moves[0])
    settle(history)
    history.close()
    again = home.open()
    assert again.load() is None
    home.close()
    assert len(home.problems) == 1
    assert home.open().load() is None
    home.close()


def saved_match(home: Home) -> None:
    """Leaves a match whose deals are given in the file."""
    first = Session(new_record("huutopussi"), DealSource(3))
    play_some(first, random.Random(5), 150)
    history = home.open()
    play_some(begun(history, "huutopussi", source_of(first.record)), random.Random(1), 3)
    settle(history)
    history.close()


NONSENSE: dict[str, object] = {
    "given": 5,
    "given_dealer": 99,
    "seed": "x",
    "players": None,
    "rules": [],
    "preset": {},
    "version": 10**30,
}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        *NONSENSE.items(),
        ("given", [None]),
        ("given", [{"cards": []}]),
        ("given", [{"cards": [["AS"]] * 4}]),
        ("given_dealer", -1),
        ("given_dealer", "0"),
        ("given_dealer", True),
        ("seed", 1.5),
    ],
)
def test_nonsense_under_a_valid_seal_is_set_aside_with_a_word(home: Home, key: str, value: object) -> None:
    saved_match(home)
    with closing(connect(home.path)) as connection:
        match_id, header = connection.execute("SELECT id, header FROM match").fetchone()
        assert key in json.loads(header)
        matches.save_header(
            connection, match_id, json.dumps({**json.loads(header), key: value}), now=matches.local_time()
        )
    again = home.open()
    assert again.load() is None
    home.close()
    assert [problem.kind for problem in home.problems] == [ProblemKind.MATCH_DAMAGED]
    assert home.problems[0].file is not None
    assert home.problems[0].file.exists()


@pytest.mark.parametrize("key", ["cards", "kitty", "dealer"])
@pytest.mark.parametrize("value", [None, 5, [None], {}])
def test_a_deal_of_nonsense_is_set_aside_with_a_word(home: Home, key: str, value: object) -> None:
    saved_match(home)
    with closing(connect(home.path)) as connection:
        (match_id, deal), *_ = connection.execute("SELECT match, deal FROM hand WHERE number = 0").fetchall()
        deal = json.dumps({**json.loads(deal), key: value})
        connection.execute("UPDATE hand SET deal = ? WHERE number = 0", (deal,))
        matches.set_result(connection, match_id, 0, None)  # seals it
    assert home.open().load() is None
    home.close()
    assert [problem.kind for problem in home.problems] == [ProblemKind.MATCH_DAMAGED]


def test_what_is_fetched_is_told_once_and_current_from_then_on(home: Home) -> None:
    saved_match(home)
    history = home.open()
    is_read = threading.Event()
    history.fetch((is_read.set,))
    assert is_read.wait(10)
    assert history.current is None
    assert history.fetched() is not None
    assert history.current is not None
    assert history.fetched() is None
    home.close()


def test_without_sqlite_the_match_goes_on_in_memory(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Python that was built without it."""
    monkeypatch.setitem(sys.modules, "marjapussi_desktop.settings.store", None)
    history = home.open()
    written = threading.Event()
    session = begun(history, "huutopussi")
    history.warm_up()
    history.when_written(False, written.set)
    assert written.wait(10)
    play_some(session, random.Random(1), 5)
    assert history.load() is None
    history.close()
    assert [problem.kind for problem in home.problems] == [ProblemKind.MATCHES_NOT_SAVED]


def test_records_of_saved_matches_are_records() -> None:
    session = Session(new_record("huutopussi-3"), DealSource(3))
    play_some(session, random.Random(1), 30)
    assert parse_record(format_record(session.record)).record == session.record
