"""An exact filter for small games of Florenza: every world that a seat cannot rule out, with its probability.

It knows nothing of `mecenate.games.florenza.marks`. It plays every world on with the engine: all outcomes of chance,
all options of a keep that the seat does not see, the real action otherwise; then it drops the worlds in which the seat
would have seen or heard something else.
"""

from __future__ import annotations

from copy import deepcopy
from fractions import Fraction
from typing import Any

import msgspec

from mecenate import Action, Dealer, Event, Scribe, State
from mecenate.core.game_definition import DefinedGame
from mecenate.core.pack import load_pack
from mecenate.games.florenza import build
from mecenate.testing.belief import cells_of
from tests.memory.small import copies_of_cards

Key = tuple[tuple[int, int], ...]
"""A world: how many copies of which card lie where, as a sorted list of (card, place)."""


def small_game(copies: dict[str, list[int]], cards: int, drawn: int, actions: int, **options: str) -> DefinedGame:
    """A game with a few Florenza cards and nothing else to do.

    `copies`: the piles of the copies of each card; a name that ends with "!" is of a card that nobody can pay. There
    are no monuments, no artists and no money, and no location but Nuovo Capitano can be activated.
    """
    pack: dict[str, Any] = deepcopy(load_pack("mecenate.games.florenza"))
    blocks = [block for block in pack["card"] if block["kind"] == "district"]
    others = [block for block in pack["card"] if block["kind"] != "district"]
    for block in others:
        block["copies"] = [{"pile": 1, "seats": 4} for _ in block["copies"]]
    new = []
    for name, piles in copies.items():
        cost = {"gold": 20} if name.endswith("!") else {}
        new.append({**deepcopy(blocks[0]), "name": name.rstrip("!"), "cost": cost})
        new[-1]["copies"] = [{"pile": pile, "seats": 2} for pile in piles]
    rest = 12 - sum(len(piles) for piles in copies.values())
    new.append({**deepcopy(blocks[0]), "name": "Rest", "copies": [{"pile": 1, "seats": 4}] * rest})
    pack["card"] = new + others
    for location in pack["location"]:
        if location["kind"] != "new_captain":
            location |= {"kind": "produce", "resource": "gold", "amount": 1000}
    pack["round"] |= {"first_monuments": 0, "later_monuments": 0, "cards_drawn": drawn, "actions": actions}
    pack["round"]["artists"] = {"p2": 0, "p3": 0, "p4": 0}
    pack["start"] |= {"cards": cards, "each_resource": 0, "fiorini": 0}
    pack["actions"] |= {"workers": 1000, "sell": 1000, "buy": 1000}
    pack["income"] = {}
    for resource in ("marble", "wood", "metal", "cloth", "gold", "spice"):
        pack["supply"][resource] = 4
    pack["supply"]["fiorini"] = 0
    return build(components=pack, **options)


class Unfinished(Exception):
    """Chance needs one of so many numbers more."""

    def __init__(self, among: int) -> None:
        self.among = among


class Branching(Dealer):
    """Gives the numbers of a script, then says how many there are to choose from."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.at = 0

    def pick(self, n: int) -> int:
        if self.at == len(self.script):
            raise Unfinished(int(n))
        self.at += 1
        return self.script[self.at - 1]


class Listener:
    """What happened, and the state after it."""

    def __init__(self, state: State, events: list[Event], weight: Fraction) -> None:
        self.state = state
        self.events = events
        self.weight = weight

    def seen_by(self, seat: int | None) -> bytes:
        """All that the seat gets of it."""
        prompt = self.state.prompt
        own = [str(action) for action in self.state.legal()] if seat is not None and self.state.actor == seat else None
        heard = [event.to_dict() for event in self.events if event.known_to(seat)]
        return msgspec.json.encode((self.state.view(seat), prompt and prompt.to_dict(), own, heard))


def outcomes(state: State, action: Action, script: list[int], weight: Fraction) -> list[Listener]:
    """All that an action can lead to."""
    after = state.copy()
    scribe = Scribe()
    try:
        after.apply(after.game.parse(str(action)), Branching(script), scribe)
    except Unfinished as chance:
        parts = [outcomes(state, action, [*script, n], weight / chance.among) for n in range(chance.among)]
        return [outcome for part in parts for outcome in part]
    return [Listener(after, list(scribe.events), weight)]


def deals(game: DefinedGame, seats: int, script: list[int], weight: Fraction) -> list[Listener]:
    """All deals."""
    scribe = Scribe()
    try:
        state = game.start(seats, Branching(script), scribe)
    except Unfinished as chance:
        parts = [deals(game, seats, [*script, n], weight / chance.among) for n in range(chance.among)]
        return [outcome for part in parts for outcome in part]
    return [Listener(state, list(scribe.events), weight)]


def key_of(state: State) -> Key:
    """Where the cards lie; copies of a card are alike."""
    _, cards = copies_of_cards(state)
    return tuple(sorted((card, place) for card, place in zip(cards, cells_of(state, "copy"), strict=True) if place > 1))


class Filter:
    """What one seat (None: a spectator) knows, as a distribution over worlds."""

    def __init__(self, game: DefinedGame, seats: int, seat: int | None, real: Listener) -> None:
        self.seat = seat
        self.worlds: dict[Key, tuple[State, Fraction]] = {}
        self.keep_fitting(deals(game, seats, [], Fraction(1)), real)

    def keep_fitting(self, worlds: list[Listener], real: Listener) -> None:
        """Drop what the seat can tell from the real world, and put worlds that are alike together."""
        seen = real.seen_by(self.seat)
        fitting: dict[Key, tuple[State, Fraction]] = {}
        for world in worlds:
            if world.seen_by(self.seat) == seen:
                key = key_of(world.state)
                state, weight = fitting.get(key, (world.state, Fraction(0)))
                fitting[key] = (state, weight + world.weight)
        total = sum(weight for _, weight in fitting.values())
        self.worlds = {key: (state, weight / total) for key, (state, weight) in fitting.items()}

    def advance(self, action: Action, kind: str, actor: int, real: Listener) -> None:
        """One action: the real one, or any option of a keep of another seat."""
        worlds: list[Listener] = []
        for state, weight in self.worlds.values():
            options = state.legal()
            if kind == "keep" and actor != self.seat:
                for option in options:
                    worlds += outcomes(state, option, [], weight / len(options))
            elif str(action) in [str(option) for option in options]:
                worlds += outcomes(state, action, [], weight)
        self.keep_fitting(worlds, real)
