"""Compares the places that Cooperation's palace can have.

python tools/palace_places.py            writes tools/palace_places.md, which docs/components.md includes (two minutes)
python tools/palace_places.py --check    says whether it is up to date

Each place is judged in both layouts. `ring` is one layout for each number of seats. For `flat`, every way is searched
to lay the estates on a plane so that each seat is a neighbour of the seats before and after it; the best one counts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from page import write_or_check
from palace_search import PACKAGE, SEATS, Judgement, Layout, Missing, best_layout, judge, tables

from mecenate.core.pack import Pack, load_pack
from mecenate.games.princes.shapes import SIDE, square_name
from mecenate.games.princes.versions import VERSIONS
from mecenate.games.princes.vocabulary import BUILDINGS

PAGE = Path(__file__).with_suffix(".md")

WIDE, HIGH = 3, 2
"""The palace as it is printed on the other side of the board."""

HEAD = """### The palace of Cooperation

Where the palace lies on this side of the board, and how the estates lie side by side, is reconstructed. The solver
`tools/palace_places.py` compares all places on empty estates, with the engine's own rules. An *exception* is a building
that a seat cannot build alone with 0, 1, 2 or 3 builders, or that two neighbours without builders cannot build
together. For `flat` it searches every way to lay the estates on a plane in which each seat is a neighbour of the seats
before and after it. It takes the one with the fewest exceptions, then the one whose seats have the most equal numbers
of placements. Mirror images share a row. The numbers of placements are sums over all buildings: *alone* with 0 to 3
builders, *together* with all neighbours, without builders.
"""

CHOICE = """The palace lies on {place}, with these corners for `flat`:

{corners}

The choice, in this order:

1. In `ring`, the default, there is no exception.
2. The palace is printed on the board, three squares wide and two high on the known side. So it stays three wide and
   two high. The places where it is turned are listed for comparison. The first of them has one exception less, but
   `ring` then favours a seat at a table of two.
3. Of the places that are left, {names} have the fewest exceptions with `flat`; no place is without. They are
   symmetric, so that `ring` favours no seat at a table of two.
4. Of these mirror images, {place} is the nearest to the place of release 0.1, c4–e5.

