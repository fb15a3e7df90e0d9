"""The table of each game in a terminal. A game without its own drawing is shown as plain text."""

from mecenate.cli.tables.carpe_diem import CarpeDiemTable
from mecenate.cli.tables.carrara import CarraraTable
from mecenate.cli.tables.florenza import FlorenzaTable
from mecenate.cli.tables.princes import PrincesTable
from mecenate.cli.tables.table import Table

TABLES: dict[str, Table] = {
    "carrara": CarraraTable(),
    "princes": PrincesTable(),
    "florenza": FlorenzaTable(),
    "carpe_diem": CarpeDiemTable(),
}


def table_for(game: str) -> Table:
    """The table of this game."""
    return TABLES.get(game, Table())


__all__ = ["TABLES", "Table", "table_for"]
