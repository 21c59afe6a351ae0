"""A second, independent reading of the rules, as a test oracle for match records.

It is a plain transcription of docs RULES (the section numbers below are those of that text) and shares
nothing with the program: not its code, not its tables, not its way of thinking about a hand.

    python tests/conformance/second_reading.py FILE.jsonl

prints a line per match and every complaint, and exits with 1 when there is any.

The state of a hand is one dict, ``h``, whose keys are set in :func:`start_hand`.
"""

from __future__ import annotations

import json
import sys
from typing import Any

Record = dict[str, Any]


class Wrong(Exception):
    """Something after which the rest of the record cannot be followed."""


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "Options" and "Presets"
# ---------------------------------------------------------------------------------------------------------

EVERY_LAYOUT = ["partnership", "kitty", "stock", "open"]
PARTNERSHIP = ["partnership"]
KITTY = ["kitty"]
NEVER: list[str] = []
BOTH_FAMILIES = ["marjapussi", "huutopussi"]
YES_NO = [False, True]

# Each option: the families that have it, the layouts in which it exists ("–" elsewhere), the layouts in which
# it may be changed on top of a preset, and its values. (`target` has other values in each family.)
OPTIONS: dict[str, dict[str, Any]] = {
    # Both families.
    "layout": {"families": BOTH_FAMILIES, "exists": EVERY_LAYOUT, "change": NEVER, "values": EVERY_LAYOUT},
    "pack": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": [36, 32, 28, 24],
    },
    "first_lead": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["any", "ace", "ace_or_spade"],
    },
    "first_trick_ace_must_show": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": ["partnership", "kitty"],
        "values": YES_NO,
    },
    "declare_after": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["any_won_trick", "own_led_trick"],
    },
    "marriage_effect": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": NEVER,
        "values": ["first_sets_trump", "each_sets_trump"],
    },
    "ask_whole": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": YES_NO,
    },
    "ask_half": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": YES_NO,
    },
    "bluff_half": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": YES_NO,
    },
    "ask_order": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": ["free", "self_whole_half"],
    },
    "half_needs_whole": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": YES_NO,
    },
    "broken_marriages": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": ["never", "after_successful_ask"],
    },
    "lead_from_marriage": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": YES_NO,
    },
    "target": {
        "families": BOTH_FAMILIES,
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": {"marjapussi": list(range(5, 31)), "huutopussi": list(range(100, 1001, 5))},
    },
    # Marjapussi.
    "first_leader": {
        "families": ["marjapussi"],
        "exists": EVERY_LAYOUT,
        "change": PARTNERSHIP,
        "values": ["left_of_dealer", "ace_of_clubs"],
    },
    "pip_count": {
        "families": ["marjapussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["11-10-4-3-2", "aces_and_tens", "aces_and_tens_4321"],
    },
    "pip_tie": {
        "families": ["marjapussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["none", "carry"],
    },
    "porvoo": {
        "families": ["marjapussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": YES_NO,
    },
    "overshoot": {
        "families": ["marjapussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["to_seven", "subtract_excess", "allowed"],
    },
    # Huutopussi.
    "first_bidder": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["dealer", "left_of_dealer"],
    },
    "opening": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["compulsory", "optional"],
    },
    "minimum_bid": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": list(range(50, 151, 5)),
    },
    # The value of `redeal` is a list of these words, each at most once.
    "redeal": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["three_sixes", "no_card_above_jack"],
    },
    "redeal_by": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["same_dealer", "next_dealer"],
    },
    "bid_ban_at": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": [None, *range(-1000, -49, 5)],
    },
    "exchange": {"families": ["huutopussi"], "exists": PARTNERSHIP, "change": PARTNERSHIP, "values": [3, 4]},
    "contract_set": {
        "families": ["huutopussi"],
        "exists": PARTNERSHIP,
        "change": PARTNERSHIP,
        "values": ["before_return", "after_return"],
    },
    "kitty_exposed": {"families": ["huutopussi"], "exists": KITTY, "change": KITTY, "values": YES_NO},
    "discard_aces_and_tens": {"families": ["huutopussi"], "exists": KITTY, "change": KITTY, "values": YES_NO},
    "discards_count": {"families": ["huutopussi"], "exists": KITTY, "change": KITTY, "values": YES_NO},
    "card_points": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["10-10-5-5-5", "11-10-4-3-2"],
    },
    "last_trick": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": [20, 10],
    },
    "marriage_points": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["hearts_high", "spades_high"],
    },
    "round_defenders": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": YES_NO,
    },
    "no_trick_penalty": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": ["final_bid_both", "final_bid_defenders", "contract", "twice_contract"],
    },
    "penalty_needs_contract": {
        "families": ["huutopussi"],
        "exists": EVERY_LAYOUT,
        "change": EVERY_LAYOUT,
        "values": YES_NO,
    },
    "kontra": {"families": ["huutopussi"], "exists": EVERY_LAYOUT, "change": PARTNERSHIP, "values": YES_NO},
}

