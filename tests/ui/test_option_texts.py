"""Every option of the rules, every value of it and everything that can be wrong with it has words in both languages."""

from __future__ import annotations

import itertools
import random

import pytest

from marjapussi_desktop.engine.options import (
    OPTIONS,
    Group,
    Option,
    OptionValue,
    Problem,
    ProblemKind,
    Source,
    allowed_values,
    format_value,
    options_in,
    with_options,
)
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.settings.house_rules import FileFault
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.text import house_rules, presets, rules_in_play
from marjapussi_desktop.ui.text.options import names, problems, sentences, values
from tests.helpers.complaints import complain, require_words
from tests.helpers.rulesets import random_variant

EVERY_OPTION = pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
EVERY_LANGUAGE = pytest.mark.parametrize("code", LANGUAGES)
EVERY_PRESET = pytest.mark.parametrize("preset", PRESETS)


def values_of(option: Option) -> list[OptionValue]:
    """Every value that the option may take; of words that combine, every combination."""
    if not option.many:
        return list(option.values)
    counts = range(len(option.values) + 1)
    return [some for count in counts for some in itertools.combinations(option.values, count)]


def is_sentence(text: str) -> bool:
    """Whether a text is filled in and ends as a sentence does."""
    return text.lstrip('“”"')[0].isupper() and text.endswith(".") and "{" not in text


def test_the_tables_know_the_options_and_no_others() -> None:
    keys = {option.key for option in OPTIONS}
    require_words("ui/text/options/names OPTION_TEXTS", names.OPTION_TEXTS, keys)
    require_words("ui/text/options/sentences SENTENCES", sentences.SENTENCES, keys)
    assert set(sentences.ALONE) <= keys
    assert set(rules_in_play.SAYS_SOMETHING) <= keys


def test_groups_sources_families_problems_and_faults_have_words() -> None:
    require_words("ui/text/options/names GROUPS", names.GROUPS, Group)
    require_words("ui/text/options/names SOURCES", names.SOURCES, Source)
    require_words("ui/text/presets FAMILIES", presets.FAMILIES, Family)
    require_words("ui/text/options/problems PROBLEMS", problems.PROBLEMS, ProblemKind)
    require_words("ui/text/house_rules FILE_FAULTS", house_rules.FILE_FAULTS, FileFault)


@pytest.mark.sampled(2)
@EVERY_OPTION
@EVERY_LANGUAGE
def test_an_option_has_a_name_and_an_explanation(language: Language, code: str, option: Option) -> None:
    said = []
    for chosen in ("en", code):
        language.choose(chosen)
        said.append([names.option_name(option.key), names.option_explained(option), names.source_text(option.source)])
        complain(f"{option.key}: no sentence: {text!r}" for text in said[-1][1:] if not is_sentence(text))
        assert len(said[-1][0]) <= 60, f"{option.key}: shorten its name, 60 characters at most: {said[-1][0]!r}"
    same = set(said[0]) & set(said[1]) if code != "en" else set()
    complain(f"{option.key}: translate {text!r} in translations/marjapussi_{code}.ts" for text in sorted(same))


@pytest.mark.sampled(2)
@EVERY_OPTION
@EVERY_LANGUAGE
def test_every_value_has_words_and_a_sentence_of_its_own(language: Language, code: str, option: Option) -> None:
    language.choose(code)
    for layout in option.present_in:
        said = [sentences.rule_sentence(option, value, layout) for value in values_of(option)]
        complain(f"{option.key}: no sentence: {text!r}" for text in said if not is_sentence(text))
        complain(f"{option.key}: two values have the sentence {text!r}" for text in said if said.count(text) > 1)
    shown = [values.value_text(option.key, value) for value in values_of(option)]
    assert all(shown), f"ui/text/options/values lacks words for a value of {option.key}: {shown}"
    complain(f"{option.key}: two values are called {text!r}" for text in shown if shown.count(text) > 1)


@EVERY_OPTION
def test_no_sentence_is_left_in_english(language: Language, option: Option) -> None:
    said = {}
    for code in LANGUAGES:
        language.choose(code)
        pairs = itertools.product(values_of(option), option.present_in)
        said[code] = {sentences.rule_sentence(option, value, layout) for value, layout in pairs}
    left = sorted(said["en"] & said["fi"])
    complain(f"{option.key}: translate {text!r} in translations/marjapussi_fi.ts" for text in left)


