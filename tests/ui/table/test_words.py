"""What the table says by itself: whose turn it is and for what, who is one's partner, the score of the hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from marjapussi_desktop.engine.cards import card
from marjapussi_desktop.engine.events import CardDrawn, HandKind
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.read_aloud.readouts import Readouts
from marjapussi_desktop.ui.story.words import StoryWords
from marjapussi_desktop.ui.table.score_plate import ScorePlate
from marjapussi_desktop.ui.table.seat_plate import SeatPlate
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.cards import cards_text
from marjapussi_desktop.ui.text.names import DEFAULT_NAME, names_in_reasons
from marjapussi_desktop.ui.text.steps import step_text
from tests.ui.table.table_play import final_views, updates_of


def test_the_partner_is_called_so_on_the_plate(qapp: object) -> None:
    view = final_views("marjapussi", 3)[2]
    lines = {seat.seat: TableWords().seat_line(view, seat) for seat in view.seats if seat.seat != view.to_act}
    assert {seat for seat, line in lines.items() if line.startswith("Partner")} == {2} - {view.to_act}
    two = final_views("bondtolva-2", 3)[2]
    assert not any(TableWords().seat_line(two, seat).startswith("Partner") for seat in two.seats)


def test_one_who_is_asked_is_to_answer_not_to_play(qapp: object) -> None:
    views = [view for seed in (1, 2, 3) for view in final_views("marjapussi", seed)]
    seen = set()
    for view in views:
        if view.phase is Phase.PLAY and view.to_act not in (None, view.viewer) and not view.trick:
            line = TableWords().seat_line(view, view.seats[view.to_act or 0])
            assert line == ("To play" if view.to_act == view.leader else "To answer")
            seen.add(line)
    assert seen == {"To play", "To answer"}


def test_before_play_a_plate_says_what_is_awaited(qapp: object) -> None:
    """Who is to give cards is not said to be to play one."""
    seen = {}
    for preset in ("huutopussi", "huutopussi-3"):
        for view in [view for seed in range(1, 6) for view in final_views(preset, seed)]:
            if view.phase not in (Phase.AUCTION, Phase.PLAY, Phase.OVER) and view.to_act not in (None, view.viewer):
                seen[view.phase] = TableWords().seat_line(view, view.seats[view.to_act or 0])
    assert seen == {
        Phase.GIVE: "To give cards",
        Phase.CONTRACT: "To set contract",
        Phase.RETURN: "To return cards",
        Phase.DISCARD: "To discard",
    }


def test_the_points_of_a_hand_that_is_over_are_all_its_points(qapp: object) -> None:
    views = [view for view in final_views("marjapussi", 5) if view.result is not None]
    assert views
    for view in views:
        board = ScorePlate(TableWords())
        board.show_view(view)
        assert view.result is not None
        assert [int(row[3]) for row in board.rows] == list(view.result.scores)


def test_a_bid_is_told_once_in_the_bubble_and_to_a_screen_reader_on_the_plate(qapp: object) -> None:
    words = TableWords()
    views = [view for view in final_views("huutopussi", 3) if view.phase is Phase.AUCTION]
    bids = [(view, seat) for view in views for seat in view.seats if seat.bid and not seat.has_passed]
    assert bids
    for view, seat in bids:
        assert str(seat.bid) not in words.seat_line(view, seat)
        assert f"Bid {seat.bid}" in words.seat_description(view, seat)


def test_who_has_given_no_name_is_you_everywhere(qapp: object) -> None:
    view = final_views("huutopussi-3", 3)[1]
    unnamed = changed(view, seats=(changed(view.seats[0], name=DEFAULT_NAME, player=""), *view.seats[1:]))
    plate, score = SeatPlate(TableWords()), ScorePlate(TableWords())
    plate.show_seat(unnamed, unnamed.seats[0])
    score.show_view(unnamed)
    assert {plate.name, score.rows[0][0], StoryWords().name(unnamed, 0)} == {"You"}
    named = changed(view, seats=(changed(view.seats[0], name="Veera", player=""), *view.seats[1:]))
    plate.show_seat(named, named.seats[0])
    assert {plate.name, StoryWords().name(named, 0)} == {"Veera"}


def test_a_reason_speaks_to_who_has_given_no_name_and_names_the_others(qapp: object) -> None:
    view = final_views("huutopussi", 3)[1]
    unnamed = changed(view, seats=(changed(view.seats[0], name=DEFAULT_NAME, player=""), *view.seats[1:]))
    assert names_in_reasons(unnamed) == [None, *(seat.name for seat in view.seats[1:])]


def test_a_hand_that_is_over_is_told_to_you_who_gave_no_name(qapp: object) -> None:
    drawn, names = CardDrawn(0, card("AS"), 3), ["Marja", "Aino"]
    assert step_text((drawn,), names, own=0) == "You draw the ♠A."
    assert step_text((drawn,), names) == "Marja draws the ♠A."


def test_of_a_hand_that_is_over_the_trumps_are_told_as_past(qapp: object) -> None:
    """What a screen reader hears and the indicator shows; "no trumps yet" is only said while some may come."""
    at_end = set()
    for seed in range(20):
        views = [update.view for update in updates_of("marjapussi", seed)]
        for view in views[1:]:
            is_past = TableWords().trump(view).endswith(("were trumps", "were no trumps"))
            assert is_past is (view.phase is Phase.OVER)
        at_end.add(TableWords().trump(views[-1]))
        assert TableWords().trump(views[-1]) in Readouts().trumps(views[-1])
        assert "rumps" not in TableWords().table(views[0]), "nothing has been dealt"
    assert {"There were no trumps", "Hearts were trumps"} <= at_end


def test_in_the_last_trick_no_trumps_are_waited_for(qapp: object) -> None:
    """ "No trumps yet" was told to the last card."""
    told = [
        (max(seat.hand_count for seat in view.seats), TableWords().trump(view))
        for seed in range(20)
        for update in updates_of("marjapussi", seed)
        if (view := update.view).phase is Phase.PLAY and view.trump is None
    ]
    assert {text for left, text in told if left <= 1} == {"No trumps"}
    assert {text for left, text in told if left > 1} == {"No trumps yet"}


def test_a_hand_that_was_not_played_had_no_trumps_to_speak_of(qapp: object) -> None:
    view = [update.view for update in updates_of("huutopussi", 0)][-1]
    assert view.result is not None
    redealt = changed(view, trump=None, result=changed(view.result, kind=HandKind.REDEAL))
    assert TableWords().trump(redealt) == "No trumps yet"
    assert TableWords().trump(changed(view, trump=None)) == "There were no trumps"


def test_nobody_is_said_to_hold_no_cards_when_the_hand_is_over(qapp: object) -> None:
    views = [update.view for update in updates_of("marjapussi", 3)]
    over = next(view for view in views if view.result is not None)
    assert [TableWords().seat_line(over, seat) for seat in over.seats] == ["", "", "Partner", ""]
    assert all("\n\n" not in TableWords().seat_description(over, seat) for seat in over.seats)
    plate = SeatPlate(TableWords())
    plate.place(QRectF(0, 0, 184, 40), 1.0)
    plate.show_seat(over, over.seats[1])
    assert plate.name_box().center().y() == plate.box.center().y(), "the only line stands in the middle"
    last = next(view for view in reversed(views) if view.result is None and not view.seats[1].hand_count)
    assert TableWords().seat_line(last, last.seats[1]).startswith("0 card")


def test_who_has_open_cards_left_is_not_said_to_hold_none(qapp: object) -> None:
    views = [update.view for seed in range(1, 4) for update in updates_of("avomarjapussi", seed)]
    opened = [(v, s) for v in views for s in v.seats if any(s.up) and not s.hand_count and v.to_act != s.seat]
    assert any(view.result is None for view, _seat in opened)
    assert {TableWords().seat_line(view, seat) for view, seat in opened} == {""}


def test_cards_in_a_sentence_stand_by_suit_from_high_to_low(qapp: object) -> None:
    """ "♦K, ♦A ja ♦Q" was said of a gift."""
    assert cards_text([card("KD"), card("AD"), card("QS"), card("QD")]) == "♠Q, ♦A, ♦K and ♦Q"
