"""What explanations of Florenza add to what doing a choice shows: clauses, costs, what cards give, artists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.games.florenza.view import Artist, Card, Location, Monument, Player, View

EVERY_KIND: Final = 3
CLAUSES: Final = {
    "play": "FLO-22",
    "play-income": "FLO-22",
    "play-work": "FLO-27",
    "finish": "FLO-34",
    "reserve": "FLO-36",
    "reserve-artist": "FLO-37",
    "activate": "FLO-39",
    "activate-buyer": "FLO-40",
    "activate-barter": "FLO-41",
    "activate-captain": "FLO-42",
    "send workers": "FLO-43",
    "sell": "FLO-44",
    "buy": "FLO-44",
    "swap": "FLO-45",
    "seek inspiration": "FLO-46",
    "pass": "FLO-21",
    "engage": "FLO-28",
    "engage reserved": "FLO-28",
    "engage anonymous": "FLO-31",
    "give": "FLO-45",
    "take": "FLO-45",
    "keep": "FLO-50",
    "choose": "FLO-52",
}


def facts(outcome: Outcome, family: str, word: str) -> dict[str, Fact]:
    """The facts of one choice, all of them on the table or in the chooser's own hand."""
    view: View = outcome.view
    player = view.players[view.seat or 0]
    if family == "play":
        return card_facts(next(card for card in player.hand or [] if card.word == word))
    if family == "finish":
        return _monument(view, player, word)
    if family == "reserve":
        return _reservation(view, player, word)
    if family == "activate":
        return _location(view, word)
    if family == "engage anonymous":
        return {"fiorini": max(0, view.printed.anonymous_artist - player.artist_discount)}
    if family in ("engage", "engage reserved"):
        artists = player.reserved_artists if family == "engage reserved" else view.artists
        return _artist(player, next(artist for artist in artists if artist.word == word))
    if family in ("give", "take"):
        return _exchange(view)
    sums = {"send workers": view.printed.workers, "sell": view.printed.sell, "buy": view.printed.buy}
    return {"fiorini": sums[family]} if family in sums else {}


def cost_words(cost: Mapping[str, int]) -> list[str]:
    """A cost as words: each resource card, then the sum of money."""
    words = [name for name, count in cost.items() if name != "fiorini" for _ in range(count)]
    return [*words, f"{cost['fiorini']} fiorini"] if cost.get("fiorini") else words


def _kinds(kinds: Sequence[str]) -> str:
    return "any artist" if len(kinds) == EVERY_KIND else " or ".join(kinds)


def card_facts(card: Card) -> dict[str, Fact]:
    """What a card costs and does."""
    told: dict[str, Fact] = {"cost": cost_words(card.cost)}
    if card.artists:
        return {**told, "family": "play-work", "artist": _kinds(card.artists), "points": card.prestige}
    gives = ["extra action"] if card.extra_action else []
    gives += ["extra card"] * card.extra_cards + cost_words(card.income)
    if gives and not card.prestige and not card.effect:  # all of it comes each round
        return {**told, "family": "play-income", "gives": gives}
    if card.prestige:
        gives.append(f"{card.prestige} points")
    if card.effect:
        gives.append(f"{card.amount} {card.effect.replace('_', ' ')}")
    return {**told, "gives": gives}


def monument_facts(monument: Monument, discount: int = 0) -> dict[str, Fact]:
    """What a monument costs and brings."""
    fiorini = max(0, monument.cost.get("fiorini", 0) - discount)
    cost = cost_words({**monument.cost, "fiorini": fiorini})
    return {"cost": cost, "artist": _kinds(monument.artists), "points": monument.prestige}


def _monument(view: View, player: Player, word: str) -> dict[str, Fact]:
    monument = next(one for one in (*view.monuments, *player.reserved_monuments) if one.word == word)
    return monument_facts(monument, player.monument_discount)


def _reservation(view: View, player: Player, word: str) -> dict[str, Fact]:
    for monument in view.monuments:
        if monument.word == word:
            return {"points": monument.prestige}
    artist = next(artist for artist in view.artists if artist.word == word)
    return {**_artist(player, artist), "family": "reserve-artist"}


def _location(view: View, word: str) -> dict[str, Fact]:
    return location_facts(next(location for location in view.locations if location.word == word))


def location_facts(location: Location) -> dict[str, Fact]:
    """What a location does."""
    if location.kind == "barter":
        return {"family": "activate-barter"}
    if location.kind == "new_captain":
        return {"family": "activate-captain"}
    if location.kind == "convert":
        return {"family": "activate-buyer", "resource": location.resource or "", "fiorini": location.amount}
    resource = location.resource or ""
    return {"resource": resource if location.amount == 1 else [resource] * location.amount}


def _artist(player: Player, artist: Artist) -> dict[str, Fact]:
    return artist_facts(artist, player.artist_discount)


def artist_facts(artist: Artist, discount: int = 0) -> dict[str, Fact]:
    """What an artist costs and brings."""
    price = max(0, artist.cost - discount)
    if artist.lowest == artist.highest:
        return {"fiorini": price, "points": artist.highest}
    return {"fiorini": price, "lowest": artist.lowest, "highest": artist.highest}


def _exchange(view: View) -> dict[str, Fact]:
    """Resources change hands by Baratto, at the market, or for the guild of merchants."""
    prompt = view.prompt or {"kind": "", "facts": {}}
    if prompt["kind"] == "collect":
        return {"clause": "FLO-54"}
    return {"clause": "FLO-41"} if prompt["facts"].get("exchange") == "baratto" else {}


EXPLANATION: Final = ExplanationSpec(
    clauses=CLAUSES,
    facts=facts,
    holdings=("fiorini", "resources"),
    completing=("play", "finish", "engage", "engage anonymous"),
    periods={"stage": "stage", "round": "round"},
    turns=("action", "engage", "give", "take"),
    contested=("resources", "fiorini"),
    hidden=("resources", "fiorini"),
)
