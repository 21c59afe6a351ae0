"""Questions of the quiz: their answers are true, and can be known from what the person has seen."""

from __future__ import annotations

import pytest

from marjapussi_desktop.controller.knowledge.quiz import NOBODY, PLAYED, UNKNOWN, ProofKind, QuizKind, question_on
from marjapussi_desktop.controller.knowledge.table_knowledge import point_table
from marjapussi_desktop.engine.observation import observe
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.state import HandState, Phase
from tests.bots.bot_games import mixed_bots, positions

GAMES = ("marjapussi", "avomarjapussi", "bondtolva-2", "huutopussi", "huutopussi-3")


def hands_in_play(preset: str, seed: int) -> list[HandState]:
    rules = PRESETS[preset]
    found = [hand for hand, _seat in positions(rules, mixed_bots(rules, seed), seed) if hand.phase is Phase.PLAY]
    return [hand for hand in found if len(hand.available(0)) > 1]


@pytest.mark.parametrize("preset", GAMES)
def test_answers_are_true(preset: str) -> None:
    for seed in range(2):
        for nth, hand in enumerate(hands_in_play(preset, seed)):
            question = question_on(observe(hand, 0), nth)
            right = question.right
            assert right in question.answers
            assert len({*question.answers}) == len(question.answers) > 1
            if question.kind is QuizKind.POINTS_OUT:
                table = point_table(hand.rules)
                seen = [*hand.available(0), *hand.trick, *(c for trick in hand.tricks for c in trick.cards)]
                out = {*hand.dealt.all_cards()} - {*seen}
                assert preset == "huutopussi-3" or right == sum(table.get(card.rank, 0) for card in out)
            elif question.suit is not None and right != NOBODY:
                assert question.suit not in {card.suit for card in hand.available(right)}
            elif question.card is not None and right == PLAYED:
                trick = hand.tricks[question.proof.trick - 1]
                assert question.card in trick.cards
            elif question.card is not None and right != UNKNOWN:
                assert right == NOBODY or question.card in hand.available(right)
            elif question.card is not None:
                holders = [seat for seat in range(1, len(hand.hands)) if question.card in hand.available(seat)]
                assert {*holders} <= {*question.proof.seats}


def test_what_is_told_of_a_card_that_did_not_follow_was_played() -> None:
    told = 0
    for seed in range(3):
        for nth, hand in enumerate(hands_in_play("huutopussi", seed)):
            proof = question_on(observe(hand, 0), nth).proof
            if proof.kind is ProofKind.DID_NOT_FOLLOW:
                tricks = [(trick.leader, trick.cards) for trick in hand.tricks] + [(hand.leader, hand.trick)]
                assert any(
                    cards[:1] == (proof.led,) and (leader + at) % 4 == proof.seat and card is proof.card
                    for leader, cards in tricks
                    for at, card in enumerate(cards)
                )
                assert proof.led is not None
                assert proof.led.suit in proof.suits
                told += 1
    assert told