# The two tables of RULES.md, "Presets", column by column, every cell written out.
PRESETS: dict[str, dict[str, Any]] = {
    "marjapussi": {
        "family": "marjapussi",
        "layout": "partnership",
        "pack": 36,
        "first_leader": "left_of_dealer",
        "first_lead": "ace",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "pip_count": "11-10-4-3-2",
        "pip_tie": "none",
        "porvoo": True,
        "target": 12,
        "overshoot": "to_seven",
    },
    "marjapussi-fi": {
        "family": "marjapussi",
        "layout": "partnership",
        "pack": 36,
        "first_leader": "ace_of_clubs",
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "pip_count": "11-10-4-3-2",
        "pip_tie": "none",
        "porvoo": True,
        "target": 12,
        "overshoot": "to_seven",
    },
    "marjapussi-pagat": {
        "family": "marjapussi",
        "layout": "partnership",
        "pack": 36,
        "first_leader": "left_of_dealer",
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "pip_count": "11-10-4-3-2",
        "pip_tie": "none",
        "porvoo": True,
        "target": 10,
        "overshoot": "to_seven",
    },
    "bondtolva": {
        "family": "marjapussi",
        "layout": "partnership",
        "pack": 24,
        "first_leader": "left_of_dealer",
        "first_lead": "ace",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": True,
        "pip_count": "aces_and_tens_4321",
        "pip_tie": "none",
        "porvoo": True,
        "target": 12,
        "overshoot": "allowed",
    },
    "bondtolva-2": {
        "family": "marjapussi",
        "layout": "stock",
        "pack": 24,
        "first_leader": "left_of_dealer",
        "first_lead": "ace",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": False,
        "ask_half": False,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": True,
        "pip_count": "aces_and_tens_4321",
        "pip_tie": "none",
        "porvoo": True,
        "target": 12,
        "overshoot": "allowed",
    },
    "avomarjapussi": {
        "family": "marjapussi",
        "layout": "open",
        "pack": 36,
        "first_leader": "left_of_dealer",
        "first_lead": "ace",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "first_sets_trump",
        "ask_whole": False,
        "ask_half": False,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "pip_count": "11-10-4-3-2",
        "pip_tie": "none",
        "porvoo": True,
        "target": 12,
        "overshoot": "to_seven",
    },
    "huutopussi": {
        "family": "huutopussi",
        "layout": "partnership",
        "pack": 36,
        "first_bidder": "dealer",
        "opening": "compulsory",
        "minimum_bid": 50,
        "redeal": ["three_sixes"],
        "redeal_by": "same_dealer",
        "bid_ban_at": -500,
        "exchange": 3,
        "contract_set": "before_return",
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "own_led_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "card_points": "10-10-5-5-5",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": False,
        "no_trick_penalty": "final_bid_both",
        "penalty_needs_contract": False,
        "kontra": False,
        "target": 500,
    },
    "huutopussi-helsinki": {
        "family": "huutopussi",
        "layout": "partnership",
        "pack": 36,
        "first_bidder": "left_of_dealer",
        "opening": "compulsory",
        "minimum_bid": 50,
        "redeal": ["three_sixes", "no_card_above_jack"],
        "redeal_by": "next_dealer",
        "bid_ban_at": -500,
        "exchange": 3,
        "contract_set": "before_return",
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "own_led_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "after_successful_ask",
        "lead_from_marriage": False,
        "card_points": "10-10-5-5-5",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": False,
        "no_trick_penalty": "final_bid_defenders",
        "penalty_needs_contract": False,
        "kontra": False,
        "target": 500,
    },
    "huutopussi-erlangen": {
        "family": "huutopussi",
        "layout": "partnership",
        "pack": 36,
        "first_bidder": "left_of_dealer",
        "opening": "optional",
        "minimum_bid": 120,
        "redeal": ["three_sixes", "no_card_above_jack"],
        "redeal_by": "next_dealer",
        "bid_ban_at": -500,
        "exchange": 4,
        "contract_set": "before_return",
        "first_lead": "ace_or_spade",
        "first_trick_ace_must_show": True,
        "declare_after": "any_won_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": True,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "after_successful_ask",
        "lead_from_marriage": False,
        "card_points": "11-10-4-3-2",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": True,
        "no_trick_penalty": "twice_contract",
        "penalty_needs_contract": True,
        "kontra": True,
        "target": 500,
    },
    "huutopussi-wurzel": {
        "family": "huutopussi",
        "layout": "partnership",
        "pack": 36,
        "first_bidder": "left_of_dealer",
        "opening": "optional",
        "minimum_bid": 120,
        "redeal": [],
        "redeal_by": "next_dealer",
        "bid_ban_at": None,
        "exchange": 4,
        "contract_set": "after_return",
        "first_lead": "ace_or_spade",
        "first_trick_ace_must_show": True,
        "declare_after": "any_won_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": True,
        "ask_half": True,
        "bluff_half": True,
        "ask_order": "self_whole_half",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "card_points": "11-10-4-3-2",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": True,
        "no_trick_penalty": "twice_contract",
        "penalty_needs_contract": True,
        "kontra": True,
        "target": 500,
    },
    "huutopussi-3": {
        "family": "huutopussi",
        "layout": "kitty",
        "pack": 36,
        "first_bidder": "dealer",
        "opening": "compulsory",
        "minimum_bid": 50,
        "redeal": ["three_sixes"],
        "redeal_by": "same_dealer",
        "bid_ban_at": -500,
        "kitty_exposed": True,
        "discard_aces_and_tens": False,
        "discards_count": True,
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "any_won_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": False,
        "ask_half": False,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "card_points": "10-10-5-5-5",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": False,
        "no_trick_penalty": "final_bid_both",
        "penalty_needs_contract": False,
        "kontra": False,
        "target": 500,
    },
    "huutopussi-3-helsinki": {
        "family": "huutopussi",
        "layout": "kitty",
        "pack": 36,
        "first_bidder": "left_of_dealer",
        "opening": "compulsory",
        "minimum_bid": 50,
        "redeal": ["three_sixes", "no_card_above_jack"],
        "redeal_by": "next_dealer",
        "bid_ban_at": -500,
        "kitty_exposed": False,
        "discard_aces_and_tens": True,
        "discards_count": True,
        "first_lead": "any",
        "first_trick_ace_must_show": False,
        "declare_after": "own_led_trick",
        "marriage_effect": "each_sets_trump",
        "ask_whole": False,
        "ask_half": False,
        "bluff_half": False,
        "ask_order": "free",
        "half_needs_whole": False,
        "broken_marriages": "never",
        "lead_from_marriage": False,
        "card_points": "10-10-5-5-5",
        "last_trick": 20,
        "marriage_points": "hearts_high",
        "round_defenders": False,
        "no_trick_penalty": "final_bid_defenders",
        "penalty_needs_contract": True,
        "kontra": False,
        "target": 500,
    },
}


def preset_rules(preset_id: str) -> dict[str, Any]:
    """The rules block of a preset as it stands in a record: a fresh copy."""
    copy: dict[str, Any] = {}
    for name, value in PRESETS[preset_id].items():
        copy[name] = list(value) if isinstance(value, list) else value
    return copy


def option_values(name: str, family: str) -> list[Any]:
    values = OPTIONS[name]["values"]
    if isinstance(values, dict):
        return list(values[family])
    return list(values)


def is_value_of(name: str, family: str, value: Any) -> bool:
    if name == "redeal":
        words = option_values(name, family)
        return isinstance(value, list) and all(word in words for word in value) and len(set(value)) == len(value)
    # 1 is not true and 5.0 is not 5.
    return any(type(one) is type(value) and one == value for one in option_values(name, family))


def same_value(name: str, one: Any, other: Any) -> bool:
    if name == "redeal" and isinstance(one, list) and isinstance(other, list):
        return sorted(one) == sorted(other)
    return type(one) is type(other) and bool(one == other)


def check_one_option(preset_id: str, rules: dict[str, Any], name: str) -> list[str]:
    preset = PRESETS[preset_id]
    layout = preset["layout"]
    if name not in preset:
        if name in rules:
            return [f"rules: {name} does not apply to {preset_id} and should be left out"]
        return []
    if name not in rules:
        return [f"rules: {name} is missing"]
    if not is_value_of(name, preset["family"], rules[name]):
        return [f"rules: {rules[name]!r} is no value of {name}"]
    if layout not in OPTIONS[name]["change"] and not same_value(name, rules[name], preset[name]):
        return [f"rules: {name} may not be changed in {preset_id}: {rules[name]!r}, not {preset[name]!r}"]
    return []


