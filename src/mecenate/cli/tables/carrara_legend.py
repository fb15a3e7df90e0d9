"""What is printed in Carrara: types, rewards with and without improvements, sets, majorities, rates."""

from __future__ import annotations

from rich.console import Group

from mecenate.cli.tables.carrara_pieces import Pieces
from mecenate.cli.tables.drawing import apart
from mecenate.games.carrara.view import Printed, View

PLACES = (1, 2, 3)


def legend(pieces: Pieces, view: View) -> Group:
    """The printed tables of this game; those of the advanced version only in that version."""
    printed = view.printed
    parts = [_types(pieces, view), _rewards(pieces, printed)]
    if printed.decoration_sets:
        parts.append(_sets(pieces, printed))
    if printed.majorities:
        parts.append(_majorities(pieces, printed))
    parts.append(_rates(pieces, printed))
    return apart(parts)


def _types(pieces: Pieces, view: View) -> Group:
    advanced = view.version == "advanced"
    values = " ".join(map(str, view.printed.values[str(view.seats)]))
    head = ["", "label-landscape", *(["label-decoration"] if advanced else []), "label-values", "label-monument"]
    rows = []
    for name, kind in view.printed.types.items():
        decoration = [pieces.word(kind.decoration)] if advanced else []
        rows.append([pieces.word(name), pieces.word(kind.landscape), *decoration, values, str(view.printed.monument)])
    return pieces.ruled("label-types", [pieces.text(id) if id else "" for id in head], rows)


def _rewards(pieces: Pieces, printed: Printed) -> Group:
    """What each city and landscape pays, and with each improvement tile that can lie there."""
    head = ["", pieces.text("label-as-printed"), pieces.text("label-better")]
    rows = []
    for target, pays in printed.rewards.items():
        tiles = [_improvement(pieces, printed, tile) for tile, on in printed.improved.items() if on == target]
        rows.append([pieces.word(target), pieces.reward(pays.florins, pays.points), ", ".join(tiles) or "–"])
    return pieces.ruled("label-pays", head, rows)


def _improvement(pieces: Pieces, printed: Printed, tile: str) -> str:
    pays = printed.improvements[tile]
    count = printed.improvement_tiles[tile]
    return pieces.reward(pays.florins, pays.points) + (f" ({count})" if count > 1 else "")


def _sets(pieces: Pieces, printed: Printed) -> Group:
    rows = [
        [pieces.text("label-of-a-kind"), *(str(count) for count in range(1, len(printed.decoration_sets)))],
        [pieces.word("points"), *(str(points) for points in printed.decoration_sets[1:])],
    ]
    return pieces.ruled("label-sets", [], rows)


def _majorities(pieces: Pieces, printed: Printed) -> Group:
    head = ["", *(pieces.text("label-place", place=place) for place in PLACES)]
    rows = [[pieces.word(city), *map(str, points)] for city, points in printed.majorities.items()]
    return pieces.ruled("label-majorities", head, rows)


def _rates(pieces: Pieces, printed: Printed) -> Group:
    lines = [pieces.text("label-pass", florins=pieces.count("florins", printed.pass_income))]
    if printed.purchase_price is not None:
        lines.append(pieces.text("label-purchase", florins=pieces.count("florins", printed.purchase_price)))
    for space, rate in printed.florins_per_point.items():
        florins = pieces.count("florins", rate)
        lines.append(pieces.text("label-florin-space", space=pieces.word(space), florins=florins))
    lines.append(pieces.text("label-finish", points=pieces.count("points", printed.finish_points)))
    lines.append(pieces.text("label-florins-left", florins=pieces.count("florins", printed.florins_left_per_point)))
    return pieces.notes("label-rates", lines)
