"""What is printed in Carpe Diem: what finishing brings, villas by chimneys, fountain cards, the other numbers."""

from __future__ import annotations

from rich.console import Group

from mecenate.cli.tables.carpe_diem_pieces import Pieces
from mecenate.cli.tables.drawing import apart
from mecenate.games.carpe_diem.view import Printed
from mecenate.games.carpe_diem.vocabulary import GOODS, KINDS

LANDSCAPES = KINDS[1:5]


def legend(pieces: Pieces, printed: Printed) -> Group:
    """The printed tables of this game."""
    return apart([_finishing(pieces, printed), _villas(pieces, printed), _rates(pieces, printed)])


def _finishing(pieces: Pieces, printed: Printed) -> Group:
    """What each kind brings, and the points of its fountain card."""
    head = ["", "", pieces.text("label-fountain-card")]
    rows = [[pieces.word(kind), _brings(pieces, printed, kind), _fountain(printed, kind)] for kind in KINDS]
    return pieces.ruled("label-brings", head, rows)


def _fountain(printed: Printed, kind: str) -> str:
    return str(printed.fountains[kind]) if kind in printed.fountains else "–"


def _brings(pieces: Pieces, printed: Printed, kind: str) -> str:
    if kind in LANDSCAPES:
        return pieces.text("label-brings-landscape", good=pieces.word(GOODS[LANDSCAPES.index(kind)]))
    texts = {
        "villa": pieces.text("label-brings-villa"),
        "merchant": pieces.text("label-brings-merchant", coins=pieces.count("coins", printed.merchant_coins)),
        "baker": pieces.count("bread", printed.baker_bread),
        "senator": pieces.count("steps", printed.senator_steps),
        "artisan": pieces.text("label-brings-artisan"),
        "market": pieces.count("coins", printed.market_coins),
        "bakery": pieces.count("bread", printed.bakery_bread),
        "fountain": pieces.text("label-brings-fountain"),
    }
    return texts[kind]


def _villas(pieces: Pieces, printed: Printed) -> Group:
    chimneys = [str(count) for count in range(len(printed.villas))]
    chimneys[-1] += "+"
    rows = [[pieces.word("chimney"), *chimneys], [pieces.word("points"), *map(str, printed.villas)]]
    return pieces.ruled("label-villas", [], rows)


def _rates(pieces: Pieces, printed: Printed) -> Group:
    bread = pieces.count("bread", printed.bread_for_a_card)
    return pieces.notes(
        "label-rates",
        [
            pieces.text("label-fountain-note"),
            pieces.text("label-banner", steps=pieces.count("steps", printed.banner_steps)),
            pieces.text("label-penalty", points=pieces.count("points", printed.penalty), bread=bread),
            pieces.text("label-last-space", space=printed.last_space),
            pieces.text("label-leftovers", items=printed.items_per_point),
        ],
    )
