"""A hand as one self-contained HTML page: no network, no fonts, no other files. Each card is defined once and reused.
Deal, auction, tricks and result can be read without scripts too.

All text in the page goes through ``escaped``, and the script's data through ``_data``. The page's content security
policy allows no other script or style.
"""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from typing import Any, Final

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.resources import asset_path
from marjapussi_desktop.ui.export.card_art import HEIGHT, WIDTH, card_art
from marjapussi_desktop.ui.export.contents import Contents, Moment, Player, Trick
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.table.hand_order import hand_order
from marjapussi_desktop.ui.table.suits import GLYPHS
from marjapussi_desktop.ui.table.theme import Deck
from marjapussi_desktop.ui.text.cards import card_text
from marjapussi_desktop.ui.text.result_lines import Line

_COLOURS: Final = {
    Deck.TWO_COLOURS: {Suit.SPADES: "", Suit.CLUBS: "", Suit.DIAMONDS: "red", Suit.HEARTS: "red"},
    Deck.FOUR_COLOURS: {Suit.SPADES: "", Suit.CLUBS: "green", Suit.DIAMONDS: "orange", Suit.HEARTS: "red"},
}
"""Classes of the style sheet for suit signs in a text."""

_STEPS_BACK: Final = (
    ("first", "M4 4h3v16H4zM20 4v16L8 12z"),
    ("trick_back", "M12 4v16L2 12zM22 4v16L12 12z"),
    ("back", "M17 4v16L6 12z"),
)
_STEPS_ON: Final = (
    ("on", "M7 4v16L18 12z"),
    ("trick_on", "M2 4v16L12 12zM12 4v16L22 12z"),
    ("last", "M4 4v16L16 12zM17 4h3v16h-3z"),
)
"""Buttons with the paths of their pictures, 24 units wide and high."""

_GRID: Final = {2: "table wide", 3: "table three", 4: "table"}
_TEXT_STYLE: Final = "\N{VARIATION SELECTOR-15}"


def hand_page(contents: Contents, deck: Deck) -> str:
    """The whole page. Takes some 20 ms, and reads the deck's pictures. Raises OSError where they cannot be read."""
    style = asset_path("export/hand.css").read_text("utf-8")
    script = asset_path("export/hand.js").read_text("utf-8")
    policy = f"default-src 'none'; style-src 'unsafe-inline'; script-src {_digest(script)}; base-uri 'none'"
    page = _Page(contents, deck)
    return (
        f'<!DOCTYPE html>\n<html lang="{escaped(contents.language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(contents.title)} – {escaped(contents.game)}</title>\n<style>{style}</style>\n</head>\n"
        "<body>\n"
        f"{card_symbols(sorted(contents.card_names), deck)}\n{page.body()}\n"
        f'<script type="application/json" id="data">{_data(page.data())}</script>\n<script>{script}</script>\n'
        "</body>\n</html>\n"
    )


def card_symbols(codes: list[str], deck: Deck) -> str:
    """Each card as a symbol of its own, to be used wherever it lies."""
    art = card_art(codes, deck)
    symbols = "".join(
        f'<symbol id="{code}" viewBox="0 0 {WIDTH} {HEIGHT}">{inside}</symbol>' for code, inside in art.cards.items()
    )
    hidden = 'width="0" height="0" aria-hidden="true" style="position:absolute"'
    return f"<svg {hidden}><defs>{art.paths}</defs>{symbols}</svg>"


