"""The final scoring: prestige, sets, guilds, majorities, the Captain, unused reservations, the winner."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from mecenate.core.score import Score, rank
from mecenate.core.state import SEATS
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import kinds_for
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.vocabulary import ARTIST_KINDS


def scores(board: Board) -> list[Score]:
    """The scores if the game ends now; ties are broken by the best works of art (FLO-68, FLO-69)."""
    seats = range(int(board.cells[SEATS]))
    resources = majority(board, [int(board.resources_of(seat)) for seat in seats], board.pieces.most_resources)
    fiorini = majority(board, [int(board.cells[layout.PURSE + seat]) for seat in seats], board.pieces.most_fiorini)
    return rank(
        [breakdown(board, seat, resources[seat], fiorini[seat]) for seat in seats],
        [tuple(sorted((value for value in works_of_art(board, seat) if value > 0), reverse=True)) for seat in seats],
    )


def breakdown(board: Board, seat: int, resources: int, fiorini: int) -> dict[str, int]:
    """A seat's points by source, in rulebook order (FLO-60 to FLO-67)."""
    return {
        "monuments": int(prestige_of_monuments(board, seat, layout.DONE_BY)),
        "district buildings": int(prestige_of_cards(board, seat, layout.DISTRICT)),
        "palaces": int(prestige_of_cards(board, seat, layout.PALACE)),
        "churches": int(prestige_of_cards(board, seat, layout.CHURCH)),
        "artists": sum(int(board.pieces.front[front]) for front in engaged_by(board, seat)),
        "district sets": int(district_sets(board, seat) * board.pieces.district_set),
        "guilds": int(points_of_guilds(board, seat)),
        "resources": resources,
        "fiorini": fiorini,
        "captain": int(point_of_the_captain(board, seat)),
        "reserved monuments": -int(prestige_of_monuments(board, seat, layout.KEPT_BY)),
        "reserved artists": -prestige_of_unused_artists(board, seat),
    }


def prestige_of_monuments(board: Board, seat: i64, where: i64) -> i64:
    """The prestige of the monuments that a seat has finished, or has reserved (FLO-60, FLO-67)."""
    points: i64 = 0
    monument: i64 = 0
    while monument < layout.MONUMENTS:
        if board.cells[layout.MONUMENT + monument] == where + seat:
            points += board.pieces.monument_prestige[monument]
        monument += 1
    return points


def prestige_of_cards(board: Board, seat: i64, kind: i64) -> i64:
    """The prestige of a seat's cards of one kind (FLO-60)."""
    pieces = board.pieces
    points: i64 = 0
    copy: i64 = 0
    while copy < layout.COPIES:
        card = pieces.card_of[copy]
        if board.cells[layout.COPY + copy] == layout.PLAYED + seat and pieces.kind[card] == kind:
            points += pieces.prestige[card]
        copy += 1
    return points


def maker_of(board: Board, work: i64) -> i64:
    """The seat that has made a work of art; -1 if nobody has."""
    if work >= layout.WORKS:
        where = board.cells[layout.MONUMENT + work - layout.WORKS] - layout.DONE_BY
    else:
        where = board.cells[layout.COPY + work] - layout.PLAYED
    return where if 0 <= where < board.cells[SEATS] else -1


def engaged_by(board: Board, seat: i64) -> list[int]:
    """The fronts of the artists that a seat has engaged (FLO-61)."""
    artists = []
    for front in range(int(layout.FRONTS)):
        work = board.cells[layout.FRONT + front] - 1
        if 0 <= work < layout.UNUSED - 1 and maker_of(board, work) == seat:
            artists.append(front)
    return artists


def works_of_art(board: Board, seat: i64) -> list[int]:
    """The value of each of a seat's works of art: the card and its artist (FLO-68)."""
    pieces = board.pieces
    value: dict[int, int] = {}
    for copy in range(int(layout.COPIES)):
        if board.cells[layout.COPY + copy] == layout.PLAYED + seat and kinds_for(board, copy) != 0:
            value[copy] = int(pieces.prestige[pieces.card_of[copy]])
    for monument in range(int(layout.MONUMENTS)):
        if board.cells[layout.MONUMENT + monument] == layout.DONE_BY + seat:
            value[int(layout.WORKS) + monument] = int(pieces.monument_prestige[monument])
    for front in engaged_by(board, seat):
        value[int(board.cells[layout.FRONT + front]) - 1] += int(pieces.front[front])
    return list(value.values())


