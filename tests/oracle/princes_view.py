"""What a seat may see of a table (PRI-95 to PRI-97), in a shape that the engine's view can be brought into as well."""

from __future__ import annotations

from typing import Any

from . import princes_land as land
from . import princes_pieces as pieces
from .princes_auction import pieces_left
from .princes_cards import bonus_points
from .princes_land import Square
from .princes_table import Table
from .princes_turn import price
from .princes_works import all_bonus, parts, princess_value


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """What this seat, or a spectator, may see."""
    return {
        "game": "princes",
        "muse": table.muse,
        "cooperation": table.cooperation,
        "seat": seat,
        "seats": table.seats,
        "round": table.round,
        "phase": table.phase,
        "least": pieces.least(table.options, table.round),
        "least_by_round": [pieces.least(table.options, round_) for round_ in range(1, 8)],
        "first": table.first,
        "actor": table.actor,
        "over": table.over,
        "lots": [{"name": lot, "left": pieces_left(table, lot), "buyer": table.buyers.get(lot)} for lot in pieces.LOTS],
        "auction": _auction(table),
        "buildings": table.buildings,
        "freedoms": table.freedoms,
        "piles": {name: len(pile) for name, pile in table.piles.items()},
        "under": {
            name: [card if knower == seat else None for card, knower in pile.lower]
            for name, pile in table.piles.items()
        },
        "in_pile": [table.players[seat].returned] if seat is not None and table.players[seat].returned else [],
        "looked_at": 0 if table.look is None else len(table.look.cards),
        "looked": _looked(table, seat),
        "played_bonus": sorted(table.played_bonus),
        "characters": _characters(table),
        "offer": _offer(table),
        "palace": _names(land.palace(0, table.palace)),
        "neighbours": [
            land.neighbours(table.seats, table.layout, who) if table.layout else [] for who in range(table.seats)
        ],
        "neighbour_offsets": [_offsets(table, who) for who in range(table.seats)],
        "players": [_player(table, who, seat) for who in range(table.seats)],
    }


def _names(squares: frozenset[Square]) -> list[str]:
    return sorted(land.square_name(square) for square in squares)


def _offsets(table: Table, who: int) -> list[list[int]]:
    if table.layout is None:
        return []
    joins = land.joins(table.seats, table.layout)
    return [list(joins[who, other]) for other in land.neighbours(table.seats, table.layout, who)]


def _auction(table: Table) -> dict[str, Any] | None:
    auction = table.auction
    if auction is None:
        return None
    return {
        "lot": auction.lot,
        "bid": auction.bid,
        "leader": auction.leader,
        "opener": auction.opener,
        "passed": sorted(auction.passed),
    }


def _looked(table: Table, seat: int | None) -> list[str]:
    """PRI-97: the player who looks sees all, another only what they had put there."""
    look = table.look
    if look is None:
        return []
    if look.seat == seat:
        return sorted(look.cards)
    return sorted(card for card in look.cards if look.known.get(card, table.seats) == seat)


def _characters(table: Table) -> list[dict[str, Any]]:
    if not table.muse:
        return []
    characters = []
    for name in pieces.CHARACTERS:
        pawn, space = table.pawns.get(name, (None, None))
        owner = table.banker if name == "banker" else table.owners.get(name)
        money = table.banker_money if name == "banker" else None
        characters.append(
            {"name": name, "owner": owner, "pawn": pawn, "space": space, "money": money, "taken": name in table.taken}
        )
    return characters


def _offer(table: Table) -> dict[str, Any] | None:
    offer = table.offer
    if offer is None or not offer.squares:
        return None
    return {
        "active": offer.active,
        "partner": offer.partner,
        "building": offer.building,
        "florins": offer.florins,
        "active_squares": _names(frozenset(square for square in offer.squares if square[0] == offer.active)),
        "partner_squares": _names(frozenset(square for square in offer.squares if square[0] == offer.partner)),
    }


def _player(table: Table, who: int, seat: int | None) -> dict[str, Any]:
    player = table.players[who]
    hidden = who != seat and not table.over
    counts = player.counts()
    return {
        "seat": who,
        "prestige": player.prestige,
        "prestige_by_source": player.points,
        "sold": player.sold,
        "florins": None if hidden and table.options["purses"] == "hidden" else player.florins,
        "professions": None if hidden else sorted(player.hand),
        "professions_known": sorted(player.recruited),
        "profession_cards": len(player.hand),
        "reckonings": None if hidden else _reckonings(table, who),
        "princess": princess_value(table, who) if table.muse else None,
        "bonus": None if hidden else _bonus(table, who),
        "bonus_cards": len(player.bonus),
        "prestige_cards_held": None if hidden else sorted(player.prestige_cards),
        "prestige_cards": len(player.prestige_cards),
        "recruiting_cards": player.recruiting,
        "works": sorted(player.works),
        "recruited": player.left_here,
        "best_work": player.best,
        "jesters": player.jesters,
        "builders": player.builders,
        "building_price": price(table, who),
        "freedoms": sorted(player.freedoms),
        "estate": sorted(
            (piece.name, "building" if piece.name in pieces.BUILDINGS else "landscape", _names(piece.squares), partner)
            for piece in player.estate
            for partner in ([] if piece.partner is None else [piece.partner],)
        ),
        "free_squares": 43 - counts["covered"],
        "status": player.status,
        "characters": sorted(name for name, owner in table.owners.items() if owner == who),
    }


def _reckonings(table: Table, who: int) -> list[dict[str, Any]]:
    """PRI-38: what each profession card in hand would be worth now, and the bonus cards in hand with it."""
    reckonings = []
    for card in sorted(table.players[who].hand):
        sources = parts(table, who, card)
        value = sum(sources.values())
        reckonings.append({"profession": card, **sources, "value": value, "bonus": all_bonus(table, who)})
    return reckonings


def _bonus(table: Table, who: int) -> list[tuple[str, int]]:
    """PRI-40: what each bonus card in hand would add to the work that is going on, or to the next one."""
    player = table.players[who]
    at_work = table.question is not None and table.question.kind == "bonus" and table.question.seat == who
    return sorted((card, bonus_points(table, who, card, before_work=not at_work)) for card in player.bonus)


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The engine's view in plain data, brought into the shape of `shown`: what has no order is sorted.

    What is printed never changes and is compared once, by itself.
    """
    plain = {key: value for key, value in view.items() if key not in ("prompt", "printed")}
    plain["looked"] = sorted(view["looked"])
    plain["played_bonus"] = sorted(view["played_bonus"])
    plain["palace"] = sorted(view["palace"])
    if view["offer"] is not None:
        squares = {key: sorted(view["offer"][key]) for key in ("active_squares", "partner_squares")}
        plain["offer"] = {**view["offer"], **squares}
    plain["players"] = [_player_seen(player) for player in view["players"]]
    return plain


def _player_seen(player: dict[str, Any]) -> dict[str, Any]:
    plain = dict(player)
    for key in ("professions", "professions_known", "prestige_cards_held", "works", "freedoms", "characters"):
        plain[key] = None if player[key] is None else sorted(player[key])
    if player["reckonings"] is not None:
        plain["reckonings"] = sorted(player["reckonings"], key=lambda reckoning: str(reckoning["profession"]))
    if player["bonus"] is not None:
        plain["bonus"] = sorted((card["card"], card["points"]) for card in player["bonus"])
    plain["estate"] = sorted(
        (piece["name"], piece["kind"], sorted(piece["squares"]), [] if piece["partner"] is None else [piece["partner"]])
        for piece in player["estate"]
    )
    return plain
