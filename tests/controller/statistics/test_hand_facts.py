"""What statistics count is reckoned from the record alone, hand by hand, as the person's side saw it."""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean

import pytest

from marjapussi_desktop.controller.match.history import OPENED_HANDS, OPENED_OVER
from marjapussi_desktop.controller.statistics.hand_facts import facts_of
from marjapussi_desktop.engine.errors import RecordError
from marjapussi_desktop.engine.events import Why
from marjapussi_desktop.engine.options import with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, record_to_json
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.settings.matches import SavedMatch


def played(preset: str, seed: int = 3, rules: Ruleset | None = None, max_hands: int | None = None) -> MatchRecord:
    rules = rules or PRESETS[preset]
    levels = ["casual", "beginner+eino", "casual+helmi", "beginner+aino"][: players_in(rules.layout)]
    return play_match(preset, rules, levels, seed, max_hands, trace=False)


def saved(record: MatchRecord, **header: object) -> SavedMatch:
    data = record_to_json(record)
    hands = data.pop("hands")
    return SavedMatch("m", "2026-11-02T19:30:00", {**data, **header}, tuple(hands))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_facts_agree_with_the_results_of_the_hands(preset: str) -> None:
    record = played(preset, max_hands=3)
    layout = record.rules.layout
    match, hands = facts_of(saved(record))
    assert (match.preset, match.house_rules, match.hands) == (preset, False, len(record.hands))
    assert match.won == (None if record.winner is None else record.winner == 0)
    assert match.own_total == record.totals[0]
    assert match.other_total == max(record.totals[1:])
    for fact, hand in zip(hands, record.hands, strict=True):
        result = hand.result
        assert result is not None
        assert fact.started == "2026-11-02T19:30:00"
        assert fact.own_score == sum(line.amount for line in result.lines if line.side == 0)
        assert fact.other_score == fmean(result.scores[side] for side in range(1, sides_in(layout)))
        assert (fact.made, fact.contract) == (result.made, result.contract)
        own = None if result.declarer is None else side_of(result.declarer, layout) == 0
        assert fact.declarer == {None: "", True: "own", False: "other"}[own]
        declared = {(li.side, li.suit) for li in (*result.lines, *result.taken_lines) if li.suit is not None}
        assert fact.own_marriages + fact.other_marriages == len(declared)


@pytest.mark.parametrize(
    ("preset", "levels", "characters"),
    [
        ("huutopussi", ("casual", "beginner"), ("helmi", "eino", "aino")),
        ("huutopussi-3", ("", "beginner"), ("", "eino", "helmi")),
        ("bondtolva-2", ("", "beginner"), ("", "eino", "")),
    ],
)
def test_who_sat_where(preset: str, levels: tuple[str, str], characters: tuple[str, str, str]) -> None:
    match, (hand, *_more) = facts_of(saved(played(preset, max_hands=1)))
    assert (match.partner_level, match.opponent_level) == levels == (hand.partner_level, hand.opponent_level)
    assert (hand.partner, hand.opponent, hand.other_opponent) == characters


def test_house_rules_are_told_apart() -> None:
    rules = with_options(PRESETS["marjapussi"], {"target": 8})
    assert isinstance(rules, Ruleset)
    match, hands = facts_of(saved(played("marjapussi", rules=rules)))
    assert match.house_rules
    assert {hand.house_rules for hand in hands} == {True}
    assert {hand.target for hand in hands} == {8}


def test_porvoo_and_all_tricks_are_those_of_the_score_sheet() -> None:
    rules = PRESETS["bondtolva"]
    records = [play_match("bondtolva", rules, ["random"] * 4, seed, None, trace=False) for seed in range(3)]
    went = all_tricks = 0
    for record in records:
        for fact, hand in zip(facts_of(saved(record))[1], record.hands, strict=True):
            assert hand.result is not None
            sides = {line.side for line in (*hand.result.lines, *hand.result.adjustments) if line.why is Why.PORVOO}
            assert (fact.own_porvoo, fact.other_porvoo) == (0 in sides, 1 in sides)
            assert (fact.own_slam, fact.other_slam) == (hand.result.tricks[1] == 0, hand.result.tricks[0] == 0)
            went += fact.own_porvoo + fact.other_porvoo
            all_tricks += fact.own_slam + fact.other_slam
    assert went
    assert all_tricks


def test_par_is_what_bots_make_of_the_same_cards_whoever_played_them() -> None:
    """Played by others, the hand has the same par, and all sides' pars add up to nothing."""
    record = played("huutopussi", max_hands=1)
    (fact,) = facts_of(saved(record))[1]
    other = played("huutopussi", max_hands=1)
    other.players = tuple(changed(player, kind="bot:random") for player in other.players)
    (again,) = facts_of(saved(other))[1]
    assert (fact.par, fact.par_spread) == (again.par, again.par_spread)
    pars = [facts_of(saved(played("huutopussi", seed, max_hands=1)))[1][0].par for seed in range(4, 16)]
    assert min(pars) < 0 < max(pars)


def test_hands_that_were_over_when_a_record_was_opened_are_not_the_persons() -> None:
    record = played("bondtolva")
    match, hands = facts_of(saved(record, **{OPENED_HANDS: 2, OPENED_OVER: True}))
    assert [hand.number for hand in hands] == list(range(2, len(record.hands)))
    assert match.hands == len(hands)
    assert not match.counts
    assert facts_of(saved(record))[0].counts


def test_what_breaks_the_rules_gives_no_facts() -> None:
    whole = saved(played("bondtolva", max_hands=1))
    hand = {**whole.hands[0], "moves": whole.hands[0]["moves"][::-1]}
    with pytest.raises(RecordError):
        facts_of(replace(whole, hands=(hand,)))
