"""Which matches are pinned: every preset with every level, some house rules, and how one is played and written.

A playthrough is named by what makes it: ``huutopussi kontra=true: expert@2,skilled@2 seed 4``. Budgets (``@2``) count
imagined worlds and not time, so a playthrough is the same on a slow machine. What is pinned of a hand is its record
(deal, moves, result) and the thoughts of its bots: each move with the reason for it and the facts of that reason.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from typing import Any

from marjapussi_desktop.bots.bot import Bot, Decision
from marjapussi_desktop.controller.bot_processes.seating import ignore_trouble
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.notation import format_action, format_cards
from marjapussi_desktop.engine.observation import AllCards, Observation
from marjapussi_desktop.engine.options import parse_options
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, format_record, hand_to_json
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.evaluation.cheat import Seeing, measured_bot
from marjapussi_desktop.evaluation.simulation import Match


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A match of at most ``hands`` hands; ``bots`` sit down in turn, again from the first if there are more seats.

    ``options``: ``key=value`` as on the command line; ``is_kept``: it is stored whole and not only its digests.
    """

    preset: str
    bots: tuple[str, ...]
    seed: int
    hands: int
    options: str = ""
    is_kept: bool = False

    @property
    def name(self) -> str:
        """What tells it from every other."""
        return f"{' '.join(filter(None, (self.preset, self.options)))}: {','.join(self.bots)} seed {self.seed}"

    @property
    def rules(self) -> Ruleset:
        """The preset with its options."""
        rules = parse_options(self.preset, [(key, value) for key, _, value in map(_parted, self.options.split())])
        assert isinstance(rules, Ruleset), rules
        return rules


def _parted(option: str) -> tuple[str, str, str]:
    return option.partition("=")


OF_EVERY_PRESET = (
    Playthrough("", ("random",), seed=1, hands=5),
    Playthrough("", ("beginner",), seed=2, hands=3),
    Playthrough("", ("casual",), seed=3, hands=4),
    Playthrough("", ("expert@2", "beginner", "casual+tauno", "skilled+helmi@2"), seed=4, hands=2, is_kept=True),
    Playthrough("", ("skilled@2",), seed=5, hands=3),
    Playthrough("", ("expert@2",), seed=6, hands=3),
    Playthrough("", ("expert+veikko@1", "skilled+eino@1", "casual+martta", "beginner+onni"), seed=7, hands=3),
    Playthrough("", ("skilled", "casual+kerttu", "random", "casual+aino"), seed=8, hands=1),
    Playthrough("", ("cheat", "skilled-points@1", "expert-points@1", "beginner+tauno"), seed=9, hands=2),
    Playthrough("", ("random", "casual", "random", "expert@1"), seed=10, hands=3),
)
"""What is played with each preset."""

HOUSE_RULES = (
    ("marjapussi", "pip_tie=carry overshoot=subtract_excess porvoo=false target=5"),
    ("marjapussi", "half_needs_whole=true ask_order=self_whole_half bluff_half=true first_lead=ace_or_spade"),
    ("marjapussi", "ask_whole=false declare_after=own_led_trick pack=28"),
    ("bondtolva-2", "declare_after=own_led_trick pip_tie=carry overshoot=to_seven"),
    ("avomarjapussi", "lead_from_marriage=true overshoot=allowed pip_count=aces_and_tens_4321"),
    ("huutopussi", "target=100 last_trick=10 round_defenders=true marriage_points=spades_high"),
    ("huutopussi", "kontra=true half_needs_whole=true contract_set=after_return penalty_needs_contract=true"),
    ("huutopussi-erlangen", "target=200 broken_marriages=never bluff_half=false no_trick_penalty=contract"),
    ("huutopussi-erlangen", "lead_from_marriage=true opening=compulsory minimum_bid=80 exchange=3"),
    ("huutopussi-3", "target=100 discards_count=false opening=optional"),
)
"""Presets with options that no preset has so, where bots have a way of their own."""

WITH_CALLS = (
    Playthrough("huutopussi-erlangen", ("random",), seed=22, hands=12),
    Playthrough("huutopussi-erlangen", ("skilled@1", "random"), seed=23, hands=6),
    Playthrough("huutopussi-wurzel", ("skilled@1", "random"), seed=28, hands=6),
)
"""Kontra and Re are seldom said; here they are."""


