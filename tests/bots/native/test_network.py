"""The policy-value network in the kernel: what it sees, what it says, and hands played by it."""

from __future__ import annotations

import math
import random
from types import ModuleType
from typing import Any

import pytest

from marjapussi_desktop.bots.data_files import load_trained
from marjapussi_desktop.bots.knowledge.public_history import PublicHistory
from marjapussi_desktop.bots.native import Network, NetworkLikelihood, Rollouts, SelfPlay
from marjapussi_desktop.bots.native.encoding import (
    first_lead_code,
    move_code,
    native_rules,
    new_rollouts,
    public_position,
)
from marjapussi_desktop.bots.native.network import OUTPUTS, weight_count
from marjapussi_desktop.bots.native.network_features import INPUT_SIZES
from marjapussi_desktop.bots.native.self_play import MOST_SCORE
from marjapussi_desktop.bots.native.values import NOT_TOLD, PublicPosition, World
from marjapussi_desktop.bots.value.hand_worths import WON, hand_worths
from marjapussi_desktop.bots.value.networks import GAMES as NETWORK_GAMES
from marjapussi_desktop.bots.value.networks import Games, data_name, padded, unpacked
from marjapussi_desktop.engine.actions import Kontra, Re
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import HandState, Phase
from marjapussi_desktop.engine.values import changed
from tests.bots.native.twins import PLAIN_LIKELIHOOD, PLAIN_NETWORK, PLAIN_ROLLOUTS, PLAIN_SELF_PLAY, compiled
from tests.bots.native.worlds import world_of, world_of_deal
from tests.helpers.hidden import swap_of_unseen, with_cards_swapped
from tests.helpers.playing import hand_of, played_at_random
from tests.helpers.rulesets import random_variant

INPUTS = sum(INPUT_SIZES.values())
HIDDEN = (8, 8)
GAMES = list(PRESETS)
"""The presets in which a network may play."""


def some_numbers(seed: int) -> list[int]:
    """Weights of a small network."""
    dice = random.Random(seed)
    return [dice.randrange(-300, 300) for _number in range(weight_count(INPUTS, *HIDDEN))]


@pytest.fixture
def core() -> ModuleType:
    """The compiled twin."""
    module = compiled()
    if module is None:
        pytest.skip("the kernel was not compiled here")
    return module


def some_rules(seeds: range) -> list[Ruleset]:
    """The presets in which a network may play, and some with other options."""
    found = [random_variant(random.Random(seed), GAMES[seed % len(GAMES)]).rules for seed in seeds]
    return [PRESETS[name] for name in GAMES] + found


def set_for(rollouts: Rollouts, hand: HandState, seat: int) -> None:
    """The position as a seat knows it, with all cards where they are."""
    seen = observe(hand, seat)
    rollouts.set_position(public_position(seen, PublicHistory(seen)))
    rollouts.set_world(world_of(hand))


def test_a_seat_sees_the_same_whether_told_or_played() -> None:
    """Features from an observation are those of a hand that the kernel has played from the first lead on."""
    compared = 0
    for number, rules in enumerate(some_rules(range(8))):
        told, played = new_rollouts(rules), [new_rollouts(rules) for _seat in range(players_in(rules.layout))]
        is_running = False
        for moment in played_at_random(rules, number, 1):
            if moment.seat is None or moment.action is None:
                is_running = False
                continue
            before = hand_of(moment.before)
            if before.phase is not Phase.PLAY or isinstance(moment.action, Kontra | Re):
                continue
            if not is_running:
                for seat, one in enumerate(played):
                    set_for(one, before, seat)
                is_running = True
            set_for(told, before, moment.seat)
            assert told.features() == played[moment.seat].features(), before
            compared += 1
            for one in played:
                one.move(move_code(moment.action))
    assert compared > 400


def test_it_sees_no_hidden_card() -> None:
    """The same features, moves and judgement in the true deal and where the cards that the seat has not seen lie
    otherwise."""
    dice, seen = random.Random(3), 0
    for number, rules in enumerate(some_rules(range(6))):
        rollouts = new_rollouts(rules)
        rollouts.use_network(Network(*HIDDEN, some_numbers(1)))
        for moment in played_at_random(rules, number, 1):
            if moment.seat is None or dice.random() < 0.6:
                continue
            hand, seat = hand_of(moment.before), moment.seat
            if hand.phase is not Phase.PLAY or isinstance(moment.action, Kontra | Re):
                continue
            set_for(rollouts, hand, seat)
            true = rollouts.features(), rollouts.judged()
            other = with_cards_swapped(hand, swap_of_unseen(hand, seat, dice))
            rollouts.set_world(world_of(other))
            assert (rollouts.features(), rollouts.judged()) == true, hand
            seen += 1
    assert seen > 60


