"""The Princes of Florence once more: slow, plain, and written from the rulebook alone.

Nothing here is shared with the engine. A `Game` is a whole game in dicts, lists and sets of squares; it says which
actions are legal, carries them out, and counts the scores. Clause numbers (PRI-…) are those of docs/rules/princes.md.
This file has the deal and the course of the rounds; the chapters are in princes_auction, princes_turn and so on.
"""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_auction import auctions
from .princes_muse import banker_exchange, characters, unused_merchant, unused_professor
from .princes_pieces import Options
from .princes_player import Player
from .princes_scores import scores
from .princes_table import Pile, Table
from .princes_turn import turn


class Game(Table):
    """A table that can count its scores."""

    def copy(self) -> Game:
        other = super().copy()
        assert isinstance(other, Game)
        return other

    def scores(self) -> list[dict[str, object]]:
        return scores(self)


def deal(seats: int, options: Options, picks: Picks) -> Game:
    """PRI-7, PRI-8, PRI-57, PRI-59, PRI-98; options not given have their default."""
    chosen = {**pieces.DEFAULTS, **options}
    freedoms = dict.fromkeys(pieces.FREEDOMS, seats - 1)
    if seats == 2:
        more = list(pieces.FREEDOMS)
        for _ in range(2 if chosen["freedoms"] == "five" else 1):
            freedoms[more.pop(picks(len(more)))] += 1
    sources = ["landscapes", "builders", "buildings", "works", "best works"]
    if "muse" in str(chosen["expansions"]):
        sources += ["merchant", "banker"]
    game = Game(
        seats=seats,
        options=chosen,
        players=[Player(2500 if seats == 2 else 3500, dict.fromkeys(sources, 0)) for _ in range(seats)],
        left={"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "recruiting": 5},
        buildings=dict.fromkeys(pieces.BUILDINGS, 3),
        freedoms=freedoms,
        piles={name: Pile(list(cards)) for name, cards in pieces.PILES.items()},
        palace=(2, 4) if "cooperation" in str(chosen["expansions"]) else (0, 0),
    )
    pile = game.piles["profession"].upper
    for player in game.players:
        player.hand = [pile.pop(picks(len(pile))) for _ in range(4)]
    game.then(*(partial(give_back, seat=seat) for seat in range(seats)), mix_in, next_round)
    game.go_on(picks)
    return game


def give_back(table: Table, picks: Picks, *, seat: int) -> None:
    """PRI-8."""
    table.ask(
        "return",
        seat,
        lambda table: [f"return {card}" for card in table.players[seat].hand],
        partial(given_back, seat=seat),
    )


def given_back(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    card = text.removeprefix("return ")
    table.players[seat].hand.remove(card)
    table.players[seat].returned = card


def mix_in(table: Table, picks: Picks) -> None:
    upper = [*table.piles["profession"].upper, *(str(player.returned) for player in table.players)]
    table.piles["profession"].upper = sorted(upper, key=pieces.PILES["profession"].index)


def next_round(table: Table, picks: Picks) -> None:
    """PRI-10, PRI-61."""
    table.round += 1
    table.then(auctions)
    if table.muse:
        table.todo.insert(-1, unused_merchant)
        table.todo.insert(-2, characters)
    turns = [partial(turn, seat=seat) for seat in table.around(table.first)]
    table.todo[:0] = [end_of_round, *reversed(turns)]


def end_of_round(table: Table, picks: Picks) -> None:
    """PRI-51, PRI-52, PRI-79."""
    best = max(player.best for player in table.players)
    for player in table.players:
        player.points["best works"] += 3 if player.best == best > 0 else 0
    for player in table.players:
        player.best = 0
    if table.round < 7:
        table.then(next_round)
        return
    table.phase = "end"
    if table.muse:
        table.then(unused_merchant, unused_professor, banker_exchange)
