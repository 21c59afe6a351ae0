"""The table of options: every rule that can differ, its values, where it applies and where it may be changed.

The new-match form, the rules page, the record reader, the command line and the tests all walk this table
(RULES.md, "Options").
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum
from typing import Any, Final, cast

from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import (
    AskOrder,
    BrokenMarriages,
    CardPoints,
    ContractSet,
    DeclareAfter,
    Family,
    FirstBidder,
    FirstLead,
    FirstLeader,
    MarriageEffect,
    MarriagePoints,
    NoTrickPenalty,
    Opening,
    Overshoot,
    PipCount,
    PipTie,
    Redeal,
    RedealBy,
    Ruleset,
)
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed, frozen

RecordValue = bool | int | str | None | list[str]
"""A value as JSON writes it in the match record."""
OptionValue = Any
"""A value as the ruleset holds it: a bool, an int, None, a member of an enum, or a tuple of members."""


class Group(StrEnum):
    """The subject that an option belongs to; the form and the rules page are ordered by it."""

    DEAL = "deal"
    AUCTION = "auction"
    EXCHANGE = "exchange"
    KITTY = "kitty"
    PLAY = "play"
    MARRIAGES = "marriages"
    SCORING = "scoring"
    MATCH = "match"


class Source(StrEnum):
    """Where an option comes from."""

    WIKIPEDIA = "wikipedia"
    WIKIPEDIA_NEWER = "wikipedia_newer"
    PAGAT = "pagat"
    WURZEL = "wurzel"


class Unwritten(Enum):
    """What a record means that was written before an option existed."""

    AS_IN_PRESET = "as_in_preset"


@frozen
class Option:
    """One rule that can differ.

    ``key``: its name in the rules, and the name of the field that holds it; ``group``: where it is shown; ``subject``:
    the part of the ruleset that has the field (empty: the ruleset itself); ``values``: every allowed value in the
    ruleset's own types, for ``many`` the words that may be combined; ``families`` and ``present_in``: where the option
    exists at all; ``changeable_in``: layouts in which it may differ from the preset; ``source``: where it comes from;
    ``unwritten``: its value in records that lack it, if a preset has since got another one than was played by before.
    """

    key: str
    group: Group
    subject: str
    values: tuple[OptionValue, ...]
    families: tuple[Family, ...]
    present_in: tuple[Layout, ...]
    changeable_in: tuple[Layout, ...]
    source: Source
    many: bool = False
    unwritten: OptionValue = Unwritten.AS_IN_PRESET

    def exists_in(self, rules: Ruleset) -> bool:
        """Whether the ruleset has this option at all."""
        return rules.family in self.families and rules.layout in self.present_in

    def may_change_in(self, rules: Ruleset) -> bool:
        """Whether the option may differ from the preset in this ruleset's layout."""
        return rules.family in self.families and rules.layout in self.changeable_in

    def value_in(self, rules: Ruleset) -> OptionValue:
        """The option's value in a ruleset where it exists."""
        holder = getattr(rules, self.subject) if self.subject else rules
        return getattr(holder, self.key)

    def put_in(self, rules: Ruleset, value: OptionValue) -> Ruleset:
        """The ruleset with another value of this option; ``check_values`` and ``problems`` judge it."""
        change: dict[str, Any] = {self.key: value}
        if not self.subject:
            return changed(rules, **change)
        subject: dict[str, Any] = {self.subject: changed(getattr(rules, self.subject), **change)}
        return changed(rules, **subject)

    def record_value_in(self, rules: Ruleset) -> RecordValue:
        """The option's value as the match record writes it."""
        return to_record_value(self.value_in(rules))


def to_record_value(value: OptionValue) -> RecordValue:
    """A ruleset value as JSON: enums as their words, a tuple as a list."""
    if isinstance(value, tuple):
        return [str(v.value) for v in value]
    if isinstance(value, StrEnum):
        return value.value
    return cast("RecordValue", value)


_M: Final = (Family.MARJAPUSSI,)
_H: Final = (Family.HUUTOPUSSI,)
_BOTH: Final = tuple(Family)
_ALL: Final = tuple(Layout)
_PARTNERS: Final = (Layout.PARTNERSHIP,)
_KITTY: Final = (Layout.KITTY,)
_NEVER: Final[tuple[Layout, ...]] = ()
_SWITCH: Final = (True, False)
_WP: Final = Source.WIKIPEDIA
_PAGAT: Final = Source.PAGAT


