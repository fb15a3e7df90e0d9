"""Facts for the description of a choice in Princes: price, value, what a person likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecenate.core.event import Event, Fact
from mecenate.core.game import Game
from mecenate.games.princes.view import Player, View
from mecenate.games.princes.vocabulary import BUILDINGS, FREEDOMS, LANDSCAPES, PROFESSIONS

CHARACTERS = ("muse", "cardinal", "princess", "merchant", "professor", "banker")


def facts(game: Game, view: View, action: str) -> dict[str, Fact]:
    """The facts of one choice; all are public or known to the chooser."""
    if view.seat is None or view.prompt is None:
        return {}
    pieces: Any = game.pieces  # type: ignore[attr-defined]
    player = view.players[view.seat]
    told: dict[str, Any] = view.prompt["facts"]
    family, _, rest = action.partition(" ")
    if family in ("keep", "return", "recruit"):
        return _person(pieces, view, rest)
    if family in ("bid", "open", "accept"):
        return {"florins": told["next"] if family == "bid" else told["florins"]}
    if family in ("introduce", "draw"):
        prices = {"introduce": pieces.freedom_price, "profession": pieces.profession_price, "bonus": pieces.bonus_price}
        return {"florins": int(prices[family if family == "introduce" else rest])}
    if family in ("ask", "counter"):
        return {"florins": int(rest)}
    if family == "build":
        return {"partner": rest[rest.index("seat") :]} if "with" in rest else {"florins": player.building_price}
    if family == "work":
        return _work(player, rest)
    if family == "play":
        points = next(card.points for card in player.bonus or [] if card.card == rest)
        return {"points": points}
    if family == "convert":
        return _conversion(pieces, player, told, int(rest))
    return _character(view, player, family, rest)


def _person(pieces: Any, view: View, name: str) -> dict[str, Fact]:
    """What a person likes, and before whom the card lies."""
    if name not in PROFESSIONS:
        return {}
    n = PROFESSIONS.index(name)
    facts: dict[str, Fact] = {
        "building": BUILDINGS[int(pieces.likes_building[n])],
        "landscape": LANDSCAPES[int(pieces.likes_landscape[n])],
        "freedom": FREEDOMS[int(pieces.likes_freedom[n])],
    }
    for player in view.players:
        if name in player.works:
            facts["from"] = f"seat {player.seat + 1}"
    return facts


def _work(player: Player, name: str) -> dict[str, Fact]:
    reckoning = next(reckoning for reckoning in player.reckonings or [] if reckoning.profession == name)
    return {"value": reckoning.value, "bonus": reckoning.bonus, "most": reckoning.value + reckoning.bonus}


def _conversion(pieces: Any, player: Player, told: dict[str, Any], points: int) -> dict[str, Fact]:
    if "pay" in told:
        return {"prestige": points, "florins": told["pay"] - points * int(pieces.exchange)}
    return {"prestige": points, "florins": (player.florins or 0) - points * int(pieces.banker_exchange)}


def _character(view: View, player: Player, family: str, rest: str) -> dict[str, Fact]:
    if family not in CHARACTERS:
        return {}
    if rest == "prestige" and family == "merchant":
        ahead = sum(other.prestige > player.prestige for other in view.players)
        return {"prestige": 1 + ahead}
    value = {"value": player.princess or 0}
    if not rest.isdecimal():
        return {**value}
    if family == "banker":
        on_card = next(character.money or 0 for character in view.characters if character.name == "banker")
        return {"florins": on_card - 100 * int(rest)}
    return {**value, "florins": 100 * int(rest), "round": view.round}


def digest(events: Sequence[Event]) -> list[Event]:
    """Leave out repetitions: the place before a building or landscape, the value that a work already has."""
    kept: list[Event] = []
    for event in events:
        if event.kind in ("landscape", "build") and kept and kept[-1].kind == "place":
            kept.pop()
        repeats = kept and kept[-1].kind in ("work", "bonus", "princess") and event.kind == "value"
        known = event.kind == "kept" and kept and kept[-1].kind == "keep"
        if known:
            kept.pop()
        if not repeats:
            kept.append(event)
    return kept
