"""``marjapussi presets``: the presets and every option."""

from __future__ import annotations

import argparse
import json
from typing import Any

from marjapussi_desktop.engine.options import (
    OPTIONS,
    Option,
    allowed_values,
    describe_values,
    format_value,
    options_in,
    to_record_rules,
    to_record_value,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Prints the presets and options. Always 0."""
    if arguments.json:
        print(json.dumps(presets_as_json(), ensure_ascii=False, indent=1))
    else:
        print("\n".join(_lines()))
    return 0


def presets_as_json() -> dict[str, Any]:
    """``presets``: every preset's option values; ``options``: each option's values, default and where it applies."""
    return {
        "presets": {name: to_record_rules(rules) for name, rules in PRESETS.items()},
        "options": {option.key: _option_as_json(option) for option in OPTIONS},
    }


def _option_as_json(option: Option) -> dict[str, Any]:
    families = {family: _first_of(family, option) for family in option.families}
    return {
        "group": option.group.value,
        "families": [family.value for family in option.families],
        "layouts": [layout.value for layout in option.present_in],
        "changeable_in": [layout.value for layout in option.changeable_in],
        "several": option.many,
        "values": {
            family.value: [to_record_value(v) for v in allowed_values(option, PRESETS[preset])]
            for family, preset in families.items()
        },
        "default": {name: option.record_value_in(rules) for name, rules in PRESETS.items() if option.exists_in(rules)},
        "source": option.source.value,
    }


def _first_of(family: Family, option: Option) -> str:
    return next(name for name, rules in PRESETS.items() if rules.family is family and option.exists_in(rules))


def _lines() -> list[str]:
    lines: list[str] = []
    for name, rules in PRESETS.items():
        lines.append(f"{name}  ({rules.family}, {rules.layout})")
        for option in options_in(rules):
            value = format_value(option.value_in(rules))
            may = describe_values(option, rules) if option.may_change_in(rules) else "fixed"
            lines.append(f"  {option.key} = {value}   [{may}]")
    return lines
