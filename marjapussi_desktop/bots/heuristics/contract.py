"""Setting the contract, and Kontra and Re: what the declarer's side may be expected to take."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.estimate import AFTER_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.exchange import cards_to_part_with
from marjapussi_desktop.bots.heuristics.hand_value import SPREAD_AFTER, contract_by_estimate
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, mask_of
from marjapussi_desktop.engine.actions import SetContract
from marjapussi_desktop.engine.cards import SUITS
from marjapussi_desktop.engine.choices import STEP, Call, ContractChoices
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.seats import Layout

CAUTION: Final = {Layout.PARTNERSHIP: 56.0, Layout.KITTY: 36.0}
"""Points subtracted from the estimate before the contract is raised. With 36 and 22 casual players raised 62 to 68 % of
their contracts (people 38 %), made 67 to 71 % of them, and scored 5 a deal less than with these (+4.8 ± 3.6,
+5.3 ± 3.3 and +4.7 ± 2.2 in `huutopussi-wurzel`, `huutopussi` and `huutopussi-3`, 500 to 600 duplicate deals each)."""
TORN: Final = 200
"""The least total worth of the marriages that a defender blocks with his kings and queens, for him to say Kontra."""
RE_MARGIN: Final = 30.0


def expected_points(view: View) -> float:
    """What the declarer expects his side to take with the best of the cards he holds."""
    surplus = view.mine.bit_count() - hand_size(view.rules)
    kept = view.mine
    if surplus > 0:
        kept &= ~mask_of(cards_to_part_with(view.mine, view.mine, surplus, view.worth))
    return estimate(kept, view.worth, AFTER_EXCHANGE[view.rules.layout])


def choose_contract(view: View, choices: ContractChoices, boldness: float = 0.0) -> Decision:
    """The highest contract that is still likely, never below the final bid; ``boldness``: points added to the
    estimate.
    """
    points, layout = expected_points(view), view.rules.layout
    wanted = int(points + boldness - CAUTION[layout]) // STEP * STEP
    amount = min(max(wanted, choices.minimum), choices.maximum)
    why = BotReason.KEEP_FINAL_BID if amount == choices.minimum else BotReason.EXPECTED_POINTS
    value = contract_by_estimate(points, SPREAD_AFTER[layout], amount)
    return Decision(SetContract(amount), why, amount=amount, grounds=value)


def choose_call(view: View, calls: tuple[Call, ...]) -> Decision | None:
    """One Kontra with an ace and a card of most marriages, if the contract was not raised; one Re if it looks safe.

    Only with a full hand: later, the cards played would have to be taken into account.
    """
    contract = view.observation.contract
    is_full = view.mine.bit_count() == hand_size(view.rules)
    if not calls or contract is None or not is_full or len(view.observation.calls) > 1:
        return None
    if view.is_declarer_side:
        is_safe = view.observation.declarer == view.seat and expected_points(view) >= contract + RE_MARGIN
        return Decision(calls[0], BotReason.CONTRACT_IS_SAFE) if is_safe else None
    return Decision(calls[0], BotReason.CONTRACT_WILL_FAIL) if _can_defeat(view, contract) else None


def _can_defeat(view: View, contract: int) -> bool:
    """A declarer who has not raised found little in the exchange, and most of his bid rested on marriages."""
    torn = sum(view.worth.marriage(suit, False) for suit in SUITS if view.mine & MARRIAGE_MASKS[suit])
    return contract == view.observation.final_bid and torn >= TORN and bool(view.mine & ACE_MASK)
