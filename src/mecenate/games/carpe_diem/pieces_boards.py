"""The boards, frame pieces and set-up tables of a pack: read and checked."""

from __future__ import annotations

from typing import Final, final

from mecenate.core.errors import PackError
from mecenate.core.pack import Pack, numbers, table, whole
from mecenate.games.carpe_diem.pieces_cards import CARD_BACKS, ScoringCard
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES, CELLS, CIRCLES, KINDS

BOARDS: Final = 4
BANNERS: Final = 9
FRAMES: Final = 16
TASKS: Final = 2
CENTRE: Final = ("c3", "d3", "c4", "d4")
RING_SPACES: Final = 7
TILES_A_SPACE: Final = 4


@final
class SetUp:
    """What depends on the number of seats."""

    def __init__(self, pack: Pack, seats: int, cards: list[ScoringCard]) -> None:
        where = f"setup.p{seats}"
        block = table(pack, where)
        self.points: Final = numbers(block, where, "points", seats, 0, 50)
        self.taken: Final = whole(block, where, "taken_per_space", seats, seats)
        drawn = table(pack, f"{where}.cards")
        self.drawn: Final = [
            whole(drawn, f"{where}.cards", back, 0, sum(card.back == back for card in cards)) for back in CARD_BACKS
        ]
        empty = block.get("empty_spaces")
        if not isinstance(empty, list) or any(space not in CARD_SPACES for space in empty):
            raise PackError(f"[{where}] empty_spaces: expected spaces of the grid, got {empty!r}")
        self.spaces: Final = [n for n, space in enumerate(CARD_SPACES) if space not in empty]
        self.circles: Final = [n for n, (a, b) in enumerate(CIRCLES) if a in self.spaces and b in self.spaces]
        if len(self.spaces) != sum(self.drawn):
            raise PackError(f"[{where}] cards: expected {len(self.spaces)} for the grid, got {sum(self.drawn)}")
        if len(self.circles) < 4 * seats:
            raise PackError(f"[{where}] empty_spaces: {len(self.circles)} circles are too few for {4 * seats} discs")


def boards(pack: Pack) -> tuple[list[str], list[int], list[int]]:
    """The ids, shovels and banner cells (nine a board) of the building boards."""
    blocks = pack.get("board")
    if not isinstance(blocks, list) or len(blocks) != BOARDS or len({block.get("id") for block in blocks}) != BOARDS:
        raise PackError(f"[[board]]: expected {BOARDS} boards with different ids")
    shovels: list[int] = []
    banners: list[int] = []
    for block in blocks:
        cells = block.get("banners")
        if block.get("shovel") not in CENTRE:
            raise PackError(f"[[board]] shovel: expected one of {', '.join(CENTRE)}, got {block.get('shovel')!r}")
        if not isinstance(cells, list) or len(set(cells)) != BANNERS or any(cell not in CELLS for cell in cells):
            raise PackError(f"[[board]] banners: expected {BANNERS} different cells, got {cells!r}")
        shovels.append(CELLS.index(block["shovel"]))
        banners.extend(CELLS.index(cell) for cell in cells)
    return [str(block["id"]) for block in blocks], shovels, banners


def frames(pack: Pack) -> tuple[list[str], list[int], list[int], list[int]]:
    """The ids of the frame pieces; kinds, places (0 to 5) and points of their tasks, two a piece."""
    blocks = pack.get("frame")
    if not isinstance(blocks, list) or len(blocks) != FRAMES or len({block.get("id") for block in blocks}) != FRAMES:
        raise PackError(f"[[frame]]: expected {FRAMES} pieces with different ids")
    kinds: list[int] = []
    places: list[int] = []
    points: list[int] = []
    for block in blocks:
        where = f"[frame] {block['id']}"
        tasks = block.get("tasks")
        if not isinstance(tasks, list) or len(tasks) != TASKS:
            raise PackError(f"[{where}] tasks: expected {TASKS} tasks, got {tasks!r}")
        for task in tasks:
            if task.get("kind") not in KINDS:
                raise PackError(f"[{where}] kind: expected one of {', '.join(KINDS)}, got {task.get('kind')!r}")
            kinds.append(KINDS.index(task["kind"]))
            places.append(whole(task, where, "at", 1, 6) - 1)
            points.append(whole(task, where, "points", 0, 20))
    return [str(block["id"]) for block in blocks], kinds, places, points


def lines(side: int, place: int) -> list[int]:
    """The cells a task looks along, from side 0 (north) clockwise at place 0 to 5 (CAD-6)."""
    across = place if side < 2 else 5 - place
    if side in (0, 2):
        return [6 * row + across for row in range(6)]
    return [6 * across + column for column in range(6)]
