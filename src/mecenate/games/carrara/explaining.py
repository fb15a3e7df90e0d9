"""What explanations of Carrara add to what doing a choice shows: clauses, prices, rewards, places."""

from __future__ import annotations

from typing import Any, Final

from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.games.carrara.view import Player, Reward, View
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, LANDSCAPES

CLAUSES: Final = {
    "turn wheel": "CAR-16",
    "leave wheel": "CAR-16",
    "turn both wheels": "CAR-62",
    "turn statue wheel": "CAR-62",
    "done": "CAR-20",
    "pass": "CAR-50",
    "end turn": "CAR-75",
    "follow": "CAR-40",
    "score": "CAR-38",
    "store": "CAR-66",
    "claim nothing": "CAR-78",
    "sector": "CAR-20",
    "take": "CAR-20",
    "build": "CAR-22",
    "in": "CAR-22",
    "over": "CAR-30",
    "pay": "CAR-23",
    "pay 2": "CAR-24",
    "visit": "CAR-36",
    "evaluate": "CAR-45",
    "reserve": "CAR-81",
    "claim": "CAR-76",
    "on": "CAR-66",
    "swap": "CAR-72",
    "place": "CAR-73",
    "purchase": "CAR-84",
    "improve": "CAR-32",
}


def facts(outcome: Outcome, family: str, word: str) -> dict[str, Fact]:
    """The facts of one choice, all of them on the table or behind the chooser's own screen."""
    view: View = outcome.view
    player = view.players[view.seat or 0]
    if family in ("take", "sector", "build", "over", "pay 2", "on"):
        return _pieces(view, player, family, word)
    if family in ("visit", "follow"):
        return _bonus(view, int(word) if word else view.visited_section)
    if family == "evaluate":
        return _space(view, player, word)
    if family == "in":
        return _reward(player.rewards[word])
    if family == "improve":
        return _reward(view.printed.improvements[word])
    if family == "purchase":
        return {"florins": view.printed.purchase_price or 0}
    if family in ("claim", "claim nothing") and _prompt(view)["kind"] == "claim sector":
        return {"clause": "CAR-64"}
    return {"florins": view.printed.pass_income} if family == "pass" else {}


def _prompt(view: View) -> dict[str, Any]:
    return view.prompt or {"kind": "", "facts": {}}


def _pieces(view: View, player: Player, family: str, word: str) -> dict[str, Fact]:
    if family == "take":
        position = _prompt(view)["facts"]["position"]
        prices = next(sector.prices for sector in view.wheel if sector.position == position)
        return {"florins": prices[word]}
    if family == "sector":
        return _sector(view, word)
    if family == "build":
        value = next(tile.value for tile in (*view.display, *view.monuments) if tile is not None and tile.name == word)
        return {"blocks": value} if value <= sum((player.blocks or {}).values()) else {}
    if family == "pay 2":
        return {"as": COLOURS[COLOURS.index(word) - 1]}
    for city, column in player.columns.items():
        for tile in column:
            if tile.name == word:
                return {"city": city, "blocks": view.printed.monument - tile.value}
    return {}


def _sector(view: View, position: str) -> dict[str, Fact]:
    """The blocks of a sector, each with its price, and the icons that it shows."""
    sector = next(sector for sector in view.wheel if sector.position == position)
    blocks = [colour for colour, count in sector.blocks.items() for _ in range(count)]
    told: dict[str, Fact] = {"blocks": blocks, "offers": [f"{colour} {sector.prices[colour]}" for colour in blocks]}
    icons = [icon for icon in (sector.decoration, sector.statue) if icon is not None]
    if icons:
        told["icons"] = icons
    return told


def _bonus(view: View, number: int | None) -> dict[str, Fact]:
    section = next(section for section in view.court if section.number == number)
    return {"bonus": f"{section.amount} {section.bonus.replace('_', ' ')}"}


def _space(view: View, player: Player, name: str) -> dict[str, Fact]:
    if name in view.printed.florins_per_point:
        return {"family": "reserve", "florins": view.printed.florins_per_point[name]}
    told = _reward(next(space.pays for space in player.spaces if space.name == name))
    if name in CITIES:
        told["clause"] = "CAR-47"
    elif name in LANDSCAPES:
        told["clause"] = "CAR-49"
    else:
        told["clause"] = "CAR-48" if name in view.printed.types else "CAR-83"
    return told


def _reward(pays: Reward) -> dict[str, Fact]:
    return {"florins": pays.florins, "points": pays.points}


EXPLANATION: Final = ExplanationSpec(
    clauses=CLAUSES,
    facts=facts,
    holdings=("florins", "blocks", "markers", "open_area", "improvements", "warehouses"),
    completing=("build", "upgrade", "evaluate", "reserve"),
    periods={"turn": "turn"},
)
