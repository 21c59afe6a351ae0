"""What a contract goes by: a marriage that has gone back to partner can be asked for."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.grounds import ContractValue
from marjapussi_desktop.bots.native import WHICH
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search import planning
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Bid, Give, Pass, Return, SetContract
from marjapussi_desktop.engine.cards import cards
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.state import Deal
from marjapussi_desktop.engine.values import changed
from tests.bots.made_positions import after, seen

pytestmark = pytest.mark.skipif(WHICH != "compiled", reason="the plain twin has no time for plans")

HANDS = (
    "7S JH 7H QD 6D KC QC 9C 6C",
    "AS TS KS 9S AH KH QH 8D 7D",
    "QS 8S TH 9H AD TD JD TC 8C",
    "JS 6S 8H 6H KD 9D AC JC 7C",
)
"""The second speaks first."""


RULES = PRESETS["huutopussi-wurzel"]


def told(returned: str, rules: Ruleset = RULES) -> tuple[int, int]:
    """The points that the declarer says his cards should take after a return, and the contract that he sets."""
    match = game.deal(game.new_match(rules, 0), Deal(tuple(cards(hand) for hand in HANDS))).match
    match = after(match, Bid(120), Pass(), Pass(), Pass())
    match = after(match, Give(cards("AC JC 7C JS")), Return(cards(returned)))
    decision = make_bot("skilled@5", 5).decide(seen(match))
    assert isinstance(decision.grounds, ContractValue)
    assert isinstance(decision.action, SetContract)
    return decision.grounds.mean, decision.action.amount


def test_a_marriage_that_has_gone_back_counts_for_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    """After such returns contracts at the final bid were told to be made in 59 % of deals, and were in 79 %."""
    whole, plain = told("KH QH 8D 7D"), told("JC 7C 8D 7D")
    monkeypatch.setattr(planning, "RETURNED_WHOLE", 0.0)
    assert told("JC 7C 8D 7D") == plain
    mean, amount = told("KH QH 8D 7D")
    assert whole[0] == mean + 20
    assert whole[1] >= amount


def test_it_counts_only_where_partner_can_be_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = changed(RULES, marriages=changed(RULES.marriages, ask_whole=False, half_needs_whole=False))
    usual = told("KH QH 8D 7D", rules)
    monkeypatch.setattr(planning, "RETURNED_WHOLE", 0.0)
    assert told("KH QH 8D 7D", rules) == usual
