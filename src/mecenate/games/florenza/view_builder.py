"""Builds views: the table as everybody sees it, and what a seat sees in addition, its hand and its discards."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.prompt import prompt_data
from mecenate.core.state import SEATS
from mecenate.core.view_cache import PrivateView, ViewCache
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.printed import amounts
from mecenate.games.florenza.prompts import step_name
from mecenate.games.florenza.reading import STEPS as EXTRA_STEPS
from mecenate.games.florenza.view import Artist, Card, Location, Monument, Player, View
from mecenate.games.florenza.vocabulary import ARTIST_KINDS
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_WORDS

# Lists, because compiled code indexes a list faster than a tuple.
KIND_NAMES: Final = list(ARTIST_KINDS)
RESOURCE_NAMES: Final = list(RESOURCE_WORDS)
STEP_NAMES: Final = list(EXTRA_STEPS)


def public_view(board: Board, last: ViewCache) -> View:
    """What everybody sees: no hands, no discards (FLO-72 to FLO-74)."""
    cells = board.cells
    pieces = board.pieces
    printed = pieces.printed_parts
    was: View | None = last.public
    return View(
        game="florenza",
        seat=None,
        seats=board.seats,
        round=cells[layout.ROUND],
        rounds=pieces.rounds,
        stage=layout.STAGES[cells[layout.STAGE]],
        step=step_name(board),
        captain=cells[layout.CAPTAIN],
        new_captain=cells[layout.NEW_CAPTAIN] - 1 if cells[layout.NEW_CAPTAIN] > 0 else None,
        actor=board.actor,
        over=board.over,
        prompt=prompt_data(board.prompt),
        printed=printed.printed,
        supply={name: int(cells[layout.SUPPLY + n]) for n, name in enumerate(RESOURCE_NAMES)},
        bank=cells[layout.SUPPLY + layout.FIORINI],
        pile=cells[layout.PILE_SIZE],
        monument_pile=cells[layout.MONUMENTS_LEFT],
        artist_pile=cells[layout.ARTISTS_LEFT],
        monuments=[printed.monuments[cells[at] - 1] for at in range(layout.ROW, layout.ROW + cells[layout.ROW_SIZE])],
        artists=[
            printed.artists[cells[at] - 1] for at in range(layout.MIDDLE, layout.MIDDLE + cells[layout.MIDDLE_SIZE])
        ],
        anonymous={kind: cells[layout.ANONYMOUS + n] != 0 for n, kind in enumerate(KIND_NAMES)},
        locations=was.locations
        if was is not None and last.unchanged(layout.LOCATION, layout.ANONYMOUS - layout.LOCATION)
        else locations(board),
        players=players(board, last),
    )


def private_view(board: Board, public: View, seat: int, last: ViewCache) -> PrivateView:
    """What a seat sees in addition: its own hand and discards (FLO-72 to FLO-74)."""
    was = last.private.get(seat)
    if was is not None and public.players[seat] is last.public.players[seat] and last.unchanged(layout.ROUND, 1):
        return was
    player = replace(public.players[seat], discarded=discarded(board, seat))
    if board.over:
        return PrivateView(player)
    return PrivateView(
        replace(
            player,
            hand=hand(board, seat),
            resources=resources(board, seat),
            fiorini=board.cells[layout.PURSE + seat],
        )
    )


def players(board: Board, last: ViewCache) -> list[Player]:
    """What the seats have; a player that has not changed is the same object as in `last`."""
    cells = board.cells
    was: View | None = last.public
    shared = (
        last.unchanged(layout.COPY, layout.PILE_SIZE - layout.COPY)
        and last.unchanged(layout.MONUMENT, layout.ROW - layout.MONUMENT)
        and last.unchanged(layout.FRONT, layout.LOCATION - layout.FRONT)
    )
    engaged: dict[int, Artist] | None = None
    shown: list[Player] = []
    for seat in range(cells[SEATS]):
        if was is not None and shared and last.seat_unchanged(seat):
            shown.append(was.players[seat])
            continue
        if engaged is None:
            engaged = artists_at_work(board)
        shown.append(player(board, seat, engaged))
    return shown


def locations(board: Board) -> list[Location]:
    """All locations, each with the cards of it that are face up."""
    printed = board.pieces.printed_parts
    kinds: i64 = len(board.pieces.locations)
    first = kinds * (board.cells[SEATS] - 2)
    return [printed.locations[first + n][board.cells[layout.LOCATION + n]] for n in range(kinds)]


def artists_at_work(board: Board) -> dict[int, Artist]:
    """The artists who have been engaged, by their works; the anonymous have no card."""
    by_work: dict[int, Artist] = {}
    for front, artist in enumerate(board.pieces.printed_parts.fronts):
        work = board.cells[layout.FRONT + front] - 1
        if 0 <= work < layout.UNUSED - 1:
            by_work[work] = artist
    return by_work


def player(board: Board, seat: i64, engaged: dict[int, Artist]) -> Player:
    """What a seat has; its hand only when the game is over (FLO-72, FLO-73)."""
    cells = board.cells
    printed = board.pieces.printed_parts
    return Player(
        seat=seat,
        family=board.pieces.families[seat],
        hand_size=cells[layout.HAND_SIZE + seat],
        resource_cards=board.resources_of(seat),
        hand=hand(board, seat) if board.over else None,
        resources=resources(board, seat) if board.over else None,
        fiorini=cells[layout.PURSE + seat] if board.over else None,
        discarded=None,
        cards=played(board, seat, engaged),
        monuments=finished(board, seat, engaged),
        reserved_monuments=[
            printed.monuments[n] for n in range(layout.MONUMENTS) if cells[layout.MONUMENT + n] == layout.KEPT_BY + seat
        ],
        reserved_artists=reserved_artists(board, seat),
        unused_artists=[
            artist for n, artist in enumerate(printed.fronts) if cells[layout.FRONT + n] == layout.UNUSED + seat
        ],
        anonymous_engaged={kind: int(cells[layout.NAMELESS + 3 * seat + n]) for n, kind in enumerate(KIND_NAMES)},
        income=amounts(cells, layout.INCOME + layout.SEVEN * seat),
        extra_steps=[name for n, name in enumerate(STEP_NAMES) if (cells[layout.STEPS + seat] >> n) & 1],
        extra_cards=cells[layout.EXTRA_CARDS + seat],
        artist_discount=board.power_of(seat, layout.ARTIST_DISCOUNT),
        monument_discount=board.power_of(seat, layout.MONUMENT_DISCOUNT),
    )


def hand(board: Board, seat: i64) -> list[Card]:
    """The Florenza cards that a seat holds."""
    first = layout.HAND + layout.HAND_SLOTS * seat
    return [card(board, board.cells[at] - 1) for at in range(first, first + board.cells[layout.HAND_SIZE + seat])]


def card(board: Board, copy: i64) -> Card:
    """A Florenza card as it is printed."""
    return board.pieces.printed_parts.cards[board.pieces.card_of[copy]]


def resources(board: Board, seat: i64) -> dict[str, int]:
    """The resources that a seat holds."""
    return {name: int(board.resources(seat, n)) for n, name in enumerate(RESOURCE_NAMES)}


def discarded(board: Board, seat: i64) -> dict[str, list[str]]:
    """A seat's own discards by round, until they come back into the pile (FLO-74)."""
    by_seat: dict[str, list[str]] = {}
    for round in range(1, board.cells[layout.ROUND] + 1):
        place = layout.DISCARDED + 4 * round + seat
        cards = [card(board, copy).word for copy in range(layout.COPIES) if board.cells[layout.COPY + copy] == place]
        if cards:
            by_seat[str(round)] = cards
    return by_seat


def played(board: Board, seat: i64, engaged: dict[int, Artist]) -> list[Card]:
    """The Florenza cards in front of a seat, with their artists."""
    cards: list[Card] = []
    for copy in range(layout.COPIES):
        if board.cells[layout.COPY + copy] == layout.PLAYED + seat:
            artist = engaged.get(copy)
            shown = card(board, copy)
            cards.append(shown if artist is None else replace(shown, artist=artist))
    return cards


def finished(board: Board, seat: i64, engaged: dict[int, Artist]) -> list[Monument]:
    """The monuments that a seat has finished, with their artists."""
    monuments: list[Monument] = []
    for number, monument in enumerate(board.pieces.printed_parts.monuments):
        if board.cells[layout.MONUMENT + number] == layout.DONE_BY + seat:
            artist = engaged.get(int(layout.WORKS) + number)
            monuments.append(monument if artist is None else replace(monument, artist=artist))
    return monuments


def reserved_artists(board: Board, seat: i64) -> list[Artist]:
    """The artists that a seat has reserved, face down."""
    first = layout.RESERVED + layout.ARTISTS * seat
    return [
        artist for n, artist in enumerate(board.pieces.printed_parts.artists) for _ in range(board.cells[first + n])
    ]
