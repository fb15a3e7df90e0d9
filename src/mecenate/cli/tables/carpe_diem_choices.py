"""Facts for the description of a choice in Carpe Diem: tiles, sides, what would be finished, cards."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.cli.tables.carpe_diem_land import can_finish, finishes, turned
from mecenate.core.event import Event, Fact
from mecenate.core.game import Game
from mecenate.core.game_definition import DefinedGame
from mecenate.games.carpe_diem.view import Card, Player, Tile, View
from mecenate.games.carpe_diem.vocabulary import KINDS

SIDES = ("north", "east", "south", "west")


def facts(game: Game, view: View, action: str) -> dict[str, Fact]:
    """The facts of one choice; all are public or in the chooser's own hand."""
    assert isinstance(game, DefinedGame)
    family, _, rest = action.partition(" ")
    if action == "give bread":
        return {"bread": int(game.pieces.bread_for_a_card)}
    if view.seat is None:
        return {}
    player = view.players[view.seat]
    if family in ("go", "bread"):
        space = view.ring[int(rest.removeprefix("to ")) - 1]
        return {"tiles": [tile.name for tile in space]} if space else {}
    if family == "take":
        return _take(view, player, rest)
    if family == "at":
        return _place(view, player, rest)
    if family == "return":
        return {"points": int(game.pieces.fountain_points[KINDS.index(rest)]) * player.finished[rest]}
    if family == "disc":
        first, second = rest.split("-")
        return {**_card(view, first), **_card(view, second, "2")}
    return dict(_card(view, rest)) if family == "score" else {}


def _take(view: View, player: Player, name: str) -> dict[str, Fact]:
    shown = [tile for space in view.ring for tile in space]
    shown += [tile for tile in view.lower_row if tile is not None]
    finished = can_finish(player, next(tile for tile in shown if tile.name == name))
    return {"finishes": [kind for kind in finished if kind != name]} if finished not in ([], [name]) else {}


def _place(view: View, player: Player, where: str) -> dict[str, Fact]:
    cell, _, turns = where.partition(" turned ")
    if view.in_hand is None:
        return {}
    tile: Tile = view.in_hand
    facts: dict[str, Fact] = dict(zip(SIDES, turned(tile.edges, int(turns or 0)), strict=True))
    facts["banner"] = int(cell in player.banners)
    done = [kind for kind in finishes(player, tile, cell, int(turns or 0)) if kind != tile.name]
    if done:
        facts["finishes"] = list(done)
    return facts


def _card(view: View, space: str, mark: str = "") -> dict[str, Fact]:
    card: Card = next(card for card in view.cards if card.space == space)
    return {
        f"needs{mark}": [f"{count} {thing}" for thing, count in card.needs.items()],
        f"gives{mark}": [f"{count} {what}" for what, count in card.gives.items()],
    }


def digest(events: Sequence[Event]) -> list[Event]:
    """Merge payments into one event; leave out that fountain cards moved if the reader knows which."""
    kept: list[Event] = []
    for event in events:
        last = kept[-1] if kept else None
        if last is not None and (event.kind, last.kind) in (("look at", "look"), ("return card", "return")):
            kept[-1] = event
        elif last is not None and event.kind == last.kind == "pay" and event.seat == last.seat:
            kept[-1] = _paid(last, event)
        else:
            kept.append(event)
    return kept


def _paid(first: Event, second: Event) -> Event:
    pieces: list[str] = []
    for event in (first, second):
        fact = event.facts["piece"]
        pieces += fact if isinstance(fact, list) else [str(fact)]
    return Event("pay", first.seat, {"piece": pieces}, first.audience, first.reveals)
