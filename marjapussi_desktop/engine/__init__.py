"""The rules of the game, pure: standard library only, no Qt, no clock, no random numbers, no text in a language.

From outside, these names are enough; ENGINE.md shows them at work. A match is a value: what happens gives a new one.

>>> import random
>>> from marjapussi_desktop.engine import *
>>> match = new_match(PRESETS["marjapussi-pagat"], dealer=3)
>>> match = deal(match, shuffled_deal(match.rules, random.Random(1))).match
>>> match
<MatchState totals 0 0; <HandState marjapussi (partnership), hand 1: play, 0 moves>>
>>> seat_to_act(match)
0

What a seat may do is asked, and each action is taken or refused with a reason; a refusal changes nothing.

>>> [format_action(action) for action in legal_actions(match, 0)]
['play 7H', 'play JD', 'play KS', 'play QH', 'play TD', 'play AH', 'play 9D', 'play 6C', 'play 8H']
>>> match = act(match, 0, parse_action("play AH")).match
>>> act(match, 1, parse_action("play 6C")).reason
<Reason.CARD_NOT_HELD: 'card_not_held'>

A seat knows its own cards and what all have seen; the rules answer for that as for the whole.

>>> observe(match.hand, 1)
<Observation of seat 1; marjapussi (partnership), hand 1: play, 1 moves, on the table AH>
>>> observe(match.hand, 1).choices == choices_of(match.hand, 1)
True

A position is a line of text.

>>> parse_position(format_position(match)) == match
True
>>> format_position(new_match(rules_of("huutopussi", kontra=True), dealer=0))
'huutopussi kontra=true | hand 1, dealer 0, totals 0 0, carried 0'

A programmer's mistake is told by name.

>>> rules_of("whist")
Traceback (most recent call last):
    ...
marjapussi_desktop.engine.errors.UnknownPresetError: there is no preset 'whist'; there are marjapussi, ...

The modules, in the order in which to read them: cards, seats, ruleset, presets, options, variants, actions, choices,
events, reasons, state, known, tricks, legality, declarations, marriages, auction, exchange, kontra, trickplay, scoring,
match, phases, game, observation, notation, position, record, recording, record_reading, errors. The program itself
imports from them and not from here.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from marjapussi_desktop.engine.actions import Action
    from marjapussi_desktop.engine.cards import FULL_PACK, Card, Suit
    from marjapussi_desktop.engine.dealing import shuffled_deal
    from marjapussi_desktop.engine.errors import MarjapussiError
    from marjapussi_desktop.engine.game import Step, act, check, deal, legal_actions, new_match, seat_to_act
    from marjapussi_desktop.engine.notation import format_action, parse_action
    from marjapussi_desktop.engine.observation import Observation, observe
    from marjapussi_desktop.engine.phases import choices_of
    from marjapussi_desktop.engine.position import format_deal, format_position, parse_deal, parse_position
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.engine.reasons import Reason, Refusal
    from marjapussi_desktop.engine.record import MatchRecord, PlayerInfo, format_record
    from marjapussi_desktop.engine.record_reading import parse_record
    from marjapussi_desktop.engine.recording import record_hand
    from marjapussi_desktop.engine.ruleset import Ruleset
    from marjapussi_desktop.engine.seats import players_in, side_of
    from marjapussi_desktop.engine.state import Deal, HandState, MatchState
    from marjapussi_desktop.engine.values import changed
    from marjapussi_desktop.engine.variants import rules_of

__all__ = [
    "FULL_PACK",
    "PRESETS",
    "Action",
    "Card",
    "Deal",
    "HandState",
    "MarjapussiError",
    "MatchRecord",
    "MatchState",
    "Observation",
    "PlayerInfo",
    "Reason",
    "Refusal",
    "Ruleset",
    "Step",
    "Suit",
    "act",
    "changed",
    "check",
    "choices_of",
    "deal",
    "format_action",
    "format_deal",
    "format_position",
    "format_record",
    "legal_actions",
    "new_match",
    "observe",
    "parse_action",
    "parse_deal",
    "parse_position",
    "parse_record",
    "players_in",
    "record_hand",
    "rules_of",
    "seat_to_act",
    "shuffled_deal",
    "side_of",
]

_MODULES = {
    "actions": ("Action",),
    "cards": ("FULL_PACK", "Card", "Suit"),
    "dealing": ("shuffled_deal",),
    "errors": ("MarjapussiError",),
    "game": ("Step", "act", "check", "deal", "legal_actions", "new_match", "seat_to_act"),
    "notation": ("format_action", "parse_action"),
    "observation": ("Observation", "observe"),
    "phases": ("choices_of",),
    "position": ("format_deal", "format_position", "parse_deal", "parse_position"),
    "presets": ("PRESETS",),
    "reasons": ("Reason", "Refusal"),
    "record": ("MatchRecord", "PlayerInfo", "format_record"),
    "record_reading": ("parse_record",),
    "recording": ("record_hand",),
    "ruleset": ("Ruleset",),
    "seats": ("players_in", "side_of"),
    "state": ("Deal", "HandState", "MatchState"),
    "values": ("changed",),
    "variants": ("rules_of",),
}
"""Where each name stands. A module is loaded when the first of its names is asked for: a part of the program that needs
one value of the rules does not load all of them.
"""


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
