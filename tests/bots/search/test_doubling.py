"""Kontra and Re by imagining: what is foretold, what it is worth, and when it is said."""

from __future__ import annotations

import random

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.players.search_player import SearchPlayer
from marjapussi_desktop.bots.players.skill import SKILLED
from marjapussi_desktop.bots.search import doubling
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.doubling import Doubt, best_call, judged_call, value_of_call
from marjapussi_desktop.bots.value.strength_model import logistic
from marjapussi_desktop.controller.match.doubts import call_costs
from marjapussi_desktop.engine import game
from marjapussi_desktop.engine.actions import Bid, Declare, Give, Kontra, Pass, Play, Re, Return, SetContract
from marjapussi_desktop.engine.cards import FULL_PACK, Suit, card, cards
from marjapussi_desktop.engine.choices import CallChoices, PlayChoices
from marjapussi_desktop.engine.dealing import shuffled_deal
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.phases import choices_of
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.state import MatchState
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.evaluation.rates import rates_of, total
from marjapussi_desktop.evaluation.simulation import play_match
from marjapussi_desktop.evaluation.table import Table
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import after, dealt, played, seen

WITH_KONTRA = [name for name, rules in PRESETS.items() if rules.contract is not None and rules.contract.kontra]
WEAK = ("AH TH JS 9S 9C 8C JD 9D 8D", "7S 6S 8S 7C 6C 7D 6D 7H 6H")
"""A declarer and his partner; the others:"""
THEIRS = ("AS TS KS QS AC TC KC AD TD", "JC QC KD QD KH QH JH 9H 8H")
LAID_DOWN = ("AS TS KS QS JS AC TC AD TD", "9S 8S 6S 9C 8C JC JD 9D 8D")
SCRAPS = ("7S 7C 6C 7D 6D 7H 6H 8H 9H", "KC QC KD QD AH TH KH QH JH")


def promised(
    ours: tuple[str, str], theirs: tuple[str, str], contract: int, totals: tuple[int, int] = (0, 0)
) -> MatchState:
    """A contract of one who bid the least, whose partner gave him four cards and got them back."""
    match = dealt("huutopussi-wurzel", ours[0], theirs[0], ours[1], theirs[1], totals=totals)
    gift = cards(" ".join(ours[1].split()[:4]))
    return after(match, Pass(), Pass(), Pass(), Bid(120), Give(gift), Return(gift), SetContract(contract))


def hopeless(contract: int = 300) -> MatchState:
    """One ace and jacks against nearly all the high cards: the ace is led, and who holds the others is to play."""
    return played(promised(WEAK, THEIRS, contract), "AH")


def safe(totals: tuple[int, int] = (0, 0)) -> MatchState:
    """Two kings' suits from the top, and the lead."""
    return played(promised(LAID_DOWN, SCRAPS, 120, totals), "AS")


FOR_MATCH = Objective(for_match=True)


def call_of(match: MatchState, level: str = "skilled@20") -> Decision:
    return make_bot(level, 1).decide(seen(match))


@pytest.mark.parametrize("contract", [300, 360, 420])
@pytest.mark.parametrize("level", ["skilled@20", "expert@20"])
def test_a_hopeless_contract_is_doubted_however_high_it_is(level: str, contract: int) -> None:
    chosen = call_of(hopeless(contract), level)
    assert (chosen.action, chosen.why) == (Kontra(), BotReason.CONTRACT_WILL_FAIL)


def test_a_safe_contract_is_not_doubted_and_doubled_again_if_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = safe()
    assert call_of(match).action == Play(card("7S"))
    doubted = played(after(match, Kontra()), "7S 6S KC")
    spades = Decision(Declare(Suit.SPADES), BotReason.BEST_ON_AVERAGE)
    with monkeypatch.context() as patch:
        patch.setattr(SearchPlayer, "_best_move", lambda *_: spades)
        assert call_of(doubted).action == spades.action, "what comes before the card comes before the call"
    chosen = call_of(after(doubted, spades.action))
    assert (chosen.action, chosen.why) == (Re(), BotReason.CONTRACT_IS_SAFE)


def test_nobody_doubts_twice() -> None:
    match = after(hopeless(), Kontra())
    assert isinstance(call_of(match).action, Play)


