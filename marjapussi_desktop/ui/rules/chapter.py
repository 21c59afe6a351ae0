"""A game's rules as sections of blocks, in words: what the page shows and the search looks through."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.controller.examples import Example, ExampleKind, find_example
from marjapussi_desktop.engine.cards import SUITS, Card, Suit, pack_of
from marjapussi_desktop.engine.choices import STEP
from marjapussi_desktop.engine.declarations import declaration_points
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY
from marjapussi_desktop.engine.ruleset import (
    PipCount,
    Ruleset,
    hand_size,
    highest_total,
)
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.rules.accounts import score_facts
from marjapussi_desktop.ui.rules.book import BOOK, Part, Section
from marjapussi_desktop.ui.rules.lesson_links import lessons_for
from marjapussi_desktop.ui.rules.words import book_words, positions
from marjapussi_desktop.ui.text.cards import Spelling, card_name, card_text, joined, suit_name
from marjapussi_desktop.ui.text.rules_in_play import rule_line

_TAG: Final = re.compile(r"</?b>")
_ITEM: Final = re.compile(r"^(?:- |\d+\. )", re.MULTILINE)
_CARDS: Final = re.compile(r"\[\w\w\]")


@frozen
class Block:
    """One part of a section. ``text`` as in the book (``<b>``, blocks apart by an empty line, lists); ``own``: the
    game's own rule where this one was changed; ``example``: what is shown, its ``text`` then being the caption and
    ``spoken`` the caption with cards in words.
    """

    text: str
    is_option: bool = False
    own: str = ""
    example: Example | None = None
    spoken: str = ""

    @property
    def plain(self) -> str:
        """The words alone."""
        return _CARDS.sub("", _ITEM.sub("", _TAG.sub("", self.text))).replace("\n", " ").strip()


@frozen
class Shown:
    """A section as it holds for a game."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    lessons: tuple[str, ...]
    is_advice: bool


@frozen
class Chapter:
    """The rules of a game. ``id``: the page that shows it; ``title``: its name, with the number of changes."""

    id: str
    title: str
    summary: str
    sections: tuple[Shown, ...]


def sections_of(rules: Ruleset, own: Ruleset, language: str) -> tuple[Shown, ...]:
    """The sections that hold for a ruleset; ``own`` are the game's rules before anything was changed."""
    made = (_shown(section, rules, own, language) for section in BOOK)
    return tuple(section for section in made if section.blocks)


def _shown(section: Section, rules: Ruleset, own: Ruleset, language: str) -> Shown:
    words = book_words(language)
    blocks = (_block(section.id, part, (rules, own), words) for part in section.parts_for(rules, own))
    told = tuple(block for block in blocks if block is not None)
    return Shown(section.id, words[section.id]["title"], told, lessons_for(section, rules), section.is_advice)


def _block(section: str, part: Part, both: tuple[Ruleset, Ruleset], words: dict[str, dict[str, str]]) -> Block | None:
    rules, own = both
    if part.option:
        line = rule_line(OPTIONS_BY_KEY[part.key], rules, own)
        return Block(line.sentence, is_option=True, own=line.own)
    if part.picture:
        example = find_example(ExampleKind(part.key), positions(), rules)
        if example is None:
            return None
        caption = words[section][_caption(example, rules)]
        sums = score_facts(example, rules)
        text, spoken = (caption.format(**dict(_told(example, spell)), **sums) for spell in (card_text, card_name))
        return Block(text, example=example, spoken=spoken)
    return Block(words[section][part.key].format(**_numbers(rules)))


def _caption(example: Example, rules: Ruleset) -> str:
    if example.kind is ExampleKind.SCORE:
        points = rules.game_points
        if points is None:
            rounds = "_rounded" if rules.contract is not None and rules.contract.round_defenders else ""
            return ("picture_three" if rules.layout is Layout.KITTY else "picture_huutopussi") + rounds
        return "picture_marjapussi" if points.pip_count is PipCount.CLASSIC else "picture_aces"
    if example.kind is ExampleKind.EXCHANGE and rules.exchange is not None:
        return "picture" if rules.exchange.contract_set == "before_return" else "picture_after"
    return "picture"


def _told(example: Example, spell: Spelling) -> Iterator[tuple[str, object]]:
    """The facts of an example as words, cards in the order in which the picture shows them."""
    for name, fact in example.facts.items():
        if isinstance(fact, Card):
            yield name, spell(fact)
        elif isinstance(fact, tuple):
            yield name, joined([spell(card) for card in fact])
        else:
            yield name, suit_name(fact) if isinstance(fact, Suit) else fact


def _numbers(rules: Ruleset) -> dict[str, object]:
    """What stands in the braces of the book."""
    dealt = hand_size(rules)
    row = "".join(f"[{card.code}]" for card in pack_of(rules.deal.pack) if card.suit is Suit.HEARTS)
    numbers: dict[str, object] = {"row": row, "dealt": dealt, "second": dealt - 1, "third": dealt - 2}
    numbers["target"] = rules.target
    if rules.contract is not None:
        highest = highest_total(rules)
        marriages = sorted(declaration_points(rules, suit, makes_trump=True) for suit in SUITS)
        plain = highest - sum(marriages)
        numbers |= {"highest": highest, "plain": plain, "two_dearest": plain + sum(marriages[-2:])}
    if rules.auction is not None:
        least = rules.auction.minimum_bid
        numbers |= {"least": least, "ten": least + STEP, "fifteen": least + 2 * STEP}
    return numbers
