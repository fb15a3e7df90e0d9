"""A table of Florenza as a seat sees it, in the shape of the engine's view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from . import florenza_pieces as pieces
from .florenza import Table
from .florenza_state import Player, Work

STAGES = {
    "action": "acting",
    "engage": "acting",
    "give": "acting",
    "take": "acting",
    "keep": "keeping",
    "choose": "choosing",
    "collect": "collecting",
    "over": "finished",
}
# FLO-82
POWERS = {
    "arte maggiore": ("points_per_workshop", 3),
    "bottega d'arte": ("artist_discount", 50),
    "protettore": ("points_per_monument", 3),
    "signore de lo rione": ("points_per_district_set", 2),
    "mastro artista": ("points_per_artist_set", 5),
    "edificatore": ("monument_discount", 50),
    "arte dei mercatanti": ("income_of_choice", 1),
    "padrone": ("points_per_residence", 3),
}
CARD_ORDER = list(pieces.ALL)
ARTIST_ORDER = list(pieces.ARTISTS)


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """What this seat may see of a table (FLO-72 to FLO-74); a spectator is None."""
    return {
        "game": "florenza",
        "seat": seat,
        "seats": table.seats,
        "round": table.round,
        "rounds": 5,
        "stage": STAGES[table.asks],
        "step": pieces.STEPS[table.step] if STAGES[table.asks] == "acting" else "end",
        "captain": table.captain,
        "new_captain": table.new_captain,
        "actor": table.actor,
        "over": table.over,
        "prompt": None if table.over else {"kind": table.asks, "seat": table.turn, "facts": facts(table)},
        "printed": {
            "workers": 50,
            "sell": 100,
            "buy": 100,
            "anonymous_artist": 50,
            "income": {"marble": 1, "wood": 1, "fiorini": 200},
            "district_set": 5,  # FLO-62
            "most_resources": [4, 2, 1],  # FLO-64
            "most_fiorini": [4, 2, 1],
            "captain": 1,  # FLO-66
        },
        "supply": table.supply,
        "bank": table.bank,
        "pile": sum(table.pile.values()),
        "monument_pile": len(table.monument_pile),
        "artist_pile": sum(table.artist_pile.values()),
        "monuments": [monument_shown(word) for word in table.row],
        "artists": [artist_shown(word) for word in sorted(table.middle, key=ARTIST_ORDER.index)],
        "anonymous": {kind: kind in table.anonymous for kind in pieces.KINDS},
        "locations": locations_shown(table),
        "players": [player_shown(table, who, seat) for who in range(table.seats)],
    }


def facts(table: Table) -> dict[str, object]:
    """What everybody may know about the choice that is asked."""
    if table.asks == "action":
        step = pieces.STEPS[table.step]
        return {"round": table.round, "step": int(step) if step.isdecimal() else step}
    if table.asks == "engage":
        assert table.work is not None
        return {"work": table.work.word, "kinds": list(pieces.ALL[table.work.word].artists)}
    if table.asks == "give":
        return {"exchange": table.exchange, "left": table.owed}
    if table.asks == "take":
        return {"exchange": table.exchange}
    return {"cards": len(table.me.hand)} if table.asks == "keep" else {"round": table.round}


def locations_shown(table: Table) -> list[dict[str, object]]:
    return [
        {
            "word": word,
            "name": location.name,
            "kind": location.does,
            "resource": location.resource,
            "amount": {"produce": 1, "convert": 200}.get(location.does, 0),
            "up": table.up[word],
            "cards": cards,
        }
        for word, cards in table.locations.items()
        for location in [pieces.LOCATIONS[word]]
    ]


def player_shown(table: Table, who: int, seat: int | None) -> dict[str, Any]:
    player = table.players[who]
    hidden = who != seat and not table.over  # FLO-72
    monuments = player.of_kind("monument")
    discarded = {str(round_): in_order(words) for round_, words in player.discarded.items()}
    return {
        "seat": who,
        "family": pieces.FAMILIES[who],
        "hand_size": len(player.hand),
        "resource_cards": player.resource_cards(),
        "hand": None if hidden else [card_shown(Work(word)) for word in in_order(player.hand)],
        "resources": None if hidden else player.resources,
        "fiorini": None if hidden else player.fiorini,
        "discarded": discarded if who == seat else None,  # FLO-74
        "cards": [card_shown(work) for work in laid_out(player.works) if work not in monuments],
        "monuments": [monument_shown(work.word, work) for work in laid_out(monuments)],
        "reserved_monuments": [monument_shown(word) for word in in_order(player.reserved_monuments)],
        "reserved_artists": [artist_shown(word) for word in sorted(player.reserved_artists, key=ARTIST_ORDER.index)],
        "unused_artists": [artist_shown(word, front) for word, front in by_front(player.unused)],
        **standing(player),
    }


def standing(player: Player) -> dict[str, Any]:
    """What follows from the cards in front of a player."""
    engaged = [work.artist for work in player.works]
    return {
        "anonymous_engaged": {kind: engaged.count(f"anonymous {kind}") for kind in pieces.KINDS},
        "income": player.income(),
        "extra_steps": [step for step in pieces.STEPS[4:] if player.acts_in(step)],
        "extra_cards": len(player.of_kind("residence")),
        "artist_discount": 50 if player.has("bottega d'arte") else 0,
        "monument_discount": 50 if player.has("edificatore") else 0,
    }


def in_order(words: Iterable[str]) -> list[str]:
    """In the order of the clauses."""
    return sorted(words, key=CARD_ORDER.index)


def by_front(turned: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """Artists in the order of the clauses, cards of one artist by their fronts."""
    return sorted(turned, key=lambda artist: (ARTIST_ORDER.index(artist[0]), artist[1]))


def laid_out(works: Iterable[Work]) -> list[Work]:
    return sorted(works, key=lambda work: CARD_ORDER.index(work.word))


def card_shown(work: Work) -> dict[str, Any]:
    card = pieces.ALL[work.word]
    residence = card.kind == "residence"
    effect, amount = POWERS.get(card.word, (None, 0))
    return {
        "word": card.word,
        "name": card.name,
        "kind": card.kind,
        "cost": card.cost,
        "artists": list(card.artists),
        "prestige": card.prestige,
        "income": card.income,
        "extra_action": "preacher" if card.kind == "preacher" else card.word if residence else None,
        "extra_cards": 1 if residence else 0,
        "effect": effect,
        "amount": amount,
        "artist": engaged_shown(work),
    }


def monument_shown(word: str, work: Work | None = None) -> dict[str, Any]:
    monument = pieces.ALL[word]
    return {
        "word": word,
        "name": monument.name,
        "cost": monument.cost,
        "artists": list(monument.artists),
        "prestige": monument.prestige,
        "artist": None if work is None else engaged_shown(work),
    }


def engaged_shown(work: Work) -> dict[str, Any] | None:
    """The artist beside a work; an anonymous one stays in the middle (FLO-31)."""
    if work.artist is None or work.artist.startswith("anonymous"):
        return None
    return artist_shown(work.artist, work.front)


def artist_shown(word: str, front: int | None = None) -> dict[str, Any]:
    """The back of an artist, and the front if it was turned up (FLO-9, FLO-88)."""
    artist = pieces.ARTISTS[word]
    lowest, highest = min(artist.fronts), max(artist.fronts)
    return {
        "word": word,
        "name": artist.name,
        "kind": artist.kind,
        "cost": artist.cost,
        "lowest": lowest,
        "highest": highest,
        "prestige": front,
        "masterpiece": front == highest and lowest < highest,
    }