@pytest.mark.parametrize("name", NETWORK_GAMES)
def test_the_sums_of_the_networks_that_ship_stay_far_from_the_bounds(name: str) -> None:
    """Units have 16 bits, and the sums of the second layer single precision, which is exact below two to the 24."""
    kept = load_trained(data_name(name))
    first, second = kept["hidden"]
    numbers = padded(unpacked(kept["weights"]), first, second)
    later = INPUTS * first
    biases, rows = numbers[later : later + first], numbers[later + first : later + first + first * second]
    rules = next(rules for rules in PRESETS.values() if Games.of(rules).name == name)
    rollouts, dice, looked = new_rollouts(rules), random.Random(11), 0
    for moment in played_at_random(rules, 3, 1):
        if moment.seat is None or hand_of(moment.before).phase is not Phase.PLAY or dice.random() < 0.6:
            continue
        set_for(rollouts, hand_of(moment.before), moment.seat)
        active = [numbers[first * feature : first * feature + first] for feature in rollouts.features()]
        units = [sum(column) for column in zip(biases, *active, strict=True)]
        assert max(map(abs, units)) < 2**15 / 4
        sums = [
            sum(max(unit, 0) * abs(rows[second * at + column]) for at, unit in enumerate(units)) for column in (0, 1)
        ]
        assert max(sums) < 2**24
        looked += 1
    assert looked > 8


def test_twins_judge_and_play_alike(core: ModuleType) -> None:
    numbers = some_numbers(2)
    for name in ("marjapussi", "huutopussi-wurzel", "huutopussi-3", "bondtolva-2", "avomarjapussi"):
        rules, dice = PRESETS[name], random.Random(4)
        start = PublicPosition(first_lead=first_lead_code(rules, 2), declarer=0, contract=150)
        worlds = [world_of_deal(shuffled_deal(rules, dice)) for _world in range(2)]
        found = []
        for rollouts, network in ((PLAIN_ROLLOUTS, PLAIN_NETWORK), (core.Rollouts, core.Network)):
            twin = rollouts(native_rules(rules))
            twin.use_network(network(*HIDDEN, numbers))
            twin.set_position(start)
            twin.set_world(worlds[0])
            found.append((twin.judged(), twin.chosen(1), twin.play_worlds(worlds, 1)))
        assert found[0] == found[1]
        assert len({worth for _move, worth in found[0][0]}) > 1


def test_twins_sample_and_read_alike(core: ModuleType) -> None:
    """The same turns of self-play, and the same likelihood of what was done in a hand."""
    rules, numbers = PRESETS["huutopussi-wurzel"], some_numbers(3)
    world = world_of_deal(shuffled_deal(rules, random.Random(6)))
    start = PublicPosition(first_lead=first_lead_code(rules, 2), declarer=0, contract=150)
    kinds = (
        (PLAIN_SELF_PLAY, PLAIN_NETWORK, PLAIN_LIKELIHOOD),
        (core.SelfPlay, core.Network, core.NetworkLikelihood),
    )
    turns, read = [], []
    for self_play, network, likelihood in kinds:
        net = network(*HIDDEN, numbers)
        table = self_play(native_rules(rules), net)
        table.begin(start, world, 150, 2)
        turns.append((table.play(5, 2000, 400), table.result(0)))
        reader = likelihood(native_rules(rules), net, 0.3, 0.05)
        reader.read(start, world, [0, 1, 2, 3], [at_lowest(hand) for hand in world.hands])
        read.append([round(reader.log_likelihood(seat, world.hands[seat]), 9) for seat in range(4)])
    assert turns[0] == turns[1]
    assert turns[0][0]
    assert read[0] == read[1]


def plain_end(rules: Ruleset, world: World, seed: int, worths: tuple[float, ...]) -> tuple[Any, Any, Any]:
    """The points, tricks and pips by side of such a hand of self-play."""
    table = PLAIN_SELF_PLAY(native_rules(rules), PLAIN_NETWORK(*HIDDEN, some_numbers(3)))
    start = PublicPosition(first_lead=first_lead_code(rules, 2), missing=(4, 3, 0, 0))
    table.begin(start, world, 3, 3, 3, (0.0,) * 4, worths)
    table.play(seed, 2000, 400)
    return table.hand.points, table.hand.tricks, table.hand.pips


