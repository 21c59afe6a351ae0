"""Prompts in words, for a screen reader: what the question is about, and the possible answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, is_bluff, may_succeed
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.choices import (
    AnswerChoices,
    BidChoices,
    CardsChoices,
    ContractChoices,
    MarriageChoices,
    PlayChoices,
)
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP
from marjapussi_desktop.ui.story.score_words import ScoreWords
from marjapussi_desktop.ui.text.cards import Spelling, card_name, cards_text, joined, suit_name
from marjapussi_desktop.ui.text.scores import contract_text, victory_text

_FOLLOW: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Questions", "Your turn: follow spades. You may play: {cards}."),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Questions", "Your turn: follow clubs. You may play: {cards}."),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Questions", "Your turn: follow diamonds. You may play: {cards}."),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Questions", "Your turn: follow hearts. You may play: {cards}."),
}


class Questions(QObject):
    """Puts prompts into words, in the language of the moment; ``spell`` writes the cards."""

    def __init__(self, spell: Spelling = card_name) -> None:
        super().__init__()
        self._spell = spell

    def text(self, prompt: Prompt, view: TableView) -> str:
        """The question of a prompt; at the end of a hand, its result."""
        choices = prompt.choices
        if isinstance(choices, BidChoices):
            return f"{self._standing(view)} {self._bid(choices)}"
        if isinstance(choices, CardsChoices):
            return self._cards(prompt.kind, choices)
        if isinstance(choices, ContractChoices):
            text = self.tr("Your turn: set the contract, {minimum} or more.")
            return text.format(minimum=choices.minimum)
        if isinstance(choices, PlayChoices):
            return self._play(prompt, choices, view)
        if isinstance(choices, AnswerChoices):
            return self._answer(choices, view)
        return self._result(view)

    def _standing(self, view: TableView) -> str:
        if view.high_bid is None or view.high_bidder is None:
            return self.tr("Nobody has bid yet.")
        name = view.seats[view.high_bidder].name
        return self.tr("The highest bid is {amount}, by {name}.").format(amount=view.high_bid, name=name)

    def _bid(self, choices: BidChoices) -> str:
        if choices.minimum is None:
            text = self.tr("Your turn: you can only pass.")
        elif choices.may_pass:
            text = self.tr("Your turn: bid {minimum} or more, or pass.").format(minimum=choices.minimum)
        else:
            text = self.tr("Your turn: bid {minimum} or more.").format(minimum=choices.minimum)
        redeal = self.tr("You may demand a redeal.")
        return f"{text} {redeal}" if choices.may_redeal else text

    def _cards(self, kind: PromptKind, choices: CardsChoices) -> str:
        if kind is PromptKind.GIVE:
            return self.tr("Your turn: choose %n card(s) for your partner.", "", choices.count)
        if kind is PromptKind.RETURN:
            return self.tr("Your turn: choose %n card(s) to give back to your partner.", "", choices.count)
        return self.tr("Your turn: choose %n card(s) to discard.", "", choices.count)

    def _play(self, prompt: Prompt, choices: PlayChoices, view: TableView) -> str:
        if not view.trick:
            turn = self.tr("Your turn to lead.")
            is_worth_it = may_succeed(prompt, view)
            return f"{turn} {self._before_lead(choices.marriages, prompt.vain, view)}" if is_worth_it else turn
        cards = cards_text(choices.cards, self._spell)
        if set(choices.cards) == _held(view):
            return self.tr("Your turn: you may play any card.")
        led, suits = view.trick[0][1].suit, {card.suit for card in choices.cards}
        if suits == {led}:
            return self.tr(_FOLLOW[led]).format(cards=cards)
        if suits == {view.trump}:
            return self.tr("Your turn: you must play a trump. You may play: {cards}.").format(cards=cards)
        return self.tr("Your turn. You may play: {cards}.").format(cards=cards)

    def _before_lead(self, marriages: MarriageChoices, vain: Sequence[Action], view: TableView) -> str:
        offers = []
        if marriages.declare:
            text = self.tr("You may first declare a marriage: {suits}.")
            offers.append(text.format(suits=_suits(marriages.declare)))
        if marriages.ask_whole and AskWhole() not in vain:
            offers.append(self.tr("You may first ask your partner for a whole."))
        asks = [ask for ask in map(AskHalf, marriages.ask_half) if ask not in vain]
        halves = [ask.suit for ask in asks if not is_bluff(view, ask)]
        if halves:
            text = self.tr("You may first ask your partner for a half: {suits}.")
            offers.append(text.format(suits=_suits(halves)))
        bluffs = [ask.suit for ask in asks if is_bluff(view, ask)]
        if bluffs:
            text = self.tr("You may bluff and ask for a half where you hold neither card: {suits}.")
            offers.append(text.format(suits=_suits(bluffs)))
        return " ".join(offers)

    def _answer(self, choices: AnswerChoices, view: TableView) -> str:
        """The question of an answer: the ask itself has already been announced as an event."""
        asker = partner_of(choices.seat, view.rules.layout)
        assert asker is not None, "only partners ask one another"
        return self.tr("Your turn: answer {name}.").format(name=view.seats[asker].name)

    def _result(self, view: TableView) -> str:
        """The result of the hand, and of the match if it is over."""
        result = view.result
        if result is None:
            return ""
        facts = []
        if view.victory is not None:
            facts.append(victory_text(view.victory, view.rules.target))
        if result.declarer is not None:
            name = view.seats[result.declarer].name
            facts.append(contract_text(result, name, result.declarer == view.viewer) or "")
        facts.append(ScoreWords().hand_sentence(view.hand_number, result, view))
        return " ".join(fact for fact in facts if fact)


def _suits(suits: Sequence[Suit]) -> str:
    return joined([suit_name(suit) for suit in suits])


def _held(view: TableView) -> set[Card]:
    own = view.seats[view.viewer]
    return {card for card in (*own.hand, *own.up) if card is not None}
