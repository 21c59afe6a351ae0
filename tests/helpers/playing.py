"""Playing hands in tests: at random, or move by move as a text tells."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Action, Bid, Play
from marjapussi_desktop.engine.cards import Card, cards, pack_of
from marjapussi_desktop.engine.choices import BidChoices, CardsChoices, Choices, ContractChoices, PlayChoices
from marjapussi_desktop.engine.dealing import deal_from_pack, shuffled_deal
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.notation import parse_action
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.ruleset import Ruleset, hand_size
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import Deal, HandState, MatchState


def seats_in_play(rules: Ruleset) -> range:
    """All seats."""
    return range(players_in(rules.layout))


def random_action(match: MatchState, dice: random.Random) -> tuple[int, Action]:
    """A legal move of whoever may move; amounts mostly low, so that auctions come to an end."""
    seat = game.seat_to_act(match)
    assert seat is not None
    if dice.random() < 0.03:
        for other in seats_in_play(match.rules):
            choices = game.choices(match, other)
            if choices is not None and choices.calls:
                return other, choices.calls[0]
    choices = game.choices(match, seat)
    assert choices is not None
    if isinstance(choices, CardsChoices):
        return seat, choices.action(tuple(dice.sample(choices.cards, choices.count)))
    actions = list(choices.actions())
    if isinstance(choices, BidChoices | ContractChoices) and dice.random() < 0.9:
        quiet = [a for a in actions if not isinstance(a, Bid)]
        return seat, dice.choice([*quiet, *quiet, *actions[:4]])
    return seat, dice.choice(actions)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a match: the match before and after, who did what (None, None: the deal), and what happened."""

    before: MatchState
    seat: int | None
    action: Action | None
    after: MatchState
    events: tuple[Event, ...]


def played_at_random(rules: Ruleset, seed: int, hands: int = 1) -> Iterator[Moment]:
    """Every step of a match of at most ``hands`` hands, played at random."""
    dice = random.Random(seed)
    match = game.new_match(rules, dice.randrange(players_in(rules.layout)))
    while match.awaits_deal and match.hands_over < hands:
        step = game.deal(match, shuffled_deal(rules, dice))
        yield Moment(match, None, None, step.match, step.events)
        match = step.match
        while game.seat_to_act(match) is not None:
            seat, action = random_action(match, dice)
            taken = game.act(match, seat, action)
            assert isinstance(taken, game.Step), f"{action} of seat {seat} was offered and refused: {taken}"
            yield Moment(match, seat, action, taken.match, taken.events)
            match = taken.match


def hand_of(match: MatchState) -> HandState:
    """The current hand."""
    assert match.hand is not None
    return match.hand


def deal_with(
    rules: Ruleset,
    hands: Mapping[int, str],
    kitty: str = "",
    stock: str = "",
    up: Sequence[str] = (),
    down: Sequence[str] = (),
) -> Deal:
    """A deal in which the named piles hold at least these cards (from the front); the rest is filled up in order."""
    named = [*hands.values(), kitty, stock, *up, *down]
    used = {c for text in named for c in cards(text)}
    assert len(used) == sum(len(text.split()) for text in named), "a card is named twice"
    # Low cards first, so that those who are not named hold nothing special as long as that is possible.
    rest = iter(sorted((c for c in pack_of(rules.deal.pack) if c not in used), key=lambda c: (c.strength, c.index)))
    blank = deal_from_pack(rules, pack_of(rules.deal.pack))

    def fill(text: str, size: int) -> tuple[Card, ...]:
        own = cards(text)
        return own + tuple(next(rest) for _ in range(size - len(own)))

    filled = {
        s: fill(hands.get(s, ""), hand_size(rules)) for s in sorted(seats_in_play(rules), key=lambda s: s in hands)
    }
    return Deal(
        hands=tuple(filled[seat] for seat in seats_in_play(rules)),
        kitty=fill(kitty, len(blank.kitty)),
        stock=fill(stock, len(blank.stock)),
        down=tuple(fill(down[s] if down else "", len(row)) for s, row in enumerate(blank.down)),
        up=tuple(fill(up[s] if up else "", len(row)) for s, row in enumerate(blank.up)),
    )


class Table:
    """A match driven by moves as text, ``"2: play AS"``; several are separated by ``;`` or lines.

    ``match``: as it stands; ``events``: of the last ``do``.
    """

    def __init__(self, rules: Ruleset, deal: Deal | None = None, dealer: int = 0) -> None:
        self.match = game.new_match(rules, dealer)
        self.events: tuple[Event, ...] = ()
        if deal is not None:
            self.deal(deal)

    def deal(self, deal: Deal) -> None:
        """Deals the next hand."""
        step = game.deal(self.match, deal)
        self.match, self.events = step.match, step.events

    @property
    def hand(self) -> HandState:
        """The current hand."""
        return hand_of(self.match)

    def _read(self, word: str) -> tuple[int, Action]:
        seat, text = word.strip().split(": ", 1)
        question = self.hand.marriages.question if self.match.hand is not None else None
        return int(seat), parse_action(text, question)

    def do(self, moves: str) -> Table:
        """Takes moves, all of which must be legal."""
        happened: list[Event] = []
        for word in moves.replace("\n", ";").split(";"):
            if word.strip():
                seat, action = self._read(word)
                step = game.act(self.match, seat, action)
                assert isinstance(step, game.Step), f"{word.strip()} is refused: {step}"
                self.match = step.match
                happened.extend(step.events)
        self.events = tuple(happened)
        return self

    def why_not(self, move: str) -> Refusal:
        """Why a move is refused, which it must be."""
        seat, action = self._read(move)
        refusal = game.act(self.match, seat, action)
        assert isinstance(refusal, Refusal), f"{move} is allowed"
        return refusal

    def allows(self, move: str) -> bool:
        """Whether a move is legal."""
        seat, action = self._read(move)
        return game.check(self.match, seat, action) is None

    def play_on(self) -> Table:
        """Plays the rest of the hand quietly: passes, least amounts, no declarations, no calls."""
        happened: list[Event] = []
        while (seat := game.seat_to_act(self.match)) is not None:
            choices = game.choices(self.match, seat)
            assert choices is not None
            step = game.act(self.match, seat, _quiet_action(choices))
            assert isinstance(step, game.Step)
            self.match = step.match
            happened.extend(step.events)
        self.events = tuple(happened)
        return self


def _quiet_action(choices: Choices) -> Action:
    if isinstance(choices, PlayChoices):
        return Play(choices.cards[-1])
    return next(choices.actions())
