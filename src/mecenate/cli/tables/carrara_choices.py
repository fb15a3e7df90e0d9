"""Facts for the description of a choice in Carrara: price, reward, place."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.core.event import Event, Fact
from mecenate.core.game import Game
from mecenate.games.carrara.view import Player, Reward, View
from mecenate.games.carrara.vocabulary import COLOURS


def facts(game: Game, view: View, action: str) -> dict[str, Fact]:
    """The facts of one choice; all are public or behind the chooser's own screen."""
    family, _, rest = action.partition(" ")
    if view.seat is None:
        return {}
    player = view.players[view.seat]
    if family in ("take", "sector", "build", "over", "pay", "on"):
        return _pieces(view, player, family, rest)
    if family in ("visit", "follow"):
        return _bonus(view, int(rest) if rest else view.visited_section)
    if family == "evaluate":
        return _space(view, player, rest)
    if family == "in":
        return _reward(player.rewards[rest])
    if family == "improve":
        return _reward(view.printed.improvements[rest])
    if family == "purchase":
        return {"florins": view.printed.purchase_price or 0}
    return {"florins": view.printed.pass_income} if family == "pass" else {}


def _pieces(view: View, player: Player, family: str, rest: str) -> dict[str, Fact]:
    told = view.prompt["facts"] if view.prompt is not None else {}
    if family == "take":
        prices = next(sector.prices for sector in view.wheel if sector.position == told["position"])
        return {"florins": prices[rest]}
    if family == "sector":
        blocks = next(sector.blocks for sector in view.wheel if sector.position == rest)
        return {"blocks": [colour for colour, count in blocks.items() for _ in range(count)]}
    if family == "build":
        value = next(tile.value for tile in (*view.display, *view.monuments) if tile and tile.name == rest)
        return {"blocks": value} if value <= sum((player.blocks or {}).values()) else {}
    if family == "pay":
        two, _, colour = rest.partition(" ")
        return {"as": COLOURS[COLOURS.index(colour) - 1]} if two == "2" else {}
    for city, column in player.columns.items():
        for tile in column:
            if tile.name == rest:
                return {"city": city, "blocks": view.printed.monument - tile.value}
    return {}


def _bonus(view: View, number: int | None) -> dict[str, Fact]:
    section = next(section for section in view.court if section.number == number)
    return {"bonus": f"{section.amount} {section.bonus.replace('_', ' ')}"}


def _space(view: View, player: Player, name: str) -> dict[str, Fact]:
    if name in view.printed.florins_per_point:
        return {"family": "reserve", "florins": view.printed.florins_per_point[name]}
    return _reward(next(space.pays for space in player.spaces if space.name == name))


def _reward(pays: Reward) -> dict[str, Fact]:
    return {"florins": pays.florins, "points": pays.points}


def digest(events: Sequence[Event]) -> list[Event]:
    """Merge blocks taken or paid one after the other into one event, and tiles that are laid out together."""
    kept: list[Event] = []
    for event in events:
        last = kept[-1] if kept else None
        if last is None or event.kind not in MERGED or (last.kind, last.seat) != (event.kind, event.seat):
            kept.append(_merged([event]) if event.kind in MERGED else event)
        else:
            kept[-1] = _merged([last, event])
    return kept


MERGED = {"take": "colour", "pay": "colour", "display": "tile"}
"""The kinds of events that are merged, and the fact that becomes a list."""


def _merged(events: Sequence[Event]) -> Event:
    last = events[-1]
    listed = MERGED[last.kind]
    words: list[str] = []
    facts: dict[str, Fact] = dict(last.facts)
    for event in events:
        fact = event.facts[listed]
        blocks = event.facts.get("blocks", 1)
        if isinstance(fact, list):
            words.extend(fact)
        elif isinstance(blocks, int):
            words.extend([str(fact)] * blocks)
    facts[listed] = words
    facts.pop("blocks", None)
    if last.kind == "take":
        facts["florins"] = sum(int(str(event.facts["florins"])) for event in events)
    return Event(last.kind, last.seat, facts, last.audience, last.reveals)
