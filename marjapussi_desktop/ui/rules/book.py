"""What stands in the rules: sections, and for each part of them the rulesets that it holds for.

The words are in ``assets/rules/<language>/book.toml``, except the sentences on options, which `ui.text.options` has.
Every option stands in one section. A section none of whose parts holds is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from marjapussi_desktop.controller.match.bid_meanings import tells_by_steps
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY
from marjapussi_desktop.engine.ruleset import NoTrickPenalty, Overshoot, Ruleset
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.rules.conditions import (
    CONTRACT,
    When,
    alone,
    always,
    asks,
    asks_half,
    asks_whole,
    binds_first_lead,
    both,
    breaks,
    costs_final_bid,
    doubles,
    goes_to_porvoo,
    has_ban,
    has_low_bids,
    huutopussi,
    kitty,
    marjapussi,
    may_pass_out,
    own_led,
    partners,
    past_the_target,
    penalty,
    punishes_anyway,
    rows,
    stock,
)
from marjapussi_desktop.ui.text.rules_in_play import is_told, may_redeal


@frozen
class Part:
    """One part of a section: a text, the sentence of an ``option``, or a ``picture``. ``key``: its name among them."""

    key: str
    when: When = always
    option: bool = False
    picture: bool = False


@frozen
class Section:
    """``lessons``: ids of those that teach it, the best first; ``is_advice``: it tells what is wise, not what holds."""

    id: str
    parts: tuple[Part, ...]
    lessons: tuple[str, ...] = ()
    is_advice: bool = False

    def parts_for(self, rules: Ruleset, own: Ruleset) -> Iterator[Part]:
        """The parts that hold; ``own`` are the game's rules before anything was changed."""
        for part in self.parts:
            if part.option:
                if is_told(OPTIONS_BY_KEY[part.key], rules, own):
                    yield part
            elif part.when(rules):
                yield part


def _text(key: str, *conditions: When) -> Part:
    return Part(key, both(*conditions))


def _options(*keys: str) -> tuple[Part, ...]:
    return tuple(Part(key, option=True) for key in keys)


def _picture(kind: str, *conditions: When) -> Part:
    return Part(kind, both(*conditions), picture=True)


_FREE_DECLARER: Final = penalty(NoTrickPenalty.FINAL_BID_DEFENDERS, NoTrickPenalty.CONTRACT)

