"""A game by its name and the options that differ: the rules of `presets` as a programmer or a text asks for them."""

from __future__ import annotations

from functools import cache

from marjapussi_desktop.engine.errors import RulesError, UnknownPresetError
from marjapussi_desktop.engine.options import (
    OptionValue,
    differences,
    format_value,
    parse_options,
    with_options,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset


def rules_of(preset: str, **options: OptionValue) -> Ruleset:
    """The rules of a preset, with options changed; a value may be written as the command line writes it.

    >>> rules_of("huutopussi", kontra=True, opening="optional").contract.kontra
    True

    Raises UnknownPresetError, and RulesError with everything that is wrong with the options.
    """
    if preset not in PRESETS:
        raise UnknownPresetError(preset, PRESETS)
    rules = parse_options(preset, [(key, format_value(value)) for key, value in options.items()])
    if isinstance(rules, tuple):
        raise RulesError(rules)
    return rules


@cache
def format_rules(rules: Ruleset) -> str:
    """The nearest preset and the options that differ from it, such as ``huutopussi kontra=true``.

    Raises RulesError, without problems, for rules that are no preset with options.
    """
    texts = [text for preset in PRESETS if (text := _as_variant_of(preset, rules)) is not None]
    if not texts:
        raise RulesError(())
    return min(texts, key=lambda text: text.count(" "))


def _as_variant_of(preset: str, rules: Ruleset) -> str | None:
    base = PRESETS[preset]
    if (base.family, base.layout) != (rules.family, rules.layout):
        return None
    changes = {option.key: option.value_in(rules) for option in differences(rules, base)}
    if with_options(base, changes) != rules:
        return None
    return " ".join([preset, *(f"{key}={format_value(value)}" for key, value in changes.items())])


def parse_rules(text: str) -> Ruleset:
    """The rules that ``format_rules`` wrote. Raises UnknownPresetError, RulesError."""
    preset, *words = text.split() or [""]
    return rules_of(preset, **{key: value for key, _equals, value in (word.partition("=") for word in words)})
