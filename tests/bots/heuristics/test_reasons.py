"""What is told of a card that follows is true beside the other cards that could have gone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.play import FACTS
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import cards_of
from marjapussi_desktop.bots.knowledge.memory import EVERYDAY, FORGETFUL, PERFECT
from marjapussi_desktop.bots.players.levels import make_bot
from marjapussi_desktop.engine.actions import AskWhole, Play
from marjapussi_desktop.engine.cards import Card, Rank, card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.tricks import beats
from tests.bots.bot_games import mixed_bots, positions
from tests.bots.made_positions import dealt, played, seen

HANDS = 12
MEMORIES = {"beginner": FORGETFUL, "casual": EVERYDAY, "skilled": PERFECT}


def told(preset: str, level: str, hands: int = HANDS) -> Iterator[tuple[View, Decision, Card, tuple[Card, ...]]]:
    """What a level says of the cards that it would play, as it sees the table, and the cards that it may play."""
    rules = PRESETS[preset]
    for seed in range(hands):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed):
            seen = observe(hand, seat)
            if hand.phase is Phase.PLAY and isinstance(seen.choices, PlayChoices):
                decision = make_bot(level, seed).decide(seen)
                if isinstance(decision.action, Play):
                    yield View(seen, MEMORIES[level]), decision, decision.action.card, seen.choices.cards


def price(view: View, of: Card) -> tuple[int, int]:
    return view.worth.of(of), of.strength


def winners(view: View, cards: tuple[Card, ...]) -> list[Card]:
    assert view.winning is not None
    return [c for c in cards if beats(c, view.winning[1], view.trump)]


def may_be_declared(view: View, others: list[Card], winning: bool) -> bool:
    """Whether these are kings and queens of marriages in the hand, and one may be declared after this trick."""
    if not all(c.suit in marriages_in(view.mine) and c.rank in (Rank.KING, Rank.QUEEN) for c in others):
        return False
    if view.rules.layout is Layout.STOCK and view.observation.stock_count <= 2:
        return False
    partner_may_win = view.partner is not None and (
        not view.winning or view.partner in (view.winning[0], *view.yet_to_play)
    )
    return view.tricks_left > 3 or winning or partner_may_win


@pytest.mark.sampled(6)
@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_told_of_a_card_that_follows_is_true(preset: str, level: str) -> None:
    found = 0
    for view, decision, chosen, cards in told(preset, level):
        if not view.observation.trick:
            continue
        found += 1
        cheaper = [c for c in cards if view.worth.of(c) < view.worth.of(chosen)]
        cheaper_winners = [c for c in winners(view, cards) if price(view, c) < price(view, chosen)]
        is_winner = chosen in winners(view, cards)
        match decision.why:
            case BotReason.WIN_CHEAPLY:
                assert not cheaper_winners
            case BotReason.WIN_HIGH:
                unseen = cards_of(view.deductions.unseen)
                lowest = min(cheaper_winners, key=lambda c: price(view, c))
                between = [c for c in unseen if beats(c, lowest, view.trump) and not beats(c, chosen, view.trump)]
                assert between
            case BotReason.KEEP_POINTS_BACK:
                assert not cheaper
            case BotReason.KEEP_MARRIAGE:
                others = cheaper_winners if is_winner else cheaper
                assert others
                assert may_be_declared(view, others, is_winner)
            case _:
                pass
    assert found > HANDS


@pytest.mark.sampled(6)
@pytest.mark.parametrize("level", ["casual", "skilled"])
@pytest.mark.parametrize("preset", ["marjapussi", "bondtolva", "huutopussi-wurzel"])
def test_a_card_that_is_sure_to_win_wins(preset: str, level: str) -> None:
    """Partner must beat it if he can: it was said of cards that he is to overtake."""
    rules, hands = PRESETS[preset], 6 if level == "skilled" else 30
    sure = 0
    for seed in range(hands):
        bots = [make_bot(level, seat) for seat in range(4)]
        waiting: dict[int, int] = {}
        for hand, seat in positions(rules, bots, seed):
            if hand.phase is not Phase.PLAY:
                continue
            for number in [number for number in waiting if number < len(hand.tricks)]:
                assert hand.tricks[number].winner == waiting.pop(number)
                sure += 1
            seen = observe(hand, seat)
            decision = bots[seat].decide(seen)
            if {decision.why, decision.fact} & {BotReason.SURE_WINNER, BotReason.WIN_FOR_SURE}:
                waiting[len(hand.tricks)] = seat
    assert sure > hands // 2


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_nobody_wins_for_a_marriage_when_the_stock_is_empty(level: str) -> None:
    """What the winner draws is drawn before he may declare, and nothing may be declared from an empty stock."""
    reasons = [
        decision.why
        for view, decision, _chosen, _cards in told("bondtolva-2", level)
        if view.observation.stock_count <= 2
    ]
    assert len(reasons) > HANDS
    assert not {BotReason.WIN_TO_DECLARE, BotReason.KEEP_MARRIAGE} & set(reasons)


def test_nobody_throws_a_dear_card_for_a_marriage_that_comes_too_late() -> None:
    """King and queen alone can win no trick before they are declared, so the ace beside them must not go for them."""
    met = 0
    for view, _decision, chosen, cards in told("bondtolva", "casual", 150):
        if view.tricks_left != 3 or len(cards) != 3 or view.winning is None or view.winning[0] not in view.opponents:
            continue
        if view.yet_to_play or winners(view, cards) or view.trump is None:
            continue
        dear = [c for c in cards if view.worth.of(c) >= 10 and c.suit is not view.trump]
        halves = [c for c in cards if c.suit in marriages_in(view.mine) and c.rank in (Rank.KING, Rank.QUEEN)]
        if len(halves) == 2 and len(dear) == 1 and halves[0].suit is not view.trump:
            met += 1
            assert chosen in halves
    assert met


@pytest.mark.sampled(2)
@pytest.mark.parametrize("preset", ["marjapussi", "huutopussi", "bondtolva-2"])
def test_what_a_search_has_found_is_explained_in_words_and_truly(preset: str) -> None:
    """For most of its cards there is something to be said beside the figure."""
    rules, bot = PRESETS[preset], make_bot("skilled", 4)
    facts: list[BotReason | None] = []
    for hand, seat in positions(rules, mixed_bots(rules, 4), 4, hands=8):
        observation = observe(hand, seat)
        if hand.phase is not Phase.PLAY or not isinstance(observation.choices, PlayChoices):
            continue
        decision = bot.decide(observation)
        if decision.why is not BotReason.BEST_ON_AVERAGE or not isinstance(decision.action, Play):
            continue
        facts.append(decision.fact)
    assert set(facts) <= {None, *FACTS}
    assert sum(fact is not None for fact in facts) > len(facts) // 2


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_nobody_asks_one_card_for_a_whole(level: str) -> None:
    rules, asked = PRESETS["marjapussi"], 0
    for seed in range(60):
        for hand, seat in positions(rules, mixed_bots(rules, seed), seed):
            if hand.phase is Phase.PLAY and make_bot(level, seed).decide(observe(hand, seat)).action == AskWhole():
                asked += 1
                assert len(hand.hands[(seat + 2) % 4]) > 1
    assert asked


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
