"""What is told of a card that follows is true beside the other cards that could have gone."""

from __future__ import annotations

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.facts import FACTS
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import marriages_in, worth_of
from marjapussi_desktop.bots.levels import make_bot
from marjapussi_desktop.engine.actions import Play
from marjapussi_desktop.engine.cards import Card, Rank, card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import Observation, observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.tricks import beats, winning_index
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import dealt, played, seen

HANDS = 12
TOLD = {BotReason.WIN_CHEAPLY, BotReason.WIN_HIGH, BotReason.KEEP_POINTS_BACK, BotReason.KEEP_MARRIAGE}


def cheaper_winners(observation: Observation, chosen: Card, cards: tuple[Card, ...]) -> list[Card]:
    worth, trick = worth_of(observation.rules), observation.trick
    best = trick[winning_index(trick, observation.trump)]
    price = (worth.of(chosen), chosen.strength)
    return [c for c in cards if beats(c, best, observation.trump) and (worth.of(c), c.strength) < price]


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_of_a_card_that_follows_is_true(preset: str, level: str) -> None:
    rules = PRESETS[preset]
    worth, found = worth_of(rules), 0
    for seed in range(HANDS):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed):
            observation = observe(hand, seat)
            if hand.phase is not Phase.PLAY or not isinstance(observation.choices, PlayChoices):
                continue
            decision = make_bot(level, seed).decide(observation)
            if decision.why not in TOLD or not isinstance(decision.action, Play):
                continue
            found += 1
            chosen, cards = decision.action.card, observation.choices.cards
            cheaper = [c for c in cards if worth.of(c) < worth.of(chosen)]
            match decision.why:
                case BotReason.WIN_CHEAPLY:
                    assert not cheaper_winners(observation, chosen, cards)
                case BotReason.WIN_HIGH:
                    assert cheaper_winners(observation, chosen, cards)
                case BotReason.KEEP_POINTS_BACK:
                    assert not cheaper
                case _:
                    wholes = marriages_in(View(observation).mine)
                    assert cheaper
                    assert all(c.suit in wholes and c.rank in (Rank.KING, Rank.QUEEN) for c in cheaper)
    assert found > HANDS


@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "bondtolva-2"])
def test_what_a_search_has_found_is_explained_in_words_and_truly(preset: str) -> None:
    """For most of its cards there is something to be said beside the figure."""
    rules, bot = PRESETS[preset], make_bot("skilled", 4)
    facts: list[BotReason | None] = []
    for hand, seat in positions(rules, mixed_bots(rules, 4), 4, hands=4):
        observation = observe(hand, seat)
        if hand.phase is not Phase.PLAY or not isinstance(observation.choices, PlayChoices):
            continue
        decision = bot.decide(observation)
        if decision.why is not BotReason.BEST_ON_AVERAGE or not isinstance(decision.action, Play):
            continue
        facts.append(decision.fact)
        if decision.fact is BotReason.WIN_CHEAPLY:
            assert not cheaper_winners(observation, decision.action.card, observation.choices.cards)
    assert set(facts) <= {None, *FACTS}
    assert sum(fact is not None for fact in facts) > len(facts) // 2


def hint(trick: str, *hands: str) -> Decision:
    """The hint for a hand of Marjapussi that follows to a trick, after the cards that were played."""
    observation = seen(played(dealt("marjapussi", *hands), trick))
    return make_bot("skilled", 1).decide(observation)


def test_a_ten_that_goes_for_a_marriage_is_not_said_to_give_little() -> None:
    chosen = hint(
        "AC",
        "AC 9C 8C AH TH QH JH 9H 8H",
        "AS JS 7S KH TC KC QC KD 9D",
        "TS 9S 8S 7H 6H 7C AD TD QD",
        "KS QS 6S JC 6C JD 8D 7D 6D",
    )
    assert (chosen.action, chosen.why) == (Play(card("TC")), BotReason.KEEP_MARRIAGE)
