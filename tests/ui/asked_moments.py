"""One moment of each kind in which a person is asked something, in every layout, as updates for the table."""

from __future__ import annotations

import random
from functools import lru_cache
from itertools import islice

from marjapussi_desktop.controller.match.prompts import Forfeits, Prompt, PromptKind, Update, UpdateKind, prompt_kind
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.controller.match.view_making import view_of
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import AskHalf, AskWhole, DemandRedeal, Kontra, Pass
from marjapussi_desktop.engine.cards import FULL_PACK, SUITS, Card
from marjapussi_desktop.engine.choices import BidChoices, Choices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.state import MatchState, PlayedTrick
from marjapussi_desktop.engine.values import changed
from tests.helpers.playing import played_at_random

NAMES = ("Wilhelmiina", "Vihtori", "Kerttu", "Annikki")
PRESETS_OF_LAYOUTS = ("marjapussi", "huutopussi", "huutopussi-erlangen", "huutopussi-3", "bondtolva-2", "avomarjapussi")
LEAD = "lead"
"""Leading, with as much to declare and ask for as the rules allow."""
CLAIM = "claim"
"""Leading with all tricks that are left, if it can be with discards."""
_SEEDS = range(1, 9)


@lru_cache
def asked_moments(preset: str) -> dict[str, Update]:
    """The first moment of each kind that comes up in some hands played at random, by the name of the kind."""
    rules = PRESETS[preset]
    found: dict[str, Update] = {}
    for seed in _SEEDS:
        for moment in played_at_random(rules, seed):
            update = _asked(moment.after, preset, seed)
            if update is not None and update.prompt is not None:
                is_lead = update.prompt.kind is PromptKind.PLAY and not update.view.trick
                found.setdefault(LEAD if is_lead else update.prompt.kind, update)
                if is_lead and (CLAIM not in found or update.view.discards):
                    found[CLAIM] = _claiming(update)
    return found


@lru_cache
def results(preset: str, hands: int) -> tuple[Update, ...]:
    """The ends of some hands played at random."""
    asked = (
        _asked(moment.after, preset, seed) for seed in _SEEDS for moment in played_at_random(PRESETS[preset], seed)
    )
    over = (one for one in asked if one is not None and one.prompt is not None and one.prompt.choices is None)
    return tuple(islice(over, hands))


@lru_cache
def thrown_in(preset: str) -> Update:
    """The end of a hand that somebody has thrown in: everybody still has his cards."""
    rules = PRESETS[preset]
    for seed in range(400):
        match = game.new_match(rules, players_in(rules.layout) - 1)
        match = game.deal(match, shuffled_deal(rules, random.Random(seed))).match
        while (seat := game.seat_to_act(match)) is not None:
            choices = game.choices(match, seat)
            if not isinstance(choices, BidChoices) or not (choices.may_redeal or choices.may_pass):
                break
            step = game.act(match, seat, DemandRedeal() if choices.may_redeal else Pass())
            assert isinstance(step, game.Step)
            match = step.match
            update = _asked(match, preset, seed)
            if update is not None and update.view.result is not None and update.view.seats[0].hand:
                return update
    raise AssertionError(f"nobody may throw a hand in: {preset}")


def _asked(match: MatchState, preset: str, seed: int) -> Update | None:
    infos = tuple(
        PlayerInfo(name, "bot:casual" if seat else "human")
        for seat, name in enumerate(NAMES[: players_in(match.rules.layout)])
    )
    view = view_of(match, MatchRecord(preset, match.rules, infos, seed), 0)
    if view.result is not None:
        return Update(UpdateKind.JUMP, (), view, Prompt(1, PromptKind.HAND_OVER, None))
    choices = game.choices(match, 0) if game.seat_to_act(match) == 0 else None
    if choices is None:
        return None
    has_calls = match.rules.contract is not None and match.rules.contract.kontra and view.contract is not None
    if not view.trick and isinstance(choices, PlayChoices):
        choices = _with_everything_to_say(choices, match.rules)
    last = PlayedTrick(0, _elsewhere(view)[: len(view.seats)], 0)
    return Update(
        UpdateKind.JUMP,
        (),
        changed(view, last_trick=view.last_trick or last),
        Prompt(1, prompt_kind(choices), choices, _claim(choices, view, has_calls), (), (), _forfeits(choices)),
        (Kontra(),) if has_calls else (),
    )


def _with_everything_to_say(choices: PlayChoices, rules: Ruleset) -> Choices:
    marriages = MarriageChoices(
        declare=SUITS[:2], ask_whole=rules.marriages.ask_whole, ask_half=SUITS[2:] if rules.marriages.ask_half else ()
    )
    return changed(choices, marriages=marriages)


def _forfeits(choices: Choices) -> Forfeits:
    """Each ask as where marriages break, as they may in any game: one of the person's is lost by its success. That
    sentence is the longest.
    """
    if not isinstance(choices, PlayChoices) or not choices.marriages.declare:
        return ()
    asks = (*((AskWhole(),) if choices.marriages.ask_whole else ()), *map(AskHalf, choices.marriages.ask_half))
    return tuple((ask, MarriageChoices(declare=choices.marriages.declare[:1])) for ask in asks)


def _claim(choices: Choices, view: TableView, has_calls: bool) -> tuple[Card, ...]:
    """The rest claimed at a lead where a question may stand beside it: where a partner can be asked in vain."""
    is_lead = isinstance(choices, PlayChoices) and not view.trick
    return view.seats[0].hand if is_lead and view.rules.marriages.ask_whole and not has_calls else ()


def _claiming(lead: Update) -> Update:
    """The same lead with nothing to say, and the rest claimed."""
    assert lead.prompt is not None
    assert isinstance(lead.prompt.choices, PlayChoices)
    choices = changed(lead.prompt.choices, marriages=MarriageChoices(), calls=())
    prompt = changed(lead.prompt, choices=choices, claim=lead.view.seats[0].hand)
    return changed(lead, prompt=prompt, calls=())


def _elsewhere(view: TableView) -> tuple[Card, ...]:
    """Cards that do not lie open at the table."""
    rows = [card for seat in view.seats for card in seat.up if card is not None]
    seen = {*view.seats[0].hand, *rows, *view.discards, *view.kitty}
    return tuple(card for card in FULL_PACK if card not in seen)