def test_twins_value_the_end_of_a_hand_alike_by_the_match(core: ModuleType) -> None:
    """A table of worths says what each side gains, by who wins a trick and by both scores."""
    rules, dice = PRESETS["marjapussi"], random.Random(7)
    worths = hand_worths(rules, (8, 9))
    start = PublicPosition(first_lead=first_lead_code(rules, 2), missing=(4, 3, 0, 0))
    seen = set()
    for number in range(8):
        world, found = world_of_deal(shuffled_deal(rules, dice)), []
        for self_play, network in ((PLAIN_SELF_PLAY, PLAIN_NETWORK), (core.SelfPlay, core.Network)):
            table = self_play(native_rules(rules), network(*HIDDEN, some_numbers(3)))
            table.begin(start, world, 3, 3, 3, (0.0,) * 4, worths)
            found.append((table.play(number, 2000, 400), table.result(0), table.result(1)))
        assert found[0] == found[1]
        _turns, first, second = found[0]
        assert first == -second
        points, tricks, pips = ([row[side] for side in range(2)] for row in plain_end(rules, world, number, worths))
        at = WON.index((tricks[0] > 0, tricks[1] > 0))
        worth = worths[(at * (MOST_SCORE + 1) + points[0]) * (MOST_SCORE + 1) + points[1]]
        assert first == pytest.approx(worth + 0.000_01 * (pips[0] - pips[1]))
        seen.add(round(first))
    assert len(seen) > 2


@pytest.mark.parametrize(("preset", "code"), [("marjapussi", 2), ("bondtolva", 0)])
def test_it_is_told_what_both_totals_lack(preset: str, code: int) -> None:
    """By steps of one, with what has been declared taken off; and what becomes of a total past the target."""
    rules, dice = PRESETS[preset], random.Random(1)
    groups = list(INPUT_SIZES)
    lacks, overshoot = (
        sum(INPUT_SIZES[one] for one in groups[: groups.index(name)]) for name in ("MISSING", "OVERSHOOT")
    )
    rollouts = new_rollouts(rules)
    start = PublicPosition(first_lead=first_lead_code(rules, 2), missing=(3, 1, 0, 0))

    def told(position: PublicPosition) -> set[int]:
        rollouts.set_position(position)
        rollouts.set_world(world_of_deal(shuffled_deal(rules, dice)))
        return {one for one in rollouts.features() if one >= lacks}

    assert told(start) == {lacks + 1 + 3, lacks + 16 + 1 + 1, overshoot + code}
    assert told(changed(start, leader=1)) == {lacks + 1 + 1, lacks + 16 + 1 + 3, overshoot + code}
    declared = changed(start, points=(2, 2, 0, 0))
    assert told(declared) == {lacks + 1 + 1, lacks + 16, overshoot + code}, "the other side is past it"
    assert told(changed(start, missing=NOT_TOLD)) == set()


def at_lowest(cards: int) -> int:
    """The number of the first card of a set."""
    return (cards & -cards).bit_length() - 1


def test_a_sampled_turn_holds_every_move_and_its_worth() -> None:
    """Worths of a made and a failed contract differ by the contract and what was taken."""
    rules = PRESETS["huutopussi-wurzel"]
    start = PublicPosition(first_lead=first_lead_code(rules, 2), declarer=0, contract=100)
    table = SelfPlay(native_rules(rules), Network(*HIDDEN, some_numbers(4)))
    dice, turns = random.Random(8), 0
    for seed in range(12):
        table.begin(start, world_of_deal(shuffled_deal(rules, dice)), 100, 0)
        numbers = table.play(seed, 2048, 0)
        while numbers:
            size = numbers[0]
            features, numbers = numbers[1 : 1 + size], numbers[1 + size :]
            count, usual = numbers[:2]
            moves, numbers = numbers[2 : 2 + 2 * count : 2], numbers[2 + 2 * count :]
            assert len(set(features)) == size
            assert max(features) < INPUTS
            assert 1 < count == len(set(moves))
            assert max(moves) < OUTPUTS - 1
            assert usual < count
            turns += 1
        assert abs(table.result(0) + table.result(1)) < 1e-9
    assert turns > 60


def test_what_the_network_would_do_is_likeliest() -> None:
    """Its own lead is likelier than any other that it may choose, and one move's likelihoods sum to one."""
    rules = PRESETS["marjapussi-pagat"]
    network, rollouts = Network(*HIDDEN, some_numbers(5)), new_rollouts(rules)
    rollouts.use_network(network)
    rollouts.set_position(PublicPosition())
    world = world_of_deal(shuffled_deal(rules, random.Random(9)))
    rollouts.set_world(world)
    judged = rollouts.judged()
    likely = {}
    for move, _worth in judged:
        reader = NetworkLikelihood(native_rules(rules), network, 0.3, 0.05)
        reader.read(PublicPosition(), world, [0], [move])
        likely[move] = math.exp(reader.log_likelihood(0, world.hands[0] & ~(1 << move)))
    assert max(likely, key=likely.__getitem__) == rollouts.chosen(1)
    assert sum(likely.values()) == pytest.approx(1.0)
