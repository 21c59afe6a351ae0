"""Which card goes to a trick that the others surely take, where the search sees no difference."""

from __future__ import annotations

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.comparison import shortfall_of
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.explaining.ideas import IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.explaining.tricks import outcome
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.bots.search.decision_context import DecisionContext, Objective
from marjapussi_desktop.bots.search.lost_tricks import giving_least
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from tests.bots.bot_games import positions
from tests.bots.made_positions import dealt, played, seen

HANDS = (
    "TS 9S 8S AH 6H 9D 8D 7D 6D",
    "AS KS 7S TH KH 7H AD KD 6C",
    "QS JS 6S QH 8H 9H AC JC 8C",
    "JH JD QD TD KC QC TC 9C 7C",
)
"""Seat 3 has no spades, and nothing is trump."""


def given(trick: str, worths: dict[str, float], hands: tuple[str, ...] = HANDS) -> str:
    """The card that goes, by what a search has found of each, with a standard error of .2 for all differences."""
    context = DecisionContext(seen(played(dealt("marjapussi-pagat", *hands), trick)), 1, Objective(for_match=True))
    values = [ActionValue(Play(card(code)), mean, paired_error=0.2) for code, mean in worths.items()]
    found = Evaluation(tuple(values), Unit.SCORE, Basis.ROLLOUTS, 100)
    action = giving_least(context, found, found.best())
    assert isinstance(action, Play)
    return action.card.code


TO_THE_OTHERS = (HANDS[1], HANDS[0], *HANDS[2:])
"""Seat 0 leads the ace of spades."""


def test_the_cheapest_card_goes_that_is_as_good_within_the_noise() -> None:
    """A ten was given away although the search saw no difference from the nine."""
    trick = "AS TS QS"
    assert given(trick, {"TC": 2.0, "9C": 1.9, "JD": 1.95}, TO_THE_OTHERS) == "9C"
    assert given(trick, {"TC": 2.0, "9C": 1.5, "JD": 1.95}, TO_THE_OTHERS) == "JD"
    assert given(trick, {"TC": 2.0, "9C": 1.5, "JD": 1.5}, TO_THE_OTHERS) == "TC"


def test_no_king_or_queen_goes_that_a_marriage_may_need() -> None:
    assert given("AS TS QS", {"TC": 2.0, "QC": 2.0, "QD": 2.0}, TO_THE_OTHERS) == "TC"


PARTNER_PLAYS_LAST = (HANDS[0], HANDS[3], HANDS[2], HANDS[1])


def test_a_trick_that_partner_may_take_gets_what_the_search_says() -> None:
    assert given("TS AS QS", {"TC": 2.0, "9C": 2.0}) == "TC", "partner has it"
    assert given("8S", {"TC": 2.0, "9C": 2.0}, PARTNER_PLAYS_LAST) == "TC", "several higher spades may be his"


def test_one_that_he_hardly_takes_gets_the_cheapest_card() -> None:
    """The jack was played, and not the eight, to a trick that partner could take in two deals of ten."""
    assert given("TS", {"TC": 2.0, "9C": 2.0}, PARTNER_PLAYS_LAST) == "9C", "only the ace beats the ten"
    assert given("TS", {"TC": 2.0, "9C": 1.5}, PARTNER_PLAYS_LAST) == "TC", "the search tells them apart"


def test_a_player_who_searches_gives_so() -> None:
    saved = 0
    best = make_bot("expert-flat@2", 0)
    for hand, seat in positions(PRESETS["marjapussi"], [make_bot("casual", 0) for _seat in range(4)], 0, 2):
        observation = observe(hand, seat)
        decision = best.decide(observation)
        found = decision.evaluation
        if found is None or not isinstance(decision.action, Play) or decision.action == found.best():
            continue
        if outcome(Scene(observation), decision.action.card).kind is IdeaKind.LOST_TRICK:
            assert decision.why is BotReason.KEEP_POINTS_BACK
            shortfall = shortfall_of(observation, decision.action, found)
            assert shortfall is not None
            assert shortfall.amount == 0, "the difference lies within the noise"
            saved += 1
    assert saved
