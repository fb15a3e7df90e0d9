"""A table as everybody sees it, in a shape that the engine's view can be brought into as well."""

from __future__ import annotations

from typing import Any

from . import carrara_pieces as pieces
from .carrara import Player, Table, Tile


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """What this seat may see of a table (CAR-92, CAR-93)."""
    return {
        "turn": table.turn,
        "wheel": [{colour: number for colour, number in sector.items() if number > 0} for sector in table.wheel],
        "wheel items": [
            (table.wheel_decorations[place], f"{table.wheel_statues[place]} statue") if table.advanced else None
            for place in range(6)
        ],
        "display": [None if tile is None else tile.name for tile in table.display],
        "pile": len(table.pile),
        "monuments": [tile.name for tile in table.monuments],
        "improvements": table.improvement_tiles,
        "owners": table.owners,
        "markers": {
            number: [who for who, player in enumerate(table.players) if number in player.sections]
            for number in pieces.court(table.options)
        },
        "gold": {number: left for number, left in table.gold.items() if left > 0},
        "visit": (table.visitor, table.visited),
        "supply": table.supply,
        "finisher": (table.finisher, table.last_turns),
        "passes": (table.passes, int(table.options["pass_limit"]) * table.seats),  # CAR-54
        "players": [_player_shown(table, who, seat) for who in range(table.seats)],
    }


def _player_shown(table: Table, who: int, seat: int | None) -> dict[str, Any]:
    player = table.players[who]
    hidden = who != seat and table.options["screens"] == "up" and not table.over
    blocks = {colour: number for colour, number in player.blocks.items() if number > 0}
    return {
        "points": player.points,
        "florins": None if hidden else player.florins,
        "blocks": None if hidden else blocks,
        "markers": (player.markers_left(), player.open_area),
        "columns": {city: [_tile_shown(tile) for tile in column] for city, column in player.columns.items()},
        "rewards": {place: tuple(table.reward(player, place)) for place in pieces.REWARDS},
        "warehouses": sorted(stored.item for stored in player.warehouses),
        "spaces": {
            space: (_space_used(table, player, space), _space_open(table, who, space, hidden), tuple(pays))
            for space in pieces.spaces(table.advanced)
            for pays in [table.pays(player, space)]
        },
    }


def _tile_shown(tile: Tile) -> tuple[str, int, bool, str | None]:
    return tile.name, tile.printed, tile.decorated, tile.statue


def _space_used(table: Table, player: Player, space: str) -> bool:
    return space in table.owners or space in player.used


def _space_open(table: Table, who: int, space: str, hidden: bool) -> bool | None:
    """Whether a space is allowed for a seat; None if it hangs on florins that are hidden."""
    if hidden and space in pieces.FLORIN_SPACES:
        owned = any(table.owners.get(other) == who for other in pieces.FLORIN_SPACES)
        return False if owned or space in table.owners else None
    return space in table.open_spaces(table.players[who].florins, who)


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The same from a view of the engine, given as plain data."""
    advanced = view["version"] == "advanced"
    owners = {city["name"]: city["owner"] for city in view["cities"]} | view["florin_spaces"]
    return {
        "turn": view["turn"],
        "wheel": [sector["blocks"] for sector in view["wheel"]],
        "wheel items": [(sector["decoration"], sector["statue"]) if advanced else None for sector in view["wheel"]],
        "display": [None if tile is None else tile["name"] for tile in view["display"]],
        "pile": view["pile"],
        "monuments": [tile["name"] for tile in view["monuments"]],
        "improvements": view["improvements"],
        "owners": {space: owner for space, owner in owners.items() if owner is not None},
        "markers": {section["number"]: section["markers"] for section in view["court"]},
        "gold": {s["number"]: s["gold_statues"] for s in view["court"] if s["gold_statues"] > 0},
        "visit": (view["visitor"], view["visited_section"]),
        "supply": view["decorations"] | {f"{colour} statue": n for colour, n in view["statues"].items()},
        "finisher": (view["finisher"], view["last_turns"]),
        "passes": (view["passes"], view["max_passes"]),
        "players": [_player_seen(player) for player in view["players"]],
    }


def _player_seen(player: dict[str, Any]) -> dict[str, Any]:
    return {
        "points": player["points_by_source"],
        "florins": player["florins"],
        "blocks": player["blocks"],
        "markers": (player["markers"], player["open_area"]),
        "columns": {
            city: [(tile["name"], tile["value"], tile["decorated"], tile["statue"]) for tile in column]
            for city, column in player["columns"].items()
        },
        "rewards": {place: (reward["florins"], reward["points"]) for place, reward in player["rewards"].items()},
        "warehouses": sorted(player["warehouses"]),
        "spaces": {
            space["name"]: (space["used"], space["open"], (space["pays"]["florins"], space["pays"]["points"]))
            for space in player["spaces"]
        },
    }
