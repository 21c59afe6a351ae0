"""Rulesets for tests: every preset, and random combinations of options that the engine accepts."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from marjapussi_desktop.engine.options import OPTIONS, Option, OptionValue, allowed_values, with_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset

PRESET_IDS = tuple(PRESETS)
SEEDS = st.integers(min_value=0, max_value=10**6)


def laws(max_examples: int) -> settings:
    """The same examples in each run, as many as asked for."""
    return settings(
        max_examples=max_examples,
        derandomize=True,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset with some options changed; prints as what is needed to make it again."""

    preset: str
    rules: Ruleset


def rules_of(preset: str, **options: OptionValue) -> Ruleset:
    """A preset with options changed, which must be acceptable."""
    rules = with_options(PRESETS[preset], options)
    assert isinstance(rules, Ruleset), rules
    return rules


def random_value(option: Option, rules: Ruleset, dice: random.Random) -> OptionValue:
    """Any allowed value; of several words any combination, in the table's order."""
    values = allowed_values(option, rules)
    if option.many:
        return tuple(v for v in values if dice.random() < 0.5)
    return dice.choice(values)


def random_variant(dice: random.Random, preset: str | None = None) -> Variant:
    """A preset on which up to all options were changed, one after the other, where that was accepted."""
    preset = dice.choice(PRESET_IDS) if preset is None else preset
    rules = PRESETS[preset]
    share = dice.choice((0.1, 0.4, 1.0))
    for option in dice.sample(OPTIONS, len(OPTIONS)):
        if option.may_change_in(rules) and dice.random() < share:
            changed = with_options(rules, {option.key: random_value(option, rules, dice)})
            rules = changed if isinstance(changed, Ruleset) else rules
    return Variant(preset, rules)


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A preset as it is, or with a random combination of options."""
    seed = draw(SEEDS)
    preset = draw(st.sampled_from(PRESET_IDS))
    return Variant(preset, PRESETS[preset]) if seed % 4 == 0 else random_variant(random.Random(seed), preset)


def changes_of(variant: Variant) -> Mapping[str, OptionValue]:
    """The options in which a variant differs from its preset, for messages."""
    base = PRESETS[variant.preset]
    return {
        o.key: o.value_in(variant.rules)
        for o in OPTIONS
        if o.exists_in(base) and o.value_in(variant.rules) != o.value_in(base)
    }