def check_rules(preset_id: Any, rules: Any) -> list[str]:
    """RULES.md, "Options" and the last paragraph of "Presets"; the rules block of the record format."""
    if not isinstance(preset_id, str) or preset_id not in PRESETS:
        return [f"preset: no preset {preset_id!r}"]
    if not isinstance(rules, dict):
        return ["rules: not an object"]
    complaints: list[str] = []
    if rules.get("family") != PRESETS[preset_id]["family"]:
        complaints.append(f"rules: family is {rules.get('family')!r}, not {PRESETS[preset_id]['family']!r}")
    complaints += [f"rules: no option {name!r}" for name in rules if name != "family" and name not in OPTIONS]
    for name in OPTIONS:
        complaints += check_one_option(preset_id, rules, name)
    if complaints:
        return complaints
    if rules["bluff_half"] and not rules["ask_half"]:
        complaints.append("rules: bluff_half needs ask_half")
    if rules["half_needs_whole"] and not (rules["ask_whole"] and rules["ask_half"]):
        complaints.append("rules: half_needs_whole needs ask_whole and ask_half")
    if rules.get("overshoot") == "to_seven" and rules["target"] <= 7:
        complaints.append("rules: to_seven needs a target above 7")
    return complaints


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "Cards, seats and sides"
# ---------------------------------------------------------------------------------------------------------

SUITS = ["S", "C", "D", "H"]
RANKS = ["A", "T", "K", "Q", "J", "9", "8", "7", "6"]  # high to low: the ten beats K, Q and J