def _multiples_of_5(low: int, high: int) -> tuple[int, ...]:
    return tuple(range(low, high + 1, 5))


MARJAPUSSI_TARGETS: Final = tuple(range(5, 31))
HUUTOPUSSI_TARGETS: Final = _multiples_of_5(100, 1000)
TO_SEVEN: Final = 7
"""Where the option ``overshoot = to_seven`` sends a side; the target must lie above it."""

OPTIONS: Final[tuple[Option, ...]] = (
    Option("layout", Group.DEAL, "deal", _ALL, _BOTH, _ALL, _NEVER, _WP),
    Option("pack", Group.DEAL, "deal", (36, 32, 28, 24), _BOTH, _ALL, _PARTNERS, _WP),
    Option("first_leader", Group.DEAL, "deal", tuple(FirstLeader), _M, _ALL, _PARTNERS, Source.WIKIPEDIA_NEWER),
    Option("first_bidder", Group.AUCTION, "auction", tuple(FirstBidder), _H, _ALL, _ALL, _PAGAT),
    Option("opening", Group.AUCTION, "auction", tuple(Opening), _H, _ALL, _ALL, _PAGAT),
    Option("minimum_bid", Group.AUCTION, "auction", _multiples_of_5(50, 150), _H, _ALL, _ALL, _PAGAT),
    Option("redeal", Group.AUCTION, "auction", tuple(Redeal), _H, _ALL, _ALL, _PAGAT, many=True),
    Option("redeal_by", Group.AUCTION, "auction", tuple(RedealBy), _H, _ALL, _ALL, _PAGAT),
    Option("bid_ban_at", Group.AUCTION, "auction", (None, *_multiples_of_5(-1000, -50)), _H, _ALL, _ALL, _WP),
    Option("exchange", Group.EXCHANGE, "exchange", (3, 4), _H, _PARTNERS, _PARTNERS, _WP),
    Option("contract_set", Group.EXCHANGE, "exchange", tuple(ContractSet), _H, _PARTNERS, _PARTNERS, Source.WURZEL),
    Option("kitty_exposed", Group.KITTY, "kitty", _SWITCH, _H, _KITTY, _KITTY, _WP),
    Option("discard_aces_and_tens", Group.KITTY, "kitty", _SWITCH, _H, _KITTY, _KITTY, _PAGAT),
    Option("discards_count", Group.KITTY, "kitty", _SWITCH, _H, _KITTY, _KITTY, _WP),
    Option("first_lead", Group.PLAY, "play", tuple(FirstLead), _BOTH, _ALL, _ALL, _WP),
    Option("first_trick_ace_must_show", Group.PLAY, "play", _SWITCH, _BOTH, _ALL, (*_PARTNERS, *_KITTY), _PAGAT),
    Option("declare_after", Group.MARRIAGES, "marriages", tuple(DeclareAfter), _BOTH, _ALL, _ALL, _WP),
    Option("marriage_effect", Group.MARRIAGES, "marriages", tuple(MarriageEffect), _BOTH, _ALL, _NEVER, _WP),
    Option("ask_whole", Group.MARRIAGES, "marriages", _SWITCH, _BOTH, _ALL, _PARTNERS, _WP),
    Option("ask_half", Group.MARRIAGES, "marriages", _SWITCH, _BOTH, _ALL, _PARTNERS, _WP),
    Option("bluff_half", Group.MARRIAGES, "marriages", _SWITCH, _BOTH, _ALL, _PARTNERS, _PAGAT),
    Option("ask_order", Group.MARRIAGES, "marriages", tuple(AskOrder), _BOTH, _ALL, _PARTNERS, _WP),
    Option("half_needs_whole", Group.MARRIAGES, "marriages", _SWITCH, _BOTH, _ALL, _PARTNERS, _WP),
    Option("broken_marriages", Group.MARRIAGES, "marriages", tuple(BrokenMarriages), _BOTH, _ALL, _PARTNERS, _PAGAT),
    Option("lead_from_marriage", Group.MARRIAGES, "marriages", _SWITCH, _BOTH, _ALL, _ALL, _WP),
    Option("pip_count", Group.SCORING, "game_points", tuple(PipCount), _M, _ALL, _ALL, _WP),
    Option("pip_tie", Group.SCORING, "game_points", tuple(PipTie), _M, _ALL, _ALL, _WP),
    Option("porvoo", Group.SCORING, "game_points", _SWITCH, _M, _ALL, _ALL, _WP),
    Option("overshoot", Group.MATCH, "game_points", tuple(Overshoot), _M, _ALL, _ALL, _WP),
    Option("card_points", Group.SCORING, "contract", tuple(CardPoints), _H, _ALL, _ALL, _PAGAT),
    Option("last_trick", Group.SCORING, "contract", (20, 10), _H, _ALL, _ALL, _PAGAT),
    Option("marriage_points", Group.SCORING, "contract", tuple(MarriagePoints), _H, _ALL, _ALL, _PAGAT),
    Option("round_defenders", Group.SCORING, "contract", _SWITCH, _H, _ALL, _ALL, _PAGAT),
    Option("no_trick_penalty", Group.SCORING, "contract", tuple(NoTrickPenalty), _H, _ALL, _ALL, _PAGAT),
    Option("penalty_needs_contract", Group.SCORING, "contract", _SWITCH, _H, _ALL, _ALL, _PAGAT),
    Option("kontra", Group.SCORING, "contract", _SWITCH, _H, _ALL, _PARTNERS, _PAGAT),
    Option("target", Group.MATCH, "", MARJAPUSSI_TARGETS + HUUTOPUSSI_TARGETS, _BOTH, _ALL, _ALL, _WP),
)
OPTIONS_BY_KEY: Final = {option.key: option for option in OPTIONS}


