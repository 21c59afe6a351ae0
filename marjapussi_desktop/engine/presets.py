"""The twelve presets (RULES.md, "Presets"): the only place where a game is known by its name."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.engine.ruleset import (
    AskOrder,
    AuctionRules,
    BrokenMarriages,
    CardPoints,
    ContractRules,
    ContractSet,
    DealRules,
    DeclareAfter,
    ExchangeRules,
    Family,
    FirstBidder,
    FirstLead,
    FirstLeader,
    GamePointRules,
    KittyRules,
    MarriageEffect,
    MarriagePoints,
    MarriageRules,
    NoTrickPenalty,
    Opening,
    Overshoot,
    PipCount,
    PipTie,
    PlayRules,
    Redeal,
    RedealBy,
    Ruleset,
)
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed

_MARJAPUSSI = Ruleset(
    family=Family.MARJAPUSSI,
    target=12,
    deal=DealRules(Layout.PARTNERSHIP, pack=36, first_leader=FirstLeader.LEFT_OF_DEALER),
    play=PlayRules(FirstLead.ACE, first_trick_ace_must_show=False),
    marriages=MarriageRules(
        declare_after=DeclareAfter.ANY_WON_TRICK,
        marriage_effect=MarriageEffect.FIRST_SETS_TRUMP,
        ask_whole=True,
        ask_half=True,
        bluff_half=False,
        ask_order=AskOrder.FREE,
        half_needs_whole=False,
        broken_marriages=BrokenMarriages.NEVER,
        lead_from_marriage=False,
    ),
    game_points=GamePointRules(PipCount.CLASSIC, PipTie.NONE, porvoo=True, overshoot=Overshoot.TO_SEVEN),
    auction=None,
    exchange=None,
    kitty=None,
    contract=None,
)

_MARJAPUSSI_FI = changed(
    _MARJAPUSSI,
    deal=changed(_MARJAPUSSI.deal, first_leader=FirstLeader.ACE_OF_CLUBS),
    play=changed(_MARJAPUSSI.play, first_lead=FirstLead.ANY),
)

_MARJAPUSSI_PAGAT = changed(_MARJAPUSSI, target=10, play=changed(_MARJAPUSSI.play, first_lead=FirstLead.ANY))

_BONDTOLVA = changed(
    _MARJAPUSSI,
    deal=changed(_MARJAPUSSI.deal, pack=24),
    marriages=changed(_MARJAPUSSI.marriages, lead_from_marriage=True),
    game_points=GamePointRules(PipCount.ACES_AND_TENS_4321, PipTie.NONE, porvoo=True, overshoot=Overshoot.ALLOWED),
)

_BONDTOLVA_2 = changed(
    _BONDTOLVA,
    deal=changed(_BONDTOLVA.deal, layout=Layout.STOCK),
    marriages=changed(_BONDTOLVA.marriages, ask_whole=False, ask_half=False),
)

_AVOMARJAPUSSI = changed(
    _MARJAPUSSI,
    deal=changed(_MARJAPUSSI.deal, layout=Layout.OPEN),
    marriages=changed(_MARJAPUSSI.marriages, ask_whole=False, ask_half=False),
)

_HUUTOPUSSI = Ruleset(
    family=Family.HUUTOPUSSI,
    target=500,
    deal=DealRules(Layout.PARTNERSHIP, pack=36, first_leader=None),
    play=PlayRules(FirstLead.ANY, first_trick_ace_must_show=False),
    marriages=changed(
        _MARJAPUSSI.marriages,
        declare_after=DeclareAfter.OWN_LED_TRICK,
        marriage_effect=MarriageEffect.EACH_SETS_TRUMP,
    ),
    game_points=None,
    auction=AuctionRules(
        first_bidder=FirstBidder.DEALER,
        opening=Opening.COMPULSORY,
        minimum_bid=50,
        redeal=(Redeal.THREE_SIXES,),
        redeal_by=RedealBy.SAME_DEALER,
        bid_ban_at=-500,
    ),
    exchange=ExchangeRules(3, ContractSet.BEFORE_RETURN),
    kitty=None,
    contract=ContractRules(
        card_points=CardPoints.TENS_AND_FIVES,
        last_trick=20,
        marriage_points=MarriagePoints.HEARTS_HIGH,
        round_defenders=False,
        no_trick_penalty=NoTrickPenalty.FINAL_BID_BOTH,
        penalty_needs_contract=False,
        kontra=False,
    ),
)
assert _HUUTOPUSSI.auction is not None
assert _HUUTOPUSSI.contract is not None

_HELSINKI_AUCTION = changed(
    _HUUTOPUSSI.auction,
    first_bidder=FirstBidder.LEFT_OF_DEALER,
    redeal=(Redeal.THREE_SIXES, Redeal.NO_CARD_ABOVE_JACK),
    redeal_by=RedealBy.NEXT_DEALER,
)

_HELSINKI = changed(
    _HUUTOPUSSI,
    auction=_HELSINKI_AUCTION,
    marriages=changed(_HUUTOPUSSI.marriages, broken_marriages=BrokenMarriages.AFTER_SUCCESSFUL_ASK),
    contract=changed(_HUUTOPUSSI.contract, no_trick_penalty=NoTrickPenalty.FINAL_BID_DEFENDERS),
)

_ERLANGEN = changed(
    _HELSINKI,
    auction=changed(_HELSINKI_AUCTION, opening=Opening.OPTIONAL, minimum_bid=120),
    exchange=ExchangeRules(4, ContractSet.BEFORE_RETURN),
    play=PlayRules(FirstLead.ACE_OR_SPADE, first_trick_ace_must_show=True),
    marriages=changed(_HELSINKI.marriages, declare_after=DeclareAfter.ANY_WON_TRICK, bluff_half=True),
    contract=changed(
        _HUUTOPUSSI.contract,
        card_points=CardPoints.CLASSIC,
        round_defenders=True,
        no_trick_penalty=NoTrickPenalty.TWICE_CONTRACT,
        penalty_needs_contract=True,
        kontra=True,
    ),
)
assert _ERLANGEN.auction is not None

_WURZEL = changed(
    _ERLANGEN,
    auction=changed(_ERLANGEN.auction, redeal=(), bid_ban_at=None),
    exchange=ExchangeRules(4, ContractSet.AFTER_RETURN),
    marriages=changed(
        _ERLANGEN.marriages,
        ask_order=AskOrder.SELF_WHOLE_HALF,
        broken_marriages=BrokenMarriages.NEVER,
    ),
)

_NO_ASKS = changed(_HUUTOPUSSI.marriages, ask_whole=False, ask_half=False)

_HUUTOPUSSI_3 = changed(
    _HUUTOPUSSI,
    deal=changed(_HUUTOPUSSI.deal, layout=Layout.KITTY),
    marriages=changed(_NO_ASKS, declare_after=DeclareAfter.ANY_WON_TRICK),
    exchange=None,
    kitty=KittyRules(kitty_exposed=True, discard_aces_and_tens=False, discards_count=True),
)

_HUUTOPUSSI_3_HELSINKI = changed(
    _HUUTOPUSSI_3,
    auction=_HELSINKI_AUCTION,
    marriages=_NO_ASKS,
    kitty=KittyRules(kitty_exposed=False, discard_aces_and_tens=True, discards_count=True),
    contract=changed(
        _HUUTOPUSSI.contract,
        no_trick_penalty=NoTrickPenalty.FINAL_BID_DEFENDERS,
        penalty_needs_contract=True,
    ),
)

PRESETS: Final[dict[str, Ruleset]] = {
    "marjapussi": _MARJAPUSSI,
    "marjapussi-fi": _MARJAPUSSI_FI,
    "marjapussi-pagat": _MARJAPUSSI_PAGAT,
    "bondtolva": _BONDTOLVA,
    "bondtolva-2": _BONDTOLVA_2,
    "avomarjapussi": _AVOMARJAPUSSI,
    "huutopussi": _HUUTOPUSSI,
    "huutopussi-helsinki": _HELSINKI,
    "huutopussi-erlangen": _ERLANGEN,
    "huutopussi-wurzel": _WURZEL,
    "huutopussi-3": _HUUTOPUSSI_3,
    "huutopussi-3-helsinki": _HUUTOPUSSI_3_HELSINKI,
}
"""Preset id → its rules, in the order of the rules' table. A new one comes at the end: deal codes hold its place."""
