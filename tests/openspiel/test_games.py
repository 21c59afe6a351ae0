"""The games in OpenSpiel, by OpenSpiel's own tests. Skipped without it: nothing that plays needs it."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from marjapussi_desktop.engine import PRESETS
from marjapussi_desktop.engine.errors import RulesError, UnknownSeatError
from tests.openspiel.hands import presets

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it is in the group 'openspiel'")
games = importlib.import_module("marjapussi_desktop.openspiel.games")
ROOT = Path(__file__).parents[2]

VARIANTS = (
    "huutopussi(kontra=true,dealer=2)",
    "huutopussi(bid_ban_at=0,card_points=11_10_4_3_2,redeal=three_sixes+no_card_above_jack)",
    "huutopussi(redeal=none,opening=optional,exchange=4,contract_set=after_return)",
    "huutopussi_3(kitty_exposed=false,discard_aces_and_tens=true)",
    "marjapussi(target=10,pip_count=aces_and_tens_4321,pack=24,pip_tie=carry,bluff_half=true,dealer=3)",
)


@presets
def test_openspiels_random_playthrough_passes(preset: str) -> None:
    """Legal actions, masks, clones, serialisation, observers, lengths, returns and their sum, at every moment."""
    game = pyspiel.load_game(games.short_name(preset))
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", VARIANTS)
def test_it_passes_with_options_too(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pyspiel.load_game(str(game))) == str(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_and_dealer_are_the_engines() -> None:
    game = pyspiel.load_game("huutopussi", {"kontra": True, "target": 300, "dealer": 2})
    hand = game.new_initial_state().hand
    assert (hand.rules.contract.kontra, hand.rules.target, hand.dealer) == (True, 300, 2)
    assert pyspiel.load_game("huutopussi").new_initial_state().hand.rules == PRESETS["huutopussi"]
    with pytest.raises(UnknownSeatError):
        pyspiel.load_game("huutopussi(dealer=4)")
    with pytest.raises(RulesError):
        pyspiel.load_game("huutopussi(minimum_bid=61)")


def test_a_state_is_written_down_and_read_again_anywhere() -> None:
    state = played(pyspiel.load_game("huutopussi_wurzel"), 60)
    _game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (str(again), again.history()) == (str(state), state.history())
    assert again.legal_actions() == state.legal_actions()


def test_a_clone_goes_its_own_way() -> None:
    state = played(pyspiel.load_game("avomarjapussi"), 50)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before != str(clone)


def test_the_tensor_is_its_sections() -> None:
    state = played(pyspiel.load_game("bondtolva_2"), 30)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.information_state_tensor(1)
    hand = state.hand.match.hand
    assert observer.dict["dealt"].nonzero()[0].tolist() == sorted(card.index for card in hand.dealt.hands[1])
    assert observer.string_from(state, 1) == state.information_state_string(1)
    everybodys = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="from one seat"):
        state.get_game().make_py_observer(everybodys)


def test_the_process_ends_as_it_should() -> None:
    code = "import pyspiel, marjapussi_desktop.openspiel.games; pyspiel.load_game('bondtolva').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def played(game: Any, moves: int) -> Any:
    """A state after so many moves, always of the middle legal one."""
    state = game.new_initial_state()
    for _move in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    return state