def full_pack(size: int) -> list[str]:
    """36 is A–6, 32 is A–7, 28 is A–8, 24 is A–9."""
    return [rank + suit for suit in SUITS for rank in RANKS[: size // 4]]


def number_of_seats(layout: str) -> int:
    return {"partnership": 4, "kitty": 3, "stock": 2, "open": 2}[layout]


def number_of_sides(layout: str) -> int:
    return 2 if layout == "partnership" else number_of_seats(layout)


def side_of(layout: str, seat: int) -> int:
    return seat % 2 if layout == "partnership" else seat


def check_places(layout: str, hand: Record) -> list[str]:
    """Whether the parts of the deal are there, and are lists of cards."""
    wanted = {"partnership": [], "kitty": ["kitty"], "stock": ["stock"], "open": ["down", "up"]}[layout]
    complaints: list[str] = []
    for part in ["kitty", "stock", "down", "up"]:
        if part in wanted and not isinstance(hand.get(part), list):
            complaints.append(f"{part} is missing")
        if part not in wanted and part in hand:
            complaints.append(f"{part} does not belong to the layout {layout}")
    if not isinstance(hand.get("cards"), list):
        complaints.append("cards is missing")
    return complaints


def heaps_of(rules: dict[str, Any], hand: Record) -> tuple[list[tuple[str, list[str], int]], list[str]]:
    """Every heap of cards in the deal, with its name and due size; and complaints."""
    layout = rules["layout"]
    seats = number_of_seats(layout)
    each = {"partnership": rules["pack"] // 4, "kitty": 11, "stock": 6, "open": 4}[layout]
    heaps: list[tuple[str, list[str], int]] = []
    parts = [("cards", each)]
    if layout == "open":
        parts += [("down", 7), ("up", 7)]
    for part, size in parts:
        if len(hand[part]) != seats:
            return [], [f"{part}: {len(hand[part])} lists for {seats} seats"]
        heaps += [(f"{part} of seat {seat}", hand[part][seat], size) for seat in range(seats)]
    if layout == "kitty":
        heaps.append(("the kitty", hand["kitty"], 3))
    if layout == "stock":
        heaps.append(("the stock", hand["stock"], 12))
    return heaps, []


def check_deal(rules: dict[str, Any], hand: Record) -> list[str]:
    """RULES.md, "Cards, seats and sides", layouts: each card once, each heap of the right size."""
    complaints = check_places(rules["layout"], hand)
    if complaints:
        return complaints
    heaps, complaints = heaps_of(rules, hand)
    if complaints:
        return complaints
    everything: list[str] = []
    for name, heap, size in heaps:
        if len(heap) != size:
            complaints.append(f"{name} has {len(heap)} cards, not {size}")
        everything += heap
    pack = full_pack(rules["pack"])
    for card in sorted(set(everything)):
        if card not in pack:
            complaints.append(f"{card!r} is no card of the pack")
        if everything.count(card) > 1:
            complaints.append(f"{card} is dealt twice")
    complaints += [f"{card} is not dealt" for card in pack if card not in everything]
    return complaints


# ---------------------------------------------------------------------------------------------------------
# The beginning of a hand
# ---------------------------------------------------------------------------------------------------------


def start_hand(rules: dict[str, Any], hand: Record, totals: list[int], first_of_match: bool) -> dict[str, Any]:
    layout = rules["layout"]
    seats = number_of_seats(layout)
    sides = number_of_sides(layout)
    h: dict[str, Any] = {
        "rules": rules,
        "layout": layout,
        "seats": seats,
        "dealer": hand["dealer"],
        "first_of_match": first_of_match,
        "totals": list(totals),  # before the hand
        "hands": [list(cards) for cards in hand["cards"]],
        "kitty": list(hand.get("kitty", [])),
        "stock": list(hand.get("stock", [])),
        "down": [list(row) for row in hand.get("down", [])],  # None where turned up
        "up": [list(row) for row in hand.get("up", [])],  # None where played and nothing was below
        "phase": "",  # auction, give, contract, return, discard, play, answer, over
        "kind": "played",
        "to_move": -1,
        # the auction
        "had_turn": [False] * seats,
        "passed": [False] * seats,
        "high_bid": 0,
        "high_bidder": None,
        "declarer": None,
        "final_bid": None,
        "contract": None,
        "discards": [],
        "calls": 0,
        # the play
        "leader": -1,
        "trick": [],  # [seat, card], in order
        "tricks_done": 0,
        "tricks": [0] * sides,
        "cards_won": [[] for _ in range(sides)],
        "last_trick_side": None,
        "trump": None,
        "declared": [],  # suits, as declared in this hand
        "declared_by": [],  # the side that scores each of them
        "may_attempt": False,
        "lead_suit_due": None,  # lead_from_marriage
        "asked": None,  # the question that awaits its answer: "whole" or a suit
        "asked_whole": [False] * seats,
        "asked_half": [False] * seats,
        "broken": [False] * seats,
    }
    left = (h["dealer"] + 1) % seats
    if rules["family"] == "huutopussi":
        # RULES.md, "The auction": `first_bidder`: `dealer` or `left_of_dealer`.
        h["phase"] = "auction"
        h["first_bidder"] = h["dealer"] if rules["first_bidder"] == "dealer" else left
        h["to_move"] = h["first_bidder"]
    elif rules["first_leader"] == "ace_of_clubs" and first_of_match:
        # RULES.md, "The Marjapussi family: game points": the ace of clubs, in the first hand only.
        start_play(h, holder_of_ace_of_clubs(h["hands"]))
    else:
        start_play(h, left)
    return h


def holder_of_ace_of_clubs(hands: list[list[str]]) -> int:
    for seat, cards in enumerate(hands):
        if "AC" in cards:
            return seat
    raise Wrong("nobody holds the ace of clubs")


def start_play(h: dict[str, Any], leader: int) -> None:
    h["phase"] = "play"
    h["leader"] = leader
    h["to_move"] = leader
    h["may_attempt"] = False  # RULES.md, "Marriages and trumps": no attempt before the first lead


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "The auction", "Exchange and contract" and "Kontra and Re"
# ---------------------------------------------------------------------------------------------------------


def highest_total(rules: dict[str, Any]) -> int:
    """All card points + last trick + the four marriages: 440 in the default schedule.

    Every pack holds A T K Q J of each suit, so the pack does not matter.
    """
    a_suit = {"10-10-5-5-5": 10 + 10 + 5 + 5 + 5, "11-10-4-3-2": 11 + 10 + 4 + 3 + 2}[rules["card_points"]]
    return int(4 * a_suit + rules["last_trick"] + 40 + 60 + 80 + 100)


def may_redeal(h: dict[str, Any], seat: int) -> bool:
    """A hand that meets a condition in `redeal`."""
    cards = h["hands"][seat]
    sixes = 0
    above_jack = 0
    for card in cards:
        if card[0] == "6":
            sixes += 1
        if card[0] not in ["J", "9", "8", "7", "6"]:
            above_jack += 1
    if "three_sixes" in h["rules"]["redeal"] and sixes >= 3:
        return True
    return "no_card_above_jack" in h["rules"]["redeal"] and above_jack == 0


def is_banned(h: dict[str, Any], seat: int) -> bool:
    """Bid ban: a side at `bid_ban_at` or below may make no bid."""
    ban = h["rules"]["bid_ban_at"]
    return ban is not None and h["totals"][side_of(h["layout"], seat)] <= ban


def legal_in_auction(h: dict[str, Any], seat: int) -> list[str]:
    rules = h["rules"]
    moves: list[str] = []
    first_turn = not h["had_turn"][seat]
    must_open = rules["opening"] == "compulsory" and seat == h["first_bidder"] and first_turn
    if first_turn and may_redeal(h, seat):
        moves.append("redeal")
    if is_banned(h, seat):
        if must_open:
            moves.append(f"bid {rules['minimum_bid']}")
    else:
        lowest = rules["minimum_bid"] if h["high_bidder"] is None else h["high_bid"] + 5
        moves += [f"bid {bid}" for bid in range(lowest, highest_total(rules) + 1, 5)]
    if not must_open:
        moves.append("pass")
    return moves


def do_in_auction(h: dict[str, Any], seat: int, move: str) -> None:
    h["had_turn"][seat] = True
    if move == "redeal":
        h["phase"] = "over"
        h["kind"] = "redeal"
        return
    if move == "pass":
        h["passed"][seat] = True
    else:
        h["high_bid"] = int(move.split(" ")[1])
        h["high_bidder"] = seat
    still_in = [one for one in range(h["seats"]) if not h["passed"][one]]
    if not still_in:
        # All passed (RULES.md, "Exchange and contract"): the seat to the dealer's left leads.
        h["kind"] = "passed_out"
        start_play(h, (h["dealer"] + 1) % h["seats"])
        return
    highest_made = h["high_bid"] == highest_total(h["rules"])
    if h["high_bidder"] is not None and (len(still_in) == 1 or highest_made):
        end_auction(h)
        return
    following = (seat + 1) % h["seats"]
    while h["passed"][following]:
        following = (following + 1) % h["seats"]
    h["to_move"] = following


def end_auction(h: dict[str, Any]) -> None:
    h["declarer"] = h["high_bidder"]
    h["final_bid"] = h["high_bid"]
    if h["layout"] == "kitty":
        # The declarer takes the kitty, discards three, then sets the contract.
        h["hands"][h["declarer"]] += h["kitty"]
        h["phase"] = "discard"
        h["to_move"] = h["declarer"]
    else:
        h["phase"] = "give"
        h["to_move"] = (h["declarer"] + 2) % 4


def legal_contracts(h: dict[str, Any]) -> list[str]:
    return [f"contract {points}" for points in range(h["final_bid"], highest_total(h["rules"]) + 1, 5)]


def choice_of_cards(h: dict[str, Any], seat: int) -> tuple[str, int, list[str]]:
    """For give, return and discard: the word, how many, and the cards to choose from."""
    cards = list(h["hands"][seat])
    if h["phase"] == "discard":
        if not h["rules"]["discard_aces_and_tens"]:
            cards = [card for card in cards if card[0] not in ["A", "T"]]
        return "discard", 3, cards
    return h["phase"], h["rules"]["exchange"], cards


def do_choice(h: dict[str, Any], seat: int, chosen: list[str]) -> None:
    for card in chosen:
        h["hands"][seat].remove(card)
    if h["phase"] == "give":
        h["hands"][h["declarer"]] += chosen
        h["to_move"] = h["declarer"]
        h["phase"] = "contract" if h["rules"]["contract_set"] == "before_return" else "return"
    elif h["phase"] == "return":
        h["hands"][(h["declarer"] + 2) % 4] += chosen
        if h["rules"]["contract_set"] == "before_return":
            start_play(h, h["declarer"])
        else:
            h["phase"] = "contract"
    else:
        h["discards"] = list(chosen)
        h["phase"] = "contract"


def do_contract(h: dict[str, Any], move: str) -> None:
    h["contract"] = int(move.split(" ")[1])
    if h["layout"] == "partnership" and h["rules"]["contract_set"] == "before_return":
        h["phase"] = "return"
    else:
        start_play(h, h["declarer"])


def call_of(h: dict[str, Any], seat: int) -> str | None:
    """The call, `kontra` or `re`, that this seat may make now, in or out of turn."""
    if not h["rules"].get("kontra", False):
        return None
    if h["declarer"] is None:
        return None  # never in a passed-out hand
    if h["phase"] != "play":
        return None  # exchange not done, contract not set, a question open, or the hand over
    full = h["rules"]["pack"] // 4  # N
    k = h["calls"] + 1
    if k > full:
        return None
    if len(h["hands"][seat]) < full + 1 - k:
        return None
    of_declarer = side_of(h["layout"], seat) == side_of(h["layout"], h["declarer"])
    if k % 2 == 1:
        return None if of_declarer else "kontra"
    return "re" if of_declarer else None


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "Tricks"
# ---------------------------------------------------------------------------------------------------------


def available(h: dict[str, Any], seat: int) -> list[str]:
    """The hand; in the open layout the hand and the face-up cards."""
    cards = list(h["hands"][seat])
    if h["layout"] == "open":
        cards += [card for card in h["up"][seat] if card is not None]
    return cards


def beats(card: str, other: str, led_suit: str, trump: str | None) -> bool:
    """Whether `card` takes the trick from `other`, the card now winning it."""
    if card[1] == other[1]:
        return RANKS.index(card[0]) < RANKS.index(other[0])
    if trump is not None and card[1] == trump:
        return other[1] != trump
    if trump is not None and other[1] == trump:
        return False
    return card[1] == led_suit and other[1] != led_suit


def winning_play(h: dict[str, Any]) -> list[Any]:
    best: list[Any] = h["trick"][0]
    led_suit = h["trick"][0][1][1]
    for one in h["trick"][1:]:
        if beats(one[1], best[1], led_suit, h["trump"]):
            best = one
    return best


def legal_leads(h: dict[str, Any], seat: int) -> list[str]:
    rules = h["rules"]
    cards = available(h, seat)
    if h["tricks_done"] == 0:
        if h["first_of_match"] and rules.get("first_leader") == "ace_of_clubs":
            return ["AC"]
        aces = [card for card in cards if card[0] == "A"]
        spades = [card for card in cards if card[1] == "S"]
        if rules["first_lead"] in ["ace", "ace_or_spade"] and aces:
            return aces
        if rules["first_lead"] == "ace_or_spade" and spades:
            return spades
        return cards
    if h["lead_suit_due"] is not None:
        due = [card for card in cards if card in ["K" + h["lead_suit_due"], "Q" + h["lead_suit_due"]]]
        if due:
            return due
    return cards


def legal_follows(h: dict[str, Any], seat: int) -> list[str]:
    cards = available(h, seat)
    if h["layout"] == "stock" and h["stock"]:
        return cards  # as long as cards remain in the stock, followers may play anything
    led = h["trick"][0][1]
    led_suit = led[1]
    ace = "A" + led_suit
    if h["rules"]["first_trick_ace_must_show"] and h["tricks_done"] == 0 and led != ace and ace in cards:
        return [ace]
    # 1. must follow the suit led if able
    pool = [card for card in cards if card[1] == led_suit]
    # 2. if unable, and there is a trump suit, must play a trump if able
    if not pool and h["trump"] is not None:
        pool = [card for card in cards if card[1] == h["trump"]]
    # 4. with neither, any card
    if not pool:
        return cards
    # 3. within that, must beat the card now winning the trick if able
    winning = winning_play(h)[1]
    beating = [card for card in pool if beats(card, winning, led_suit, h["trump"])]
    return beating if beating else pool


def do_play(h: dict[str, Any], seat: int, card: str) -> None:
    if card in h["hands"][seat]:
        h["hands"][seat].remove(card)
    else:
        # open layout: the card under a face-up card is turned face up at once
        place = h["up"][seat].index(card)
        h["up"][seat][place] = h["down"][seat][place]
        h["down"][seat][place] = None
    h["trick"].append([seat, card])
    h["may_attempt"] = False
    h["lead_suit_due"] = None
    if len(h["trick"]) < h["seats"]:
        h["to_move"] = (seat + 1) % h["seats"]
        return
    end_trick(h)


def end_trick(h: dict[str, Any]) -> None:
    winner = winning_play(h)[0]
    side = side_of(h["layout"], winner)
    h["tricks"][side] += 1
    h["cards_won"][side] += [card for _, card in h["trick"]]
    h["last_trick_side"] = side
    h["tricks_done"] += 1
    h["trick"] = []
    if h["layout"] == "stock" and h["stock"]:
        # the winner draws the top card and then the other player draws
        h["hands"][winner].append(h["stock"].pop(0))
        h["hands"][1 - winner].append(h["stock"].pop(0))
    led_it_too = h["leader"] == winner
    h["leader"] = winner
    h["to_move"] = winner
    if not available(h, winner):
        h["phase"] = "over"
        return
    # RULES.md, "Marriages and trumps": declare_after; in the stock layout
    # no declarations once the stock is empty, and cards are drawn first.
    h["may_attempt"] = h["rules"]["declare_after"] == "any_won_trick" or led_it_too
    if h["layout"] == "stock" and not h["stock"]:
        h["may_attempt"] = False


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "Marriages and trumps"
# ---------------------------------------------------------------------------------------------------------


def open_suits(h: dict[str, Any]) -> list[str]:
    return [suit for suit in SUITS if suit not in h["declared"]]


def holds(h: dict[str, Any], seat: int, suit: str) -> int:
    """How many of K and Q of the suit are available to the seat: 0, 1 or 2."""
    cards = available(h, seat)
    return ("K" + suit in cards) + ("Q" + suit in cards)


def legal_declares(h: dict[str, Any], seat: int) -> list[str]:
    if h["broken"][seat]:
        return []  # a broken player may not declare his own marriage
    if h["rules"]["ask_order"] == "self_whole_half" and (h["asked_whole"][seat] or h["asked_half"][seat]):
        return []
    return [f"declare {suit}" for suit in open_suits(h) if holds(h, seat, suit) == 2]


def legal_ask_whole(h: dict[str, Any], seat: int) -> list[str]:
    rules = h["rules"]
    if h["layout"] != "partnership" or not rules["ask_whole"]:
        return []
    if not open_suits(h):
        return []  # asking for a whole needs at least one open suit
    if h["broken"][(seat + 2) % 4]:
        return []  # a broken player may not be asked for a whole
    if rules["ask_order"] == "self_whole_half" and h["asked_half"][seat]:
        return []
    return ["ask-whole"]


def legal_ask_halves(h: dict[str, Any], seat: int) -> list[str]:
    rules = h["rules"]
    if h["layout"] != "partnership" or not rules["ask_half"]:
        return []
    if rules["half_needs_whole"] and not (h["asked_whole"][seat] or h["asked_whole"][(seat + 2) % 4]):
        return []
    numbers = [0, 1] if rules["bluff_half"] else [1]
    return [f"ask-half {suit}" for suit in open_suits(h) if holds(h, seat, suit) in numbers]


def legal_answers(h: dict[str, Any], seat: int) -> list[str]:
    """The partner who is asked: a whole: an open suit, or no if he has none; a half: the truth."""
    if h["asked"] == "whole":
        suits = [suit for suit in open_suits(h) if holds(h, seat, suit) == 2]
        return [f"answer {suit}" for suit in suits] if suits else ["answer no"]
    # The asker has one of the two, or (a bluff) neither; the partner says yes if he holds the other, or, to a
    # bluff, any. He can never hold the asker's own card, so "any" says both.
    return ["answer yes"] if holds(h, seat, h["asked"]) > 0 else ["answer no"]


def do_declaration(h: dict[str, Any], player: int, suit: str) -> None:
    """A successful declaration; `player` won the trick."""
    if h["rules"]["marriage_effect"] == "each_sets_trump" or not h["declared"]:
        h["trump"] = suit
    h["declared"].append(suit)
    h["declared_by"].append(side_of(h["layout"], player))
    if h["rules"]["lead_from_marriage"]:
        h["lead_suit_due"] = suit


def do_ask(h: dict[str, Any], seat: int, move: str) -> None:
    h["may_attempt"] = False
    if move == "ask-whole":
        h["asked"] = "whole"
        h["asked_whole"][seat] = True
    else:
        h["asked"] = move.split(" ")[1]
        h["asked_half"][seat] = True
    h["phase"] = "answer"
    h["to_move"] = (seat + 2) % 4


def do_answer(h: dict[str, Any], partner: int, move: str) -> None:
    asker = (partner + 2) % 4
    answer = move.split(" ")[1]
    breaks = h["rules"]["broken_marriages"] == "after_successful_ask"
    if h["asked"] == "whole":
        if answer != "no":
            do_declaration(h, asker, answer)
            if breaks:
                h["broken"][asker] = True
    elif answer == "yes" and holds(h, asker, h["asked"]) == 1:
        do_declaration(h, asker, h["asked"])
        if breaks:
            h["broken"][asker] = True
            h["broken"][partner] = True
    # A bluff answered yes: the asker admits holding neither, and nothing is declared.
    h["asked"] = None
    h["phase"] = "play"
    h["to_move"] = asker  # whatever the answer, he leads


# ---------------------------------------------------------------------------------------------------------
# One move
# ---------------------------------------------------------------------------------------------------------


def legal_moves(h: dict[str, Any]) -> list[str]:
    """Everything that the seat that is to move may do, as the record format writes it."""
    seat = h["to_move"]
    phase = h["phase"]
    if phase == "over":
        return []
    if phase == "auction":
        return legal_in_auction(h, seat)
    if phase == "contract":
        return legal_contracts(h)
    if phase in ["give", "return", "discard"]:
        word, count, cards = choice_of_cards(h, seat)
        return [f"{word} {count} of {' '.join(cards)}"]
    if phase == "answer":
        return legal_answers(h, seat)
    moves: list[str] = []
    if h["trick"]:
        moves += [f"play {card}" for card in legal_follows(h, seat)]
    else:
        if h["may_attempt"]:
            moves += legal_declares(h, seat) + legal_ask_whole(h, seat) + legal_ask_halves(h, seat)
        moves += [f"play {card}" for card in legal_leads(h, seat)]
    call = call_of(h, seat)
    if call is not None:
        moves.append(call)
    return moves


def plain_entry(entry: Any) -> Any:
    """An entry of a `legal` list in a form that can be compared: choices as word, count and set of cards."""
    if not isinstance(entry, str):
        return repr(entry)
    words = entry.split(" ")
    if len(words) > 3 and words[0] in ["give", "return", "discard"] and words[2] == "of":
        if len(set(words[3:])) != len(words[3:]):
            return entry + " (a card twice)"
        return (words[0], words[1], frozenset(words[3:]))
    return entry


def check_legal_list(given: Any, mine: list[str]) -> list[str]:
    if not isinstance(given, list):
        return ["legal is not a list"]
    theirs = [plain_entry(entry) for entry in given]
    ours = [plain_entry(entry) for entry in mine]
    complaints: list[str] = []
    if len(set(theirs)) != len(theirs):
        complaints.append("legal has an entry twice")
    extra = [str(entry) for entry in given if plain_entry(entry) not in ours]
    lacking = [entry for entry in mine if plain_entry(entry) not in theirs]
    if extra:
        complaints.append(f"legal has what is not legal: {', '.join(extra)}")
    if lacking:
        complaints.append(f"legal lacks: {', '.join(lacking)}")
    return complaints


def chosen_cards(h: dict[str, Any], seat: int, move: str) -> list[str]:
    word, count, cards = choice_of_cards(h, seat)
    words = move.split(" ")
    if words[0] != word:
        raise Wrong(f"{move!r} is not legal: a {word} is due")
    chosen = words[1:]
    if len(chosen) != count or len(set(chosen)) != count:
        raise Wrong(f"{move!r} is not legal: {count} different cards are due")
    for card in chosen:
        if card not in cards:
            raise Wrong(f"{move!r} is not legal: {card} cannot be chosen")
    return chosen


def do_play_phase(h: dict[str, Any], seat: int, move: str) -> None:
    word = move.split(" ")[0]
    if word in ["kontra", "re"]:
        h["calls"] += 1
    elif word == "play":
        do_play(h, seat, move.split(" ")[1])
    elif word == "declare":
        h["may_attempt"] = False
        do_declaration(h, seat, move.split(" ")[1])
    else:
        do_ask(h, seat, move)


def check_seat_and_text(h: dict[str, Any], entry: Any) -> tuple[int, str]:
    if not isinstance(entry, dict):
        raise Wrong("not an object")
    seat = entry.get("seat")
    move = entry.get("move")
    if type(seat) is not int or not 0 <= seat < h["seats"]:
        raise Wrong(f"no seat {seat!r}")
    if not isinstance(move, str):
        raise Wrong("the move is not a text")
    if h["phase"] == "over":
        raise Wrong(f"{move!r} comes after the end of the hand")
    return seat, move


def do_move(h: dict[str, Any], entry: Any) -> list[str]:
    """One move of the record: checked, then done. Returns complaints on its `legal` list."""
    seat, move = check_seat_and_text(h, entry)
    if seat != h["to_move"]:
        # Only Kontra and Re may be called out of turn.
        call = call_of(h, seat)
        if move not in ["kontra", "re"]:
            raise Wrong(f"seat {seat} makes the move {move!r}, but seat {h['to_move']} is to move")
        if move != call:
            raise Wrong(f"seat {seat} may not call {move!r} now")
        complaints = check_legal_list(entry["legal"], [call]) if "legal" in entry else []
        h["calls"] += 1
        return complaints
    mine = legal_moves(h)
    complaints = check_legal_list(entry["legal"], mine) if "legal" in entry else []
    if h["phase"] in ["give", "return", "discard"]:
        do_choice(h, seat, chosen_cards(h, seat, move))
        return complaints
    if move not in mine:
        raise Wrong(f"{move!r} of seat {seat} is not legal; legal: {', '.join(mine)}")
    if h["phase"] == "auction":
        do_in_auction(h, seat, move)
    elif h["phase"] == "contract":
        do_contract(h, move)
    elif h["phase"] == "answer":
        do_answer(h, seat, move)
    else:
        do_play_phase(h, seat, move)
    return complaints


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "The Marjapussi family: game points"
# ---------------------------------------------------------------------------------------------------------

PIPS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
PIPS_4321 = {"A": 4, "K": 3, "Q": 2, "J": 1}
ACES_AND_TENS = {"A": 1, "T": 1}


def count_pips(cards: list[str], values: dict[str, int]) -> int:
    return sum(values.get(card[0], 0) for card in cards)


def pip_counts(rules: dict[str, Any], cards_won: list[list[str]]) -> tuple[list[int], list[int]]:
    """The first count and the one that decides when the first is equal, per side."""
    if rules["pip_count"] == "11-10-4-3-2":
        first = [count_pips(cards, PIPS) for cards in cards_won]
        return first, [0, 0]
    first = [count_pips(cards, ACES_AND_TENS) for cards in cards_won]
    second_values = PIPS if rules["pip_count"] == "aces_and_tens" else PIPS_4321
    return first, [count_pips(cards, second_values) for cards in cards_won]


def pip_winner(first: list[int], second: list[int]) -> int | None:
    for count in [first, second]:
        if count[0] > count[1]:
            return 0
        if count[1] > count[0]:
            return 1
    return None


def marjapussi_points(
    rules: dict[str, Any], declared_by: list[int], last_trick_by: int, more_pips: int | None, carried: int
) -> tuple[list[list[int]], int]:
    """The points of a hand in the order in which they are earned, [side, points], and the new carry."""
    earned: list[list[int]] = []
    for number, side in enumerate(declared_by):
        earned.append([side, 2 if number == 0 else 1])  # the one that set trumps 2, each little one 1
    earned.append([last_trick_by, 1])
    if more_pips is not None:
        earned.append([more_pips, 1 + carried])
        return earned, 0
    return earned, carried + 1 if rules["pip_tie"] == "carry" else 0


def add_to_total(rules: dict[str, Any], total: int, points: int, tricks: int) -> int:
    target = rules["target"]
    if rules["porvoo"] and tricks == 0:
        return 0  # Porvoo; overshoot is then not applied
    total += points
    if total > target and rules["overshoot"] == "to_seven":
        return 7
    if total > target and rules["overshoot"] == "subtract_excess":
        return int(target - (total - target))
    return total


def marjapussi_winner(
    rules: dict[str, Any], before: list[int], totals: list[int], earned: list[list[int]]
) -> int | None:
    target = rules["target"]
    if rules["overshoot"] == "allowed":
        there = [side for side in [0, 1] if totals[side] >= target]
        if len(there) == 2:
            if totals[0] == totals[1]:
                return None  # play another hand
            return 0 if totals[0] > totals[1] else 1
        return there[0] if there else None
    there = [side for side in [0, 1] if totals[side] == target]
    if len(there) < 2:
        return there[0] if there else None
    # Both on exactly the target: the side that got there first.
    running = list(before)
    for side, points in earned:
        running[side] += points
        if running[side] == target:
            return side
    return None


def score_marjapussi(h: dict[str, Any], match: dict[str, Any]) -> dict[str, Any]:
    rules = h["rules"]
    first, second = pip_counts(rules, h["cards_won"])
    earned, carried = marjapussi_points(
        rules, h["declared_by"], h["last_trick_side"], pip_winner(first, second), match["carried"]
    )
    scores = [0, 0]
    for side, points in earned:
        scores[side] += points
    totals = [add_to_total(rules, h["totals"][side], scores[side], h["tricks"][side]) for side in [0, 1]]
    match["carried"] = carried
    match["winner"] = marjapussi_winner(rules, h["totals"], totals, earned)
    return {"kind": "played", "taken": first, "tricks": list(h["tricks"]), "scores": scores, "totals": totals}


# ---------------------------------------------------------------------------------------------------------
# RULES.md, "Scoring"
# ---------------------------------------------------------------------------------------------------------


def card_points(rules: dict[str, Any], cards: list[str]) -> int:
    if rules["card_points"] == "10-10-5-5-5":
        return count_pips(cards, {"A": 10, "T": 10, "K": 5, "Q": 5, "J": 5})
    return count_pips(cards, {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})


def points_taken(h: dict[str, Any]) -> list[int]:
    rules = h["rules"]
    if rules["marriage_points"] == "hearts_high":
        marriage = {"S": 40, "C": 60, "D": 80, "H": 100}
    else:
        marriage = {"S": 100, "H": 80, "D": 60, "C": 40}
    taken = [card_points(rules, cards) for cards in h["cards_won"]]
    taken[h["last_trick_side"]] += rules["last_trick"]
    for suit, side in zip(h["declared"], h["declared_by"], strict=True):
        taken[side] += marriage[suit]
    if h["layout"] == "kitty" and h["declarer"] is not None and rules["discards_count"]:
        taken[h["declarer"]] += card_points(rules, h["discards"])
    return taken


def rounded(rules: dict[str, Any], points: int) -> int:
    """To the nearest 5 if `round_defenders`: 112 gives 110, 113 gives 115."""
    if not rules["round_defenders"]:
        return points
    return (points + 2) // 5 * 5


def declarer_score(
    rules: dict[str, Any], contract: int, final_bid: int, calls: int, taken: int, tricks: list[int], side: int
) -> int:
    made = taken >= contract
    no_trick = tricks[side] == 0
    all_tricks = all(number == 0 for other, number in enumerate(tricks) if other != side)
    doublings = calls
    if all_tricks and not made and calls > 0:
        doublings = calls - 1  # the first Kontra does not count
    score = contract * 2**doublings
    if not made:
        score = -score
    if no_trick and rules["no_trick_penalty"] == "final_bid_both":
        score -= final_bid
    if no_trick and rules["no_trick_penalty"] == "twice_contract":
        score = -2 * contract
    return int(score)


def defender_score(rules: dict[str, Any], contract: int, final_bid: int, made: bool, taken: int, tricks: int) -> int:
    if tricks > 0:
        return rounded(rules, taken)
    if rules["penalty_needs_contract"] and not made:
        return 0
    penalty = rules["no_trick_penalty"]
    if penalty in ["final_bid_both", "final_bid_defenders"]:
        return -final_bid
    if penalty == "contract":
        return -contract
    return -2 * contract


def huutopussi_scores(
    rules: dict[str, Any],
    declarer_side: int | None,
    contract: int,
    final_bid: int,
    calls: int,
    taken: list[int],
    tricks: list[int],
) -> list[int]:
    if declarer_side is None:
        return [rounded(rules, points) for points in taken]  # passed out; no no-trick penalty
    scores: list[int] = []
    made = taken[declarer_side] >= contract
    for side in range(len(taken)):
        if side == declarer_side:
            scores.append(declarer_score(rules, contract, final_bid, calls, taken[side], tricks, side))
        else:
            scores.append(defender_score(rules, contract, final_bid, made, taken[side], tricks[side]))
    return scores


def huutopussi_winner(rules: dict[str, Any], totals: list[int]) -> int | None:
    top = max(totals)
    if top < rules["target"] or totals.count(top) > 1:
        return None
    return totals.index(top)


def score_huutopussi(h: dict[str, Any], match: dict[str, Any]) -> dict[str, Any]:
    if h["kind"] == "redeal":
        match["winner"] = None
        return {"kind": "redeal", "taken": None, "tricks": None, "scores": None, "totals": list(h["totals"])}
    taken = points_taken(h)
    declarer_side = None if h["declarer"] is None else side_of(h["layout"], h["declarer"])
    scores = huutopussi_scores(
        h["rules"], declarer_side, h["contract"] or 0, h["final_bid"] or 0, h["calls"], taken, h["tricks"]
    )
    totals = [before + score for before, score in zip(h["totals"], scores, strict=True)]
    match["winner"] = huutopussi_winner(h["rules"], totals)
    return {
        "kind": h["kind"],
        "taken": taken,
        "tricks": list(h["tricks"]),
        "scores": scores,
        "totals": totals,
    }


# ---------------------------------------------------------------------------------------------------------
# The record
# ---------------------------------------------------------------------------------------------------------


def same_numbers(one: Any, other: Any) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return one == other and all(type(number) is int for number in one)
    return type(one) is type(other) and bool(one == other)


def check_result(given: Any, mine: dict[str, Any]) -> list[str]:
    if not isinstance(given, dict):
        return [f"the hand is complete, but its result is {given!r}, not {mine}"]
    return [
        f"result: {key} is {given.get(key)!r}, not {mine[key]!r}"
        for key in ["kind", "taken", "tricks", "scores", "totals"]
        if not same_numbers(given.get(key), mine[key])
    ]


def next_dealer(rules: dict[str, Any], h: dict[str, Any], dealt: list[list[str]]) -> int:
    """RULES.md, "Cards, seats and sides": the next seat clockwise; the two exceptions are told with the leads."""
    if h["kind"] == "redeal" and rules["redeal_by"] == "same_dealer":
        return int(h["dealer"])
    if rules.get("first_leader") == "ace_of_clubs" and h["first_of_match"]:
        return holder_of_ace_of_clubs(dealt)  # who then also deals the second hand
    return int((h["dealer"] + 1) % h["seats"])


def check_dealer(rules: dict[str, Any], hand: Record, match: dict[str, Any]) -> list[str]:
    dealer = hand.get("dealer")
    if type(dealer) is not int or not 0 <= dealer < number_of_seats(rules["layout"]):
        raise Wrong(f"no dealer {dealer!r}")
    if match["dealer"] is not None and dealer != match["dealer"]:
        return [f"the dealer is seat {dealer}, but seat {match['dealer']} is due"]
    return []


def check_hand(rules: dict[str, Any], hand: Any, number: int, match: dict[str, Any]) -> list[str]:
    """One hand; `match` holds totals, winner, dealer (due) and carried, and is brought up to date."""
    where = f"hand {number}"
    if not isinstance(hand, dict):
        raise Wrong(f"{where}: not an object")
    try:
        complaints = [f"{where}: {text}" for text in check_dealer(rules, hand, match)]
    except Wrong as wrong:
        raise Wrong(f"{where}: {wrong}") from wrong
    bad_deal = check_deal(rules, hand)
    if not isinstance(hand.get("moves"), list):
        bad_deal.append("moves is missing")
    if bad_deal:
        raise Wrong("\n".join(complaints + [f"{where}: {text}" for text in bad_deal]))
    h = start_hand(rules, hand, match["totals"], number == 1)
    for place, entry in enumerate(hand["moves"], start=1):
        try:
            complaints += [f"{where}, move {place}: {text}" for text in do_move(h, entry)]
        except Wrong as wrong:
            complaints.append(f"{where}, move {place}: {wrong}")
            raise Wrong("\n".join(complaints)) from wrong
    if h["phase"] != "over":
        match["unfinished"] = True
        if "result" not in hand or hand["result"] is not None:
            complaints.append(f"{where}: the hand is unfinished, but its result is not null")
        return complaints
    score = score_marjapussi if rules["family"] == "marjapussi" else score_huutopussi
    mine = score(h, match)
    complaints += [f"{where}: {text}" for text in check_result(hand.get("result"), mine)]
    match["totals"] = mine["totals"]
    match["dealer"] = next_dealer(rules, h, hand["cards"])
    return complaints


def check_hands(rules: dict[str, Any], hands: list[Any], match: dict[str, Any]) -> list[str]:
    complaints: list[str] = []
    for number, hand in enumerate(hands, start=1):
        if match["winner"] is not None:
            return [*complaints, f"hand {number}: the match was already won by side {match['winner']}"]
        if match["unfinished"]:
            return [*complaints, f"hand {number}: follows an unfinished hand"]
        try:
            complaints += check_hand(rules, hand, number, match)
        except Wrong as wrong:
            match["lost"] = True
            return complaints + str(wrong).split("\n")
    return complaints


def check_players(rules: dict[str, Any], players: Any) -> list[str]:
    seats = number_of_seats(rules["layout"])
    if not isinstance(players, list) or len(players) != seats:
        return [f"players: there should be one for each of the {seats} seats"]
    complaints: list[str] = []
    for seat, player in enumerate(players):
        if not isinstance(player, dict) or not isinstance(player.get("name"), str):
            complaints.append(f"players: seat {seat} has no name")
            continue
        kind = player.get("kind")
        a_bot = isinstance(kind, str) and kind.startswith("bot:") and len(kind) > len("bot:")
        if kind != "human" and not a_bot:
            complaints.append(f"players: seat {seat} is of no kind: {kind!r}")
    return complaints


def check_head(record: Record) -> list[str]:
    complaints: list[str] = []
    if record.get("format") != "marjapussi-record":
        complaints.append(f"format is {record.get('format')!r}")
    if type(record.get("version")) is not int or record["version"] != 1:
        complaints.append(f"version is {record.get('version')!r}")
    if type(record.get("seed")) is not int:
        complaints.append(f"seed is {record.get('seed')!r}")
    if not isinstance(record.get("hands"), list):
        complaints.append("hands is missing")
    return complaints


def check_unsafely(record: Record) -> list[str]:
    complaints = check_head(record)
    bad_rules = check_rules(record.get("preset"), record.get("rules"))
    if bad_rules or not isinstance(record.get("hands"), list):
        return complaints + bad_rules  # the rest cannot be judged
    rules = record["rules"]
    complaints += check_players(rules, record.get("players"))
    match: dict[str, Any] = {
        "totals": [0] * number_of_sides(rules["layout"]),
        "winner": None,
        "dealer": None,  # the first dealer is drawn at random
        "carried": 0,  # pip points carried over
        "unfinished": False,
        "lost": False,
    }
    complaints += check_hands(rules, record["hands"], match)
    if match["lost"]:
        return complaints
    if not same_numbers(record.get("totals"), match["totals"]):
        complaints.append(f"totals is {record.get('totals')!r}, not {match['totals']!r}")
    if "winner" not in record or not same_numbers(record["winner"], match["winner"]):
        complaints.append(f"winner is {record.get('winner')!r}, not {match['winner']!r}")
    return complaints


def check_record(record: dict[str, Any]) -> list[str]:
    """Everything that is wrong with one match record; empty when it is right."""
    if not isinstance(record, dict):
        return ["the record is not an object"]
    try:
        return check_unsafely(record)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        return [f"the record is not of the right form: {type(error).__name__}: {error}"]


# ---------------------------------------------------------------------------------------------------------
# Command line
# ---------------------------------------------------------------------------------------------------------


def read_records(path: str) -> list[Any]:
    """JSON Lines, or one match spread over the whole file."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        return [json.loads(text)]
    except ValueError:
        return [json.loads(line) for line in text.split("\n") if line.strip()]


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("usage: second_reading.py FILE.jsonl", file=sys.stderr)
        return 2
    try:
        records = read_records(arguments[0])
    except (OSError, ValueError) as error:
        print(f"{arguments[0]}: {error}", file=sys.stderr)
        return 1
    bad = 0
    for number, record in enumerate(records, start=1):
        complaints = check_record(record)
        preset = record.get("preset") if isinstance(record, dict) else None
        hands = record.get("hands") if isinstance(record, dict) else None
        count = len(hands) if isinstance(hands, list) else "no"
        print(f"match {number}: {preset}, {count} hands: {'ok' if not complaints else 'WRONG'}")
        for complaint in complaints:
            print(f"  match {number}: {complaint}")
        bad += bool(complaints)
    print(f"{len(records)} matches, {bad} wrong")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
