"""The turn in Carpe Diem: the pawn, the tile, building and its rewards. A question gives its answers as text."""

from __future__ import annotations

from mecenate.testing.oracle import Picks

from . import carpe_diem_pieces as pieces
from .carpe_diem_district import cell_of
from .carpe_diem_position import SPACES, Job, Position, deal_ring

# ------------------------------------------------------------------ phases


def start_phase(table: Position, job: Job, picks: Picks) -> None:
    """CAD-15, CAD-58, CAD-59: seven rounds, then the scoring."""
    table.phase = job.number
    table.first = (job.number - 1) % table.seats
    if job.number > 1:
        deal_ring(table, "black" if job.number == 4 else "white", picks)
    order = [(table.first + after) % table.seats for after in range(table.seats)]
    turns = [Job("turn", seat, number) for number in range(1, 8) for seat in order]
    table.todo += [Job("scoring"), *reversed(turns)]


def start_turn(table: Position, job: Job, picks: Picks) -> None:
    """CAD-16: move, take, place."""
    table.round = job.number
    table.turn = job.seat
    table.todo.append(Job("move", job.seat))


# ------------------------------------------------------------------ the pawn


def starts(table: Position, job: Job) -> list[str]:
    """CAD-14, CAD-76: where the pawn may start."""
    taken = {player.pawn for player in table.players}
    free = [space for space in SPACES if space not in taken or table.options["start_spaces"] == "shared"]
    return [f"go to {space}" for space in free]


def start(table: Position, job: Job, text: str, picks: Picks) -> None:
    table.players[job.seat].pawn = int(text.rsplit(maxsplit=1)[-1])


def next_to(space: int, direction: int) -> int:
    """The neighbouring space of the ring, clockwise (1) or the other way (-1)."""
    return (space - 1 + direction) % 7 + 1


def reached(table: Position, pawn: int) -> set[int]:
    """CAD-17, CAD-18, CAD-75: where a walk may end."""
    ends: set[int] = set()
    if table.options["empty_spaces"] == "onward":
        for direction in (1, -1):
            at = next_to(pawn, direction)
            while not table.ring[at]:
                at = next_to(at, direction)
            ends.add(at)
        return ends
    entered = {next_to(pawn, 1), next_to(pawn, -1)}
    while True:
        further = {next_to(at, direction) for at in entered if not table.ring[at] for direction in (1, -1)}
        if further <= entered:
            return {at for at in entered if table.ring[at]}
        entered |= further


def moves(table: Position, job: Job) -> list[str]:
    """CAD-17, CAD-19: a walk, or bread."""
    player = table.players[job.seat]
    assert player.pawn is not None
    ends = reached(table, player.pawn)
    texts = [f"go to {space}" for space in sorted(ends)]
    if player.bread >= 1:
        texts += [f"bread to {space}" for space in SPACES if table.ring[space] and space not in ends]
    return texts


def move(table: Position, job: Job, text: str, picks: Picks) -> None:
    player = table.players[job.seat]
    if text.startswith("bread"):
        player.bread -= 1
    player.pawn = int(text.rsplit(maxsplit=1)[-1])
    table.todo.append(Job("take", job.seat))


# ------------------------------------------------------------------ tiles


def ring_tiles(table: Position, job: Job) -> list[str]:
    """CAD-20: the tiles at the pawn."""
    pawn = table.players[job.seat].pawn
    assert pawn is not None
    return sorted({f"take {tile.name}" for tile in table.ring[pawn]})


def take(table: Position, job: Job, text: str, picks: Picks) -> None:
    """CAD-20, CAD-21: a tile from the ring; the last ones may leave the game."""
    pawn = table.players[job.seat].pawn
    assert pawn is not None
    tiles = table.ring[pawn]
    tile = next(tile for tile in tiles if f"take {tile.name}" == text)
    tiles.remove(tile)
    if 4 - len(tiles) == pieces.TAKEN_FROM_A_SPACE[table.seats]:
        tiles.clear()
    table.todo.append(Job("place", job.seat, tile=tile))


