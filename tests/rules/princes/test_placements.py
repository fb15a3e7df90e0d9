"""An independent way to find placements, from the rules alone, against the engine at random moments of games."""

from __future__ import annotations

import itertools

import pytest

from mecenate import Dealer, State
from tests.rules.playing import legal, play
from tests.rules.princes.positions import game, position, start

SHAPES = {
    "university": "###/.#./###",
    "laboratory": "##./###/.##",
    "workshop": "####/###.",
    "library": "##./.#./.##",
    "opera": "###/.#./.#.",
    "studio": "##/##/#.",
    "hospital": "####/.#..",
    "theatre": "#../##./.##",
    "tower": "###",
    "chapel": "#./##",
    "forest": "#../#../###",
    "lake": "#./#./##",
    "park": "#./##",
}
LANDSCAPES = ("forest", "lake", "park")
FLAT = {
    2: [(0, 0), (0, 7)],
    3: [(0, 0), (0, 7), (7, 3)],
    4: [(0, 7), (4, 14), (8, 7), (4, 0)],
    5: [(0, 7), (2, 14), (9, 10), (9, 3), (2, 0)],
}

Point = tuple[int, int]
"""Column and row, from the left and from the bottom."""


def printed(name: str) -> set[Point]:
    lines = SHAPES[name].split("/")
    return {(x, -y) for y, line in enumerate(lines) for x, letter in enumerate(line) if letter == "#"}


def ways(name: str) -> set[frozenset[Point]]:
    """All eight ways to turn and flip a piece, moved into the corner; equal ones once."""
    ways = set()
    shape = printed(name)
    for flip, turns in itertools.product((False, True), range(4)):
        points = {(-x, y) for x, y in shape} if flip else shape
        for _ in range(turns):
            points = {(y, -x) for x, y in points}
        left, low = min(x for x, _ in points), min(y for _, y in points)
        ways.add(frozenset((x - left, y - low) for x, y in points))
    return ways


def beside(point: Point) -> set[Point]:
    x, y = point
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


