"""What is printed in The Princes of Florence: what people like, works, builders, pieces, characters, sums."""

from __future__ import annotations

from msgspec.structs import asdict
from rich.console import Group

from mecenate.cli.tables.drawing import apart
from mecenate.cli.tables.princes_pieces import Pieces
from mecenate.games.princes.view import PrincessValues, Printed, View

SIZES = {"large": "label-large", "medium": "label-medium", "small": "label-small", None: ""}
TERMS = {
    "building": "label-building",
    "landscape": "label-landscape",
    "freedom": "label-freedom",
    "jesters": "label-jesters",
    "cards": "label-cards",
}
"""The terms of a work's value and their headings (PRI-38)."""


def legend(pieces: Pieces, view: View) -> Group:
    """The printed tables of this game; those of the characters only if they are in play."""
    printed = view.printed
    parts = [_likes(pieces, printed), _work(pieces, printed)]
    if printed.princess is not None:
        parts += [_princess(pieces, printed.princess), _spaces(pieces, printed)]
    parts += [_builders(pieces, printed), _pieces(pieces, printed), _least(pieces, view), _sums(pieces, view)]
    return apart(parts)


def _likes(pieces: Pieces, printed: Printed) -> Group:
    """Every profession of the pack, including those that nobody has."""
    head = ["", *(pieces.text(id) for id in ("label-building", "label-landscape", "label-freedom"))]
    rows = [
        [pieces.word(name), pieces.word(likes.building), pieces.word(likes.landscape), pieces.word(likes.freedom)]
        for name, likes in printed.professions.items()
    ]
    return pieces.ruled("label-likes", head, rows)


def _work(pieces: Pieces, printed: Printed) -> Group:
    values = asdict(printed.work)
    return pieces.ruled("label-work", [pieces.text(TERMS[term]) for term in values], [[*map(str, values.values())]])


def _princess(pieces: Pieces, values: PrincessValues) -> Group:
    head = [
        pieces.text("label-landscape"),
        pieces.text("label-building"),
        pieces.word("builder"),
        pieces.text("label-cards"),
    ]
    row = [str(number) for number in (values.landscape, values.building, values.builder, values.card)]
    return pieces.ruled("label-princess", head, [row])


def _spaces(pieces: Pieces, printed: Printed) -> Group:
    rows = [[pieces.word(name), " ".join(map(str, spaces))] for name, spaces in printed.spaces.items()]
    return pieces.ruled("label-spaces", [], rows)


def _builders(pieces: Pieces, printed: Printed) -> Group:
    """The price of a building, the prestige of the last builder and whether buildings may touch, by builders."""
    touch = ["✓" if count >= printed.touch_from else "–" for count in range(len(printed.building_prices))]
    rows = [
        [pieces.text("label-price"), *map(str, printed.building_prices)],
        [pieces.text("label-gain"), *map(str, printed.builder_prestige)],
        [pieces.text("label-touch"), *touch],
    ]
    return pieces.ruled("label-builder-table", ["", *map(str, range(len(printed.building_prices)))], rows)


def _pieces(pieces: Pieces, printed: Printed) -> Group:
    head = ["", *(pieces.text(id) for id in ("label-size", "label-squares", "label-tiles"))]
    rows = [
        [pieces.word(name), _size(pieces, piece.size), str(piece.squares), str(piece.tiles)]
        for name, piece in printed.pieces.items()
    ]
    return pieces.ruled("label-pieces", head, rows)


def _size(pieces: Pieces, size: str | None) -> str:
    id = SIZES[size]
    return pieces.text(id) if id else "–"


def _least(pieces: Pieces, view: View) -> Group:
    rounds = [str(number) for number in range(1, len(view.least_by_round) + 1)]
    return pieces.ruled("label-least", rounds, [[*map(str, view.least_by_round)]])


def _sums(pieces: Pieces, view: View) -> Group:
    printed = view.printed
    florins = {
        "profession": pieces.count("florins", printed.profession_price),
        "bonus": pieces.count("florins", printed.bonus_price),
        "freedom": pieces.count("florins", printed.freedom_price),
    }
    prestige = pieces.count("prestige", printed.building_prestige)
    more = pieces.count("prestige", printed.landscape_prestige)
    opening = pieces.count("florins", printed.opening[str(view.seats)])
    pay, exchange = pieces.count("florins", printed.pay), pieces.count("florins", printed.exchange)
    lines = [
        pieces.text("label-cards-price", **florins),
        pieces.text("label-raising", opening=opening, florins=pieces.count("florins", printed.raising)),
        pieces.text("label-pay", florins=pay, exchange=exchange),
        pieces.text("label-best-work", prestige=pieces.count("prestige", printed.best_work)),
        pieces.text("label-built", prestige=prestige, more=more),
    ]
    if printed.sale is not None:
        lines.append(pieces.text("label-sale", florins=pieces.count("florins", printed.sale)))
    if printed.banker_exchange is not None:
        lines.append(pieces.text("label-banker", florins=pieces.count("florins", printed.banker_exchange)))
    return pieces.notes("label-sums", lines)
