"""The table of Florenza: the row of monuments, the artists by kind, locations and supply, then each family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables import florenza_legend
from mecenate.cli.tables.drawing import QUIET, flow, seat_mark
from mecenate.cli.tables.florenza_pieces import Pieces
from mecenate.cli.tables.table import DrawnTable
from mecenate.games.florenza.view import Player, View
from mecenate.lang import Language


class FlorenzaTable(DrawnTable):
    """Florenza: The Card Game."""

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        pieces = Pieces(language)
        parts: list[RenderableType] = [_title(pieces, view), _monuments(pieces, view), _middle(pieces, view, width)]
        for player in view.players:
            parts.append(_player(pieces, view, player, names, width))
        return Group(*parts)

    def printed(self, view: Any, language: Language) -> RenderableType:
        return florenza_legend.legend(Pieces(language), view.printed)


def _title(pieces: Pieces, view: View) -> Text:
    """The game, the round and the step; then the piles."""
    title = pieces.language.title(view.game, view.game)
    text = Text.assemble((title, "bold"), f" · {pieces.text('label-round', round=view.round, rounds=view.rounds)}")
    if view.over:
        text.append(f" · {pieces.text('label-over')}")
    elif view.stage != "acting":
        text.append(f" · {pieces.text('label-end-of-round')}")
    elif view.step.isdecimal():
        text.append(f" · {pieces.text('label-step', step=view.step)}")
    else:
        text.append(f" · {pieces.text('label-extra-step', step=pieces.word(view.step))}", style="bold")
    piles = pieces.text("label-piles", cards=view.pile, monuments=view.monument_pile, artists=view.artist_pile)
    return text.append(f"\n{piles}", style=QUIET)


def _monuments(pieces: Pieces, view: View) -> Grid:
    """The row of monuments, one per line, the highest first."""
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(justify="right", no_wrap=True)
    for _ in range(3):
        grid.add_column(no_wrap=True)
    grid.add_row("", pieces.label("label-monuments"))
    for monument in view.monuments:
        cost = pieces.cost(monument.cost)
        prestige = Text(str(monument.prestige), style="bold")
        grid.add_row(prestige, Text(monument.name), cost, pieces.kinds(monument.artists))
    return grid


def _middle(pieces: Pieces, view: View, width: int) -> Grid:
    """Artists by kind with cost and range, the locations, the supply."""
    rows: list[tuple[Text, list[Text]]] = []
    short = pieces.word("fiorini", "short")
    for kind, up in view.anonymous.items():
        artists = [pieces.artist(artist) for artist in view.artists if artist.kind == kind]
        anonymous = f"{pieces.text('label-anonymous')} {view.printed.anonymous_artist}{short}"
        artists.append(Text(anonymous) if up else Text(f"[{anonymous}]", style=QUIET))
        rows.append((pieces.heading(kind), artists))
    rows.append((pieces.label("label-locations"), [pieces.location(one) for one in view.locations if one.cards > 0]))
    supply = [pieces.cost({name: count}) for name, count in view.supply.items() if count > 0]
    rows.append((pieces.label("label-supply"), [*supply, Text(f"{view.bank}{short}")]))
    return _labelled(rows, width)


def _labelled(rows: Sequence[tuple[Text, list[Text]]], width: int, indent: int = 0) -> Grid:
    """Rows with a label in front, the parts of each in as many lines as they need."""
    longest = max(label.cell_len for label, _ in rows)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    if indent:
        grid.add_column(min_width=indent - 2, no_wrap=True)
    grid.add_column(min_width=longest, no_wrap=True)
    for label, parts in rows:
        cells = [label, flow(parts, width - indent - longest - 2)]
        grid.add_row(*(["", *cells] if indent else cells))
    return grid


def _player(pieces: Pieces, view: View, player: Player, names: Sequence[str], width: int) -> Group:
    """Who, what is in the hand as far as it may be seen, and what lies in front."""
    acts = "▶ " if view.actor == player.seat else "  "
    who = Text(acts).append(f"{seat_mark(player.seat)} {names[player.seat]}", style="bold")
    who.append(f" ({player.family})")
    parts = [who]
    if view.captain == player.seat:
        parts.append(Text(pieces.text("label-captain"), style="bold"))
    if view.new_captain == player.seat:
        parts.append(Text(pieces.text("label-next-captain"), style="bold"))
    parts.append(Text(pieces.text("label-cards", cards=player.hand_size)))
    parts.append(Text(pieces.text("label-resources", resources=player.resource_cards)))
    if player.resources is not None and player.fiorini is not None:
        parts.append(pieces.cost(player.resources))
        parts.append(Text(f"{player.fiorini}{pieces.word('fiorini', 'short')}"))
    rows = _belongings(pieces, player)
    status = flow(parts, width)
    return Group(status, _labelled(rows, width, indent=4)) if rows else Group(status)


def _belongings(pieces: Pieces, player: Player) -> list[tuple[Text, list[Text]]]:
    """The own hand, the cards in front, monuments, and what is reserved; empty ones are left out."""
    reserved = [pieces.work_waiting(monument) for monument in player.reserved_monuments]
    reserved += [pieces.artist(artist) for artist in player.reserved_artists]
    unused = [Text(f"{pieces.word(artist.word, 'name')} −{artist.prestige}") for artist in player.unused_artists]
    rows = {
        "label-hand": [pieces.hand_card(card) for card in player.hand or []],
        "label-front": [pieces.work(card) for card in player.cards],
        "label-finished": [pieces.work(monument) for monument in player.monuments],
        "label-reserved": reserved,
        "label-unused": unused,
    }
    return [(Text(pieces.text(id), style=QUIET), parts) for id, parts in rows.items() if parts]