def _digest(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def _data(data: dict[str, Any]) -> str:
    """JSON that ends no element of the page, whatever is in it."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


class _Page:
    """The page's parts."""

    def __init__(self, contents: Contents, deck: Deck) -> None:
        self.contents = contents
        self.words = contents.words
        self._colours = {sign: _COLOURS[deck][suit] for sign, suit in GLYPHS.items()}

    # -- what can be read without scripts ---------------------------------------------------------------------------

    def body(self) -> str:
        """Everything that is seen."""
        c = self.contents
        parts = [
            f"<header><h1>{escaped(c.title)}</h1><p>{escaped(c.game)}</p><p>{self._text(c.summary)}</p></header>",
            "<main>",
            self._stepping(),
            self._section("hands", self._hands()),
            '<div class="columns">',
            self._section("auction", self._auction()) if c.auction else "",
            self._section("exchange", "".join(f"<p>{self._text(one)}</p>" for one in c.exchange)) if c.exchange else "",
            "</div>",
            self._section("play", self._tricks()) if c.tricks else "",
            self._section("result", self._result()),
            f"</main><footer>{escaped(self.words['made_by'])}</footer>",
        ]
        return "\n".join(part for part in parts if part)

    def _section(self, name: str, inside: str) -> str:
        return (
            f'<section aria-labelledby="h-{name}"><h2 id="h-{name}">{escaped(self.words[name])}</h2>{inside}</section>'
        )

    def _text(self, text: str) -> str:
        """A text with its suit signs in their colours."""
        made = escaped(text)
        for sign, colour in self._colours.items():
            made = made.replace(sign, f'<span class="{colour}">{sign}{_TEXT_STYLE}</span>')
        return made

    def _card(self, card: Card) -> str:
        name = escaped(self.contents.card_names[card.code])
        return (
            f'<svg class="card" viewBox="0 0 630 880" role="img" aria-label="{name}"><use href="#{card.code}"/></svg>'
        )

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return f'<ul class="cards">{"".join(f"<li>{self._card(card)}</li>" for card in cards)}</ul>'

    def _hands(self) -> str:
        piles = "".join(
            f'<p class="label">{escaped(name)}</p>{self._cards(cards)}' for name, cards in self.contents.piles
        )
        middle = f'<div class="middle pile">{piles}</div>' if piles else ""
        seats = "".join(self._seat(player) for player in self.contents.players)
        return f'<div class="{self._grid()}">{seats}{middle}</div>'

    def _grid(self) -> str:
        return _GRID[len(self.contents.players)]

    def _seat(self, player: Player) -> str:
        return f'<div class="seat {player.place}">{_name(player)}{self._rows(player)}</div>'

    def _rows(self, player: Player) -> str:
        if not player.up:
            return self._cards(player.hand)
        rows = (("face_down", player.down), ("face_up", player.up), ("in_hand", player.hand))
        return "".join(f'<p class="label">{escaped(self.words[key])}</p>{self._cards(cards)}' for key, cards in rows)

    def _auction(self) -> str:
        rows = "".join(
            f"<tr>{''.join(f'<td>{self._text(cell)}</td>' for cell in row)}</tr>" for row in self.contents.auction
        )
        return f'<div class="scroll"><table><thead><tr>{self._heads()}</tr></thead><tbody>{rows}</tbody></table></div>'

    def _heads(self) -> str:
        return "".join(f'<th scope="col">{escaped(player.name)}</th>' for player in self.contents.players)

    def _tricks(self) -> str:
        rows = "".join(self._trick(trick) for trick in self.contents.tricks)
        head = f"<tr><td></td>{self._heads()}</tr>"
        return f'<div class="scroll"><table><thead>{head}</thead><tbody>{rows}</tbody></table></div>'

    def _trick(self, trick: Trick) -> str:
        seats = range(len(self.contents.players))
        cells = "".join(self._trick_cell(trick, seat) for seat in seats)
        said = (
            f'<tr class="muted"><td></td><td colspan="{len(seats)}">{self._text(trick.said)}</td></tr>'
            if trick.said
            else ""
        )
        return f'{said}<tr><th scope="row">{trick.number}</th>{cells}</tr>'

    def _trick_cell(self, trick: Trick, seat: int) -> str:
        card = trick.cards[seat]
        notes = [self.words["led"]] if seat == trick.leader else []
        notes += [self.words["won"]] if seat == trick.winner else []
        kind = ' class="won"' if seat == trick.winner else ""
        told = f" <small>{escaped(', '.join(notes))}</small>" if notes else ""
        return f"<td{kind}>{self._text(card_text(card))}{told}</td>"

    def _result(self) -> str:
        tables = []
        for side in self.contents.sides:
            lines = "".join(_result_row(line) for line in side.lines if line is not None)
            total = f'<tr class="total"><th scope="row">{escaped(self.words["total"])}</th>'
            tables.append(
                f'<table><thead><tr><th colspan="2">{escaped(side.names)}</th></tr></thead><tbody>{lines}'
                f'{total}<td class="number">{escaped(side.total)}</td></tr></tbody></table>'
            )
        return f'<div class="columns">{"".join(tables)}</div>'

    # -- what the script moves --------------------------------------------------------------------------------------

    def _stepping(self) -> str:
        seats = "".join(
            f'<div class="seat {player.place}" id="seat-{nth}">{_name(player)}<div class="held"></div></div>'
            for nth, player in enumerate(self.contents.players)
        )
        middle = '<div class="middle"><div class="trick" id="trick"></div><div class="pile" id="piles"></div></div>'
        slider = f'<input type="range" id="place" min="0" value="0" aria-label="{escaped(self.words["place"])}">'
        bar = f"{self._buttons(_STEPS_BACK)}{slider}{self._buttons(_STEPS_ON)}"
        told = (
            '<div class="told" role="status" aria-live="polite" aria-atomic="true">'
            '<p class="label"><span id="when"></span> · <span id="trump"></span></p>'
            '<p class="what" id="what"></p><p class="why" id="why"></p>'
            '<p class="why" id="best"></p></div>'
        )
        return (
            f'<section class="stepping hidden" id="stepping" aria-labelledby="h-steps"><h2 id="h-steps">'
            f'{escaped(self.words["steps"])}</h2><div class="{self._grid()}">{seats}{middle}</div>{told}'
            f'<div class="bar">{bar}</div></section>'
        )

    def _buttons(self, buttons: tuple[tuple[str, str], ...]) -> str:
        return "".join(
            f'<button type="button" id="{name}" class="{name}" title="{escaped(self.words[name])}" '
            f'aria-label="{escaped(self.words[name])}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="{path}"/>'
            "</svg></button>"
            for name, path in buttons
        )

    def data(self) -> dict[str, Any]:
        """What the script knows."""
        c = self.contents
        numbers = [moment.trick_number for moment in c.moments]
        starts = [nth for nth in range(1, len(numbers)) if numbers[nth] > numbers[nth - 1]]
        keys = ("kitty", "stock", "discards", "why", "best", "in_hand", "face_up", "face_down")
        return {
            "names": c.card_names,
            "players": [player.name for player in c.players],
            "places": [player.place for player in c.players],
            "colours": self._colours,
            "words": {key: c.words[key] for key in keys},
            "tricks": starts,
            "steps": [self._step(moment) for moment in c.moments],
        }

    def _step(self, moment: Moment) -> dict[str, Any]:
        view, words = moment.view, self.words
        number = moment.trick_number
        when = words["trick"].format(number=number) if number else words["before"]
        return {
            "when": self.contents.title if view.result is not None else when,
            "trump": moment.trumps,
            "seat": moment.seat,
            "what": moment.sentence,
            "why": moment.why,
            "best": moment.advice,
            "hands": [
                [card.code for card in hand_order(seat.hand, view.suits if number == view.viewer else Suit)]
                for number, seat in enumerate(view.seats)
            ],
            "up": [_codes(seat.up) for seat in view.seats if seat.up],
            "down": [_codes(seat.beneath) for seat in view.seats if seat.up],
            "trick": [[seat, card.code] for seat, card in view.trick],
            "kitty": _codes(view.kitty),
            "stock": _codes(view.stock),
            "discards": _codes(view.discards),
        }


def _codes(cards: tuple[Card | None, ...]) -> list[str]:
    return ["" if card is None else card.code for card in cards]


def _result_row(line: Line) -> str:
    text, amount, role = line
    return f'<tr class="{role}"><th scope="row">{escaped(text)}</th><td class="number">{escaped(amount)}</td></tr>'


def _name(player: Player) -> str:
    facts = f' <span class="fact">{escaped(player.facts)}</span>' if player.facts else ""
    return f"<h3>{escaped(player.name)}{facts}</h3>"
