"""Kontra and Re, said or not said: what the call is worth beside silence."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.determinization.sampler import Determinization
from marjapussi_desktop.bots.native.encoding import public_position
from marjapussi_desktop.bots.native.values import Outcome
from marjapussi_desktop.bots.review.judgement import Choice, Found
from marjapussi_desktop.bots.review.open_cards import ROLLOUTS, hand_outcome, is_solved
from marjapussi_desktop.bots.search.decision_context import DecisionContext
from marjapussi_desktop.bots.search.double_dummy import Hands
from marjapussi_desktop.bots.search.doubling import WORLDS, Doubt, is_worth_saying, said, value_of_call
from marjapussi_desktop.bots.search.rollouts import played_out, rollouts_of
from marjapussi_desktop.bots.value.payoffs import stakes_of
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import hand_size
from marjapussi_desktop.engine.values import changed


def is_last_moment(seen: Observation) -> bool:
    """Whether the seat, about to play a card, may say Kontra or Re for the last time: until then silence decides
    nothing.
    """
    return len(seen.hand) == hand_size(seen.rules) - len(seen.calls)


def found_of_call(context: DecisionContext, call: Call, made: Choice, count: int) -> Found:
    """What `expert` would do, the call or silence, the worth of both in as many cases as there are determinizations,
    and what speaks for the call: the contract is made in as many of the cases as is likely, with the caution of a
    caller (`search.doubling`). A call that `expert` makes only for a lively table need not be made.
    """
    count = min(count, WORLDS)
    found = value_of_call(context, call, count)
    doubt = Doubt(context, count)
    gained, lost = doubt.gain(1.0), doubt.gain(0.0)
    assert found.contract_chance is not None
    likely = round(found.contract_chance * count)
    reference: Choice = call if is_worth_saying(call, found) else None
    if reference == call and found.values[0].mean <= 0.0:
        reference = made
    worths: dict[Choice, list[float]] = {call: [gained] * likely + [lost] * (count - likely), None: [0.0] * count}
    return Found(reference, worths, decision=said(call, found))


def seen_worths_of_call(
    context: DecisionContext, call: Call, truth: Determinization, hands: Hands
) -> dict[Choice, float]:
    """The worth of the call beside silence if these are the hands."""
    seen, now, side = context.observation, context.stakes, context.side
    then = stakes_of(changed(now.terms, calls=(*now.terms.calls, seen.seat)), context.objective.for_match)
    ends = _ends(context, truth, hands)
    return {call: sum(then.worth(one, side) - now.worth(one, side) for one in ends) / len(ends), None: 0.0}


def _ends(context: DecisionContext, truth: Determinization, hands: Hands) -> Sequence[Outcome]:
    seen = context.observation
    if is_solved(seen):
        mover = seen.to_act
        assert mover is not None
        return [hand_outcome(changed(seen, seat=mover), hands)]
    rollouts = rollouts_of(seen.rules)
    rollouts.set_position(public_position(seen, context.history))
    return played_out(rollouts, [truth] * ROLLOUTS, 1)
