"""House rules while they are edited: contradictions are allowed, and listed in ``problems``."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.engine.options import (
    OPTIONS_BY_KEY,
    Option,
    OptionValue,
    Problem,
    check_change,
    differences,
    options_in,
    parse_option,
    parse_options,
    problems,
    written_changes,
)
from marjapussi_desktop.engine.ruleset import Ruleset


def own_rules(preset: str) -> Ruleset:
    """The rules of a preset that exists, as they are."""
    rules = parse_options(preset, ())
    assert isinstance(rules, Ruleset), f"there is no preset {preset}"
    return rules


class RulesDraft:
    """Attributes: ``preset``; ``base``, the game's own rules; ``rules``, with the changes, which may contradict each
    other; ``refused``: changes that are none of the game's options or values.
    """

    def __init__(self, preset: str, changes: Sequence[tuple[str, str]] = ()) -> None:
        self.preset = preset
        self.base = own_rules(preset)
        self.rules = self.base
        self.refused: tuple[Problem, ...] = ()
        for key, written in changes:
            self._read(key, written)

    def _read(self, key: str, written: str) -> None:
        value = parse_option(self.base, key, written)
        if isinstance(value, Problem):
            self.refused += (value,)
            return
        option = OPTIONS_BY_KEY[key]
        problem = check_change(self.base, option, value, written)
        if problem is None:
            self.rules = option.put_in(self.rules, value)
        else:
            self.refused += (problem,)

    def set(self, option: Option, value: OptionValue) -> None:
        """Change one option."""
        self.rules = option.put_in(self.rules, value)

    def put_back(self, option: Option) -> None:
        """Give one option the game's own value again."""
        self.rules = option.put_in(self.rules, option.value_in(self.base))

    def put_all_back(self) -> None:
        """Make the rules the game's own again."""
        self.rules, self.refused = self.base, ()

    def offered(self) -> tuple[Option, ...]:
        """The options that may be changed in this game."""
        return tuple(option for option in options_in(self.base) if option.may_change_in(self.base))

    def changed(self) -> tuple[Option, ...]:
        """The options that differ from the game's own."""
        return differences(self.rules, self.base)

    def changes(self) -> tuple[tuple[str, str], ...]:
        """The changes as the command line writes them."""
        return written_changes(self.rules, self.base)

    def problems(self) -> tuple[Problem, ...]:
        """Why these rules cannot be played; empty if they can."""
        return (*self.refused, *problems(self.rules))
