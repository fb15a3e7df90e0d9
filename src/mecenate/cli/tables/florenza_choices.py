"""Facts for the description of a choice in Florenza: costs, what a card gives, possible artists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mecenate.core.event import Event, Fact
from mecenate.games.florenza.view import Artist, Card, Player, View

EVERY_KIND = 3


def facts(view: View, action: str) -> dict[str, Fact]:
    """The facts of one choice; all are public or in the chooser's own hand."""
    family, _, rest = action.partition(" ")
    if view.seat is None:
        return {}
    player = view.players[view.seat]
    if family == "play":
        return _card(next(card for card in player.hand or [] if card.word == rest))
    if family == "finish":
        return _monument(view, player, rest)
    if family == "reserve":
        return _reservation(view, player, rest)
    if family == "activate":
        return _location(view, rest)
    if family == "engage":
        return _engagement(view, player, rest)
    sums = {"send": view.printed.workers, "sell": view.printed.sell, "buy": view.printed.buy}
    return {"fiorini": sums[family]} if family in sums else {}


def cost_words(cost: Mapping[str, int]) -> list[str]:
    """A cost as words: each resource card, then the sum of money."""
    words = [name for name, count in cost.items() if name != "fiorini" for _ in range(count)]
    return [*words, f"{cost['fiorini']} fiorini"] if cost.get("fiorini") else words


def _kinds(kinds: Sequence[str]) -> str:
    return "any artist" if len(kinds) == EVERY_KIND else " or ".join(kinds)


def _card(card: Card) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"cost": cost_words(card.cost)}
    if card.artists:
        return facts | {"family": "play-work", "artist": _kinds(card.artists), "points": card.prestige}
    gives = ["extra action"] if card.extra_action else []
    gives += ["extra card"] * card.extra_cards + cost_words(card.income)
    if card.prestige:
        gives.append(f"{card.prestige} points")
    if card.effect:
        gives.append(f"{card.amount} {card.effect.replace('_', ' ')}")
    return facts | {"gives": gives}


def _monument(view: View, player: Player, word: str) -> dict[str, Fact]:
    monument = next(one for one in (*view.monuments, *player.reserved_monuments) if one.word == word)
    fiorini = max(0, monument.cost.get("fiorini", 0) - player.monument_discount)
    cost = cost_words(monument.cost | {"fiorini": fiorini})
    return {"cost": cost, "artist": _kinds(monument.artists), "points": monument.prestige}


def _reservation(view: View, player: Player, word: str) -> dict[str, Fact]:
    for monument in view.monuments:
        if monument.word == word:
            return {"points": monument.prestige}
    artist = next(artist for artist in view.artists if artist.word == word)
    return _artist(player, artist) | {"family": "reserve-artist"}


def _location(view: View, word: str) -> dict[str, Fact]:
    shown = next(location for location in view.locations if location.word == word)
    if shown.kind == "barter":
        return {"family": "activate-barter"}
    if shown.kind == "new_captain":
        return {"family": "activate-captain"}
    if shown.kind == "convert":
        return {"family": "activate-buyer", "resource": shown.resource or "", "fiorini": shown.amount}
    resource = shown.resource or ""
    return {"resource": resource if shown.amount == 1 else [resource] * shown.amount}


def _engagement(view: View, player: Player, word: str) -> dict[str, Fact]:
    if word.startswith("anonymous "):
        return {"fiorini": max(0, view.printed.anonymous_artist - player.artist_discount)}
    reserved = word.startswith("reserved ")
    artists = player.reserved_artists if reserved else view.artists
    return _artist(player, next(artist for artist in artists if artist.word == word.removeprefix("reserved ")))


def _artist(player: Player, artist: Artist) -> dict[str, Fact]:
    price = max(0, artist.cost - player.artist_discount)
    if artist.lowest == artist.highest:
        return {"fiorini": price, "points": artist.highest}
    return {"fiorini": price, "lowest": artist.lowest, "highest": artist.highest}


HEARD_TWICE = {"drawn": "draw", "keep": "discard"}
"""Private events, and the public event about the same thing."""


def digest(events: Sequence[Event]) -> list[Event]:
    """Leave out the number of cards drawn or kept if the reader knows which, and draws of nothing."""
    private = {(HEARD_TWICE[event.kind], event.seat) for event in events if event.kind in HEARD_TWICE}
    return [
        event for event in events if (event.kind, event.seat) not in private and event.facts.get("cards") not in (0, [])
    ]