@EVERY_OPTION
def test_a_value_as_it_is_written_has_the_same_words(option: Option) -> None:
    for value in values_of(option):
        assert values.written_text(option.key, format_value(value)) == values.value_text(option.key, value)
    assert values.written_text(option.key, "nonsense") == "nonsense"
    assert values.written_text("nonsense", "3") == "3"


def test_words_in_another_order_say_the_same() -> None:
    option = next(option for option in OPTIONS if option.many)
    turned = tuple(reversed(option.values))
    for layout in Layout:
        assert sentences.rule_sentence(option, turned, layout) == sentences.rule_sentence(option, option.values, layout)


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", ProblemKind)
def test_a_problem_names_the_option_the_value_and_why(language: Language, code: str, kind: ProblemKind) -> None:
    language.choose(code)
    text = problems.problem_text(Problem("kontra", "true", kind, "stock"))
    assert is_sentence(text)
    if kind is not ProblemKind.UNKNOWN_PRESET:
        assert names.option_name("kontra") in text
        assert values.value_text("kontra", True) in text
    assert kind is not ProblemKind.NOT_IN_LAYOUT or values.value_text("layout", Layout.STOCK) in text
    assert "{" not in problems.problem_text(Problem("x", "y", kind))


@EVERY_PRESET
@EVERY_LANGUAGE
def test_the_rules_of_a_game_are_told_by_subject(language: Language, code: str, preset: str) -> None:
    language.choose(code)
    rules = PRESETS[preset]
    page = rules_in_play.rules_in_play(rules, rules)
    lines = [line for told in page.values() for line in told]
    assert all(is_sentence(line.sentence) and not line.own for line in lines)
    assert len({line.sentence for line in lines}) == len(lines)
    assert list(page) == [group for group in Group if group in page]
    assert any(str(rules.target) in line.sentence for line in page[Group.MATCH])


@EVERY_PRESET
def test_a_change_is_told_with_the_games_own_rule(language: Language, preset: str) -> None:
    language.choose("en")
    own = PRESETS[preset]
    for option in options_in(own):
        for value in allowed_values(option, own) if option.may_change_in(own) and not option.many else ():
            rules = with_options(own, {option.key: value})
            if isinstance(rules, Ruleset) and value != option.value_in(own):
                page = rules_in_play.rules_in_play(rules, own)
                marked = [line for line in page[option.group] if line.own]
                assert [line.sentence for line in marked] == [sentences.rule_sentence(option, value, own.layout)]
                assert sum(bool(line.own) for lines in page.values() for line in lines) == 1


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(60))
def test_any_house_rules_go_through_a_draft_and_are_told(language: Language, seed: int) -> None:
    language.choose("fi")
    variant = random_variant(random.Random(seed))
    own = PRESETS[variant.preset]
    changes = [(o.key, format_value(o.value_in(variant.rules))) for o in options_in(own)]
    draft = RulesDraft(variant.preset, changes)
    assert (draft.rules, draft.problems()) == (variant.rules, ())
    assert RulesDraft(variant.preset, draft.changes()).rules == variant.rules
    page = rules_in_play.rules_in_play(variant.rules, own)
    assert sum(bool(line.own) for lines in page.values() for line in lines) == len(draft.changed())


def test_every_option_is_told_of_in_some_game() -> None:
    told = {
        option.key
        for rules in PRESETS.values()
        for option in options_in(rules)
        if rules_in_play.is_told(option, rules, rules)
    }
    quiet = {"half_needs_whole"}  # nowhere in force as it comes
    assert told == {option.key for option in OPTIONS} - quiet


def test_a_game_alone_speaks_of_players_and_not_of_sides(language: Language) -> None:
    language.choose("en")
    for rules in PRESETS.values():
        if rules.layout is not Layout.PARTNERSHIP:
            page = rules_in_play.rules_in_play(rules, rules)
            text = " ".join(line.sentence for lines in page.values() for line in lines)
            assert "partner" not in text
            assert " side" not in text


def test_changes_are_counted_in_both_languages(language: Language) -> None:
    texts = house_rules.HouseRulesTexts()
    language.choose("en")
    assert [texts.title("Huutopussi", n) for n in (0, 1, 2)] == [
        "Huutopussi",
        "Huutopussi (1 change)",
        "Huutopussi (2 changes)",
    ]
    language.choose("fi")
    assert [texts.title("Huutopussi", n) for n in (0, 1, 2)] == [
        "Huutopussi",
        "Huutopussi (1 muutos)",
        "Huutopussi (2 muutosta)",
    ]
