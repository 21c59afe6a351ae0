"""Deals and positions as one line of text, to be shown, sent and pasted back (as PBN and FEN are for bridge and chess).

A deal is its piles: hands by seat, then the kitty, the stock, the face-down and the face-up rows where there are any::

    AS TS KS / QS AC TC / ... kitty AH TH 6H

A position is a game, how the match stood before the hand, the deal, and the moves::

    huutopussi kontra=true | hand 2, dealer 1, totals 120 -50, carried 0 | AS ... | 1: bid 50; 2: pass

Without deal and moves it stands between hands. ``parse_position(format_position(match)) == match`` for every match.
"""

from __future__ import annotations

import re
from typing import Final

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Move
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.errors import FaultyDealError, NotationError
from marjapussi_desktop.engine.notation import format_action, format_cards, parse_action, parse_cards
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in, sides_in
from marjapussi_desktop.engine.state import Deal, MatchState
from marjapussi_desktop.engine.variants import format_rules, parse_rules

_PARTS: Final = " | "
_PILES: Final = " / "
_MOVES: Final = "; "
_NUMBER: Final = r"-?[0-9]{1,6}"
_STANDING: Final = re.compile(
    rf"hand ([0-9]{{1,6}}), dealer ([0-9]), totals ({_NUMBER}(?: {_NUMBER})*), carried ([0-9]{{1,6}})"
)
_NAMED_PILES: Final = re.compile(r" (kitty|stock|down|up) ")


def format_deal(deal: Deal) -> str:
    """A deal as text."""
    named = {"kitty": (deal.kitty,), "stock": (deal.stock,), "down": deal.down, "up": deal.up}
    piles = [_format_piles(deal.hands), *(f"{name} {_format_piles(some)}" for name, some in named.items() if any(some))]
    return " ".join(piles)


def _format_piles(piles: tuple[tuple[Card, ...], ...]) -> str:
    return _PILES.join(map(format_cards, piles))


def parse_deal(text: str) -> Deal:
    """The deal that ``text`` writes; whether it is whole is for ``game.deal``. Raises NotationError."""
    hands, *rest = _NAMED_PILES.split(text)
    named = dict(zip(rest[::2], map(_parse_piles, rest[1::2]), strict=True))
    if 2 * len(named) != len(rest):
        raise NotationError(text, "a pile is named twice")
    kitty, stock = (_only_pile(named, name) for name in ("kitty", "stock"))
    return Deal(_parse_piles(hands), kitty, stock, named.get("down", ()), named.get("up", ()))


def _parse_piles(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(parse_cards(pile) for pile in text.split(_PILES))


def _only_pile(named: dict[str, tuple[tuple[Card, ...], ...]], name: str) -> tuple[Card, ...]:
    piles = named.get(name, ((),))
    if len(piles) != 1:
        raise NotationError(_format_piles(piles), f"there is one {name}")
    return piles[0]


def format_position(match: MatchState) -> str:
    """A match as it stands. Raises RulesError for rules that no preset and options make."""
    hand = match.hand
    if hand is None:
        return _PARTS.join([format_rules(match.rules), _format_standing(match)])
    before = MatchState(match.rules, hand.totals, hand.dealer, hand.carried_pips, hands_over=hand.number - 1)
    parts = [format_rules(match.rules), _format_standing(before), format_deal(hand.dealt)]
    moves = _MOVES.join(f"{move.seat}: {format_action(move.action)}" for move in hand.moves)
    return _PARTS.join([*parts, moves] if moves else parts)


def _format_standing(match: MatchState) -> str:
    totals = " ".join(map(str, match.totals))
    return f"hand {match.hands_over + 1}, dealer {match.next_dealer}, totals {totals}, carried {match.carried_pips}"


def parse_position(text: str) -> MatchState:
    """The match that ``text`` writes.

    Raises NotationError for what cannot be read or is against the rules, UnknownPresetError, RulesError.
    """
    parts = text.strip().split(_PARTS)
    if not 2 <= len(parts) <= 4:
        raise NotationError(text, "a position has a game, a standing, and perhaps a deal and moves, with | between")
    rules, standing, *rest = parts
    match = _parse_standing(parse_rules(rules), standing)
    if rest:
        try:
            match = game.deal(match, parse_deal(rest[0])).match
        except FaultyDealError as error:
            raise NotationError(rest[0], str(error)) from None
    for move in rest[1].split(_MOVES) if len(rest) > 1 else ():
        match = _moved(match, move)
    return match


def _parse_standing(rules: Ruleset, text: str) -> MatchState:
    found = _STANDING.fullmatch(text)
    if found is None:
        raise NotationError(text, "write it as: hand 1, dealer 0, totals 0 0, carried 0")
    number, dealer, carried = (int(found[group]) for group in (1, 2, 4))
    totals = tuple(int(total) for total in found[3].split())
    if number < 1 or dealer >= players_in(rules.layout) or len(totals) != sides_in(rules.layout):
        raise NotationError(text, f"{players_in(rules.layout)} seats and {sides_in(rules.layout)} totals, hands from 1")
    return MatchState(rules, totals, dealer, carried, hands_over=number - 1)


def _moved(match: MatchState, text: str) -> MatchState:
    move = _parse_move(match, text)
    step = game.act(match, move.seat, move.action)
    if isinstance(step, Refusal):
        raise NotationError(text, step.reason.value)
    return step.match


def _parse_move(match: MatchState, text: str) -> Move:
    seat, _colon, action = text.partition(": ")
    if seat not in map(str, range(players_in(match.rules.layout))):
        raise NotationError(text, "a move begins with its seat, as in 0: bid 80")
    question = match.hand.marriages.question if match.hand is not None else None
    return Move(int(seat), parse_action(action, question))
