"""The quiz in words: questions, answers, and what proves them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.knowledge.quiz import NOBODY, PLAYED, UNKNOWN, Proof, ProofKind, Question, QuizKind
from marjapussi_desktop.engine.cards import Suit, card
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, within_sentence
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text, joined

_WHO_IS_OUT: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("QuizWords", "Who is surely out of spades?"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("QuizWords", "Who is surely out of clubs?"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("QuizWords", "Who is surely out of diamonds?"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("QuizWords", "Who is surely out of hearts?"),
}


class QuizWords(QObject):
    """Makes the sentences; ``names`` are the players', by seat."""

    def question(self, question: Question) -> str:
        """What is asked."""
        if question.suit is not None:
            return self.tr(_WHO_IS_OUT[question.suit])
        if question.card is not None:
            return self.tr("Where is the {card}?").format(card=card_text(question.card))
        if question.is_of_aces:
            return self.tr("How many aces and tens are still out, besides those in your own cards?")
        return self.tr("How many card points are still out, besides those in your own cards?")

    def questions(self, *, is_of_aces: bool) -> list[str]:
        """All that may be asked in a game; of cards one stands for all. ``is_of_aces``: what that counts."""
        asked = (
            Question(QuizKind.POINTS_OUT, (), 0, Proof(ProofKind.COUNTED), is_of_aces=is_of_aces),
            Question(QuizKind.WHERE_IS, (), 0, Proof(ProofKind.PLACED), card=card("TH")),
            *(Question(QuizKind.WHO_IS_OUT, (), 0, Proof(ProofKind.PLACED), suit=suit) for suit in _WHO_IS_OUT),
        )
        return [self.question(one) for one in asked]

    def where_else(self) -> tuple[str, str]:
        """What a card's place may be besides a player, for their buttons."""
        return self.tr("It has been played"), self.tr("It cannot be known")

    def answer(self, question: Question, answer: int, names: Sequence[str]) -> str:
        """An answer, for its button."""
        if question.kind is QuizKind.POINTS_OUT:
            return str(answer)
        if answer == NOBODY:
            return self.tr("Nobody")
        if answer == PLAYED:
            return self.where_else()[0]
        return self.where_else()[1] if answer == UNKNOWN else names[answer]

    def verdict(self, question: Question, chosen: int, names: Sequence[str]) -> str:
        """Whether the chosen answer is right, and why."""
        proof = self._proof(question.proof, names)
        if chosen == question.right:
            return self.tr("Right. {proof}").format(proof=proof)
        right = self.answer(question, question.right, names)
        is_words = question.kind is not QuizKind.POINTS_OUT and question.right in (NOBODY, PLAYED, UNKNOWN)
        told = within_sentence(right) if is_words else right
        return self.tr("Wrong. The right answer: {answer}. {proof}").format(answer=told, proof=proof)

    def _proof(self, proof: Proof, names: Sequence[str]) -> str:
        if proof.kind is ProofKind.DID_NOT_FOLLOW:
            assert proof.card is not None
            assert proof.led is not None
            source = self.tr("{name} played {card} when {led} was led, so has no {suits}.")
            signs = joined([SUIT_SIGNS[suit] for suit in proof.suits])
            played, led = card_text(proof.card), card_text(proof.led)
            return source.format(name=names[proof.seat], card=played, led=led, suits=signs)
        if proof.kind is ProofKind.WAS_PLAYED:
            return self.tr("{name} played it in trick {trick}.").format(name=names[proof.seat], trick=proof.trick)
        if proof.kind is ProofKind.YOU_PLAYED:
            return self.tr("You played it yourself in trick {trick}.").format(trick=proof.trick)
        if proof.kind is ProofKind.MAY_BE_WITH:
            return self._places(proof, names)
        if proof.kind is ProofKind.COUNTED:
            source = self.tr("Played so far: {taken}; in your own cards: {own}. The rest is out.")
            return source.format(taken=proof.taken, own=proof.own)
        return self._simple_proof(proof, names)

    def _places(self, proof: Proof, names: Sequence[str]) -> str:
        holders = [names[seat] for seat in proof.seats]
        if not holders:
            return self.tr("Nobody holds it: it lies where nobody sees it.")
        if len(holders) == 1:
            alone = self.tr("{name} may hold it, but that is not certain.")
            or_aside = self.tr("{name} may hold it, or it lies where nobody sees it.")
            return (or_aside if proof.is_aside else alone).format(name=holders[0])
        source = self.tr("After all that was played and said it may be with: {names}.")
        if proof.is_aside:
            source = self.tr(
                "After all that was played and said it may be with: {names}. It may also lie where nobody sees it."
            )
        return source.format(names=joined(holders))

    def _simple_proof(self, proof: Proof, names: Sequence[str]) -> str:
        if proof.kind is ProofKind.NOT_SHOWN:
            return self.tr("Each of them may still hold one.")
        if proof.kind is ProofKind.DECLARED:
            return self.tr("{name} declared the marriage.").format(name=names[proof.seat])
        if proof.kind is ProofKind.GIVEN:
            return self.tr("You gave it yourself.")
        if proof.kind is ProofKind.ASKED:
            source = self.tr("{name} asked for a half in {suit}, and so held the king or the queen.")
            return source.format(name=names[proof.seat], suit=SUIT_SIGNS[proof.suits[0]])
        return self.tr("What was played and said leaves no other place.")