@pytest.mark.parametrize("preset", WITH_KONTRA)
def test_only_at_the_last_moment_and_only_what_is_allowed(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who would always call: with as many cards as are needed, before a card of his own, and never out of turn."""

    class Certain:
        decides_match = False

        def __init__(self, context: DecisionContext, _count: int) -> None:
            self.odds = 1.0 if context.view.is_declarer_side else -1.0

        def gain(self, *_: object) -> float:
            return 1.0

    monkeypatch.setattr(doubling, "Doubt", Certain)
    rules, met = PRESETS[preset], 0
    bot = SearchPlayer(SKILLED, 1, 1)
    for hand, seat in positions(rules, mixed_bots(rules, 3), seed=3, hands=8):
        for other in range(4):
            if isinstance(choices_of(hand, other), CallChoices):
                assert bot.consider_call(observe(hand, other)) is None
        decision = bot.decide(observe(hand, seat))
        if isinstance(decision.action, Kontra | Re):
            met += 1
            assert len(hand.hands[seat]) == hand_size(rules) - len(hand.calls)
            choices = choices_of(hand, seat)
            assert choices is not None
            assert decision.action in choices.calls
            assert bot.decide(observe(hand, seat)) == decision
    assert met


def test_a_call_is_worth_the_contract_as_far_as_it_fails_or_is_made() -> None:
    doubt = Doubt(DecisionContext(seen(hopeless()), 1), 60)
    assert doubt.gain(0.0) == pytest.approx(300.0)
    assert doubt.gain(0.25) == pytest.approx(150.0)
    assert doubt.gain(1.0) == pytest.approx(-300.0)


def test_who_loses_the_match_anyway_if_the_contract_is_made_risks_nothing() -> None:
    even, near = (Doubt(DecisionContext(seen(safe(totals)), 1, FOR_MATCH), 60) for totals in ((0, 0), (400, 0)))
    assert even.gain(0.7) < 0.0
    assert near.gain(1.0) == pytest.approx(0.0, abs=1.0)


@pytest.mark.parametrize(
    ("contract", "totals", "is_risked"),
    [
        (150, (0, 0), True),
        (260, (0, 0), False),
        (150, (-200, 0), True),
        (150, (220, 0), False),
        (120, (230, 470), False),
    ],
)
def test_a_table_is_not_made_lively_at_the_price_of_the_match(
    contract: int, totals: tuple[int, int], is_risked: bool
) -> None:
    """Half the contracts of 270 were made, and doubled it won the match; and who needs 30 has little to gain."""
    context = DecisionContext(seen(played(promised(WEAK, THEIRS, contract, totals), "AH")), 1, FOR_MATCH)
    (value,) = value_of_call(context, Kontra(), 60).values
    assert (value.margin > 30.0) is is_risked
    assert value.margin <= 40.0


def test_a_hopeless_contract_is_unlikely_and_a_safe_one_is_not() -> None:
    def odds(match: MatchState) -> float:
        return Doubt(DecisionContext(seen(match), 1), 100).odds

    assert odds(hopeless()) < 0.0 < odds(safe())
    assert 0.0 < logistic(odds(hopeless())) < 0.2


def test_without_a_call_to_make_nothing_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DecisionContext, "determinizations", None)
    observation = seen(hopeless())
    assert best_call(DecisionContext(observation, 1, FOR_MATCH), (), 100) is None
    later = changed(observation, calls=(1,))
    assert best_call(DecisionContext(later, 1, FOR_MATCH), (Re(),), 100) is None


# -- the casual player's rule of thumb --------------------------------------------------------------------------------

DOUBTER = "AS KC QD KH 9S 8S 7C 6D 7H"


@pytest.mark.parametrize(
    ("held", "contract", "is_doubted"),
    [
        (DOUBTER, 120, True),
        (DOUBTER, 125, False),
        (DOUBTER.replace("AS", "TS"), 120, False),
        (DOUBTER.replace("KH", "TH"), 120, False),
    ],
    ids=["an ace and a card of most marriages", "raised after the exchange", "no ace", "too few marriages torn"],
)
def test_casual_doubts_a_bid_that_was_kept(held: str, contract: int, is_doubted: bool) -> None:
    rest = [one for one in sorted(FULL_PACK) if one not in cards(held)]
    own, partner, right = (" ".join(map(str, rest[at::3])) for at in range(3))
    match = promised((own, partner), (held, right), contract)
    assert match.hand is not None
    call = make_bot("casual", 1).consider_call(observe(match.hand, 1))
    assert (call is not None) is is_doubted
    if call is not None:
        assert (call.action, call.why) == (Kontra(), BotReason.CONTRACT_WILL_FAIL)


# -- in self-play ------------------------------------------------------------------------------------------------------


class Foretelling(SearchPlayer):
    """Notes how likely it thinks the contract before its first card, as a defender; it never calls."""

    def __init__(self, seed: int) -> None:
        super().__init__(SKILLED, seed, 5)
        self.foretold: list[float] = []

    def decide(self, observation: Observation) -> Decision:
        choices = observation.choices
        if not isinstance(choices, PlayChoices) or not choices.calls:
            return super().decide(observation)
        context = DecisionContext(observation, self.seed)
        if len(observation.hand) == hand_size(observation.rules):
            self.foretold.append(logistic(Doubt(context, 100).odds))
        return self._move(context, choices)


@pytest.mark.slow
@pytest.mark.parametrize("preset", WITH_KONTRA)
def test_what_is_foretold_of_contracts_comes_true(preset: str) -> None:
    rules, dice = PRESETS[preset], random.Random(2026)
    told: list[tuple[float, bool]] = []
    for number in range(300):
        bots = [Foretelling(number) for _ in range(4)]
        match = Table(bots).play_hand(game.new_match(rules, number % 4), shuffled_deal(rules, dice))
        made = bool(match.last_result.made)
        told += [(chance, made) for bot in bots for chance in bot.foretold]
    bold, doubtful = ([one for one in told if (one[0] < 0.75) is is_doubtful] for is_doubtful in (False, True))
    for some in (bold, doubtful):
        assert len(some) > 30
        foretold, made_of_them = (sum(one[what] for one in some) / len(some) for what in (0, 1))
        assert abs(foretold - made_of_them) < 0.12


@pytest.mark.slow
@pytest.mark.parametrize("preset", WITH_KONTRA)
def test_contracts_under_kontra_fail_more_often_than_they_are_made(preset: str) -> None:
    """Kontra is rare: in a hundred matches chance hid it."""
    rules, counts = PRESETS[preset], []
    for seed in range(500):
        record = play_match(preset, rules, ["casual"] * 4, seed, None, trace=False)
        counts += [rates_of(hand.deal, hand.moves, hand.result) for hand in record.hands if hand.result is not None]
    rates = total(counts)
    assert 0.02 * rates.contracts < rates.doubted < 0.12 * rates.contracts
    assert rates.doubted_made < rates.doubted / 2 < rates.doubted * rates.made / rates.contracts


def test_a_call_tells_what_it_gains_and_how_likely_the_contract_is_made() -> None:
    decision = best_call(DecisionContext(seen(hopeless()), 1, FOR_MATCH), (Kontra(),), 100)
    assert decision is not None
    assert decision.evaluation is not None
    (found,) = decision.evaluation.values
    assert found.action == Kontra()
    assert found.mean > 0.0
    assert decision.evaluation.contract_chance is not None
    assert decision.evaluation.contract_chance < 0.5


def test_what_a_call_would_be_worth_is_known_whether_or_not_it_should_be_said() -> None:
    """A sound contract was doubted without a word from the coach."""
    doubtful, sound = (judged_call(seen(match), 0).evaluation for match in (safe(), hopeless()))
    assert doubtful is not None
    assert sound is not None
    assert call_costs(Kontra(), doubtful) > 50
    assert call_costs(Kontra(), sound) == 0.0


def test_a_call_is_judged_out_of_turn_and_before_the_lead() -> None:
    match = promised(LAID_DOWN, SCRAPS, 120)
    assert match.hand is not None
    caller = observe(match.hand, 1)
    assert isinstance(caller.choices, CallChoices)
    found = judged_call(caller, 0).evaluation
    assert found is not None
    assert call_costs(Kontra(), found) > 50


def test_what_a_level_says_itself_costs_nothing() -> None:
    for contract in (120, 180, 300):
        position = seen(played(promised(LAID_DOWN, SCRAPS, contract), "AS"))
        said = best_call(DecisionContext(position, 0, FOR_MATCH), position.choices.calls, 200)  # type: ignore[union-attr]
        found = judged_call(position, 0).evaluation
        assert found is not None
        assert said is None or call_costs(Kontra(), found) == 0.0
