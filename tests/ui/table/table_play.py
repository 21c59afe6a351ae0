"""Updates as the table gets them, from hands played at random by the engine."""

from __future__ import annotations

from collections.abc import Iterator

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update, UpdateKind
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.choices import CardsChoices, PlayChoices
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.engine.observation import redact
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.state import MatchState
from tests.helpers.playing import played_at_random

NAMES = ("Helmi", "Aino", "Väinö", "Toivo")
FOUR_HANDED = ("huutopussi", "marjapussi", "huutopussi-wurzel", "bondtolva")
EVERY_LAYOUT = (*FOUR_HANDED, "huutopussi-3", "bondtolva-2", "avomarjapussi")


def updates_of(preset: str, seed: int, viewer: int = 0, hands: int = 1) -> Iterator[Update]:
    """Every step of a random match as ``viewer`` sees it; the first is a JUMP to the table before the deal."""
    rules = PRESETS[preset]
    players = len(game.new_match(rules, 0).totals) if rules.layout.value != "partnership" else 4
    infos = tuple(PlayerInfo(NAMES[i], "human" if i == viewer else "bot:casual") for i in range(players))
    record = MatchRecord(preset, rules, infos, seed)
    is_first = True
    for moment in played_at_random(rules, seed, hands):
        if is_first:
            yield Update(UpdateKind.JUMP, (), view_of(moment.before, record, viewer), None)
            is_first = False
        yield _update(moment.after, moment.events, record, viewer)


def _update(match: MatchState, events: tuple[Event, ...], record: MatchRecord, viewer: int) -> Update:
    assert match.hand is not None
    seen = tuple(redact(event, viewer, match.hand) for event in events)
    return Update(UpdateKind.EVENTS, seen, view_of(match, record, viewer), _prompt(match, viewer))


def _prompt(match: MatchState, viewer: int) -> Prompt | None:
    choices = game.choices(match, viewer) if game.seat_to_act(match) == viewer else None
    if isinstance(choices, PlayChoices):
        return Prompt(1, PromptKind.PLAY, choices)
    if isinstance(choices, CardsChoices):
        return Prompt(1, PromptKind.GIVE, choices)
    return None


def final_views(preset: str, seed: int) -> list[TableView]:
    """The view after every step of a random hand."""
    return [update.view for update in updates_of(preset, seed)]
