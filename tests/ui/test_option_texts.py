"""Every option of the rules, and every value of it, has words."""

from __future__ import annotations

from marjapussi_desktop.engine.options import OPTIONS, Group
from marjapussi_desktop.ui.text import rules


def test_every_group_has_a_heading() -> None:
    assert set(rules.GROUPS) == set(Group)


def test_every_option_and_value_has_words() -> None:
    for option in OPTIONS:
        assert rules.option_name(option)
        for value in option.values:
            assert rules.value_text(value)
    assert set(rules.OPTION_NAMES) == {option.key for option in OPTIONS}