class Land:
    """The estates of a game as one plane for each border, rebuilt from what everybody sees."""

    def __init__(self, state: State, layout: str | None) -> None:
        self.view = state.view(None)
        self.layout = layout
        self.taken: dict[int, set[Point]] = {}
        self.walls: dict[int, set[Point]] = {}
        palace = {self.point(name) for name in self.view.palace}
        for player in self.view.players:
            pieces = [({self.point(name) for name in piece.squares}, piece.kind) for piece in player.estate]
            self.taken[player.seat] = palace.union(*(squares for squares, _ in pieces))
            self.walls[player.seat] = palace.union(*(squares for squares, kind in pieces if kind == "building"))
        self.builders = [player.builders for player in self.view.players]

    @staticmethod
    def point(name: str) -> Point:
        return "abcdefg".index(name[0]), int(name[1]) - 1

    def offset(self, seat: int, other: int) -> Point | None:
        """Where another estate lies seen from this one; None if they are not side by side."""
        seats = self.view.seats
        if self.layout is None or seat == other:
            return None
        if self.layout == "ring":
            if (seat + 1) % seats == other and (seats > 2 or seat == 0):
                return 7, 0
            return (-7, 0) if (other + 1) % seats == seat and (seats > 2 or other == 0) else None
        (row, column), (row2, column2) = FLAT[seats][seat], FLAT[seats][other]
        right, up = column2 - column, row - row2
        touch = (abs(right) == 7 and abs(up) < 7) or (abs(up) == 7 and abs(right) < 7)
        return (right, up) if touch else None

    def may_stand(self, seat: int, points: set[Point], partner: int | None, whole: set[Point]) -> bool:
        """Whether these squares of an estate may carry (part of) a new building."""
        for point in points:
            if point in self.taken[seat]:
                return False
            if self.builders[seat] >= 2:
                continue
            if beside(point) & self.walls[seat]:
                return False
            for other in range(self.view.seats):
                offset = self.offset(seat, other)
                if offset is None:
                    continue
                right, up = offset
                for x, y in beside(point):
                    there = (x - right, y - up)
                    if not (0 <= there[0] < 7 and 0 <= there[1] < 7):
                        continue
                    if there in self.walls[other]:
                        return False
                    if self.builders[seat] == 0 and other != partner:
                        return False
        return True

    def alone(self, seat: int, name: str) -> set[frozenset[Point]]:
        """Every legal set of squares for a piece on one estate."""
        placements = set()
        for shape in ways(name):
            for right, up in itertools.product(range(7), range(7)):
                points = {(x + right, y + up) for x, y in shape}
                if any(x > 6 or y > 6 for x, y in points):
                    continue
                if name in LANDSCAPES:
                    fine = not points & self.taken[seat]
                else:
                    fine = self.may_stand(seat, points, None, points)
                if fine:
                    placements.add(frozenset(points))
        return placements

    def together(self, seat: int, partner: int, name: str) -> set[tuple[frozenset[Point], frozenset[Point]]]:
        """Every legal pair of sets of squares across a border."""
        offset = self.offset(seat, partner)
        placements: set[tuple[frozenset[Point], frozenset[Point]]] = set()
        if offset is None:
            return placements
        right, up = offset
        for shape in ways(name):
            for dx, dy in itertools.product(range(-14, 15), range(-14, 15)):
                points = {(x + dx, y + dy) for x, y in shape}
                mine = {(x, y) for x, y in points if 0 <= x < 7 and 0 <= y < 7}
                theirs = {(x - right, y - up) for x, y in points if 0 <= x - right < 7 and 0 <= y - up < 7}
                if not mine or not theirs or len(mine) + len(theirs) != len(points):
                    continue
                if self.may_stand(seat, mine, partner, points) and self.may_stand(partner, theirs, seat, points):
                    placements.add((frozenset(mine), frozenset(theirs)))
        return placements


def squares_of(state: State, text: str, seat: int, name: str) -> frozenset[Point]:
    """The squares that a placement adds to an estate."""
    before = {
        square for piece in state.view(None).players[seat].estate if piece.name == name for square in piece.squares
    }
    after = play(state, text)
    now = {square for piece in after.view(None).players[seat].estate if piece.name == name for square in piece.squares}
    return frozenset(Land.point(square) for square in now - before)


@pytest.mark.rule("PRI-44", "PRI-45", "PRI-46")
@pytest.mark.parametrize("name", sorted(SHAPES))
def test_on_an_empty_estate_every_way_is_found_once(name: str) -> None:
    if name in LANDSCAPES:
        state = play(position(phase="auction", declined=(1, 2, 3)), f"take {name}")
    else:
        state = play(position(), f"build {name}")
    texts = legal(state, "place")
    squares = {squares_of(state, text, 0, name) for text in texts}
    assert len(squares) == len(texts)
    assert squares == Land(state, None).alone(0, name)


@pytest.mark.rule("PRI-46", "PRI-85")
@pytest.mark.parametrize(
    ("seats", "layout", "seed"), [(4, None, 1), (3, None, 2), (5, "ring", 3), (3, "flat", 4), (5, "flat", 5)]
)
def test_what_is_offered_in_games_is_what_the_rules_allow(seats: int, layout: str | None, seed: int) -> None:
    options = {} if layout is None else {"expansions": "cooperation", "layout": layout}
    dealer = Dealer.fast(seed)
    state = start(seats, dealer, **options)
    compared = 0
    while not state.over:
        kind = state.prompt.kind  # type: ignore[union-attr]
        if kind == "place":
            land = Land(state, layout)
            name = str(state.prompt.facts["piece"])  # type: ignore[union-attr]
            seat = int(state.asked_seat())
            masks = [placement_points(state, str(action)) for action in state.legal()]
            assert set(masks) == land.alone(seat, name) and len(masks) == len(set(masks))
            compared += 1
        legal_now = state.legal()
        best = [a for a in legal_now if str(a).startswith(("build", "open forest", "open builder", "open park", "bid"))]
        pool = best if best and dealer.pick(3) else list(legal_now)
        state.apply(pool[dealer.pick(len(pool))], dealer)
    assert compared > 8