def district_sets(board: Board, seat: i64) -> i64:
    """Palace, church and district building (FLO-62)."""
    cells = board.cells
    first = layout.IN_FRONT + layout.SEVEN * seat
    return min(cells[first + layout.PALACE], cells[first + layout.CHURCH], cells[first + layout.DISTRICT])


def artist_sets(board: Board, seat: i64) -> i64:
    """Architect, painter and sculptor; anonymous ones count with the option (FLO-63, FLO-92)."""
    counts = [0, 0, 0]
    for front in engaged_by(board, seat):
        counts[int(board.pieces.artist_kind[board.pieces.artist_of[front]])] += 1
    if board.pieces.anonymous_count:
        for kind in range(len(ARTIST_KINDS)):
            counts[kind] += int(board.cells[layout.NAMELESS + len(ARTIST_KINDS) * seat + kind])
    return min(counts)


def points_of_guilds(board: Board, seat: i64) -> i64:
    """What the guilds of a seat score at the end (FLO-63)."""
    cells = board.cells
    first = layout.IN_FRONT + layout.SEVEN * seat
    points = board.power_of(seat, layout.PER_WORKSHOP) * cells[first + layout.WORKSHOP]
    points += board.power_of(seat, layout.PER_RESIDENCE) * cells[first + layout.RESIDENCE]
    points += board.power_of(seat, layout.PER_DISTRICT_SET) * district_sets(board, seat)
    if board.power_of(seat, layout.PER_ARTIST_SET) > 0:
        points += board.power_of(seat, layout.PER_ARTIST_SET) * artist_sets(board, seat)
    if board.power_of(seat, layout.PER_MONUMENT) > 0:
        finished = sum(
            cells[layout.MONUMENT + monument] == layout.DONE_BY + seat for monument in range(int(layout.MONUMENTS))
        )
        points += board.power_of(seat, layout.PER_MONUMENT) * finished
    return points


def majority(board: Board, counts: Sequence[int], points: Sequence[int]) -> list[int]:
    """Points for the first three places; tied seats share the best of their places (FLO-64, FLO-65, FLO-93, FLO-94)."""
    ranked = counts if board.pieces.empty_ranked else [count for count in counts if count > 0]
    by_seat = []
    for count in counts:
        better = [other for other in ranked if other > count]
        place = len(set(better)) if board.pieces.dense_ties else len(better)
        by_seat.append(points[place] if count in ranked and place < len(points) else 0)
    return by_seat


def point_of_the_captain(board: Board, seat: i64) -> i64:
    """For the Captain, at the end the one elected in the last round (FLO-66)."""
    return board.pieces.captain_point if board.cells[layout.CAPTAIN] == seat else 0


def prestige_of_unused_artists(board: Board, seat: i64) -> int:
    """The fronts of reserved artists that were not engaged; before the end the mean of the possible fronts (FLO-67)."""
    cells = board.cells
    pieces = board.pieces
    points = sum(
        int(pieces.front[front])
        for front in range(int(layout.FRONTS))
        if cells[layout.FRONT + front] == layout.UNUSED + seat
    )
    for artist in range(len(pieces.artists)):
        reserved = int(board.reserved(seat, artist))
        if reserved > 0:
            points += reserved * mean_of_unseen(board, artist)
    return points


def mean_of_unseen(board: Board, artist: i64) -> int:
    """The mean of an artist's unseen fronts, rounded, halves up (FLO-69)."""
    pieces = board.pieces
    first = int(pieces.first_front[artist])
    fronts = range(first, first + int(pieces.front_count[artist]))
    unseen = [int(pieces.front[front]) for front in fronts if board.cells[layout.FRONT + front] == 0]
    return (2 * sum(unseen) + len(unseen)) // (2 * len(unseen))