def _with_house_rules(preset: str, options: str) -> tuple[Playthrough, ...]:
    return (
        Playthrough(preset, ("skilled@1", "casual", "expert@1", "casual+martta"), seed=11, hands=3, options=options),
        Playthrough(preset, ("random",), seed=12, hands=2, options=options),
    )


QUICK = (
    *(replace(one, preset=preset) for preset in PRESETS for one in OF_EVERY_PRESET),
    *(one for preset, options in HOUSE_RULES for one in _with_house_rules(preset, options)),
    *WITH_CALLS,
)
SLOW = tuple(Playthrough(preset, ("expert",), seed=13, hands=1) for preset in PRESETS)
"""The strongest level as it is offered: seconds a hand."""


class _Noting:
    """A bot whose decisions are written down."""

    def __init__(self, bot: Bot, made: list[Decision]) -> None:
        self.bot, self.made = bot, made

    @property
    def name(self) -> str:
        return self.bot.name

    def decide(self, observation: Observation) -> Decision:
        return self._noted(self.bot.decide(observation))

    def consider_call(self, observation: Observation) -> Decision | None:
        decision = self.bot.consider_call(observation)
        return None if decision is None else self._noted(decision)

    def _noted(self, decision: Decision) -> Decision:
        self.made.append(decision)
        return decision


class _NotingCheat(_Noting):
    """The same for a bot that sees all cards."""

    def decide_seeing(self, observation: Observation, cards: AllCards) -> Decision:
        assert isinstance(self.bot, Seeing)
        return self._noted(self.bot.decide_seeing(observation, cards))


@dataclass(frozen=True, slots=True)
class Played:
    """A playthrough as it was played: its record, and per hand a line for each move with what the bot thought."""

    record: MatchRecord
    thoughts: tuple[tuple[str, ...], ...]

    def text(self) -> str:
        """All of it as lines of JSON: the thoughts move by move, then the record."""
        return "\n".join([*(line for hand in self.thoughts for line in hand), format_record(self.record), ""])

    def digests(self) -> tuple[str, ...]:
        """For each hand a digest of its record and one of its thoughts."""
        return tuple(
            f"{_digest(_compact(hand_to_json(hand)))} {_digest(chr(10).join(thoughts))}"
            for hand, thoughts in zip(self.record.hands, self.thoughts, strict=True)
        )


def play(one: Playthrough) -> Played:
    """Plays it."""
    rules, made = one.rules, list[Decision]()
    names = [one.bots[seat % len(one.bots)] for seat in range(players_in(rules.layout))]
    bots = [measured_bot(name, one.seed) for name in names]
    players = tuple(PlayerInfo(name, f"bot:{name}") for name in names)
    session = Session(MatchRecord(one.preset, rules, players, one.seed), DealSource(one.seed))
    noting = [(_NotingCheat if isinstance(bot, Seeing) else _Noting)(bot, made) for bot in bots]
    match = Match(session, noting, False, ignore_trouble)
    thoughts: list[tuple[str, ...]] = []
    while session.awaits_deal and session.hand_number < one.hands:
        made.clear()
        match.play_hand()
        moves = session.record.hands[-1].moves
        thoughts.append(
            tuple(
                _thought(session.hand_number, move.seat, decision) for move, decision in zip(moves, made, strict=True)
            )
        )
    return Played(session.record, tuple(thoughts))


def _thought(hand: int, seat: int, decision: Decision) -> str:
    """A move and the reason for it, with the facts that belong to the reason, as one line of JSON."""
    facts = {
        "card": decision.card.code if decision.card is not None else None,
        "cards": format_cards(decision.cards) or None,
        "suit": decision.suit,
        "other_suit": decision.other_suit,
        "amount": decision.amount,
        "seat": decision.seat,
        "fact": decision.fact,
    }
    told = {key: value for key, value in facts.items() if value is not None}
    move = {"hand": hand, "seat": seat, "move": format_action(decision.action), "why": decision.why}
    return _compact({**move, "facts": told} if told else move)


def _compact(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _digest(text: str) -> str:
    """64 bits tell two hands apart well enough."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]