class ProblemKind(StrEnum):
    """Why an option or a value is refused."""

    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_OPTION = "unknown_option"
    NOT_IN_FAMILY = "not_in_family"
    NOT_IN_LAYOUT = "not_in_layout"
    FIXED_BY_PRESET = "fixed_by_preset"
    BAD_VALUE = "bad_value"
    NEEDS_ASK_HALF = "needs_ask_half"
    NEEDS_BOTH_ASKS = "needs_both_asks"
    TARGET_ABOVE_SEVEN = "target_above_seven"


@frozen
class Problem:
    """A refused option: its key, the value as written, why, and what would be allowed (or the layout in question)."""

    option: str
    value: str
    kind: ProblemKind
    allowed: str = ""


def allowed_values(option: Option, rules: Ruleset) -> tuple[OptionValue, ...]:
    """The values that an option may take in a family; for ``many`` the words that may be combined."""
    if option.key != "target":
        return option.values
    return MARJAPUSSI_TARGETS if rules.family is Family.MARJAPUSSI else HUUTOPUSSI_TARGETS


def describe_values(option: Option, rules: Ruleset) -> str:
    """The allowed values as the command line writes them, a long run of numbers as ``first..last/step``."""
    values = allowed_values(option, rules)
    numbers = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
    if len(numbers) > 6:
        step = numbers[1] - numbers[0]
        return f"{numbers[0]}..{numbers[-1]}/{step}" + (" | none" if None in values else "")
    return " | ".join([*(["none"] if option.many else []), *map(format_value, values)])


def format_value(value: OptionValue) -> str:
    """A value as the command line writes it: ``true``, ``none``, a word, a number, words joined by commas."""
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ",".join(str(v.value) for v in value)
    return str(value)


def problems(rules: Ruleset) -> tuple[Problem, ...]:
    """What makes no sense in a ruleset as a whole; empty when it can be played."""
    found: list[Problem] = []
    marriages = rules.marriages
    if marriages.bluff_half and not marriages.ask_half:
        found.append(Problem("bluff_half", "true", ProblemKind.NEEDS_ASK_HALF))
    if marriages.half_needs_whole and not (marriages.ask_whole and marriages.ask_half):
        found.append(Problem("half_needs_whole", "true", ProblemKind.NEEDS_BOTH_ASKS))
    points = rules.game_points
    if points is not None and points.overshoot is Overshoot.TO_SEVEN and rules.target <= TO_SEVEN:
        found.append(Problem("target", str(rules.target), ProblemKind.TARGET_ABOVE_SEVEN))
    return tuple(found)


