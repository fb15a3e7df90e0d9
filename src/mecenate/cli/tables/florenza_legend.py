"""What is printed in Florenza and is the same for everybody: sums of money, income, points at the end."""

from __future__ import annotations

from rich.console import Group

from mecenate.cli.tables.drawing import apart
from mecenate.cli.tables.florenza_pieces import GAME, Pieces
from mecenate.games.florenza.view import Printed

PLACES = (1, 2, 3)


def legend(pieces: Pieces, printed: Printed) -> Group:
    """The printed tables of this game."""
    return apart([_sums(pieces, printed), _income(pieces, printed), _ending(pieces, printed)])


def _sums(pieces: Pieces, printed: Printed) -> Group:
    sums = {
        "label-workers": printed.workers,
        "label-selling": printed.sell,
        "label-buying": printed.buy,
        "label-anonymous-artist": printed.anonymous_artist,
    }
    return pieces.ruled(
        "label-sums", [], [[pieces.text(id), pieces.count("fiorini", fiorini)] for id, fiorini in sums.items()]
    )


def _income(pieces: Pieces, printed: Printed) -> Group:
    rows = [[pieces.word(name), str(count)] for name, count in printed.income.items()]
    return pieces.ruled("label-income", [], rows or [["–"]])


def _ending(pieces: Pieces, printed: Printed) -> Group:
    source = pieces.language.source
    rows = [
        [source(GAME, "resources"), *map(str, printed.most_resources)],
        [source(GAME, "fiorini"), *map(str, printed.most_fiorini)],
        [source(GAME, "captain"), str(printed.captain)],
        [pieces.text("label-district-set"), str(printed.district_set)],
    ]
    return pieces.ruled("label-ending", ["", *(pieces.text("label-place", place=place) for place in PLACES)], rows)
