"""What the queries find is what one finds who goes through the facts one by one."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import fields, replace
from math import nan
from statistics import fmean, stdev

import pytest

from marjapussi_desktop.settings import facts, migrations, queries
from marjapussi_desktop.settings.facts import HandFacts, MatchFacts
from marjapussi_desktop.settings.matches import fingerprint
from marjapussi_desktop.settings.queries import Filter, Row
from marjapussi_desktop.settings.statistics import Statistics, Tally
from tests.helpers.made_facts import made_match


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as opened:
        migrations.create(opened)
        yield opened


@pytest.fixture
def made(connection: sqlite3.Connection) -> list[tuple[MatchFacts, tuple[HandFacts, ...]]]:
    dice = random.Random(4)
    found = [made_match(dice, nth) for nth in range(60)]
    for match, hands in found:
        connection.execute("INSERT INTO match (id, started) VALUES (?, ?)", (match.match, hands[0].started))
        facts.write_facts(connection, match, hands, fingerprint(connection, match.match))
    return found


FILTERS: dict[str, tuple[Filter, Callable[[HandFacts], bool]]] = {
    "all": (Filter(), lambda hand: True),
    "a game": (Filter(preset="huutopussi"), lambda hand: hand.preset == "huutopussi"),
    "house rules": (Filter(house_rules=True), lambda hand: hand.house_rules),
    "as published": (Filter(house_rules=False), lambda hand: not hand.house_rules),
    "a partner's level": (Filter(partner="expert"), lambda hand: hand.partner_level == "expert"),
    "a partner": (Filter(partner="+aino"), lambda hand: hand.partner == "aino"),
    "an opponent": (Filter(opponent="+eino"), lambda hand: "eino" in (hand.opponent, hand.other_opponent)),
    "since": (Filter(since="2026-06-01T00:00:00"), lambda hand: hand.started >= "2026-06-01T00:00:00"),
    "nothing": (Filter(preset="marjapussi", partner="nobody"), lambda hand: False),
}


@pytest.mark.parametrize("name", FILTERS)
def test_the_report_is_that_of_the_hands_one_by_one(
    connection: sqlite3.Connection, made: list[tuple[MatchFacts, tuple[HandFacts, ...]]], name: str
) -> None:
    wanted, belongs = FILTERS[name]
    hands = [hand for _match, own in made for hand in own if belongs(hand) and hand.kind != "redeal"]
    report = queries.report(connection, wanted)
    total, own = report.total, [hand for hand in hands if hand.declarer == "own" and hand.made is not None]
    over = [match for match, _own in made if match.counts and match.match in {hand.match for hand in hands}]
    assert (total.matches, total.won) == (len(over), sum(bool(match.won) for match in over))
    assert (total.hands, total.contracts, total.made) == (len(hands), len(own), sum(bool(hand.made) for hand in own))
    assert (report.marriages.own, report.porvoo.other, report.slams.own) == (
        sum(hand.own_marriages for hand in hands),
        sum(hand.other_porvoo for hand in hands),
        sum(hand.own_slam for hand in hands),
    )
    assert report.is_percent == (len({hand.preset for hand in hands}) > 1)
    check_estimates(total, hands, report.is_percent)
    assert sum(count for count, _mean in report.curve) == len(hands)
    assert len(report.curve) <= queries.POINTS_IN_CURVE
    assert sum(made + failed for _level, made, failed in report.contracts) == len(own)
    assert sum(row.hands for row in report.games) == len(hands)
    for row in report.characters:
        seats = ("partner",) if row.key[0] == "partner" else ("opponent", "other_opponent")
        with_them = [hand for hand in hands if row.key[1] in [getattr(hand, seat) for seat in seats]]
        assert row.hands == len(with_them)
        check_estimates(row, with_them, report.is_percent)


def check_estimates(row: Row, hands: list[HandFacts], is_percent: bool) -> None:
    if len(hands) < 2:
        return
    factors = [100 / hand.target if is_percent else 1.0 for hand in hands]
    scores = [(hand.own_score - hand.other_score) * by for hand, by in zip(hands, factors, strict=True)]
    luck = [hand.par * by for hand, by in zip(hands, factors, strict=True)]
    play = [score - par for score, par in zip(scores, luck, strict=True)]
    for found, values in ((row.score, scores), (row.luck, luck), (row.play, play)):
        assert found.mean == pytest.approx(fmean(values), abs=1e-9)
        assert found.error == pytest.approx(stdev(values) / len(values) ** 0.5, abs=1e-9)
    assert row.luck.mean + row.play.mean == pytest.approx(row.score.mean)


def test_what_can_be_chosen_is_what_there_is(
    connection: sqlite3.Connection, made: list[tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    hands = [hand for _match, own in made for hand in own]
    offered = queries.offered(connection)
    assert set(offered.presets) == {hand.preset for hand in hands}
    assert {f"+{hand.partner}" for hand in hands if hand.partner} <= set(offered.partners)
    assert {hand.opponent_level for hand in hands} <= set(offered.opponents)


def test_matches_that_both_have_counted_count_once(
    connection: sqlite3.Connection, made: list[tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    """The tallies count two matches of which the facts know one."""
    match, hands = next((match, hands) for match, hands in made if match.counts and match.partner_level)
    own = [hand for hand in hands if hand.declarer == "own" and hand.made is not None]
    key = (match.preset, match.partner_level, match.opponent_level)
    known = Tally(
        *key, 1, int(bool(match.won)), len(hands), len(own), sum(bool(hand.made) for hand in own), match.house_rules
    )
    older = Tally(*key, 1, 1, 9, 4, 3, match.house_rules)
    statistics = Statistics().with_match(match.record, known).with_match("of long ago", older)
    assert statistics.without_known(queries.known_matches(connection, statistics)) == (older,)
    later = replace(statistics, since="2100-01-01T00:00:00")
    assert later.without_known(queries.known_matches(connection, later)) == (known.plus(older),)


def test_deals_that_were_played_before_do_not_count(connection: sqlite3.Connection) -> None:
    """The practice of a deal of the day counted, and so did deals that were played again. Facts come newest first."""
    dice = random.Random(2)
    found = [made_match(dice, nth) for nth in range(4)]
    for match, hands in found:
        connection.execute("INSERT INTO match (id, started) VALUES (?, ?)", (match.match, hands[0].started))
    named = [replace(match, preset="huutopussi", won=True, counts=True) for match, _hands in found]

    def cards(nth: int, *deals: str) -> tuple[HandFacts, ...]:
        one = replace(found[nth][1][0], kind="played", preset="huutopussi")
        return tuple(replace(one, number=number, deal=deal) for number, deal in enumerate(deals))

    played = [cards(0, "a", "b"), cards(1, "a"), cards(2, "c"), cards(3, "a", "b", "d")]
    played[2] = (
        *played[2],
        replace(played[2][0], number=5, deal="b"),
    )  # gone on with: b is a repeat, the match is none
    for match, hands in zip(reversed(named), reversed(played), strict=True):
        facts.write_facts(connection, match, hands, fingerprint(connection, match.match))
    total = queries.report(connection, Filter()).total
    assert (total.hands, total.matches, total.won) == (4, 2, 2), "a, b, c, d; the first match and the third"
    rows = connection.execute("SELECT match, number FROM played_hand WHERE repeats ORDER BY match, number").fetchall()
    second, third, last = (match.match for match in named[1:])
    assert rows == [(second, 0), (third, 5), (last, 0), (last, 1)]
    # What the tallies have counted of them is known, and not told as matches of which only the result is.
    key = (named[1].preset, named[1].partner_level, named[1].opponent_level)
    tally = Tally(*key, 1, 1, 1, 0, 0, named[1].house_rules)
    statistics = Statistics().with_match(named[1].record, tally)
    assert statistics.without_known(queries.known_matches(connection, statistics)) == ()


def test_house_rules_are_rows_of_their_own_by_name(connection: sqlite3.Connection) -> None:
    dice = random.Random(2)
    for nth, rules in enumerate(("", "target=300", "kontra=true", "kontra=false")):
        match, hands = made_match(dice, nth)
        match = replace(match, preset="huutopussi", house_rules=bool(rules), rules=rules)
        one = replace(hands[0], kind="played", preset="huutopussi", house_rules=bool(rules), rules=rules)
        connection.execute("INSERT INTO match (id, started) VALUES (?, ?)", (match.match, one.started))
        facts.write_facts(connection, match, (one,), fingerprint(connection, match.match))
    names = {("huutopussi", "target=300"): "At the cottage", ("marjapussi", "kontra=true"): "Elsewhere"}
    rows = {row.key: row.hands for row in queries.report(connection, Filter(), names).games}
    game = "huutopussi"
    assert rows == {(game, 0, ""): 1, (game, 1, "At the cottage"): 1, (game, 1, ""): 2}


def test_the_tables_have_a_column_for_every_fact(connection: sqlite3.Connection) -> None:
    columns = migrations.columns_of(connection)
    for table, kind in (("played_match", MatchFacts), ("played_hand", HandFacts)):
        assert {column for name, column in columns if name == table} == {field.name for field in fields(kind)}


def test_the_balance_of_a_match_is_the_sum_over_its_hands(
    connection: sqlite3.Connection, made: list[tuple[MatchFacts, tuple[HandFacts, ...]]]
) -> None:
    for match, own in made:
        hands = [hand for hand in own if hand.kind != "redeal"]
        found = queries.balance(connection, match.match)
        if not hands:
            assert found is None
            continue
        assert found is not None
        assert found.numbers == tuple(hand.number for hand in hands)
        assert found.last == own[-1].number
        assert found.luck == pytest.approx(sum(hand.par for hand in hands))
        assert found.luck + found.play == pytest.approx(sum(hand.own_score - hand.other_score for hand in hands))
        plays = [hand.own_score - hand.other_score - hand.par for hand in hands]
        assert found.error == pytest.approx(len(plays) ** 0.5 * stdev(plays) if len(plays) > 1 else nan, nan_ok=True)
        assert found.spread**2 == pytest.approx(sum(hand.par_spread**2 for hand in hands))
    # What has changed since is not told.
    connection.execute("UPDATE match SET reckoned = NULL")
    assert queries.balance(connection, made[0][0].match) is None
