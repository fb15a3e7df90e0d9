"""The table of Carrara: wheel and court on top, the market below, then the cities with each player's columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables import carrara_legend
from mecenate.cli.tables.carrara_pieces import Pieces
from mecenate.cli.tables.drawing import QUIET, flow, seat_mark
from mecenate.cli.tables.table import DrawnTable
from mecenate.games.carrara.view import City, Player, Section, Sector, View
from mecenate.games.carrara.vocabulary import COLOURS, LANDSCAPES
from mecenate.lang import Language

SIDE_BY_SIDE = 98
"""From this width on the court is beside the wheel."""


class CarraraTable(DrawnTable):
    """The Palaces of Carrara."""

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        pieces = Pieces(language)
        parts: list[RenderableType] = [_title(pieces, view, names), *_passes(pieces, view)]
        if width >= SIDE_BY_SIDE:
            top = Grid.grid(padding=(0, 3, 0, 0))
            top.add_row(_wheel(pieces, view), _court(pieces, view, names, columns=1))
            parts.append(top)
        else:
            parts += [_wheel(pieces, view), Text(), _court(pieces, view, names, columns=2)]
        parts += [Text(), _market(pieces, view, width), Text(), _cities(pieces, view, width)]
        for player in view.players:
            parts.append(_status(pieces, view, player, names, width))
            if any(player.columns.values()) or player.improvements:
                parts.append(_columns(pieces, view, player, width))
        return Group(*parts)

    def printed(self, view: Any, language: Language) -> RenderableType:
        return carrara_legend.legend(Pieces(language), view)


def _title(pieces: Pieces, view: View, names: Sequence[str]) -> Text:
    title = pieces.language.title(view.game, view.game)
    pile = pieces.text("label-pile", tiles=view.pile)
    text = Text.assemble((title, "bold"), f" · {pieces.word(view.version)} · {pile}")
    if view.bag_empty:
        text.append(f" · {pieces.text('label-bag-empty')}")
    if view.over:
        text.append(f" · {pieces.text('label-over')}")
    elif view.finisher is not None:
        text.append(f" · {pieces.text('label-last-turns', turns=view.last_turns)}", style="bold")
    return text


def _passes(pieces: Pieces, view: View) -> list[Text]:
    """How many turns in a row were passed, and a warning when one more round ends the game (CAR-54)."""
    if view.passes == 0 or view.over or view.finisher is not None:
        return []
    text = Text(pieces.text("label-passes", passes=view.passes, most=view.max_passes))
    left = view.max_passes - view.passes
    if left <= view.seats:
        text.append(f" · {pieces.text('label-passes-left', left=left)}", style="bold")
    return [text]


# ---------------------------------------------------------------------- the wheel


def _wheel(pieces: Pieces, view: View) -> Grid:
    """A column for each position, a row for each colour: price, and the blocks that lie there."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(min_width=8, no_wrap=True)
    for _ in view.wheel:
        grid.add_column(min_width=8, no_wrap=True)
    grid.add_row(pieces.label("label-wheel"), *(Text(sector.position, style="bold") for sector in view.wheel))
    for colour in COLOURS:
        grid.add_row(pieces.word(colour), *(_offer(pieces, sector, colour) for sector in view.wheel))
    if view.version == "advanced":
        decorations = [pieces.word(sector.decoration or "", "short") for sector in view.wheel]
        grid.add_row(pieces.text("label-decoration"), *decorations)
        statues = [pieces.badge((sector.statue or "").removesuffix(" statue")) for sector in view.wheel]
        grid.add_row(pieces.text("label-statue"), *statues)
    return grid


def _offer(pieces: Pieces, sector: Sector, colour: str) -> Text:
    price = str(sector.prices[colour])
    count = sector.blocks.get(colour, 0)
    if count == 0:
        return Text(price, style=QUIET)
    return Text.assemble((price, "bold"), " ", pieces.counted(pieces.badge(colour), count))


# ---------------------------------------------------------------------- the court


