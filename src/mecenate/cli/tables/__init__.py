"""The table of each game in a terminal. A game without its own drawing is shown in words."""

from mecenate.cli.tables import digest, remembered
from mecenate.cli.tables.carpe_diem import CarpeDiemTable
from mecenate.cli.tables.carrara import CarraraTable
from mecenate.cli.tables.florenza import FlorenzaTable
from mecenate.cli.tables.princes import PrincesTable
from mecenate.cli.tables.table import Table

TABLES: dict[str, Table] = {
    "carrara": CarraraTable("carrara", digest.carrara, remembered.carrara),
    "princes": PrincesTable("princes", digest.princes, remembered.princes),
    "florenza": FlorenzaTable("florenza", digest.florenza, remembered.florenza),
    "carpe_diem": CarpeDiemTable("carpe_diem", digest.carpe_diem, remembered.carpe_diem),
}


def table_for(game: str) -> Table:
    """The table of this game."""
    return TABLES.get(game) or Table(game)


__all__ = ["TABLES", "Table", "table_for"]
