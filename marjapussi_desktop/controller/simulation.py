"""Whole matches played by bots, without a window: what ``simulate`` runs."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.bot import Bot, Following, Seeing
from marjapussi_desktop.bots.players.levels import EXEC
from marjapussi_desktop.bots.players.random_player import RandomBot
from marjapussi_desktop.controller.deals import DealSource
from marjapussi_desktop.controller.seating import TellTrouble, ignore_trouble, measured_bot
from marjapussi_desktop.controller.session import Session
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import CallChoices
from marjapussi_desktop.engine.notation import format_choices
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.engine.record import BOT, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in


def play_match(
    preset: str,
    rules: Ruleset,
    levels: Sequence[str],
    seed: int,
    max_hands: int | None,
    trace: bool,
    tell: TellTrouble = ignore_trouble,
) -> MatchRecord:
    """One match of bots, one name per seat, to its end or through ``max_hands`` hands.

    ``trace`` keeps with every move what that seat could have done; ``tell`` hears of programs that fail. The same
    arguments give the same match, if the programs in it play alike.
    """
    bots = [measured_bot(level, seed) for level in levels]
    for seat, bot in enumerate(bots):
        if isinstance(bot, Following):
            bot.prepare(seat)
    players = tuple(_player(seat, level, bot) for seat, (level, bot) in enumerate(zip(levels, bots, strict=True)))
    session = Session(MatchRecord(preset, rules, players, seed), DealSource(seed))
    table = Table(session, bots, trace, tell)
    while session.awaits_deal and (max_hands is None or session.hand_number < max_hands):
        table.play_hand()
    table.close()
    return session.record


def _player(seat: int, level: str, bot: Bot) -> PlayerInfo:
    """A program is told by its name: its command may name folders of this machine."""
    name, kind = (bot.name, EXEC + bot.name) if isinstance(bot, Following) else (level, level)
    return PlayerInfo(f"{name} {seat}", BOT + kind)


class Table:
    """Bots around a session: asks whoever is to move, and whoever may call out of turn."""

    def __init__(self, session: Session, bots: Sequence[Bot], trace: bool, tell: TellTrouble = ignore_trouble) -> None:
        self.session = session
        self.bots = bots
        self.trace = trace
        self.tell = tell
        self.followers = [(seat, bot) for seat, bot in enumerate(bots) if isinstance(bot, Following)]
        contract = session.record.rules.contract
        self.has_calls = contract is not None and contract.kontra

    def play_hand(self) -> None:
        """Deals and plays one hand to its end."""
        session = self.session
        session.deal_next()
        if self.trace:
            session.record.hands[-1].legal = []
        self._let_watch()
        while (seat := session.seat_to_act) is not None:
            if not (self.has_calls and self._call_out_of_turn(seat)):
                self._take(seat, self._decision(seat))

    def _decision(self, seat: int) -> Action:
        bot = self.bots[seat]
        if isinstance(bot, RandomBot):
            choices = self.session.choices(seat)
            assert choices is not None
            return bot.action_from(choices, self.session.hand_number, self.session.ply)
        observation = self.session.observation(seat)
        if isinstance(bot, Seeing):
            return bot.decide_seeing(observation, self.session.all_cards()).action
        return bot.decide(observation).action

    def _call_out_of_turn(self, to_act: int) -> bool:
        """Lets each other seat say Kontra or Re; whether one did."""
        for seat in range(players_in(self.session.record.rules.layout)):
            if seat != to_act and isinstance(self.session.choices(seat), CallChoices):
                decision = self.bots[seat].consider_call(self.session.observation(seat))
                if decision is not None:
                    self._take(seat, decision.action)
                    return True
        return False

    def _take(self, seat: int, action: Action) -> None:
        if self.trace:
            self._note_legal(seat)
        refused = self.session.act(seat, action)
        assert not isinstance(refused, Refusal), f"a bot chose {action}, which is refused: {refused}"
        self._let_watch()

    def _let_watch(self) -> None:
        for seat, bot in self.followers:
            bot.watch(self.session.observation(seat))
            for trouble in bot.take_troubles():
                self.tell(trouble)

    def close(self) -> None:
        """Lets the programs at the table go."""
        for _seat, bot in self.followers:
            bot.close()

    def _note_legal(self, seat: int) -> None:
        choices = self.session.choices(seat)
        legal = self.session.record.hands[-1].legal
        assert choices is not None
        assert legal is not None
        legal.append(format_choices(choices))