What has no place in the pack of release 0.1 and in the present one, and the numbers of placements, of each seat where
the seats differ. In the present one, two neighbours with two builders each can build every building together.
"""


@dataclass(frozen=True)
class Place:
    """A palace of so many columns and rows, with its lower left square at `column` and `row`, counted from 0."""

    wide: int
    high: int
    column: int
    row: int

    def mask(self) -> int:
        """The squares as a set of bits."""
        line = sum(1 << self.column + n for n in range(self.wide))
        return sum(line << SIDE * (self.row + n) for n in range(self.high))

    def name(self) -> str:
        """Its first and last square."""
        last = SIDE * (self.row + self.high - 1) + self.column + self.wide - 1
        return f"{square_name(SIDE * self.row + self.column)}–{square_name(last)}"

    def mirrored(self) -> list[Place]:
        """The places that differ only by left and right, and by up and down; the highest and leftmost first."""
        columns = sorted({self.column, SIDE - self.wide - self.column})
        rows = sorted({self.row, SIDE - self.high - self.row}, reverse=True)
        return [Place(self.wide, self.high, column, row) for row in rows for column in columns]


@dataclass(frozen=True)
class Candidate:
    """A place with what it leaves to the seats, by layout and number of seats; `flat` is empty if not searched."""

    place: Place
    ring: dict[int, Judgement]
    flat: dict[int, tuple[Layout, Judgement]]

    def exceptions(self) -> int:
        """All exceptions in both layouts."""
        return missing_in(self.ring.values()) + missing_in(judgement for _, judgement in self.flat.values())

    def placements(self) -> int:
        """All placements in the ring."""
        return sum(judgement.freedom() for judgement in self.ring.values())


def missing_in(judgements: Iterable[Judgement]) -> int:
    """How many exceptions these have together."""
    return sum(len(judgement.missing) for judgement in judgements)


def candidates() -> list[Candidate]:
    """One of each set of mirror images, the best first. A plane is searched only where the ring has no exception."""
    boards = tables(load_pack(PACKAGE), "ring")
    places = [
        Place(wide, high, column, row)
        for wide, high in ((WIDE, HIGH), (HIGH, WIDE))
        for column in range(SIDE - wide + 1)
        for row in range(SIDE - high + 1)
    ]
    judged = []
    for place in dict.fromkeys(place.mirrored()[0] for place in places):
        ring = {seats: judge(boards[seats], place.mask()) for seats in SEATS}
        searched = () if missing_in(ring.values()) else SEATS
        judged.append(Candidate(place, ring, {seats: best_layout(seats, place.mask()) for seats in searched}))
    return sorted(
        judged, key=lambda each: (each.exceptions() if each.flat else 1000 + each.exceptions(), -each.placements())
    )


# ---------------------------------------------------------------------- in Markdown


def places_table(places: list[Candidate]) -> list[str]:
    """All places: their exceptions, how even the seats of the ring are, and how much can be placed."""
    lines = [
        "| palace | exceptions | `ring` | `flat`, 2, 3, 4, 5 seats | alone, `ring`, 2 seats | placements, `ring` |",
        "|---|---|---|---|---|---|",
    ]
    for each in places:
        searched = bool(each.flat)
        cells = [
            names_of(each.place),
            f"{each.exceptions()}" if searched else f"{each.exceptions()} or more",
            f"{missing_in(each.ring.values())}",
            ", ".join(str(len(judgement.missing)) for _, judgement in each.flat.values())
            if searched
            else "not searched",
            seat_numbers(each.ring[2].alone),
            f"{each.placements()}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def names_of(place: Place) -> str:
    """A place and its mirror images."""
    return ", ".join(each.name() for each in place.mirrored())


def seat_numbers(counts: Iterable[int]) -> str:
    """One number if all seats have the same, else one for each seat."""
    numbers = list(counts)
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))


def pack_table(versions: dict[str, Pack]) -> list[str]:
    """The exceptions of these packs, and what they leave to each seat."""
    lines = [
        "| layout | seats | pack | exceptions | alone, by seat | together, by seat | what has no place |",
        "|---|---|---|---|---|---|---|",
    ]
    for layout in ("ring", "flat"):
        boards = {name: tables(pack, layout) for name, pack in versions.items()}
        for seats in SEATS:
            for name, pack in versions.items():
                judgement = judge(boards[name][seats], palace_of(pack))
                numbers = f"{seat_numbers(judgement.alone)} | {seat_numbers(judgement.together)}"
                lines.append(
                    f"| `{layout}` | {seats} | {name} | {len(judgement.missing)} | {numbers} | {in_words(judgement)} |"
                )
    return lines


def palace_of(pack: Pack) -> int:
    """The squares of the palace in Cooperation."""
    grid = reversed(pack["estate"]["cooperation"]["grid"])
    return sum(
        1 << SIDE * row + column for row, line in enumerate(grid) for column in range(SIDE) if line[column] == "P"
    )


def in_words(judgement: Judgement) -> str:
    """What has no place, with the seats counted from 1."""
    parts: dict[str, list[str]] = {}
    for missing in judgement.missing:
        parts.setdefault(_what(missing), []).append(_who(missing))
    every = [f"seat {seat + 1}" for seat in range(len(judgement.alone))]
    return "; ".join(f"{what}: {'every seat' if who == every else ', '.join(who)}" for what, who in parts.items())


def _what(missing: Missing) -> str:
    name = BUILDINGS[missing.building].capitalize()
    return f"{name} together" if missing.partner >= 0 else f"{name} alone with {missing.builders}"


def _who(missing: Missing) -> str:
    return f"{missing.seat + 1} and {missing.partner + 1}" if missing.partner >= 0 else f"seat {missing.seat + 1}"


def corners_table(candidate: Candidate) -> str:
    """The layouts of a plane that were found for a place."""
    lines = ["| seats | seat 1 | seat 2 | seat 3 | seat 4 | seat 5 |", "|---|---|---|---|---|---|"]
    for seats, (layout, _) in candidate.flat.items():
        cells = [f"{row}, {column}" for row, column in layout] + [""] * (SEATS[-1] - seats)
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return "\n".join(lines)


def page() -> str:
    """The part of docs/components.md about the place."""
    places = candidates()
    best = next(each for each in places if each.place.wide == WIDE)
    packs = {"0.1": load_pack(PACKAGE, shipped=VERSIONS.find(1).pack), "now": load_pack(PACKAGE)}
    place = best.place
    choice = CHOICE.format(place=place.name(), names=names_of(place), corners=corners_table(best))
    return "\n".join([HEAD, *places_table(places), "", choice, *pack_table(packs)]) + "\n"


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page()))