BOOK: Final[tuple[Section, ...]] = (
    Section(
        "aim",
        (
            _text("game_points", marjapussi),
            _text("contracts", CONTRACT),
            _text("contracts_alone", kitty),
            *_options("layout", "target"),
        ),
        ("a-trick", "partners"),
    ),
    Section(
        "cards",
        (
            _text("order"),
            _text("suits"),
            *_options("pack"),
            _text("even", partners),
            _text("deal", marjapussi),
            _text("deal_bid", huutopussi),
        ),
        ("ten",),
    ),
    Section(
        "auction",
        (
            _text("turns", huutopussi),
            *_options("first_bidder", "opening", "minimum_bid"),
            _text("highest", huutopussi),
            *_options("redeal", "redeal_by"),
            _text("redeal", huutopussi, may_redeal),
            *_options("bid_ban_at"),
            _text("ban", has_ban),
            _text("passed_out", may_pass_out),
        ),
        ("auction", "redeal", "bids-tell", "steps-tell", "bid-ban"),
    ),
    Section(
        "exchange",
        (
            *_options("exchange"),
            _text("steps", CONTRACT),
            *_options("contract_set"),
            _text("contract", CONTRACT),
            _picture("exchange", CONTRACT),
        ),
        ("gift", "set-contract", "give-back"),
    ),
    Section(
        "kitty",
        (
            _text("steps", kitty),
            *_options("kitty_exposed", "discard_aces_and_tens", "discards_count"),
            _text("contract", kitty),
            _text("passed_out", kitty, may_pass_out),
            _picture("kitty", kitty),
        ),
        ("kitty",),
    ),
    Section(
        "tricks",
        (
            _text("declarer", huutopussi),
            _text("declarer_none", may_pass_out),
            *_options("first_leader", "first_lead", "first_trick_ace_must_show"),
            _text("may", binds_first_lead),
            _text("may_none", binds_first_lead, may_pass_out),
            _text("leads"),
            _text("duties", partners),
            _text("duties_alone", alone),
            _text("ace", lambda rules: rules.play.first_trick_ace_must_show),
            _text("trumped"),
            _text("takes"),
            _picture("trick"),
        ),
        ("suit", "beat", "trumps", "a-trick"),
    ),
    Section(
        "stock",
        (_text("draws", stock), _text("free", stock), _text("bound", stock), _text("declare", stock)),
        ("stock",),
    ),
    Section(
        "rows",
        (_text("play", rows), _text("turned", rows), _text("unseen", rows), _picture("rows", rows)),
        ("rows",),
    ),
    Section(
        "marriages",
        (
            _text("none"),
            *_options("declare_after"),
            _text("attempt"),
            _text("open", lambda rules: not rows(rules)),
            _text("open_rows", rows),
            *_options("marriage_effect", "lead_from_marriage"),
            _text("side", partners),
            _text("alone", alone),
            _picture("marriage"),
        ),
        ("declare", "little", "own-lead", "trumps-change"),
    ),
    Section(
        "asking",
        (
            _text("whole", asks_whole),
            _text("half", asks_half),
            _text("own", asks_half),
            _text("failed", asks),
            _text("certain", asks),
            *_options("ask_whole", "ask_half", "bluff_half"),
            _text("bluff", lambda rules: rules.marriages.bluff_half),
            *_options("ask_order", "half_needs_whole", "broken_marriages"),
            _text("broken", breaks),
        ),
        ("whole", "half"),
    ),
    Section(
        "kontra",
        (*_options("kontra"), _text("calls", doubles), _text("cards", doubles), _text("when", doubles)),
        ("kontra",),
    ),
    Section(
        "counting",
        (
            _text("points", marjapussi),
            *_options("pip_count", "pip_tie", "card_points", "last_trick", "marriage_points"),
            _text("taken", CONTRACT),
            _text("taken_alone", kitty),
            _picture("score"),
        ),
        ("card-points", "farmers-dozen"),
    ),
    Section(
        "score",
        (
            _text("contract", CONTRACT),
            _text("contract_alone", kitty),
            _text("each", kitty),
            *_options("round_defenders", "no_trick_penalty", "penalty_needs_contract"),
            _text("all_or_nothing", partners, penalty(NoTrickPenalty.TWICE_CONTRACT)),
            _text("all_or_nothing_alone", kitty, penalty(NoTrickPenalty.TWICE_CONTRACT)),
            _text("no_trick_only", partners, _FREE_DECLARER),
            _text("no_trick_only_alone", kitty, _FREE_DECLARER),
            _text("all_tricks", doubles),
            _text("passed_out", may_pass_out),
        ),
        ("set-contract", "slam"),
    ),
    Section(
        "end",
        (
            _text("exact", past_the_target(Overshoot.TO_SEVEN, Overshoot.SUBTRACT_EXCESS)),
            _text("reach", past_the_target(Overshoot.ALLOWED)),
            *_options("overshoot", "porvoo"),
            _text("porvoo", goes_to_porvoo),
            _text("order", past_the_target(Overshoot.TO_SEVEN, Overshoot.SUBTRACT_EXCESS)),
            _text("higher", past_the_target(Overshoot.ALLOWED)),
            _text("highest", huutopussi),
        ),
        ("hold-back", "porvoo"),
    ),
    Section(
        "knows",
        (_text("own"), _text("exchange", CONTRACT), _text("kitty", kitty), _text("rows", rows)),
    ),
    Section(
        "advice",
        (
            _text("tens", partners, marjapussi),
            _text("pair"),
            _text("eleven", past_the_target(Overshoot.TO_SEVEN, Overshoot.SUBTRACT_EXCESS)),
            _text("row", rows),
            _text("uncover", rows),
            _text("secret", rows),
            _text("draw", stock),
            _text("unknown", kitty),
            _text("empty", kitty),
            _text("friend", kitty),
            _text("early", doubles),
            _text("bluff", lambda rules: rules.marriages.bluff_half),
        ),
        ("count", "discard", "last-five", "kontra", "bluff"),
        is_advice=True,
    ),
    Section(
        "bidding",
        (
            *(_text(key, has_low_bids) for key in ("ace", "good", "average", "willing", "strong", "five")),
            *(_text(key, tells_by_steps) for key in ("step", "over", "once", "nothing")),
            *(_text(key, CONTRACT) for key in ("passed", "bold", "usual", "raise", "high")),
            _text("near", CONTRACT, punishes_anyway),
            _text("spoil", CONTRACT, punishes_anyway),
            _text("careful", CONTRACT),
            _text("behind", CONTRACT, costs_final_bid),
        ),
        ("bids-tell", "steps-tell"),
        is_advice=True,
    ),
    Section(
        "giving",
        tuple(
            _text(key, CONTRACT) for key in ("best", "all_tricks", "marriage", "ten", "single", "low", "suit", "ask")
        ),
        ("gift",),
        is_advice=True,
    ),
    Section(
        "returning",
        tuple(_text(key, CONTRACT) for key in ("alone", "partner", "contract")),
        ("give-back", "set-contract"),
        is_advice=True,
    ),
    Section(
        "leading",
        (
            _text("control", CONTRACT),
            _text("deny", CONTRACT, own_led),
            *(_text(key, CONTRACT) for key in ("smoke", "cash", "tens", "king")),
        ),
        ("own-lead", "count", "discard"),
        is_advice=True,
    ),
    Section(
        "defending",
        (_text("change", CONTRACT), _text("aces", CONTRACT, own_led)),
        ("defence", "count", "last-five"),
        is_advice=True,
    ),
)
SECTIONS: Final = {section.id: section for section in BOOK}
