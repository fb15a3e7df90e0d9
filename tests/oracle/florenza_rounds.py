"""The course of a game of Florenza: who acts when, the end of a round, the beginning of the next."""

from __future__ import annotations

from mecenate.testing.oracle import Picks

from . import florenza_pieces as pieces
from .florenza_state import State, mix

MERCHANTS = "arte dei mercatanti"


def next_turn(table: State, picks: Picks) -> None:
    """FLO-18 to FLO-20: the next player who has an action."""
    table.place += 1
    while table.step < len(pieces.STEPS):
        while table.place < table.seats:
            if table.players[table.turn_order[table.place]].acts_in(pieces.STEPS[table.step]):
                table.asks = "action"
                return
            table.place += 1
        table.step += 1
        table.place = 0
    end_round(table, picks)


# ------------------------------------------------------------------ the end of a round


def end_round(table: State, picks: Picks) -> None:
    """FLO-47 to FLO-49, FLO-58: step a, but for the hands."""
    table.place = 0
    if table.round == 5:
        base_income(table, picks)
        return
    del table.row[2:]
    table.middle.clear()
    next_keeper(table, picks)


def next_keeper(table: State, picks: Picks) -> None:
    """FLO-50: whoever has two cards or more must say which one is kept."""
    while table.place < table.seats:
        if len(table.me.hand) >= 2:
            table.asks = "keep"
            return
        table.place += 1
    base_income(table, picks)


def keep(table: State, word: str, picks: Picks) -> None:
    """FLO-50, FLO-74."""
    table.me.hand.remove(word)
    table.me.discarded[table.round] = table.me.hand
    table.me.hand = [word]
    table.place += 1
    next_keeper(table, picks)


def base_income(table: State, picks: Picks) -> None:
    """FLO-51, FLO-52: step b begins with the families; then the Captain chooses."""
    for seat in table.turn_order:
        table.receive(table.players[seat], {"marble": 1, "wood": 1, "fiorini": 200})
    possible = choices(table)
    table.place = 0
    table.asks = "choose"
    if not possible:
        card_income(table, picks)
    elif len(possible) == 1:
        choose(table, possible[0], picks)


def choices(table: State) -> list[str]:
    """FLO-52: the resources that are enough for everybody."""
    return table.in_supply(at_least=table.seats)


def choose(table: State, what: str, picks: Picks) -> None:
    for player in table.players:
        table.receive(player, {what: 1})
    card_income(table, picks)


def card_income(table: State, picks: Picks) -> None:
    """FLO-53, FLO-54: from this place on, in turn order."""
    table.asks = "collect"
    while table.place < table.seats:
        table.receive(table.me, table.me.income())
        if table.me.has(MERCHANTS):
            possible = table.in_supply()
            if len(possible) > 1:
                return
            table.receive(table.me, dict.fromkeys(possible, 1))
        table.place += 1
    elect(table, picks)


def collect(table: State, what: str, picks: Picks) -> None:
    """FLO-54: the merchants' resource; then the next player has his income."""
    table.receive(table.me, {what: 1})
    table.place += 1
    card_income(table, picks)


def elect(table: State, picks: Picks) -> None:
    """FLO-56 to FLO-58: steps c and d."""
    if table.new_captain is None:
        table.captain = (table.captain + 1) % table.seats
    else:
        table.captain = table.new_captain
        table.new_captain = None
        table.up["nuovo capitano"] += 1
    table.place = 0
    if table.round == 5:
        end_game(table, picks)
        return
    table.up = dict(table.locations)
    table.anonymous = list(pieces.KINDS)
    begin_round(table, picks)


# ------------------------------------------------------------------ the next round, the end of the game


def begin_round(table: State, picks: Picks) -> None:
    """FLO-12 to FLO-17: phases 1 and 2."""
    table.round += 1
    table.draw_artists(picks)
    table.draw_monuments(5, picks)
    mix_pile(table)
    for seat in table.turn_order:
        player = table.players[seat]
        table.draw_cards(player, table.setup.drawn + len(player.of_kind("residence")), picks)
    table.step = 0
    table.place = -1
    next_turn(table, picks)


def mix_pile(table: State) -> None:
    """FLO-15, FLO-95."""
    if table.round in (2, 3):
        for word, number in table.later.pop(table.round).items():
            mix(table.pile, [word] * number)
    if table.round == 4 or (table.round == 5 and table.options["late_discards"] == "back"):
        for player in table.players:
            for cards in player.discarded.values():
                mix(table.pile, cards)
            player.discarded = {}


def end_game(table: State, picks: Picks) -> None:
    """FLO-59: reserved artists are turned over, seat by seat in the order of the clauses."""
    for player in table.players:
        for artist in pieces.ARTISTS:
            for _ in range(player.reserved_artists.count(artist)):
                player.unused.append((artist, table.turn_over(artist, picks)))
        player.reserved_artists = []
    table.asks = "over"