def _court(pieces: Pieces, view: View, names: Sequence[str], columns: int) -> Grid:
    """The sections with their bonuses and markers, then the open area and the visit."""
    rows = [_section(pieces, section, view.seats) for section in view.court]
    per_column = -(-len(rows) // columns)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(4 * columns):
        grid.add_column(no_wrap=True)
    grid.add_row("", pieces.label("label-court"))
    for n in range(per_column):
        cells: list[RenderableType] = []
        for row in rows[n::per_column]:
            cells += row
        grid.add_row(*cells)
    outer = Grid.grid()
    outer.add_row(grid)
    outer.add_row(_open_area(pieces, view))
    if view.visitor is not None and view.visited_section is not None:
        visit = pieces.text("label-visit", player=names[view.visitor], section=view.visited_section)
        outer.add_row(Text(visit, style="bold"))
    return outer


def _open_area(pieces: Pieces, view: View) -> Text:
    waiting = [f"{seat_mark(player.seat)}×{player.open_area}" for player in view.players if player.open_area > 0]
    return Text(pieces.text("label-open-area", markers=" ".join(waiting) or "–"))


def _section(pieces: Pieces, section: Section, seats: int) -> list[RenderableType]:
    bonus = pieces.word(f"{section.amount} {section.bonus.replace('_', ' ')}")
    markers = " ".join(seat_mark(seat) if seat in section.markers else "·" for seat in range(seats))
    gold = Text()
    if section.bonus == "gold_statue":
        gold = pieces.counted(pieces.badge("gold"), section.gold_statues) if section.gold_statues else Text("–")
    return [Text(f"{section.number}", style="bold"), Text(bonus), Text(markers), gold]


# ---------------------------------------------------------------------- the market


def _market(pieces: Pieces, view: View, width: int) -> Grid:
    """What can be built and taken."""
    improvements = view.improvements.items()
    rows = {
        "label-display": _display(pieces, view),
        "label-monuments": [Text(pieces.word(tile.type)) for tile in view.monuments],
        "label-improvements": [_improvement(pieces, view, name, n) for name, n in improvements if n > 0],
    }
    if view.version == "advanced":
        decorations = [Text(f"{pieces.word(name)} {n}") for name, n in view.decorations.items()]
        statues = [Text.assemble(pieces.badge(name), f" {n}") for name, n in view.statues.items()]
        rows["label-supply"] = [*decorations, Text(" ").join(statues)]
    labels = {id: pieces.label(id) for id in rows}
    if view.monuments:
        labels["label-monuments"].append(f" {view.monuments[0].value}")
    room = width - max(label.cell_len for label in labels.values()) - 2
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for id, parts in rows.items():
        grid.add_row(labels[id], flow(parts, room))
    return grid


def _display(pieces: Pieces, view: View) -> list[Text]:
    """The buildings for sale, the urban ones first."""
    parts: list[Text] = []
    for landscape in LANDSCAPES:
        by_type = pieces.tiles_by_type([tile for tile in view.display if tile and tile.landscape == landscape])
        if by_type:
            parts += [Text(f"{pieces.word(landscape)}: ", style=QUIET).append_text(by_type[0]), *by_type[1:]]
    return parts


def _improvement(pieces: Pieces, view: View, name: str, count: int) -> Text:
    """An improvement tile, what it makes its city or landscape pay, and how many are left if several."""
    pays = view.printed.improvements[name]
    text = Text(f"{pieces.word(name)} {pieces.reward(pays.florins, pays.points)}")
    return text.append(f" ({count})") if count > 1 else text


# ---------------------------------------------------------------------- cities and players


def _aligned(width: int) -> Grid:
    """Six columns of the same width, so that the cities of all players are aligned."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in COLOURS:
        grid.add_column(width=width // len(COLOURS) - 1)
    return grid


def _cities(pieces: Pieces, view: View, width: int) -> Grid:
    """The cities from left to right, with the lowest colour they take; then what scoring needs, or who scored."""
    grid = _aligned(width)
    grid.add_row(
        *(
            Text.assemble((pieces.word(city.name), "bold"), " ", pieces.badge(COLOURS[n]))
            for n, city in enumerate(view.cities)
        )
    )
    grid.add_row(*(_city(pieces, view, city) for city in view.cities))
    return grid


def _city(pieces: Pieces, view: View, city: City) -> Text:
    printed = view.printed.rewards[city.name]
    reward = pieces.reward(printed.florins, printed.points)
    if city.owner is None:
        return Text(f"{reward} {pieces.text('label-needs', tiles=city.minimum)}", style=QUIET)
    return Text(f"{reward} {pieces.text('label-scored-by', seat=seat_mark(city.owner))}", style="bold")


def _status(pieces: Pieces, view: View, player: Player, names: Sequence[str], width: int) -> Grid:
    """Who, points, what is behind the screen if it may be seen, markers, stores, scored spaces."""
    acts = view.actor == player.seat
    who = Text("▶ " if acts else "  ").append(f"{seat_mark(player.seat)} {names[player.seat]}", style="bold")
    parts = [Text(pieces.language.count(view.game, "points", player.points))]
    if player.florins is not None:
        parts.append(Text(pieces.language.count(view.game, "florins", player.florins)))
    if player.blocks is not None:
        parts.append(Text.assemble(pieces.text("label-blocks"), " ", pieces.badges(player.blocks)))
    parts.append(Text(pieces.text("label-markers", markers=player.markers)))
    parts += _belongings(pieces, view, player)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_row(who, flow(parts, width - who.cell_len - 2))
    return grid


def _belongings(pieces: Pieces, view: View, player: Player) -> list[Text]:
    own = [space.name for space in player.spaces[len(view.cities) :] if space.used and "florins" not in space.name]
    own += [name for name, owner in view.florin_spaces.items() if owner == player.seat]
    lists = {"label-improved": player.improvements, "label-stored": player.warehouses, "label-scored": own}
    return [
        Text(pieces.text(id, words=pieces.language.words(view.game, words))) for id, words in lists.items() if words
    ]


def _columns(pieces: Pieces, view: View, player: Player, width: int) -> Grid:
    """The tiles in each city from the bottom up, behind the reward where it is better than printed."""
    grid = _aligned(width)
    cells = []
    for city, tiles in player.columns.items():
        cell = [pieces.tile(tile) for tile in tiles]
        pays = player.rewards[city]
        if pays != view.printed.rewards[city]:
            cell.insert(0, Text(pieces.reward(pays.florins, pays.points), style="bold"))
        cells.append(Text(" ").join(cell))
    grid.add_row(*cells)
    return grid
