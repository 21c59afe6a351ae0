"""Plays whole matches between bots, without a window: the command ``simulate``."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.bot import Bot, Following
from marjapussi_desktop.bots.players.levels import EXEC
from marjapussi_desktop.controller.bot_processes.seating import TellTrouble, ignore_trouble
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.match.session import Session
from marjapussi_desktop.engine.notation import format_choices
from marjapussi_desktop.engine.record import BOT, MatchRecord, PlayerInfo
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.evaluation.cheat import measured_bot
from marjapussi_desktop.evaluation.table import Table


def play_match(
    preset: str,
    rules: Ruleset,
    levels: Sequence[str],
    seed: int,
    max_hands: int | None,
    *,
    trace: bool,
    tell: TellTrouble = ignore_trouble,
) -> MatchRecord:
    """Plays a match between bots, one name per seat, to its end or for ``max_hands`` hands.

    ``trace``: record with every move the legal ones; ``tell``: called when a program fails. The same arguments give the
    same match, if other programs in it repeat their moves.
    """
    bots = [measured_bot(level, seed) for level in levels]
    for seat, bot in enumerate(bots):
        if isinstance(bot, Following):
            bot.prepare(seat)
    players = tuple(_player(seat, level, bot) for seat, (level, bot) in enumerate(zip(levels, bots, strict=True)))
    session = Session(MatchRecord(preset, rules, players, seed), DealSource(seed))
    match = Match(session, bots, trace, tell)
    while session.awaits_deal and (max_hands is None or session.hand_number < max_hands):
        match.play_hand()
    match.close()
    return session.record


def _player(seat: int, level: str, bot: Bot) -> PlayerInfo:
    """The player as the record names it: a program by its file's name, since its command may contain folders of this
    machine.
    """
    name, kind = (bot.name, EXEC + bot.name) if isinstance(bot, Following) else (level, level)
    return PlayerInfo(f"{name} {seat}", BOT + kind)


class Match:
    """A match of bots with its record, hand by hand; ``is_traced``: see `play_match`."""

    def __init__(self, session: Session, bots: Sequence[Bot], is_traced: bool, tell: TellTrouble) -> None:
        self.session = session
        self._is_traced = is_traced
        self._table = Table(bots, self._note_legal if is_traced else None, tell)

    def play_hand(self) -> None:
        """Deals and plays one hand to its end."""
        self.session.deal_next()
        if self._is_traced:
            self.session.record.hands[-1].legal = []
        self._table.play(self.session, self.session.record.rules)

    def close(self) -> None:
        """Lets the programs at the table go."""
        self._table.close()

    def _note_legal(self, seat: int) -> None:
        choices = self.session.choices(seat)
        legal = self.session.record.hands[-1].legal
        assert choices is not None
        assert legal is not None
        legal.append(format_choices(choices))
