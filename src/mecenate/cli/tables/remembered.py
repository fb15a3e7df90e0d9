"""What a note-taker would know, in the terminal: one line per rival, and the hidden pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables.carpe_diem_pieces import Pieces as CarpeDiemPieces
from mecenate.cli.tables.carrara_pieces import Pieces as CarraraPieces
from mecenate.cli.tables.drawing import QUIET, Drawing, flow, seat_mark
from mecenate.cli.tables.florenza_pieces import Pieces as FlorenzaPieces
from mecenate.cli.tables.princes_pieces import Pieces as PrincesPieces
from mecenate.games.carpe_diem.view import Remembered as CarpeDiemRemembered
from mecenate.games.carrara.view import Remembered as CarraraRemembered
from mecenate.games.florenza.view import Remembered as FlorenzaRemembered
from mecenate.games.princes.view import Remembered as PrincesRemembered
from mecenate.lang import Language


def carrara(notes: CarraraRemembered, names: Sequence[str], language: Language, width: int) -> RenderableType:
    """Florins and blocks behind the other screens, and the rest of the bag."""
    pieces = CarraraPieces(language)
    lines = [
        (player.seat, [Text(pieces.count("florins", player.florins)), pieces.badges(player.blocks)])
        for player in notes.players
    ]
    return Group(*_rivals(lines, names), _labelled(pieces, "label-bag", [pieces.badges(notes.bag)], width))


def princes(notes: PrincesRemembered, names: Sequence[str], language: Language, width: int) -> RenderableType:
    """The purses of the others, and the cards of each pile that lie out of sight."""
    pieces = PrincesPieces(language)
    lines = [(player.seat, [Text(pieces.count("florins", player.florins))]) for player in notes.players]
    decks: list[RenderableType] = [Text(pieces.text("label-hidden"), style="bold cyan")]
    for deck, cards in notes.hidden.items():
        heading = Text(pieces.word(deck, "cards") + " ", style=QUIET)
        decks.append(_beside(heading, flow([Text(pieces.word(card)) for card in cards], width - heading.cell_len - 2)))
    return Group(*_rivals(lines, names), *decks)


def florenza(notes: FlorenzaRemembered, names: Sequence[str], language: Language, width: int) -> RenderableType:
    """Money and resources of the others, and the Florenza cards that lie out of sight."""
    pieces = FlorenzaPieces(language)
    money = pieces.word("fiorini", "short")
    lines = [
        (player.seat, [pieces.cost(player.resources), Text(f"{player.fiorini}{money}")]) for player in notes.players
    ]
    return Group(*_rivals(lines, names), _labelled(pieces, "label-hidden", _counted(pieces, notes.hidden), width))


def carpe_diem(notes: CarpeDiemRemembered, names: Sequence[str], language: Language, width: int) -> RenderableType:
    """The fountain cards that lie out of sight."""
    pieces = CarpeDiemPieces(language)
    return _labelled(pieces, "label-hidden", _counted(pieces, notes.hidden), width)


def _counted(pieces: Drawing, counts: Mapping[str, int]) -> list[Text]:
    return [Text(f"{count}× {pieces.word(word)}" if count > 1 else pieces.word(word)) for word, count in counts.items()]


def _rivals(lines: Sequence[tuple[int, list[Text]]], names: Sequence[str]) -> list[RenderableType]:
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for seat, parts in lines:
        grid.add_row(Text(f"{seat_mark(seat)} {names[seat]}", style="bold"), *parts)
    return [grid] if lines else []


def _labelled(pieces: Drawing, id: str, parts: Sequence[Text], width: int) -> Group:
    return Group(pieces.label(id), flow(parts, width))


def _beside(heading: Text, text: Text) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_row(heading, text)
    return grid