def lower_tiles(table: Position, job: Job) -> list[str]:
    """CAD-38: any tile of the lower row."""
    return sorted({f"take {tile.name}" for tile in table.lower_row})


def take_lower(table: Position, job: Job, text: str, picks: Picks) -> None:
    tile = next(tile for tile in table.lower_row if f"take {tile.name}" == text)
    table.lower_row.remove(tile)
    table.todo.append(Job("place", job.seat, tile=tile))


# ------------------------------------------------------------------ building


def places(table: Position, job: Job) -> list[str]:
    """CAD-22, CAD-24: where the tile in hand may lie; the first one may not be stored."""
    assert job.tile is not None
    district = table.players[job.seat].district
    return district.placements(job.tile) + (["store"] if district.placed else [])


def place(table: Position, job: Job, text: str, picks: Picks) -> None:
    """CAD-22, CAD-29, CAD-30: the tile, the banner, and what is finished now."""
    assert job.tile is not None
    player = table.players[job.seat]
    if text == "store":
        player.stored += 1
        return
    words = text.split()
    cell = cell_of(words[1])
    turns = int(words[3]) if len(words) > 2 else 0
    player.district.put(cell, job.tile, turns)
    if cell in player.district.banners:
        player.district.banners.remove(cell)
        table.walk(job.seat, pieces.BANNER_STEPS)
    made = [player.district.thing(cell, kind) for kind in job.tile.kinds if kind != "villa"]
    finished = tuple((thing.kind, len(thing.cells)) for thing in made if thing.finished)
    if order_matters([kind for kind, _ in finished]):
        table.todo.append(Job("order", job.seat, rewards=finished))
    else:
        table.todo += [Job("reward", job.seat, rewards=(reward,)) for reward in reversed(finished)]


def order_matters(kinds: list[str]) -> bool:
    """CAD-45: a merchant or an artisan, and with it a landscape, a merchant or an artisan."""
    touched = [kind for kind in kinds if kind in ("merchant", "artisan") or kind in pieces.LANDSCAPES]
    return len(touched) == 2 and ("merchant" in touched or "artisan" in touched)


def orders(table: Position, job: Job) -> list[str]:
    return [f"reward {kind}" for kind, _ in job.rewards]


def order(table: Position, job: Job, text: str, picks: Picks) -> None:
    """CAD-45: the chosen reward first, to its end."""
    for now in (False, True):
        for reward in job.rewards:
            if (f"reward {reward[0]}" == text) is now:
                table.todo.append(Job("reward", job.seat, rewards=(reward,)))


def reward(table: Position, job: Job, picks: Picks) -> None:
    """CAD-32 to CAD-41: what something finished gives."""
    player = table.players[job.seat]
    kind, tiles = job.rewards[0]
    if kind in pieces.LANDSCAPES:
        player.goods[pieces.GOOD_OF[kind]] += tiles - 1
    elif kind == "merchant":
        player.coins += sum(player.goods.values()) + pieces.MERCHANT_EXTRA
        player.goods = dict.fromkeys(pieces.GOODS, 0)
    elif kind == "baker":
        player.bread += pieces.BAKER_BREAD
    elif kind == "senator":
        table.walk(job.seat, pieces.SENATOR_STEPS)
    elif kind == "artisan":
        if table.lower_row:
            table.todo.append(Job("take lower", job.seat))
    elif kind == "market":
        player.coins += pieces.MARKET_COINS
    elif kind == "bakery":
        player.bread += pieces.BAKERY_BREAD
    elif kind == "fountain":
        player.hand += [table.pile.pop(picks(len(table.pile))) for _ in range(2)]
        table.todo.append(Job("return", job.seat))


def returns(table: Position, job: Job) -> list[str]:
    """CAD-43: any card in the hand."""
    return sorted({f"return {kind}" for kind in table.players[job.seat].hand})


def give_back(table: Position, job: Job, text: str, picks: Picks) -> None:
    player = table.players[job.seat]
    kind = text.removeprefix("return ")
    player.hand.remove(kind)
    player.returned.append(kind)
