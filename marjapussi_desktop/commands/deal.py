"""``marjapussi deal CODE``: what a deal code holds, its hash, and the cards of its hands."""

from __future__ import annotations

import argparse
import json
from typing import Any

from marjapussi_desktop.commands.rules_arguments import whole_number
from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.commands.wording import code_sentence
from marjapussi_desktop.controller.deals.code_symbols import CodeError
from marjapussi_desktop.controller.deals.deal_code import DealCode, commitment, format_code, parse_code
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.engine.cards import Card, sorted_cards
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY
from marjapussi_desktop.engine.record import deal_to_json
from marjapussi_desktop.engine.state import Deal

MOST_HANDS = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of the command."""
    parser.add_argument("code", metavar="CODE", nargs="+", help="a deal code, with or without its hyphens")
    parser.add_argument(
        "--hands", type=whole_number(0, MOST_HANDS), default=1, metavar="N", help="show the cards of the first N hands"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Prints what the code holds. Always 0."""
    try:
        code = parse_code(" ".join(arguments.code))
    except CodeError as error:
        raise UsageError(f"{code_sentence(error)}.") from None
    if arguments.json:
        print(json.dumps(_as_json(code, arguments.hands), ensure_ascii=False))
    else:
        print("\n".join(_lines(code, arguments.hands)))
    return 0


def _deals(code: DealCode, hands: int) -> list[Deal]:
    source = DealSource(code.seed)
    return [source.deal(code.rules, number) for number in range(1, hands + 1)]


def _as_json(code: DealCode, hands: int) -> dict[str, Any]:
    text = format_code(code)
    return {
        "code": text,
        "sha256": commitment(text),
        "preset": code.preset,
        "options": {key: OPTIONS_BY_KEY[key].record_value_in(code.rules) for key, _value in code.changes},
        "seed": code.seed,
        "players": list(code.players),
        "first_dealer": DealSource(code.seed).first_dealer(code.rules),
        "hands": [deal_to_json(deal) for deal in _deals(code, hands)],
    }


def _lines(code: DealCode, hands: int) -> list[str]:
    text = format_code(code)
    lines = [
        f"code          {text}",
        f"SHA-256       {commitment(text)}",
        f"preset        {code.preset}",
        f"options       {' '.join(f'{key}={value}' for key, value in code.changes) or 'as in the preset'}",
        f"seed          {code.seed}",
        f"players       {' '.join(('you', *code.players)) if code.players else 'not told'}",
        f"first dealer  seat {DealSource(code.seed).first_dealer(code.rules)}",
    ]
    for number, deal in enumerate(_deals(code, hands), start=1):
        lines += ["", f"hand {number}", *_deal_lines(deal)]
    return lines


def _deal_lines(deal: Deal) -> list[str]:
    piles = [(f"seat {seat}", hand) for seat, hand in enumerate(deal.hands)]
    piles += [(f"down {seat}", row) for seat, row in enumerate(deal.down)]
    piles += [(f"up {seat}", row) for seat, row in enumerate(deal.up)]
    piles += [(name, pile) for name, pile in (("kitty", deal.kitty), ("stock", deal.stock)) if pile]
    return [f"  {name:<7} {_cards(pile, is_ordered=not name.startswith('seat'))}" for name, pile in piles]


def _cards(cards: tuple[Card, ...], is_ordered: bool) -> str:
    """A pile in its order, where that matters; a hand by suit and rank."""
    return " ".join(card.code for card in (cards if is_ordered else sorted_cards(cards)))
