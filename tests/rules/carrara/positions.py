"""Positions of Carrara in the words of the game, and small ways to play on from them.

    state = position(blocks={0: "white yellow red green green"}, display=["biblioteca 4"])
    after = play(state, "build biblioteca 4", "in lucca", "pay white", …)

A position starts from a fresh deal; what is named is changed, what follows from it is counted again, and the state
is read back through `game.state_from_json`, which audits it. So a position is one that can lie on a table.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from typing import Any

import mecenate
from mecenate import Dealer, Game, State
from mecenate.core.dealer import RecordedDealer
from mecenate.games.carrara.view import Player, View
from tests.rules.playing import Views, known, legal, play

COLOURS = ("white", "yellow", "red", "green", "blue", "purple")
CITIES = ("livorno", "pisa", "lucca", "viareggio", "massa", "lerici")
TYPES = ("cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa")
DECORATIONS = ("cup", "book", "gate", "crown", "flag", "coat of arms")
POSITIONS = ("I", "II", "III", "IV", "V", "VI")
LARGE_WHEEL = ("book", "coat of arms", "crown", "cup", "flag", "gate")
SMALL_WHEEL = ("purple", "white", "yellow", "red", "green", "blue")
ITEMS = (*DECORATIONS, *(f"{colour} statue" for colour in COLOURS), "gold statue")
OWN_SPACES = (*TYPES, "urban", "rural", "livorno+lerici", "massa+pisa", "viareggio+lucca")
FLORIN_SPACES = ("36 florins", "50 florins")
TILES = tuple(f"{kind} {value}" for kind in TYPES for value in ("1", "2", "3", "3b", "4", "5", "8"))

ELEVEN = {
    "I": "white white",
    "II": "yellow yellow",
    "III": "red red",
    "IV": "green",
    "V": "blue blue",
    "VI": "purple white",
}
"""A wheel with all its eleven blocks, and another colour in front at each position."""

PILE, BOX, ON_DISPLAY, MARKET = range(4)

Json = dict[str, Any]
Built = Mapping[int, Mapping[str, Sequence[str]]]


@functools.cache
def game(**options: str | int) -> Game:
    """The game with these options and the usual pieces; each made once."""
    return mecenate.game("carrara", **options)


def start(version: str = "normal", seats: int = 2, dealer: Dealer | None = None, **options: str | int) -> State:
    """A fresh deal."""
    return game(version=version, **options).start(seats, Dealer.fast(1) if dealer is None else dealer)


def position(
    version: str = "normal",
    seats: int = 2,
    *,
    turn: int = 0,
    florins: Mapping[int, int] | None = None,
    blocks: Mapping[int, str] | None = None,
    wheel: Mapping[str, str] | None = None,
    bag: str | None = None,
    icons: Mapping[str, str] | None = None,
    built: Built | None = None,
    display: Sequence[str] = (),
    pile: int | None = None,
    sections: str | None = None,
    visit: tuple[int, int] | None = None,
    scored: Mapping[int, str] | None = None,
    improved: Mapping[int, str] | None = None,
    warehouses: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    finisher: int | None = None,
    passes: int = 0,
    components: Json | None = None,
    **options: str | int,
) -> State:
    """The seat `turn` is about to choose its main action; what is not named is as in a fresh deal.

    florins, points: by seat. Points count as won in cities.
    blocks: colours by seat; once given, a seat that is not named has none.
    wheel: colours by position; once given, a position that is not named is empty.
    bag: its colours. Without it all other blocks are in the bag; with it they lie behind the last screen.
    icons: what one position of the two wheels shows, such as {"III": "cup, red statue"}.
    built: columns from the bottom, by seat and city; "villa 2+decoration+red statue" carries both.
    display: what lies there for sure, first space first; other tiles fill it up to nine, the rest is the pile.
    pile: how many tiles; the others stand in the Lerici of the last seat. With 0 only `display` is on display.
    sections: those of the court that are still full, such as "2 3"; other markers are on spaces or in the open area.
    visit: the seat that holds the Visit marker, and the section; the seats between it and `turn` have answered.
    scored: used spaces by seat, such as "massa, porta, 36 florins"; markers out of the court without one are in the
        open area.
    improved, warehouses: improvements and stored items by seat, with commas.
    gold: gold statues by section; without it one for each marker there.
    finisher: the seat that triggered the end; the seats from `turn` on have their last turn.
    """
    rules = game(version=version, **options)
    if components is not None:
        rules = mecenate.game("carrara", components=components, version=version, **options)
    table: Json = json.loads(rules.start(seats, Dealer.fast(1)).to_json())
    table["turn"] = turn
    table["agenda"] = [{"ask": "main", "seat": turn, "about": [0, 0, 0, 0]}]
    table["passes"] = passes
    for seat, amount in (florins or {}).items():
        table["florins"][seat] = amount
    for seat, amount in (points or {}).items():
        table["points"][seat][2] = amount
    _lay_blocks(table, blocks, wheel, bag)
    _turn_icons(table, icons or {})
    _lay_tiles(table, built or {}, display, pile)
    _set_markers(table, 8 if version == "advanced" else 6, sections, visit, scored or {})
    _lay_improvements(table, rules, improved or {})
    if version == "advanced":
        _lay_items(table, warehouses or {}, gold)
    if finisher is not None:
        table["finisher"] = finisher + 1
        table["last_turns"] = (finisher - turn) % seats
    return rules.state_from_json(json.dumps(table))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _counts(text: str) -> list[int]:
    colours = text.split()
    assert set(colours) <= set(COLOURS), text
    return [colours.count(colour) for colour in COLOURS]


def _lay_blocks(
    table: Json, blocks: Mapping[int, str] | None, wheel: Mapping[str, str] | None, bag: str | None
) -> None:
    if blocks is not None:
        table["blocks"] = [_counts(blocks.get(seat, "")) for seat in range(table["seats"])]
    if wheel is not None:
        table["wheel"] = [_counts(wheel.get(position, "")) for position in POSITIONS]
    left = [7 - sum(row[n] for row in [*table["blocks"], *table["wheel"]]) for n in range(6)]
    if bag is None:
        table["bag"] = left
    else:
        table["bag"] = _counts(bag)
        table["blocks"][-1] = [table["blocks"][-1][n] + left[n] - table["bag"][n] for n in range(6)]


def _turn_icons(table: Json, icons: Mapping[str, str]) -> None:
    for position, shown in icons.items():
        decoration, statue = _names(shown)
        at = POSITIONS.index(position)
        table["large_start"] = (LARGE_WHEEL.index(decoration) - at) % 6
        table["statue_turns"] = (at - SMALL_WHEEL.index(statue.removesuffix(" statue"))) % 6


def _lay_tiles(table: Json, built: Built, display: Sequence[str], pile: int | None) -> None:
    seats = table["seats"]
    where = [MARKET if n % 7 == 6 else PILE for n in range(42)]
    boxed = {2: (2, 3), 3: (3,), 4: ()}[seats]
    for n in range(42):
        if n % 7 in boxed:
            where[n] = BOX
    for key in ("height", "of_type", "plain", "empty"):
        table[key] = [[0] * 6 for _ in range(seats)]
    table["tile"] = where
    for seat, cities in built.items():
        for city, column in cities.items():
            for text in column:
                _stand(table, seat, city, text)
    shown = [TILES.index(name) for name in display]
    assert all(where[n] == PILE for n in shown), f"not free for the display: {display}"
    for n in shown:
        where[n] = ON_DISPLAY
    for n in range(42):
        if len(shown) < 9 and pile != 0 and where[n] == PILE:
            where[n] = ON_DISPLAY
            shown.append(n)
    unseen = [n for n in range(42) if where[n] == PILE]
    for n in unseen[len(unseen) if pile is None else pile :]:
        _stand(table, seats - 1, "lerici", TILES[n])
    table["display"] = [n + 1 for n in shown] + [0] * (9 - len(shown))
    table["pile_size"] = where.count(PILE)


def _stand(table: Json, seat: int, city: str, text: str) -> None:
    """Put a tile, with what it carries, on top of a column."""
    name, *carried = text.split("+")
    tile, at = TILES.index(name), CITIES.index(city)
    assert table["tile"][tile] in (PILE, MARKET), f"{name} is not free"
    floor = table["height"][seat][at]
    table["tile"][tile] = 4096 * (seat + 1) + 64 * at + floor
    table["height"][seat][at] += 1
    table["of_type"][seat][tile // 7] += 1
    decorated = "decoration" in carried
    statues = [part.removesuffix(" statue") for part in carried if part != "decoration"]
    table["decorated"][tile] = int(decorated)
    table["plain"][seat][tile // 7] += int(not decorated)
    table["empty"][seat][at] += int(not statues)
    if statues:
        table["statue"][tile] = 1 + (*COLOURS, "gold").index(statues[0])
        table["statues"] = [
            count - int(colour == statues[0]) for colour, count in zip(COLOURS, table["statues"], strict=True)
        ]
    if decorated:
        table["decorations"][tile // 7] -= 1


def _set_markers(
    table: Json, markers: int, sections: str | None, visit: tuple[int, int] | None, scored: Mapping[int, str]
) -> None:
    seats = table["seats"]
    full = set(range(1, markers + 1)) if sections is None else {int(section) for section in sections.split()}
    for seat in range(seats):
        own = set(full)
        if visit is not None:
            visitor, section = visit
            own.discard(section)
            if (table["turn"] - visitor) % seats <= (seat - visitor) % seats and seat != visitor:
                own.add(section)
        used = _names(scored.get(seat, ""))
        for name in used:
            if name in CITIES:
                table["city_owner"][CITIES.index(name)] = seat + 1
            elif name in FLORIN_SPACES:
                table["florin_owner"][FLORIN_SPACES.index(name)] = seat + 1
            else:
                table["scored"][seat] |= 1 << OWN_SPACES.index(name)
        table["court"][seat] = sum(1 << (section - 1) for section in own)
        table["open_area"][seat] = markers - len(own) - len(used)
        assert table["open_area"][seat] >= 0, f"seat {seat}: more spaces used than markers left the court"
    if visit is not None:
        table["visitor"], table["visited"] = visit[0] + 1, visit[1] - 1


def _lay_improvements(table: Json, rules: Game, improved: Mapping[int, str]) -> None:
    names = [str(word).removeprefix("improve ") for word in rules.actions if str(word).startswith("improve ")]
    targets = (*CITIES, "urban", "rural")
    for seat, text in improved.items():
        for name in _names(text):
            table["improved"][seat][targets.index(name.split()[0])] = 1 + names.index(name)
            table["improvements"][names.index(name)] -= 1


def _lay_items(table: Json, warehouses: Mapping[int, str], gold: Mapping[int, int] | None) -> None:
    for seat, text in warehouses.items():
        stored = [ITEMS.index(name) for name in _names(text)]
        table["warehouse"][seat] = [item + 1 for item in stored] + [0] * (2 - len(stored))
        for item in stored:
            if item < 6:
                table["decorations"][item] -= 1
            elif item < 12:
                table["statues"][item - 6] -= 1
    for section in (1, 2):
        markers = sum(mask >> (section - 1) & 1 for mask in table["court"])
        table["gold_statues"][section - 1] = markers if gold is None else gold.get(section, markers)


# ---------------------------------------------------------------------- playing on


def finish(state: State) -> State:
    """The state with the turn over: `end turn` if that is asked for."""
    return play(state, "end turn") if legal(state, "end turn") else state


def from_bag(state: State, colours: str) -> RecordedDealer:
    """The dealer who draws these blocks, each out of all that are left in the bag."""
    left = list(bag(state).values())
    outcomes = []
    for colour in colours.split():
        at = COLOURS.index(colour)
        assert left[at] > 0, f"no {colour} in the bag"
        outcomes.append((sum(left[:at]), sum(left)))
        left[at] -= 1
    return Dealer.recorded(outcomes)


def from_pile(state: State, name: str) -> RecordedDealer:
    """The dealer who turns this tile over, out of all that are left in the pile."""
    unseen = pile(state)
    return Dealer.recorded([(unseen.index(name), len(unseen))])


def one_tile_in_lerici(scored: str, sections: str, tile: str = "porta 1", *, florins: int = 0, **named: Any) -> State:
    """The advanced version: the first seat has this tile, has used these spaces, and has markers in these sections."""
    built = {0: {"lerici": [tile]}}
    return position("advanced", florins={0: florins}, built=built, sections=sections, scored={0: scored}, **named)


def two_wheels(wheel: Mapping[str, str], icons: Mapping[str, str], **named: Any) -> State:
    """The advanced version with these blocks and icons on its wheels; the first seat has 20 florins."""
    return position("advanced", florins={0: 20}, wheel=wheel, icons=icons, **named)


# ---------------------------------------------------------------------- reading


_views = Views(View, Player)
table = _views.public
own = _views.own


def florins(state: State, seat: int) -> int:
    """The florins of a seat."""
    return known(own(state, seat).florins)


def blocks(state: State, seat: int) -> dict[str, int]:
    """The blocks of a seat, without the colours it lacks."""
    return known(own(state, seat).blocks)


def points(state: State, seat: int) -> int:
    """The points of a seat on the track."""
    return own(state, seat).points


def on_wheel(state: State) -> dict[str, dict[str, int]]:
    """The blocks on the wheel by position, without empty sectors."""
    return {sector.position: sector.blocks for sector in table(state).wheel if sector.blocks}


def column(state: State, seat: int, city: str) -> list[str]:
    """The tiles of a seat in a city from the bottom, written as `position` takes them."""
    return [
        tile.name + "+decoration" * tile.decorated + ("" if tile.statue is None else f"+{tile.statue} statue")
        for tile in own(state, seat).columns[city]
    ]


def display(state: State) -> list[str | None]:
    """The tiles on the display, None for an empty place."""
    return [None if tile is None else tile.name for tile in table(state).display]


def bag(state: State) -> dict[str, int]:
    """What is in the bag; only the tests may look."""
    return dict(zip(COLOURS, json.loads(state.to_json())["bag"], strict=True))


def pile(state: State) -> list[str]:
    """What is in the pile; only the tests may look."""
    where = json.loads(state.to_json())["tile"]
    return [TILES[n] for n in range(42) if where[n] == PILE]


def sections(state: State, seat: int) -> list[int]:
    """The court sections in which a seat has a marker."""
    return [section.number for section in table(state).court if seat in section.markers]
