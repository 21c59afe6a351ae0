"""What a programmer does wrong with the engine is told by name, also under ``python -O``."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Pass
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.errors import (
    FaultyDealError,
    MarjapussiError,
    NotAnActionError,
    NotationError,
    NotNowError,
    RulesError,
    UnknownPresetError,
    UnknownSeatError,
)
from marjapussi_desktop.engine.notation import parse_card
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.engine.variants import format_rules, parse_rules, rules_of
from tests.helpers.rulesets import Variant, laws, variants
from tests.helpers.scenes import FOUR_ACES, opening

RULES = PRESETS["huutopussi"]
BEFORE = game.new_match(RULES, 0)
IN_PLAY = opening().match

MISTAKES: list[tuple[Callable[[], object], type[MarjapussiError], str]] = [
    (lambda: rules_of("whist"), UnknownPresetError, "there is no preset 'whist'; there are marjapussi, marjapussi-fi"),
    (lambda: rules_of("huutopussi", kontra="maybe"), RulesError, r"kontra=maybe: bad_value true \| false"),
    (lambda: rules_of("huutopussi", colour=3), RulesError, "colour=3: unknown_option"),
    (lambda: game.new_match(RULES, 4), UnknownSeatError, "there is no seat 4; there are 0 to 3"),
    (lambda: game.choices(IN_PLAY, -1), UnknownSeatError, "there is no seat -1; there are 0 to 3"),
    (lambda: game.act(IN_PLAY, 9, Pass()), UnknownSeatError, "there is no seat 9"),
    (lambda: game.act(IN_PLAY, 0, "pass"), NotAnActionError, "'pass' is not an action; parse_action reads"),  # type: ignore[arg-type]
    (lambda: game.deal(IN_PLAY, FOUR_ACES), NotNowError, "the hand is still being played"),
    (lambda: game.deal(changed(BEFORE, winner=0), FOUR_ACES), NotNowError, "the match is over"),
    (lambda: game.deal(BEFORE, changed(FOUR_ACES, kitty=cards("AS"))), FaultyDealError, "card_twice: AS"),
    (lambda: BEFORE.last_result, NotNowError, "the hand is not over"),
    (lambda: IN_PLAY.last_result, NotNowError, "the hand is not over"),
    (lambda: parse_card("1S"), NotationError, "1S: no card"),
]


@pytest.mark.parametrize(("mistake", "kind", "told"), MISTAKES, ids=[told for _, _, told in MISTAKES])
def test_a_mistake_is_told_by_name(mistake: Callable[[], object], kind: type[MarjapussiError], told: str) -> None:
    with pytest.raises(kind, match=told):
        mistake()


def test_no_check_goes_where_asserts_are_left_out() -> None:
    """The same mistakes under ``python -O``, where pytest itself has no asserts."""
    code = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("mistakes", sys.argv[1])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
if __debug__:
    sys.exit("asserts are on")
for mistake, kind, told in module.MISTAKES:
    try:
        mistake()
    except kind:
        continue
    sys.exit(f"nothing was raised: {told}")
"""
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-O", "-c", code, __file__], cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@given(variant=variants())
@laws(40)
def test_rules_are_written_as_preset_and_options_and_read_again(variant: Variant) -> None:
    assert parse_rules(format_rules(variant.rules)) == variant.rules


def test_a_preset_is_written_as_its_name() -> None:
    assert [format_rules(rules) for rules in PRESETS.values()] == list(PRESETS)
    assert format_rules(rules_of("huutopussi", kontra=True, redeal=())) == "huutopussi redeal=none kontra=true"
