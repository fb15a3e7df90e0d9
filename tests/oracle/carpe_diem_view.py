"""A table of Carpe Diem as a seat sees it, in a shape that the engine's view can be brought into as well."""

from __future__ import annotations

from collections import Counter
from typing import Any

from . import carpe_diem_pieces as pieces
from .carpe_diem import Table
from .carpe_diem_cards import can_pay
from .carpe_diem_district import Placed, cell_of, name_of
from .carpe_diem_pieces import Card, Tile
from .carpe_diem_position import Job, Position
from .carpe_diem_scores import breakdown


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """What this seat may see of a table (CAD-68, CAD-69)."""
    position = table.position
    job = table.asked
    return {
        "seat": seat,
        "phase": (position.phase, position.round),
        "first": None if table.over else position.first,  # nobody is, after the last phase
        "turn": position.turn,
        "asked": None if job is None else (table.actor, *_asked(position, job)),
        "ring": [sorted(_tile_shown(tile) for tile in position.ring[space]) for space in sorted(position.ring)],
        "lower row": sorted(_tile_shown(tile) for tile in position.lower_row),
        "unseen": {back: Counter(tile.name for tile in tiles) for back, tiles in position.unseen.items()},
        "cards": {space: _card_shown(card) for space, card in position.cards.items()},
        "circles": position.circles,
        "pile": len(pieces.KINDS) * 2 - sum(len(player.hand) for player in position.players),
        "track": position.track,
        "in hand": None if job is None or job.tile is None else _tile_shown(job.tile),
        "players": [_player_shown(table, who, seat) for who in range(table.seats)],
    }


def _asked(position: Position, job: Job) -> tuple[object, ...]:
    """The question, and what it is about."""
    if job.kind == "take":
        return "take", position.players[job.seat].pawn
    if job.kind == "place":
        assert job.tile is not None
        return "place", job.tile.name
    if job.kind == "order":
        return "reward", [kind for kind, _ in job.rewards]
    if job.kind == "disc":
        return "disc", position.phase
    if job.kind == "cards":
        return "card", *job.spaces
    if job.kind == "card":
        card, player = position.cards[job.spaces[0]], position.players[job.seat]
        pays = bool(job.owed) or (card.red and can_pay(player, card.needs, player.coins))
        return "pay" if pays else "bread", job.spaces[0], job.times
    return ({"take lower": "artisan", "return": "fountain"}.get(job.kind, job.kind),)


def _tile_shown(tile: Tile) -> tuple[object, ...]:
    return tile.name, tile.sides, tuple(tile.kinds), tile.chimneys


def _placed_shown(placed: Placed) -> tuple[object, ...]:
    return placed.tile.name, placed.turns, placed.sides, tuple(placed.tile.kinds), placed.tile.chimneys


def _card_shown(card: Card) -> tuple[object, ...]:
    return card.name, "red" if card.red else "green", card.needs, card.gives


def _player_shown(table: Table, who: int, seat: int | None) -> dict[str, Any]:
    position = table.position
    player = position.players[who]
    district = player.district
    hidden = who != seat and not table.over
    score: dict[str, int | None] = {**breakdown(position, who)}
    if hidden:
        score["fountains"] = None
    return {
        "points": sum(player.points.values()),
        "score": score,
        "board": (district.board.name, cell_of(district.board.shovel)),
        "banners": district.banners,
        "tiles": {cell: _placed_shown(placed) for cell, placed in district.placed.items()},
        "tasks": [
            (
                task.side,
                task.place,
                task.kind,
                task.points,
                [name_of(cell) for cell in task.line()],
                district.done(task),
            )
            for task in district.tasks()
        ],
        "finished": {kind: district.count(kind) for kind in pieces.KINDS},
        "chimneys": district.chimneys(),
        "goods": player.goods,
        "coins, bread, stored": (player.coins, player.bread, player.stored),
        "discs": player.discs,
        "pawn": player.pawn,
        "track": (position.space_of(who), position.below(who)),
        "fountain cards": len(player.hand),
        "hand": None if hidden else sorted(player.hand),
        "returned": None if hidden else sorted(player.returned),
    }


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The same from a view of the engine, given as plain data."""
    return {
        "seat": view["seat"],
        "phase": (view["phase"], view["round"]),
        "first": None if view["over"] else view["first"],
        "turn": view["turn"],
        "asked": None if view["over"] else (view["actor"], *_asked_seen(view["prompt"])),
        "ring": [sorted(_tile_seen(tile) for tile in tiles) for tiles in view["ring"]],
        "lower row": sorted(_tile_seen(tile) for tile in view["lower_row"] if tile is not None),
        "unseen": {back: Counter(tiles) for back, tiles in view["unseen"].items()},
        "cards": {card["space"]: (card["id"], card["colour"], card["needs"], card["gives"]) for card in view["cards"]},
        "circles": {"-".join(circle["cards"]): circle["seat"] for circle in view["circles"]},
        "pile": view["fountain_pile"],
        "track": view["track"],
        "in hand": None if view["in_hand"] is None else _tile_seen(view["in_hand"]),
        "players": [_player_seen(player) for player in view["players"]],
    }


def _asked_seen(prompt: dict[str, Any]) -> tuple[object, ...]:
    names = ("space", "space2", "tile", "kinds", "phase", "times")
    facts = [prompt["facts"][name] for name in names if name in prompt["facts"]]
    return prompt["kind"], *facts


def _tile_seen(tile: dict[str, Any]) -> tuple[object, ...]:
    return tile["name"], tuple(tile["edges"]), tuple(tile["kinds"]), tile["chimneys"]


def _placed_seen(placed: dict[str, Any]) -> tuple[object, ...]:
    name, *rest = _tile_seen(placed["tile"])
    return name, placed["turns"], *rest


def _player_seen(player: dict[str, Any]) -> dict[str, Any]:
    return {
        "points": player["points"],
        "score": player["score"],
        "board": (player["board"], cell_of(player["shovel"])),
        "banners": {cell_of(cell) for cell in player["banners"]},
        "tiles": {cell_of(placed["cell"]): _placed_seen(placed) for placed in player["tiles"]},
        "tasks": [tuple(task.values()) for task in player["tasks"]],
        "finished": player["finished"],
        "chimneys": player["chimneys"],
        "goods": player["goods"],
        "coins, bread, stored": (player["coins"], player["bread"], player["stored"]),
        "discs": player["discs"],
        "pawn": player["pawn"],
        "track": (player["track"], player["below"]),
        "fountain cards": player["fountain_cards"],
        "hand": None if player["hand"] is None else sorted(player["hand"]),
        "returned": None if player["returned"] is None else sorted(player["returned"]),
    }
