"""The policy-value network's training: the hands that it starts from, and that it learns."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS
from marjapussi_desktop.bots.native.values import NOT_TOLD
from marjapussi_desktop.bots.value.hand_worths import hand_worths
from marjapussi_desktop.bots.value.networks import GAMES
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.training.play_starts import dealt, some_rulesets, varied


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", GAMES)
def test_hands_begin_with_full_hands_and_a_contract_where_there_are_contracts(name: str) -> None:
    dice, rulesets = random.Random(1), set()
    for rules, _number in zip(some_rulesets(GAMES[name], dice), range(18), strict=False):
        rulesets.add(rules)
        start = dealt(rules, dice)
        if start is None:
            continue
        for one in (start, varied(start, dice)):
            hands, lying = one.world.hands, [*one.world.stock, *(card for card in one.world.beneath if card >= 0)]
            up = {shown.bit_count() for shown, _hand in zip(one.position.shown, hands, strict=False)}
            assert {hand.bit_count() - max(up) for hand in hands} == {hand_size(rules)}
            places = sum(hand.bit_count() for hand in hands) + len(lying)
            assert len({*lying, *(card for card in range(36) if sum(hands) >> card & 1)}) == places, "no card twice"
            assert all(shown & ~hand == 0 for shown, hand in zip(one.position.shown, hands, strict=False))
            assert (one.position.contract > 0) == (rules.contract is not None)
            for hand, passed in zip(hands, one.position.passed, strict=False):
                assert passed & ~hand == 0, "who was given a card holds it"
    few = 3 if GAMES[name].layout in (Layout.STOCK, Layout.OPEN) else 5  # games for two have few options
    assert len(rulesets) > few


def test_some_declarers_give_back_what_a_casual_player_would_not() -> None:
    """A whole marriage, to be asked for, or an ace; partner then knows that he has them from the declarer."""
    dice, wholes, aces, hands = random.Random(3), 0, 0, 0
    rules = PRESETS["huutopussi-wurzel"]
    while hands < 200:
        start = dealt(rules, dice)
        if start is None:
            continue
        for _time in range(5):
            position = varied(start, dice).position
            given = position.passed[position.declarer ^ 2]
            hands += 1
            wholes += any(given & marriage == marriage for marriage in MARRIAGE_MASKS.values())
            aces += bool(given & ACE_MASK)
    assert 0.05 * hands < wholes < 0.4 * hands
    assert 0.05 * hands < aces < 0.5 * hands


def test_hands_of_the_marjapussi_family_are_played_at_all_totals_of_a_match() -> None:
    """Each with what its ends are worth there; some where nobody knows of a match."""
    dice, rules = random.Random(5), PRESETS["marjapussi"]
    start = dealt(rules, dice)
    assert start is not None
    assert (start.position.missing, start.worths) == (NOT_TOLD, ())
    found = [varied(start, dice) for _time in range(200)]
    untold = [one for one in found if one.position.missing == NOT_TOLD]
    assert all(not one.worths for one in untold)
    assert 10 < len(untold) < 60
    for one in found:
        if one not in untold:
            first, second = (rules.target - lacks for lacks in one.position.missing[:2])
            assert one.worths == hand_worths(rules, (first, second))
    assert {one.position.missing[0] for one in found} == set(range(rules.target + 1)), "each total is met"


def test_a_larger_network_begins_as_the_smaller_one() -> None:
    torch = pytest.importorskip("torch")
    from marjapussi_desktop.bots.native.network import weight_count
    from marjapussi_desktop.training.network_model import INPUTS, PolicyValueNet, net_of, widened

    dice = random.Random(4)
    known = INPUTS - 3  # a network from before the last features
    numbers = [dice.randint(-300, 300) for _number in range(weight_count(known, 6, 4))]
    small, large = net_of(6, 4, numbers), PolicyValueNet(16, 9)
    widened(large, 6, 4, numbers)
    turns = torch.tensor([[dice.randrange(known) for _feature in range(20)] for _turn in range(30)])
    found, expected = large(turns), small(turns)
    assert torch.allclose(found, expected, atol=1e-4)
    assert found.abs().max() > 0.1


@pytest.mark.parametrize("with_population", [True, False])
def test_a_population_plays_in_the_second_phase_unless_it_is_left_out(
    with_population: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    from marjapussi_desktop.bots.native import SelfPlay
    from marjapussi_desktop.training import policy
    from marjapussi_desktop.training.network_model import PolicyValueNet

    seen: list[tuple[int, tuple[float, ...]]] = []

    class Watched:
        def __init__(self, *told: Any) -> None:
            self._table = SelfPlay(*told)

        def begin(self, *told: Any) -> None:
            seen.append((told[3], told[5]))
            self._table.begin(*told)

        def play(self, *told: int) -> list[int]:
            return self._table.play(*told)

    monkeypatch.setattr(policy, "SelfPlay", Watched)
    player = policy.Player("huutopussi", 1, with_population)
    player.take(PolicyValueNet(8, 4))
    player.turns(600, is_first_phase=False)
    strangers = [one for one in seen if one != (0, (0.0,) * 4)]
    assert len(seen) > 40
    assert bool(strangers) == with_population


@pytest.mark.slow
def test_it_learns_and_resumes(tmp_path: Path) -> None:
    """After some seconds of self-play it tells moves apart better than nothing does, and the weights that are exported
    say the same as PyTorch's.
    """
    torch = pytest.importorskip("torch")
    from marjapussi_desktop.bots.native import Network
    from marjapussi_desktop.bots.native.encoding import new_rollouts
    from marjapussi_desktop.bots.value.networks import packed, unpacked
    from marjapussi_desktop.training.network_model import native_numbers
    from marjapussi_desktop.training.policy import Training

    training = Training("huutopussi", tmp_path, seed=1, hidden=(32, 16))
    lines = [training.play_and_train(20_000, 1.5e-3) for _round in range(8)]
    training.save()
    assert lines[-1]["fresh"] < 0.97 * lines[-1]["null"]
    again = Training("huutopussi", tmp_path, seed=1, hidden=(32, 16))
    assert (again.round, again.turns) == (8, training.turns)

    numbers = native_numbers(again.average)
    assert unpacked(packed(numbers)) == numbers
    dice = random.Random(2)
    start = next(filter(None, (dealt(rules, dice) for rules in some_rulesets(GAMES["huutopussi"], dice))))
    rollouts = new_rollouts(start.rules)
    rollouts.use_network(Network(32, 16, numbers))
    rollouts.set_position(start.position)
    rollouts.set_world(start.world)
    outputs = again.average(torch.tensor([rollouts.features()]))[0].tolist()
    for _move, worth in rollouts.judged():
        assert min(abs(worth - output) for output in outputs) < 0.05
