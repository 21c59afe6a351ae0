"""Moves as text, such as ``bid 80``, ``give AS KH 9D``, ``play TH``, ``ask-half C``, ``answer no``.

``parse_action(format_action(x)) == x`` for every action. An answer is written alike for a whole and a half, so reading
one needs to know what was asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from marjapussi_desktop.engine.actions import (
    Action,
    AnswerHalf,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    DemandRedeal,
    Discard,
    Give,
    HiddenCards,
    Kontra,
    Pass,
    Play,
    Re,
    Return,
    SeenAction,
    SetContract,
)
from marjapussi_desktop.engine.cards import SUITS, Card, Suit, card
from marjapussi_desktop.engine.choices import CardsChoices, Choices
from marjapussi_desktop.engine.errors import NotationError

HIDDEN: Final = "?"
_SUITS: Final = {suit.value: suit for suit in SUITS}

CARDS_VERBS: Final[dict[type, str]] = {Give: "give", Return: "return", Discard: "discard"}


def format_cards(cards: tuple[Card, ...]) -> str:
    """Cards separated by spaces."""
    return " ".join(c.code for c in cards)


_FORMATS: Final[dict[type, Callable[..., str]]] = {
    Bid: lambda a: f"bid {a.amount}",
    Pass: lambda a: "pass",
    DemandRedeal: lambda a: "redeal",
    Give: lambda a: f"give {format_cards(a.cards)}",
    Return: lambda a: f"return {format_cards(a.cards)}",
    Discard: lambda a: f"discard {format_cards(a.cards)}",
    SetContract: lambda a: f"contract {a.amount}",
    Play: lambda a: f"play {a.card.code}",
    Declare: lambda a: f"declare {a.suit.value}",
    AskWhole: lambda a: "ask-whole",
    AskHalf: lambda a: f"ask-half {a.suit.value}",
    AnswerWhole: lambda a: f"answer {a.suit.value if a.suit is not None else 'no'}",
    AnswerHalf: lambda a: f"answer {'yes' if a.yes else 'no'}",
    Kontra: lambda a: "kontra",
    Re: lambda a: "re",
    HiddenCards: lambda a: " ".join([a.kind, *[HIDDEN] * a.count]),
}


def format_action(action: SeenAction) -> str:
    """An action as text; cards that a seat may not see are written ``?``."""
    return _FORMATS[type(action)](action)


def format_choices(choices: Choices) -> list[str]:
    """Every action of the choices as text; a choice of cards is one entry, ``give 3 of AS TS ...``."""
    calls = [format_action(call) for call in choices.calls]
    if isinstance(choices, CardsChoices):
        return [f"{CARDS_VERBS[choices.action]} {choices.count} of {format_cards(choices.cards)}", *calls]
    return [format_action(action) for action in choices.actions()]


def parse_card(code: str) -> Card:
    """The card written so. Raises NotationError."""
    try:
        return card(code)
    except KeyError:
        raise NotationError(code, "no card") from None


def parse_cards(codes: str) -> tuple[Card, ...]:
    """Cards separated by spaces. Raises NotationError."""
    return tuple(parse_card(code) for code in codes.split())


def _parse_suit(letter: str) -> Suit:
    try:
        return _SUITS[letter]
    except KeyError:
        raise NotationError(letter) from None


def _parse_amount(digits: str) -> int:
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 6):
        raise NotationError(digits)
    return int(digits)


def _parse_answer(word: str, question: AskWhole | AskHalf | None) -> Action:
    if isinstance(question, AskHalf) and word in ("yes", "no"):
        return AnswerHalf(word == "yes")
    if not isinstance(question, AskHalf) and word == "no":
        return AnswerWhole(None)
    if word == "yes":
        return AnswerHalf(True)
    return AnswerWhole(_parse_suit(word))


_WITHOUT_WORDS: Final[dict[str, Action]] = {
    "pass": Pass(),
    "redeal": DemandRedeal(),
    "ask-whole": AskWhole(),
    "kontra": Kontra(),
    "re": Re(),
}
_WITH_ONE_WORD: Final[dict[str, Callable[[str], Action]]] = {
    "bid": lambda word: Bid(_parse_amount(word)),
    "contract": lambda word: SetContract(_parse_amount(word)),
    "play": lambda word: Play(parse_card(word)),
    "declare": lambda word: Declare(_parse_suit(word)),
    "ask-half": lambda word: AskHalf(_parse_suit(word)),
}
_WITH_CARDS: Final[dict[str, type[Give] | type[Return] | type[Discard]]] = {
    "give": Give,
    "return": Return,
    "discard": Discard,
}


VERBS: Final = frozenset({*_WITHOUT_WORDS, *_WITH_ONE_WORD, *_WITH_CARDS, "answer"})
"""The first words of all moves."""


def parse_action(text: str, question: AskWhole | AskHalf | None = None) -> Action:
    """The action that ``text`` writes; ``question`` is what awaits an answer. Raises NotationError.

    There is one way only to write an action: ``format_action`` gives ``text`` again.
    """
    try:
        action = _parsed(text, question)
    except NotationError:
        action = None
    if action is None or format_action(action) != text:
        raise NotationError(text)
    return action


def _parsed(text: str, question: AskWhole | AskHalf | None) -> Action | None:
    verb, _, rest = text.partition(" ")
    words = rest.split(" ") if rest else []
    if verb in _WITHOUT_WORDS and not words:
        return _WITHOUT_WORDS[verb]
    if verb in _WITH_ONE_WORD and len(words) == 1:
        return _WITH_ONE_WORD[verb](words[0])
    if verb == "answer" and len(words) == 1:
        return _parse_answer(words[0], question)
    if verb in _WITH_CARDS and words:
        return _WITH_CARDS[verb](tuple(parse_card(word) for word in words))
    return None