def check_change(base: Ruleset, option: Option, value: OptionValue, written: str) -> Problem | None:
    """Why one option may not take a value on top of ``base``, or None. ``written`` is the value for the message."""
    if base.family not in option.families:
        return Problem(option.key, written, ProblemKind.NOT_IN_FAMILY)
    if base.layout not in option.present_in:
        return Problem(option.key, written, ProblemKind.NOT_IN_LAYOUT, base.layout.value)
    if not _is_allowed(option, value, base):
        return Problem(option.key, written, ProblemKind.BAD_VALUE, describe_values(option, base))
    if value != option.value_in(base) and base.layout not in option.changeable_in:
        kind = ProblemKind.NOT_IN_LAYOUT if option.changeable_in else ProblemKind.FIXED_BY_PRESET
        return Problem(option.key, written, kind, base.layout.value)
    return None


def _is_allowed(option: Option, value: OptionValue, rules: Ruleset) -> bool:
    allowed = allowed_values(option, rules)
    if option.many:
        return isinstance(value, tuple) and len(set(value)) == len(value) and all(v in allowed for v in value)
    return any(value == v and type(value) is type(v) for v in allowed)


def with_options(base: Ruleset, changes: Mapping[str, OptionValue]) -> Ruleset | tuple[Problem, ...]:
    """``base`` with some options changed, or what is wrong with the changes."""
    found: list[Problem] = []
    rules = base
    for key, value in changes.items():
        option = OPTIONS_BY_KEY.get(key)
        if option is None:
            found.append(Problem(key, format_value(value), ProblemKind.UNKNOWN_OPTION))
            continue
        problem = check_change(base, option, value, format_value(value))
        if problem is None:
            rules = option.put_in(rules, value)
        else:
            found.append(problem)
    found.extend(problems(rules) if not found else ())
    return tuple(found) if found else rules


def parse_option(rules: Ruleset, key: str, text: str) -> OptionValue | Problem:
    """The value that ``text`` writes for an option on the command line, or what is wrong with it."""
    option = OPTIONS_BY_KEY.get(key)
    if option is None:
        return Problem(key, text, ProblemKind.UNKNOWN_OPTION)
    words = {format_value(v): v for v in allowed_values(option, rules)}
    if option.many:
        parts = [] if text == "none" else text.split(",")
        if all(part in words for part in parts) and len(set(parts)) == len(parts):
            return tuple(words[name] for name in words if name in parts)
    elif text in words:
        return words[text]
    return Problem(key, text, ProblemKind.BAD_VALUE, describe_values(option, rules))


def parse_options(preset: str, settings: Sequence[tuple[str, str]]) -> Ruleset | tuple[Problem, ...]:
    """A preset with ``key, value`` settings as the command line writes them, or everything that is wrong."""
    if preset not in PRESETS:
        return (Problem("preset", preset, ProblemKind.UNKNOWN_PRESET, ", ".join(PRESETS)),)
    base = PRESETS[preset]
    changes: dict[str, OptionValue] = {}
    found: list[Problem] = []
    for key, text in settings:
        option = OPTIONS_BY_KEY.get(key)
        if option is not None and not option.exists_in(base):
            found.append(check_change(base, option, None, text) or Problem(key, text, ProblemKind.NOT_IN_LAYOUT))
            continue
        value = parse_option(base, key, text)
        if isinstance(value, Problem):
            found.append(value)
            continue
        changes[key] = value
    rules = with_options(base, changes)
    if isinstance(rules, tuple):
        return (*found, *rules)
    return tuple(found) if found else rules


def options_in(rules: Ruleset) -> tuple[Option, ...]:
    """The options that exist in a ruleset, in the table's order."""
    return tuple(option for option in OPTIONS if option.exists_in(rules))


def differences(rules: Ruleset, base: Ruleset) -> tuple[Option, ...]:
    """The options whose values differ between two rulesets of one family and layout."""
    return tuple(o for o in options_in(base) if o.value_in(rules) != o.value_in(base))


def written_changes(rules: Ruleset, base: Ruleset) -> tuple[tuple[str, str], ...]:
    """The keys of these options, with the values in ``rules`` as the command line writes them."""
    return tuple((option.key, format_value(option.value_in(rules))) for option in differences(rules, base))


def to_record_rules(rules: Ruleset) -> dict[str, RecordValue]:
    """A ruleset as the match record writes it: ``family`` and every option that exists in it."""
    out: dict[str, RecordValue] = {"family": rules.family.value}
    out.update((option.key, option.record_value_in(rules)) for option in options_in(rules))
    return out
