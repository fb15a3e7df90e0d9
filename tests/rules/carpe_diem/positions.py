"""Positions of Carpe Diem in the words of the game, and small ways to play on from them.

    state = position(districts={0: {"c3": "pond end", "c4": "pond straight"}}, asked="place pond end")
    after = play(state, "at c5 turned 2")

A position starts from a fresh deal; what is named is changed, what follows from it is counted again by `district`,
and the state is read back through `game.state_from_json`, which audits it. So a position is one that can lie on a
table. Tiles that must have been somewhere are in the store of the last seat.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from mecenate import Dealer, Game, State
from mecenate.core.dealer import RecordedDealer
from mecenate.core.game_definition import DefinedGame
from mecenate.games.carpe_diem import build
from mecenate.games.carpe_diem.view import Player, View
from tests.rules.carpe_diem import district
from tests.rules.playing import Views, known

Json = dict[str, Any]
KINDS = district.ALL_KINDS
GOODS = ("grape", "herb", "chicken", "fish")
SPACES = [f"R{row}C{column}" for row in range(1, 5) for column in range(1, 4)]
SHOVELS = {"P1": "c3", "P2": "d3", "P3": "d4", "P4": "c4"}
STARTERS = ("vineyard end", "garden end", "farm end", "pond end")
DRAWN = {2: "AABBCCDD", 3: "AABBBCCDDD", 4: "AAABBBCCDDDD"}
CORNERS = {2: ("R1C1", "R1C3", "R4C1", "R4C3"), 3: ("R1C1", "R4C3"), 4: ()}


@functools.cache
def game(**options: str) -> DefinedGame:
    """The game with these options and the usual pieces; each made once."""
    return build(**options)


def start(seats: int = 2, dealer: Dealer | None = None, **options: str) -> State:
    """A fresh deal."""
    return game(**options).start(seats, Dealer.fast(1) if dealer is None else dealer)


def position(
    seats: int = 2,
    *,
    asked: str = "move",
    turn: int = 0,
    phase: int | None = None,
    round: int | None = None,
    districts: Mapping[int, Mapping[str, str]] | None = None,
    boards: Mapping[int, str] | None = None,
    frames: Mapping[int, Sequence[str]] | None = None,
    pawns: Mapping[int, int] | None = None,
    ring: Mapping[int, Sequence[str]] | None = None,
    lower: Sequence[str] | None = None,
    cards: Mapping[str, str] | None = None,
    track: Mapping[int, int] | None = None,
    goods: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    bread: Mapping[int, int] | None = None,
    stored: Mapping[int, int] | None = None,
    hands: Mapping[int, str] | None = None,
    returned: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
    rules: Game | None = None,
    **options: str,
) -> State:
    """A table at which seat `turn` must choose; what is not named is as in a fresh deal, or follows.

    asked: "move", "take 3" (a space), "place pond end", "artisan" or "disc"; before "disc" the ring is empty.
    phase: 1 to 4; without it the first phase in which so many tiles can be out. Discs of earlier ones are placed.
    districts: tiles by seat and cell; a seat that is not named has the end of a landscape on its shovel.
    boards: P1 to P4 by seat; without it P1 for seat 0, and so on. frames: pieces north, east, south, west.
    ring: tiles by space 1 to 7; once given, the other spaces are empty.
    lower: what is left in the lower row; without it what black tiles are left over.
    cards: scoring cards by space of the grid; others fill it up. track: spaces by seat, the lower disc first.
    goods, hands, returned: words by seat. points: what lies before a seat.
    """
    rules = rules or game(**options)
    table: Json = json.loads(rules.start(seats, Dealer.fast(1)).to_json())
    verb, _, what = asked.partition(" ")
    table["turn"] = turn
    table["round"] = 7 if verb == "disc" else (round or 1) - 1
    for seat in range(seats):
        table["board"][seat] = int((boards or {}).get(seat, f"P{seat + 1}")[1]) - 1
        table["pawn"][seat] = (pawns or {}).get(seat, seat + 1)
        table["good"][seat] = [(goods or {}).get(seat, "").split().count(good) for good in GOODS]
        table["coins"][seat] = (coins or {}).get(seat, 0)
        table["bread"][seat] = (bread or {}).get(seat, 0)
        table["stored"][seat] = (stored or {}).get(seat, 0)
    _lay_frames(table, frames or {})
    _build(table, rules, districts or {})
    _lay_tiles(table, rules, verb, what, phase, ring, lower)
    _lay_cards(table, cards or {})
    _set_track(table, track or {})
    _set_points(table, points or {})
    _deal_fountain_cards(table, hands or {}, returned or {})
    rest = [{"ask": "end" if verb != "disc" else "scored", "seat": turn, "about": [0, 0, 0, 0]}]
    about = {"take": lambda: int(what) - 1, "place": lambda: _names(rules).index(what)}.get(verb, lambda: 0)()
    table["agenda"] = [*rest, {"ask": verb, "seat": turn, "about": [about, 0, 0, 0]}]
    return rules.state_from_json(json.dumps(table))


def _names(rules: Game) -> list[str]:
    return [str(word).removeprefix("take ") for word in rules.actions if str(word).startswith("take ")]


def _lay_frames(table: Json, frames: Mapping[int, Sequence[str]]) -> None:
    wanted = {seat: [int(piece[1:]) - 1 for piece in pieces] for seat, pieces in frames.items()}
    taken = {piece for pieces in wanted.values() for piece in pieces}
    free = [piece for piece in range(16) if piece not in taken]
    for seat in range(table["seats"]):
        table["frame"][seat] = wanted[seat] if seat in wanted else [free.pop() for _ in range(4)]


def _build(table: Json, rules: Game, districts: Mapping[int, Mapping[str, str]]) -> None:
    """Lay the tiles of all districts and work out what follows from them."""
    names = _names(rules)
    steep = rules.options["villa_table"] == "steep"
    villa_table = [0, 1, 2, 3, 5, 7, 10, 13, 17, 21] if steep else district.VILLA_POINTS
    for seat in range(table["seats"]):
        board = table["board"][seat]
        shovel = SHOVELS[f"P{board + 1}"]
        tiles = districts.get(seat, {shovel: STARTERS[seat]})
        codes = [0] * 36
        for cell, text in tiles.items():
            name, _, turns = text.partition(" turned ")
            codes[district.CELLS.index(cell)] = 1 + 4 * names.index(name) + int(turns or 0)
        finished = district.finished(tiles)
        table["tile"][seat] = codes
        table["built"][seat] = len(tiles)
        table["chimneys"][seat] = district.chimneys(tiles)
        table["done"][seat] = [len(finished[kind]) for kind in KINDS]
        table["covered"][seat] = [_bits(cell for thing in finished[kind] for cell in thing.cells) for kind in KINDS]
        table["villa_points"][seat] = district.villa_points(tiles, villa_table)
        table["need"][seat] = [_need(tiles, cell, shovel) for cell in district.CELLS]
        fresh = json.loads(rules.start(4, Dealer.fast(1)).to_json())
        printed = fresh["banner"][fresh["board"].index(board)]
        table["banner"][seat] = printed & ~_bits(tiles)


def _bits(cells: Iterable[str]) -> int:
    return sum(1 << district.CELLS.index(cell) for cell in set(cells))


def _need(tiles: Mapping[str, str], cell: str, shovel: str) -> int:
    """What the engine keeps for an empty cell: the sides asked for, which they are, and whether a tile may go there."""
    edges = ("grass", *district.KINDS)
    if cell in tiles:
        return 0
    need = 0 if tiles or cell != shovel else 1 << 32
    for side in range(4):
        there = district.beside(cell, side)
        if there is None:
            need |= 0xF << (16 + 4 * side)
        elif there in tiles:
            shown = district.lying(tiles[there]).sides[(side + 2) % 4]
            need |= 1 << 32 | 0xF << (16 + 4 * side) | edges.index(shown) << (4 * side)
    return need


def _lay_tiles(
    table: Json,
    rules: Game,
    verb: str,
    what: str,
    phase: int | None,
    ring: Mapping[int, Sequence[str]] | None,
    lower: Sequence[str] | None,
) -> None:
    """Ring, lower row and piles, so that with districts and stores every tile is somewhere."""
    for wanted in (phase,) if phase else (1, 2, 3, 4):
        trial = json.loads(json.dumps(table))
        if _try_phase(trial, rules, verb, what, wanted, {} if verb == "disc" else ring, lower):
            table.update(trial)
            return
    raise AssertionError("there are not so many tiles out in this phase")


def _try_phase(
    table: Json,
    rules: Game,
    verb: str,
    what: str,
    phase: int,
    ring: Mapping[int, Sequence[str]] | None,
    lower: Sequence[str] | None,
) -> bool:
    seats, names = table["seats"], _names(rules)
    piles = _piles(rules)
    for code in (code for row in table["tile"] for code in row if code):
        assert _take(piles, names[(code - 1) // 4], "white", "black"), f"too many of {names[(code - 1) // 4]}"
    if verb == "place":
        assert _take(piles, what, "white", "black"), f"too many of {what}"
    back = "black" if phase == 4 else "white"
    shown = [[_take(piles, name, back) for name in (ring or {}).get(space, ())] for space in range(1, 8)]
    row = [_take(piles, name, "black") for name in lower or ()]
    if ring is None:
        shown = [[_any(piles, back) for _ in range(4)] for _ in range(7)]
    if lower is None:
        black = sum(pile[2] for pile in piles if pile[1] == "black") - (28 if phase < 4 else 0)
        row = [_any(piles, "black") for _ in range(min(11, black))]
    unseen = _unseen(piles, {"white": 84 - 28 * min(phase, 3), "black": 28 if phase < 4 else 0})
    emptied = 7 * (phase - 1) + sum(not tiles for tiles in shown)
    over = sum(pile[2] for pile in piles) - sum(table["stored"]) - (4 - seats) * emptied
    if unseen is None or over < 0 or "" in [name for tiles in (*shown, row) for name in tiles]:
        return False
    table["phase"] = phase - 1
    table["stored"][-1] += over
    table["unseen"] = unseen + [0] * (123 - len(unseen))
    table["ring"] = [sorted(names.index(n) + 1 for n in tiles) + [0] * (4 - len(tiles)) for tiles in shown]
    table["lower"] = sorted(names.index(n) + 1 for n in row) + [0] * (11 - len(row))
    return True


def _piles(rules: Game) -> list[list[Any]]:
    """All piles of equal tiles: name, back, how many are left."""
    assert isinstance(rules, DefinedGame)
    pieces = rules.pieces
    return [
        [pieces.tiles[int(pieces.pile_type[n])], "white" if n < pieces.white_piles else "black", count]
        for n, count in enumerate(pieces.pile_count)
    ]


def _take(piles: list[list[Any]], name: str, *backs: str) -> str:
    for back in backs:
        for pile in piles:
            if pile[0] == name and pile[1] == back and pile[2] > 0:
                pile[2] -= 1
                return name
    return ""


def _any(piles: list[list[Any]], back: str) -> str:
    """A tile of the fullest pile of this back."""
    pile = max((pile for pile in piles if pile[1] == back), key=lambda pile: int(pile[2]))
    return _take(piles, pile[0], back)


def _unseen(piles: list[list[Any]], wanted: dict[str, int]) -> list[int] | None:
    counts = [0] * len(piles)
    for back, count in wanted.items():
        missing = count
        for n, pile in enumerate(piles):
            if pile[1] == back:
                counts[n] = min(missing, pile[2])
                pile[2] -= counts[n]
                missing -= counts[n]
        if missing > 0:
            return None
    return counts


def _lay_cards(table: Json, cards: Mapping[str, str]) -> None:
    """The wanted cards, others to fill the grid, and the discs of earlier phases on the last circles."""
    seats = table["seats"]
    ids = card_ids()
    backs = list(DRAWN[seats])
    for card in cards.values():
        backs.remove(card[0])
    free = [card for card in ids if card not in cards.values()]
    fill = []
    for back in backs:
        card = next(card for card in free if card[0] == back)
        free.remove(card)
        fill.append(card)
    grid = [0 if space in CORNERS[seats] else -1 for space in SPACES]
    for space, card in cards.items():
        assert grid[SPACES.index(space)] == -1, space
        grid[SPACES.index(space)] = 1 + ids.index(card)
    table["grid"] = [1 + ids.index(fill.pop()) if card == -1 else card for card in grid]
    circles = [n for n in reversed(range(17)) if all(table["grid"][space] for space in circle(n))]
    for seat in range(seats):
        for _ in range(table["phase"]):
            table["circle"][circles.pop(0)] = seat + 1
        table["discs"][seat] = 4 - table["phase"]


def circle(number: int) -> tuple[int, int]:
    """The two spaces of the grid beside a circle."""
    if number < 8:
        first = 3 * (number // 2) + number % 2
        return first, first + 1
    return number - 8, number - 5


@functools.cache
def card_ids() -> list[str]:
    """The ids of all scoring cards in their order."""
    counts = {"A": 12, "B": 11, "C": 12, "D": 25}
    return [f"{back}{n:02}" for back, count in counts.items() for n in range(1, count + 1)]


def _set_track(table: Json, track: Mapping[int, int]) -> None:
    order = [*track, *(seat for seat in range(table["seats"]) if seat not in track)]
    heights: dict[int, int] = {}
    for seat in order:
        space = track.get(seat, 0)
        table["track"][seat] = space
        table["below"][seat] = heights.get(space, 0)
        heights[space] = heights.get(space, 0) + 1


def _set_points(table: Json, points: Mapping[int, int]) -> None:
    begin = {2: [8, 9], 3: [8, 9, 13], 4: [8, 9, 10, 11]}[table["seats"]]
    for seat, amount in points.items():
        table["card_points"][seat] = max(0, amount - begin[seat])
        table["lost_points"][seat] = max(0, begin[seat] - amount)


def _deal_fountain_cards(table: Json, hands: Mapping[int, str], returned: Mapping[int, str]) -> None:
    """As many as fountains stand there; those not named come from the end of the pile."""
    for seat in range(table["seats"]):
        fountains = table["done"][seat][KINDS.index("fountain")]
        for key, words in (("hand", hands.get(seat, "")), ("returned", returned.get(seat, ""))):
            kinds = [KINDS.index(word) for word in words.split()]
            while len(kinds) < fountains:
                kinds.append(max(n for n in range(12) if table["pile"][n] > kinds.count(n)))
            for kind in kinds:
                table["pile"][kind] -= 1
                table[key][seat][kind] += 1


# ---------------------------------------------------------------------- playing on


def fountain_draw(state: State, *kinds: str) -> RecordedDealer:
    """The dealer who draws these fountain cards, each out of all that are left in the pile."""
    left = json.loads(state.to_json())["pile"]
    outcomes = []
    for kind in kinds:
        at = KINDS.index(kind)
        assert left[at] > 0, f"no {kind} in the pile"
        outcomes.append((sum(left[:at]), sum(left)))
        left[at] -= 1
    return Dealer.recorded(outcomes)


# ---------------------------------------------------------------------- reading


_views = Views(View, Player)
table = _views.public
own = _views.own


def asked(state: State) -> str:
    """What is asked now, and of whom: 'move 0'."""
    prompt = state.prompt
    return "nothing" if prompt is None else f"{prompt.kind} {prompt.seat}"


def tiles_of(state: State, seat: int) -> dict[str, str]:
    """The district of a seat, written as `position` takes it."""
    return {
        placed.cell: f"{placed.tile.name} turned {placed.turns}" if placed.turns else placed.tile.name
        for placed in own(state, seat).tiles
    }


def at_space(state: State, space: int) -> list[str]:
    """The tiles at a space of the ring, counted from 1."""
    return [tile.name for tile in table(state).ring[space - 1]]


def goods(state: State, seat: int) -> str:
    """The goods of a seat as words."""
    return " ".join(name for name, count in own(state, seat).goods.items() for _ in range(count))


def hand(state: State, seat: int) -> list[str]:
    """The fountain cards a seat holds."""
    return known(own(state, seat).hand)


def gained(before: State, after: State, seat: int, what: str) -> int:
    """How much more of coins, bread, points, track or stored a seat has."""
    return int(getattr(own(after, seat), what)) - int(getattr(own(before, seat), what))


def packed(components: Json, **options: str) -> DefinedGame:
    """The game with other pieces."""
    return build(components=components, **options)
