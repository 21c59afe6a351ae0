"""Reading records: whole ones are replayed, damaged ones are refused with hand, move and reason."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_desktop.engine.dealing import DealFault
from marjapussi_desktop.engine.errors import Fault, FaultFacts, MarjapussiError, RecordError
from marjapussi_desktop.engine.options import ProblemKind
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.reasons import Reason
from marjapussi_desktop.engine.record import Undone, format_record, record_to_json
from marjapussi_desktop.engine.record_reading import parse_record, replay, replay_saved
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.strict_json import Json, parse_json
from marjapussi_desktop.evaluation.simulation import play_match
from tests.helpers.rulesets import PRESET_IDS, SEEDS, laws


@cache
def written(preset: str, seed: int = 3, max_hands: int | None = 3, trace: bool = False) -> str:
    levels = ("random",) * players_in(PRESETS[preset].layout)
    return format_record(play_match(preset, PRESETS[preset], levels, seed, max_hands, trace=trace))


def record(preset: str = "marjapussi", **how: Any) -> Json:
    data: Json = json.loads(written(preset, **how))
    return data


def facts_of(data: object) -> FaultFacts:
    with pytest.raises(RecordError) as caught:
        parse_record(data if isinstance(data, str) else json.dumps(data))
    return caught.value.facts


@pytest.mark.parametrize("preset", PRESET_IDS)
def test_what_was_written_is_read_again(preset: str) -> None:
    text = written(preset)
    replayed = parse_record(text)
    assert format_record(replayed.record) == text
    assert list(replayed.match.totals) == json.loads(text)["totals"]


def test_legal_moves_beside_a_move_are_no_obstacle() -> None:
    traced = record(trace=True)
    assert "legal" in traced["hands"][0]["moves"][0]
    assert json.loads(format_record(replay(traced).record)) == record()


def test_legal_moves_may_stand_in_any_order() -> None:
    traced = record("huutopussi-3", trace=True)
    dice = random.Random(1)
    seen = set()
    for hand in traced["hands"]:
        for move in hand["moves"]:
            dice.shuffle(move["legal"])
            for index, entry in enumerate(move["legal"]):
                head, of, cards = entry.partition(" of ")
                if of:
                    move["legal"][index] = f"{head} of {' '.join(dice.sample(cards.split(), len(cards.split())))}"
                    seen.add(head)
    assert seen == {"discard 3"}
    assert replay(traced).record.hands


def test_unknown_fields_are_no_obstacle() -> None:
    data = record()
    data["comment"] = "a good evening"
    data["hands"][0]["comment"] = "so-so"
    data["hands"][0]["result"]["comment"] = "well played"
    assert record_to_json(replay(data).record) == record()


# -- one damage of each sort ------------------------------------------------------------------------------------------


def damage(path: str, change: Callable[[Any], Any] | object, **how: Any) -> Callable[[], Json]:
    """A record in which the thing at ``path`` (``hands.0.moves.2.seat``) is changed, or left out for ``...``."""

    def damaged() -> Json:
        data = record(**how)
        *way, last = [int(step) if step.lstrip("-").isdigit() else step for step in path.split(".")]
        holder: Any = data
        for step in way:
            holder = holder[step]
        if change is ...:
            del holder[last]
        else:
            holder[last] = change(holder[last]) if callable(change) else change
        return data

    return damaged


def with_dealer_and_hand_repeated() -> Json:
    data = record(max_hands=None, preset="bondtolva")
    assert data["winner"] is not None
    data["hands"].append(copy.deepcopy(data["hands"][-1]))
    return data


def with_a_card_dealt_twice() -> Json:
    data = record()
    data["hands"][1]["cards"][0][0] = data["hands"][1]["cards"][1][0]
    return data


def without_the_end_of_the_first_hand() -> Json:
    data = record()
    del data["hands"][0]["moves"][-1]
    data["hands"][0]["result"] = None
    return data


def text_with(old: str, new: str) -> str:
    """The text of a record with something else in the place of what is there once."""
    assert written("marjapussi").count(old) == 1
    return written("marjapussi").replace(old, new)


UNDONE_DAMAGED = FaultFacts(Fault.BAD_FIELD, 1, detail="undone")
WON: dict[str, Any] = {"preset": "bondtolva", "max_hands": None}
CASES: list[tuple[Callable[[], object], FaultFacts]] = [
    (lambda: "{", FaultFacts(Fault.NOT_JSON)),
    (lambda: "[" * 100_000, FaultFacts(Fault.NOT_JSON)),
    (lambda: [1], FaultFacts(Fault.WRONG_FORMAT)),
    (damage("format", "tarot-record"), FaultFacts(Fault.WRONG_FORMAT)),
    (damage("version", 2), FaultFacts(Fault.NEWER_VERSION, detail="2")),
    (damage("version", 0), FaultFacts(Fault.BAD_FIELD, detail="version")),
    (damage("version", ...), FaultFacts(Fault.BAD_FIELD, detail="version")),
    (damage("version", True), FaultFacts(Fault.BAD_FIELD, detail="version")),
    (damage("preset", 3), FaultFacts(Fault.BAD_FIELD, detail="preset")),
    (damage("preset", "canasta"), FaultFacts(Fault.BAD_RULES, detail="preset")),
    (damage("rules", []), FaultFacts(Fault.BAD_FIELD, detail="rules")),
    (damage("rules.pack", 30), FaultFacts(Fault.BAD_RULES, detail="pack")),
    (damage("rules.family", ...), FaultFacts(Fault.BAD_RULES, detail="family")),
    (damage("rules.little_ones_points", True), FaultFacts(Fault.BAD_RULES, detail="little_ones_points")),
    (damage("players", []), FaultFacts(Fault.BAD_FIELD, detail="players")),
    (damage("players.1", "Aino"), FaultFacts(Fault.BAD_FIELD, detail="players[1]")),
    (damage("players.1.kind", ...), FaultFacts(Fault.BAD_FIELD, detail="players[1].kind")),
    (damage("seed", "x"), FaultFacts(Fault.BAD_FIELD, detail="seed")),
    (damage("hands", {}), FaultFacts(Fault.BAD_FIELD, detail="hands")),
    (damage("hands.1", 7), FaultFacts(Fault.BAD_FIELD, 2, detail="hand")),
    (damage("hands.0.dealer", 4), FaultFacts(Fault.BAD_FIELD, 1, detail="dealer")),
    (damage("hands.0.dealer", "0"), FaultFacts(Fault.BAD_FIELD, 1, detail="dealer")),
    (damage("hands.1.dealer", lambda d: (d + 1) % 4), FaultFacts(Fault.WRONG_DEALER, 2)),
    (damage("hands.0.cards", ...), FaultFacts(Fault.BAD_FIELD, 1, detail="cards")),
    (damage("hands.0.cards", 7), FaultFacts(Fault.BAD_FIELD, 1, detail="cards")),
    (damage("hands.0.cards.2", "AS"), FaultFacts(Fault.BAD_FIELD, 1, detail="cards")),
    (damage("hands.0.cards.2.0", "1S"), FaultFacts(Fault.BAD_FIELD, 1, detail="cards")),
    (damage("hands.0.cards.2.0", ["AS"]), FaultFacts(Fault.BAD_FIELD, 1, detail="cards")),
    (with_a_card_dealt_twice, FaultFacts(Fault.BAD_DEAL, 2)),
    (damage("hands.0.cards.2.0", ...), FaultFacts(Fault.BAD_DEAL, 1)),
    (damage("hands.0.kitty", None), FaultFacts(Fault.BAD_FIELD, 1, detail="kitty")),
    (damage("hands.2.moves", ...), FaultFacts(Fault.BAD_FIELD, 3, detail="moves")),
    (damage("hands.0.moves.4", "play AS"), FaultFacts(Fault.BAD_FIELD, 1, 5, "move")),
    (damage("hands.0.moves.4.move", "play XX"), FaultFacts(Fault.UNREADABLE_MOVE, 1, 5, "play XX")),
    (damage("hands.0.moves.4.move", lambda move: f"{move} "), FaultFacts(Fault.UNREADABLE_MOVE, 1, 5)),
    (damage("hands.0.moves.4.move", ...), FaultFacts(Fault.BAD_FIELD, 1, 5, "move")),
    (damage("hands.0.moves.4.move", "jump"), FaultFacts(Fault.UNKNOWN_MOVE, 1, 5, "jump")),
    (damage("hands.0.moves.4.seat", 4), FaultFacts(Fault.BAD_FIELD, 1, 5, "seat")),
    (damage("hands.0.moves.4.seat", True), FaultFacts(Fault.BAD_FIELD, 1, 5, "seat")),
    (damage("hands.0.moves.4.seat", ...), FaultFacts(Fault.BAD_FIELD, 1, 5, "seat")),
    (damage("hands.1.moves.0.move", "bid 50"), FaultFacts(Fault.ILLEGAL_MOVE, 2, 1)),
    (damage("hands.1.moves.3.seat", lambda s: (s + 1) % 4), FaultFacts(Fault.ILLEGAL_MOVE, 2, 4)),
    (damage("hands.0.moves", lambda moves: [*moves, moves[-1]]), FaultFacts(Fault.MOVE_AFTER_END, 1)),
    (with_dealer_and_hand_repeated, FaultFacts(Fault.HAND_AFTER_END)),
    (without_the_end_of_the_first_hand, FaultFacts(Fault.HAND_UNFINISHED, 1)),
    (damage("hands.0.result", ...), FaultFacts(Fault.BAD_FIELD, 1, detail="result")),
    (damage("hands.0.result", None), FaultFacts(Fault.WRONG_RESULT, 1)),
    (damage("hands.0.result.kind", "redeal"), FaultFacts(Fault.WRONG_RESULT, 1, detail='kind: "played"')),
    (damage("hands.2.result.scores", [9, 9]), FaultFacts(Fault.WRONG_RESULT, 3)),
    (damage("hands.0.undone", [{"ply": "x"}]), FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].ply")),
    (damage("hands.0.undone", 7), FaultFacts(Fault.BAD_FIELD, 1, detail="undone")),
    (damage("hands.0.undone", None), FaultFacts(Fault.BAD_FIELD, 1, detail="undone")),
    (damage("hands.0.undone", [{"ply": float("inf"), "moves": []}]), FaultFacts(Fault.NOT_JSON)),
    (
        damage("hands.0.undone", [{"ply": 1, "moves": [{"seat": "1", "move": "pass"}]}]),
        FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].moves[0].seat"),
    ),
    (
        damage("hands.0.undone", [{"ply": 1, "moves": [{"seat": 1}]}]),
        FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].moves[0].move"),
    ),
    (damage("hands.0.undone", [{"ply": 1, "moves": [7]}]), FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].moves[0]")),
    (damage("hands.0.undone", [7]), FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0]")),
    (damage("hands.0.undone", [{"ply": -1, "moves": []}]), FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].ply")),
    (damage("hands.0.undone", [{"ply": 999, "moves": []}]), FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].ply")),
    (
        damage("hands.0.undone", [{"ply": 5, "moves": []}, {"ply": 2, "moves": [{"seat": 1, "move": "pass"}]}]),
        FaultFacts(Fault.BAD_FIELD, 1, detail="undone[0].ply"),
    ),
    (damage("hands.0.undone", [{"ply": 10**30, "moves": []}]), FaultFacts(Fault.NOT_JSON)),
    (
        damage("hands.0.undone", [{"ply": 1, "moves": [{"seat": 1, "move": "pass "}]}]),
        FaultFacts(Fault.UNREADABLE_MOVE, 1, detail="pass "),
    ),
    (
        damage("hands.0.undone", [{"ply": 1, "moves": [{"seat": 1, "move": "\udfff"}]}]),
        FaultFacts(Fault.UNKNOWN_MOVE, 1),
    ),
    (damage("players.0.name", "\ud800"), FaultFacts(Fault.BAD_FIELD, detail="players[0].name")),
    (damage("totals", [0, 1]), FaultFacts(Fault.WRONG_TOTALS)),
    (damage("totals", ...), FaultFacts(Fault.WRONG_TOTALS)),
    (damage("winner", 1), FaultFacts(Fault.WRONG_WINNER, detail="null")),
    (damage("winner", ...), FaultFacts(Fault.WRONG_WINNER, detail="null")),
    # What is equal and of another type.
    (damage("totals", lambda totals: [float(total) for total in totals]), FaultFacts(Fault.WRONG_TOTALS)),
    (damage("winner", bool, **WON), FaultFacts(Fault.WRONG_WINNER)),
    (damage("winner", float, **WON), FaultFacts(Fault.WRONG_WINNER)),
    (damage("hands.0.result.tricks.0", float), FaultFacts(Fault.WRONG_RESULT, 1)),
    (damage("hands.0.dealer", float), FaultFacts(Fault.BAD_FIELD, 1, detail="dealer")),
    (damage("version", float), FaultFacts(Fault.BAD_FIELD, detail="version")),
    (damage("seed", True), FaultFacts(Fault.BAD_FIELD, detail="seed")),
    (damage("rules.pack", float), FaultFacts(Fault.BAD_RULES, detail="pack")),
    (damage("rules.ask_whole", int), FaultFacts(Fault.BAD_RULES, detail="ask_whole")),
    # What JSON leaves open.
    (
        lambda: text_with('"seed":3', '"seed":3,"seed":4'),
        FaultFacts(Fault.NOT_JSON, detail="the field 'seed' is there twice"),
    ),
    (lambda: text_with('"seed":3', '"seed":NaN'), FaultFacts(Fault.NOT_JSON, detail="NaN is no number")),
    (lambda: text_with('"seed":3', '"seed":-Infinity'), FaultFacts(Fault.NOT_JSON, detail="-Infinity is no number")),
    (lambda: text_with('"seed":3', '"other":1e999'), FaultFacts(Fault.NOT_JSON, detail="a number is too large")),
    (lambda: text_with('"seed":3', f'"seed":{"9" * 5000}'), FaultFacts(Fault.NOT_JSON)),
    (lambda: text_with('"seed":3', f'"other":{"[" * 40}{"]" * 40}'), FaultFacts(Fault.NOT_JSON)),
    (lambda: text_with('"seed":3', f'"other":{"[" * 9000}{"]" * 9000}'), FaultFacts(Fault.NOT_JSON)),
    # What the seat could have done.
    (damage("hands.0.moves.4.legal", 7, trace=True), FaultFacts(Fault.BAD_FIELD, 1, 5, "legal")),
    (
        damage("hands.0.moves.4.legal", lambda legal: [*legal, 7], trace=True),
        FaultFacts(Fault.BAD_FIELD, 1, 5, "legal"),
    ),
    (damage("hands.0.moves.4.legal", lambda legal: legal[1:], trace=True), FaultFacts(Fault.LEGAL_LACKS, 1, 5)),
    (
        damage("hands.0.moves.4.legal", lambda legal: [*legal, "fly"], trace=True),
        FaultFacts(Fault.LEGAL_EXCEEDS, 1, 5, "fly"),
    ),
    (
        damage("hands.0.moves.4.legal", lambda legal: [*legal, *legal], trace=True),
        FaultFacts(Fault.LEGAL_EXCEEDS, 1, 5),
    ),
]


@pytest.mark.parametrize(("damaged", "expected"), CASES, ids=[f"{i}-{f.fault}" for i, (_d, f) in enumerate(CASES)])
def test_damage_is_refused_with_its_place(damaged: Callable[[], object], expected: FaultFacts) -> None:
    found = facts_of(damaged())
    assert found.fault is expected.fault
    if found.fault is not Fault.HAND_AFTER_END:
        assert found.hand == expected.hand
    if found.fault is not Fault.MOVE_AFTER_END:
        assert found.move == expected.move
    if expected.detail:
        assert found.detail == expected.detail


def test_every_fault_has_a_case() -> None:
    assert {facts.fault for _damaged, facts in CASES} == set(Fault)


def test_the_facts_hold_the_reason_beneath() -> None:
    illegal = facts_of(damage("hands.1.moves.0.move", "bid 50")())
    assert illegal.refusal is not None
    assert illegal.refusal.reason is Reason.WRONG_PHASE
    dealt = facts_of(with_a_card_dealt_twice())
    assert dealt.deal is not None
    assert dealt.deal.fault is DealFault.CARD_TWICE
    assert facts_of(damage("preset", "canasta")()).problems[0].kind is ProblemKind.UNKNOWN_PRESET


def test_errors_tell_where_and_are_of_one_family() -> None:
    with pytest.raises(MarjapussiError, match=r"illegal_move \(hand 2, move 1\)"):
        replay(damage("hands.1.moves.0.move", "bid 50")())


def test_an_answer_of_the_wrong_kind_is_an_illegal_move() -> None:
    data = record("huutopussi", seed=1, max_hands=8)
    for number, hand in enumerate(data["hands"]):
        for ply, move in enumerate(hand["moves"]):
            if move["move"].startswith("answer"):
                move["move"] = "answer S" if move["move"] in ("answer yes", "answer no") else "answer yes"
                found = facts_of(data)
                assert (found.fault, found.hand, found.move) == (Fault.ILLEGAL_MOVE, number + 1, ply + 1)
                return
    raise AssertionError("nobody asked in these hands")


# -- undone moves, unfinished matches ---------------------------------------------------------------------------------


def test_games_that_people_dealt_have_no_seed() -> None:
    for seed in (..., None):
        assert parse_record(json.dumps(damage("seed", seed)())).record.seed == 0


def test_undone_moves_are_kept() -> None:
    data = record()
    data["hands"][0]["undone"] = [{"ply": 3, "moves": [{"seat": 1, "move": "play AS"}, {"seat": 2, "move": "play 7S"}]}]
    replayed = replay(data)
    assert replayed.record.hands[0].undone == [Undone(3, ((1, "play AS"), (2, "play 7S")))]
    assert record_to_json(replayed.record) == data


def test_a_match_saved_in_mid_hand_is_taken_up_there() -> None:
    data = record()
    head = {key: value for key, value in data.items() if key not in ("hands", "totals", "winner")}
    for moves in (0, 7, len(data["hands"][1]["moves"])):
        hands = copy.deepcopy(data["hands"][:2])
        del hands[1]["moves"][moves:]
        hands[1]["result"] = None
        replayed = replay_saved(head, hands)
        assert [len(hand.moves) for hand in replayed.record.hands] == [len(data["hands"][0]["moves"]), moves]
    hands[1]["result"] = {"kind": "played"}
    with pytest.raises(RecordError):
        replay_saved(head, hands)


def test_an_unfinished_record_ends_with_a_hand_without_a_result() -> None:
    data = record()
    totals = data["hands"][1]["result"]["totals"]
    del data["hands"][2]["moves"][5:]
    data["hands"][2]["result"] = None
    data["totals"] = totals
    replayed = replay(data)
    assert replayed.record.hands[2].result is None
    assert record_to_json(replayed.record) == data
    data["hands"][2]["result"] = {"kind": "played", "totals": totals}
    assert facts_of(data).fault is Fault.WRONG_RESULT


def test_a_match_without_hands_is_a_record_too() -> None:
    data = record()
    data["hands"], data["totals"] = [], [0, 0]
    assert replay(data).match.hand is None


# -- damage at random -------------------------------------------------------------------------------------------------

JUNK = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-1000, 1000), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=4,
)


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every holder and key inside a JSON value."""
    if isinstance(data, dict):
        return [place for key, value in data.items() for place in ((data, key), *places_in(value))]
    if isinstance(data, list):
        return [place for i, value in enumerate(data) for place in ((data, i), *places_in(value))]
    return []


@given(preset=st.sampled_from(PRESET_IDS), seed=SEEDS, junk=JUNK, kind=st.sampled_from(["junk", "drop", "copy"]))
@laws(300)
def test_any_damage_is_refused_or_harmless(preset: str, seed: int, junk: object, kind: str) -> None:
    data, dice = record(preset, max_hands=2), random.Random(seed)
    holder, key = dice.choice(places_in(data))
    if kind == "junk":
        holder[key] = junk
    elif kind == "drop":
        del holder[key]
    else:
        other_holder, other_key = dice.choice(places_in(data))
        holder[key] = copy.deepcopy(other_holder[other_key])
    try:
        replayed = replay(data)
    except RecordError:
        return
    again = json.loads(format_record(replayed.record))
    assert replay(again).record == replayed.record


@given(seed=SEEDS, cut=st.floats(0, 1), junk=st.text(max_size=3))
@laws(150)
def test_any_broken_text_is_refused_or_harmless(seed: int, cut: float, junk: str) -> None:
    text = written("huutopussi-3")
    at = int(cut * len(text))
    try:
        parse_json(text[:at] + junk + text[at + seed % 3 :])
        parse_record(text[:at] + junk + text[at + seed % 3 :])
    except RecordError:
        return
