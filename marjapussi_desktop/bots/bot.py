"""What a bot is: something that decides from an observation, and says why as data."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol, runtime_checkable

from marjapussi_desktop.bots.comparison import Comparison
from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.explaining.ideas import Idea
from marjapussi_desktop.bots.grounds import Grounds
from marjapussi_desktop.bots.players.external.troubles import Trouble
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.values import frozen


class BotReason(StrEnum):
    """Why a bot chose as it did. The comment names the facts of the ``Decision`` that go with it."""

    # at any time
    CHANCE = "chance"
    BEST_ON_AVERAGE = "best_on_average"  # card or suit, as the action has it; amount: determinizations of the search
    PROGRAM = "program"  # words, if it gave any
    ONLY_CHOICE = "only_choice"
    ONLY_CARD = "only_card"  # card; there may be something to ask before it is played
    # the auction
    HOPELESS_HAND = "hopeless_hand"
    MUST_OPEN = "must_open"  # amount
    PROMISE_ACE = "promise_ace"  # amount, card: an ace
    NAME_STRONG_SUIT = "name_strong_suit"  # amount, suit
    WANTS_TO_PLAY = "wants_to_play"  # amount
    GOOD_HAND = "good_hand"  # amount
    TELL_ACE = "tell_ace"  # amount, card: an ace
    TELL_WHOLE = "tell_whole"  # amount
    TELL_HALVES = "tell_halves"  # amount
    NOTHING_TO_TELL = "nothing_to_tell"
    UNWILLING_TO_PASS = "unwilling_to_pass"  # amount
    TOO_WEAK_TO_BID = "too_weak_to_bid"
    BETTER_THAN_LEAVING = "better_than_leaving"  # amount
    KEEP_DEAL = "keep_deal"
    HAND_TOO_WEAK = "hand_too_weak"  # amount: the most that it would bid
    LEAVE_IT_TO_PARTNER = "leave_it_to_partner"  # seat
    # the exchange and the contract
    GIVE_BEST = "give_best"  # cards
    GIVE_NAMED_SUIT = "give_named_suit"  # cards, suit
    ASK_FOR_SUIT = "ask_for_suit"  # cards, suit
    KEEP_BEST = "keep_best"  # cards
    MAKE_VOID = "make_void"  # cards, suit
    EXPECTED_POINTS = "expected_points"  # amount
    KEEP_FINAL_BID = "keep_final_bid"  # amount
    FINAL_BID_IS_ENOUGH = "final_bid_is_enough"  # amount
    # declaring, asking, answering
    DECLARE_BEST_SUIT = "declare_best_suit"  # suit
    CHANGE_TRUMPS = "change_trumps"  # suit, other_suit: trumps until now
    ASK_PARTNER_WHOLE = "ask_partner_whole"
    OPENS_HALVES = "opens_halves"
    ASK_PARTNER_HALF = "ask_partner_half"  # suit
    BLUFF_HALF = "bluff_half"  # suit
    ANSWER_BEST_SUIT = "answer_best_suit"  # suit
    # leading
    SURE_WINNER = "sure_winner"  # card
    LIKELY_WINNER = "likely_winner"  # card
    WIN_TO_DECLARE = "win_to_declare"  # card
    DRAW_TRUMPS = "draw_trumps"  # card
    THROUGH_PARTNERS_ACE = "through_partners_ace"  # card, seat
    TO_PARTNERS_WINNER = "to_partners_winner"  # card, seat
    LEAST_LOSS = "least_loss"  # card
    MAY_WIN = "may_win"  # card
    # following
    WIN_CHEAPLY = "win_cheaply"  # card
    WIN_HIGH = "win_high"  # card
    WIN_FOR_SURE = "win_for_sure"  # card
    GIVE_POINTS_TO_PARTNER = "give_points_to_partner"  # card, seat
    KEEP_POINTS_BACK = "keep_points_back"  # card
    KEEP_MARRIAGE = "keep_marriage"  # card
    EASIEST_TO_SPARE = "easiest_to_spare"  # card
    AVOID_TRICK = "avoid_trick"  # card
    # Kontra and Re
    CONTRACT_WILL_FAIL = "contract_will_fail"
    CONTRACT_IS_SAFE = "contract_is_safe"


@frozen
class Decision:
    """An action and why it was chosen, with the facts that a sentence about it needs.

    ``fact``: a reason from the rules of thumb that also holds, where ``why`` only says how the action was found;
    ``evaluation``: the result of the search, None where rules of thumb alone decided.
    """

    action: Action
    why: BotReason
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    other_suit: Suit | None = None
    amount: int | None = None
    seat: int | None = None
    fact: BotReason | None = None
    evaluation: Evaluation | None = None
    comparison: Comparison | None = None
    """The next best choice, once the decision has been explained (see `bots/explaining`)."""
    grounds: Grounds | None = None
    """The numbers and cards that a decision before play, or Kontra or Re, rests on."""
    ideas: tuple[Idea, ...] = ()
    """The ideas behind a move in play, once it has been explained."""
    words: str = ""
    """What another program says about its move: plain text, never markup."""


class Bot(Protocol):
    """A player. Its answers depend on the observation and its own seed only, never on earlier questions."""

    @property
    def name(self) -> str:
        """The level's name, or the program's."""

    def decide(self, observation: Observation) -> Decision:
        """The move of the seat that is to act; ``observation.choices`` allows it."""

    def consider_call(self, observation: Observation) -> Decision | None:
        """Kontra or Re out of turn, or None to keep silent; ``observation.choices`` is a ``CallChoices``."""


@runtime_checkable
class Following(Bot, Protocol):
    """A bot that is told of every move and must be closed, such as another program."""

    def prepare(self, seat: int) -> None:
        """Gets ready to play in a seat."""

    def watch(self, observation: Observation) -> None:
        """Sees a move that has just been made, or the end of the hand."""

    def take_troubles(self) -> tuple[Trouble, ...]:
        """What went wrong and has not been told."""

    def close(self) -> None:
        """Plays no more."""