def placement_points(state: State, text: str) -> frozenset[Point]:
    """The squares of a placement, from the engine's table."""
    pieces = state.game.pieces  # type: ignore[attr-defined]
    n = state.game.parse(text).id - state.game.parse(pieces.placements[0].text("university")).id
    mask = pieces.placements[n].mask
    return frozenset((square % 7, square // 7) for square in range(49) if mask >> square & 1)


@pytest.mark.rule("PRI-83", "PRI-84", "PRI-86")
@pytest.mark.parametrize(("seats", "layout", "seed"), [(3, "ring", 1), (2, "ring", 2), (4, "flat", 3), (5, "flat", 4)])
def test_joint_placements_are_what_the_rules_allow(seats: int, layout: str, seed: int) -> None:
    dealer = Dealer.fast(seed)
    state = start(seats, dealer, expansions="cooperation", layout=layout)
    compared = 0
    while compared < 8:
        if state.over:
            state = start(seats, dealer, expansions="cooperation", layout=layout)
        prompt = state.prompt
        assert prompt is not None
        if prompt.kind == "joint":
            offered = set()
            for action in state.legal():
                after = state.copy()
                after.apply(action)
                offer = after.view(None).offer
                assert offer is not None
                parts = [frozenset(Land.point(s) for s in p) for p in (offer.active_squares, offer.partner_squares)]
                offered.add((parts[0], parts[1]))
            expected = Land(state, layout).together(
                prompt.seat,
                int(str(prompt.facts["partner"])),
                str(prompt.facts["building"]),
            )
            assert offered == expected and len(offered) == len(state.legal())
            compared += 1
        pool = [a for a in state.legal() if "with seat" in str(a) or str(a) in ("accept", "open builder", "ask 0")]
        pool = pool if pool and dealer.pick(4) else list(state.legal())
        state.apply(pool[dealer.pick(len(pool))], dealer)


@pytest.mark.rule("PRI-43", "PRI-82")
def test_a_building_is_offered_exactly_where_it_fits() -> None:
    dealer = Dealer.fast(9)
    state = start(3, dealer, expansions="cooperation")
    compared = 0
    while not state.over and compared < 12:
        prompt = state.prompt
        assert prompt is not None
        if prompt.kind == "turn" and prompt.facts["actions"] and dealer.pick(2):
            land = Land(state, "ring")
            seat = prompt.seat
            own = {piece.name for piece in state.view(None).players[seat].estate}
            for name in list(SHAPES)[:10]:
                for partner in range(3):
                    theirs = {piece.name for piece in state.view(None).players[partner].estate}
                    left = state.view(None).buildings[name] > 0
                    expected = (
                        left
                        and partner != seat
                        and not {name} & (own | theirs)
                        and bool(land.together(seat, partner, name))
                    )
                    offered = f"build {name} with seat {partner + 1}" in [str(a) for a in state.legal()]
                    assert offered == (expected and int(prompt.facts["offers"]) > 0)  # type: ignore[arg-type]
            compared += 1
        state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
    assert compared >= 6


def test_perft_of_two_placements_agrees_with_the_oracle() -> None:
    """Number of ways to place a tower and then a chapel, counted by the engine and by the oracle."""
    state = play(position(builders={0: 3}, money={0: 0}), "build tower")
    total = 0
    expected = 0
    for text in legal(state)[::7]:
        after = play(state, text)
        second = play(after, "build chapel")
        total += len(legal(second, "place"))
        expected += len(Land(second, None).alone(0, "chapel"))
    assert total == expected > 500
    assert game().actions[0].id == 0
