"""A hand as a sequence of numbers: chance deals it card by card, and then one seat at a time chooses an action's id.

Chance. The pack is dealt in the order of ``dealing.deal_from_pack``: the hands by seat, the kitty, the stock, the rows
face down, the rows face up; each card left is as likely. The stock's order is dealt with it and nothing later is left
to chance.

Kontra and Re may be said out of turn at the table. Here each seat that may call is asked, from the seat to act on
clockwise, before every move of the play; it calls or says neither (`action_ids.SILENCE`). After a call the others are
asked again. Whoever may call at the table may call here at the same point of the hand.

A set of cards to give, return or discard is chosen card by card, by rising index; the engine moves with the last one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from marjapussi_desktop.engine import (
    Action,
    Card,
    MatchState,
    Refusal,
    Ruleset,
    act,
    choices_of,
    deal,
    format_position,
    new_match,
    seat_to_act,
)
from marjapussi_desktop.engine.cards import FULL_PACK, pack_of
from marjapussi_desktop.engine.choices import CardsChoices, Choices
from marjapussi_desktop.engine.dealing import deal_from_pack
from marjapussi_desktop.engine.events import CardTurnedUp
from marjapussi_desktop.engine.seats import players_in, side_of, sides_in
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.openspiel.action_ids import FIRST_CHOSEN, SILENCE, TEXTS, chosen_id, id_of

CHANCE: Final = -1
OVER: Final = -4
"""Who acts where no seat does: the numbers that OpenSpiel has for that."""


class Hand:
    """A hand at one moment, never changed: `after` gives the next one.

    ``match``: the engine's match, which has no hand yet while cards are dealt; ``ids``: all that happened, in order;
    ``chosen``: the cards that the seat to act has chosen of a set; ``silent``: the seats that let the chance to call
    go by since the last move; ``turned``: cards turned up in the rows, in order. Pickled by its ids.
    """

    def __init__(self, rules: Ruleset, dealer: int) -> None:
        self.match = new_match(rules, dealer)
        self.ids: tuple[int, ...] = ()
        self.chosen: tuple[Card, ...] = ()
        self.silent: frozenset[int] = frozenset()
        self.turned: tuple[CardTurnedUp, ...] = ()

    def __reduce__(self) -> tuple[object, tuple[Ruleset, int, tuple[int, ...]]]:
        return replayed, (self.rules, self.dealer, self.ids)

    def __deepcopy__(self, _memo: object) -> Hand:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and other.__reduce__() == self.__reduce__()

    def __hash__(self) -> int:
        return hash((self.dealer, self.ids))

    @property
    def rules(self) -> Ruleset:
        """The rules."""
        return self.match.rules

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self.match.next_dealer if self.match.hand is None else self.match.hand.dealer

    @property
    def players(self) -> int:
        """How many seats there are."""
        return players_in(self.rules.layout)

    @cached_property
    def undealt(self) -> tuple[int, ...]:
        """The indexes of the cards that are still to be dealt, rising."""
        dealt = set(self.ids[: self.rules.deal.pack])
        return tuple(card.index for card in pack_of(self.rules.deal.pack) if card.index not in dealt)

    @cached_property
    def asked(self) -> int | None:
        """The seat that is asked whether it calls, if one is."""
        hand = self.match.hand
        if hand is None or hand.phase is not Phase.PLAY or hand.rules.contract is None:
            return None
        first = seat_to_act(self.match)
        assert first is not None, "somebody acts in play"
        clockwise = ((first + step) % self.players for step in range(self.players))
        return next((seat for seat in clockwise if seat not in self.silent and self._calls(seat)), None)

    def _calls(self, seat: int) -> list[Action]:
        choices = choices_of(self.match.hand, seat) if self.match.hand is not None else None
        return list(choices.calls) if choices is not None else []

    @property
    def to_act(self) -> int:
        """The seat that chooses, CHANCE or OVER."""
        if self.match.hand is None:
            return CHANCE
        if self.asked is not None:
            return self.asked
        seat = seat_to_act(self.match)
        return OVER if seat is None else seat

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The ids that may come next, rising; of cards to be dealt, the indexes. Empty once the hand is over."""
        if self.match.hand is None:
            return self.undealt
        if self.asked is not None:
            return (*map(id_of, self._calls(self.asked)), SILENCE)
        return tuple(sorted(self._actions() or map(chosen_id, self._cards())))

    def _choices(self) -> Choices | None:
        return choices_of(self.match.hand, self.to_act) if self.match.hand is not None and self.to_act >= 0 else None

    def _actions(self) -> dict[int, Action]:
        """The actions of the seat to act by their ids, without calls; empty where it chooses cards."""
        choices = self._choices()
        if choices is None or isinstance(choices, CardsChoices):
            return {}
        return {id_of(action): action for action in choices.actions() if action not in choices.calls}

    def _cards(self) -> Sequence[Card]:
        """The cards that may be chosen next: above the last one, and with enough above for the rest of the set."""
        choices = self._choices()
        if not isinstance(choices, CardsChoices):
            return ()
        above = sorted(card for card in choices.cards if not self.chosen or self.chosen[-1] < card)
        missing = choices.count - len(self.chosen)
        return above[: len(above) - missing + 1]

    def after(self, number: int) -> Hand:
        """The hand after one of the legal ids. Raises ValueError for another."""
        if number not in self.legal:
            raise ValueError(f"{number} is not among the legal ids {list(self.legal)}")
        ids = (*self.ids, number)
        if self.match.hand is None:
            return self._dealt(ids)
        if self.asked is not None:
            return self._answered(self.asked, number, ids)
        action = self._actions().get(number)
        if action is not None:
            return self._moved(self.to_act, action, ids)
        return self._chose(FULL_PACK[number - FIRST_CHOSEN], ids)

    def _dealt(self, ids: tuple[int, ...]) -> Hand:
        if len(ids) < self.rules.deal.pack:
            return self._next(ids)
        cards = deal_from_pack(self.rules, [FULL_PACK[number] for number in ids])
        return self._next(ids, match=deal(self.match, cards).match)

    def _answered(self, seat: int, number: int, ids: tuple[int, ...]) -> Hand:
        if number == SILENCE:
            return self._next(ids, silent=self.silent | {seat})
        return self._moved(seat, self._calls(seat)[0], ids)

    def _chose(self, card: Card, ids: tuple[int, ...]) -> Hand:
        choices = self._choices()
        assert isinstance(choices, CardsChoices), "cards are chosen"
        chosen = (*self.chosen, card)
        if len(chosen) < choices.count:
            return self._next(ids, chosen=chosen)
        return self._moved(self.to_act, choices.action(chosen), ids)

    def _moved(self, seat: int, action: Action, ids: tuple[int, ...]) -> Hand:
        step = act(self.match, seat, action)
        assert not isinstance(step, Refusal), step
        turned = (event for event in step.events if isinstance(event, CardTurnedUp))
        return self._next(ids, match=step.match, turned=(*self.turned, *turned))

    def _next(
        self,
        ids: tuple[int, ...],
        *,
        match: MatchState | None = None,
        chosen: tuple[Card, ...] = (),
        silent: frozenset[int] = frozenset(),
        turned: tuple[CardTurnedUp, ...] | None = None,
    ) -> Hand:
        """This hand with its next id; what is not named is as after a move in which nothing of it happened."""
        hand = Hand(self.rules, self.dealer)
        hand.match = self.match if match is None else match
        hand.ids, hand.chosen, hand.silent = ids, chosen, silent
        hand.turned = self.turned if turned is None else turned
        return hand

    def returns(self) -> list[float]:
        """By seat: its side's score for the hand less the mean score of the other sides.

        They sum to 0. Zeros before the end, and where the hand was thrown in. Partners have the same; totals, Porvoo
        and overshoot are the match's and not counted.
        """
        result = self.match.hand.result if self.match.hand is not None else None
        if result is None or not result.scores:
            return [0.0] * self.players
        others = sides_in(self.rules.layout) - 1
        total = sum(result.scores)
        scores = (result.scores[side_of(seat, self.rules.layout)] for seat in range(self.players))
        return [score - (total - score) / others for score in scores]

    def text(self) -> str:
        """The hand with all cards: a line for `engine.parse_position`, and what has been chosen or let go by since."""
        if self.match.hand is None:
            return f"dealing {' '.join(str(FULL_PACK[number]) for number in self.ids)}"
        chosen = f" | chosen {' '.join(map(str, self.chosen))}" if self.chosen else ""
        silent = f" | silent {' '.join(map(str, sorted(self.silent)))}" if self.silent else ""
        return f"{format_position(self.match)}{chosen}{silent}"

    def text_of(self, number: int) -> str:
        """A legal id as text."""
        return f"deal {FULL_PACK[number]}" if self.match.hand is None else TEXTS[number]


def replayed(rules: Ruleset, dealer: int, ids: Sequence[int]) -> Hand:
    """The hand after all these ids. Raises ValueError for one that is not legal."""
    hand = Hand(rules, dealer)
    for number in ids:
        hand = hand.after(number)
    return hand
