"""The audit: every card is somewhere, once, and the derived numbers are right."""

from __future__ import annotations

from mecenate.core.audit import expect, expect_in_range
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.marks import audit_memory
from mecenate.games.florenza.scoring import maker_of
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that is impossible (FLO-70)."""
    seats = range(int(board.cells[SEATS]))
    expect_in_range(board, {"marker": int(board.pieces.actions_a_round) + 4})
    _course(board, seats)
    _resources_and_money(board, seats)
    _copies(board, seats)
    for seat in seats:
        _cards_in_front(board, seat)
    _monuments(board, seats)
    _artists(board, seats)
    _middle(board)
    audit_memory(board)


def _course(board: Board, seats: range) -> None:
    """Round, stage and place are possible (FLO-12)."""
    cells = board.cells
    if not 1 <= cells[layout.ROUND] <= board.pieces.rounds:
        raise PositionError(f"round: expected 1 to {int(board.pieces.rounds)}")
    if cells[layout.PLACE] > len(seats):
        raise PositionError("place: more seats than there are have had their turn")
    if board.over != (cells[layout.STAGE] == layout.FINISHED):
        raise PositionError("stage: the game is over if and only if nobody has anything to choose")


def _resources_and_money(board: Board, seats: range) -> None:
    """Every resource card and every fiorino is in the supply or in a hand (FLO-2, FLO-3)."""
    cells = board.cells
    for resource, name in enumerate(RESOURCE_NAMES):
        held = sum(int(board.resources(seat, resource)) for seat in seats)
        expect(int(cells[layout.SUPPLY + resource]) + held, int(board.pieces.resources[resource]), f"{name} cards")
    for seat in seats:
        counts = [int(board.resources(seat, resource)) for resource in range(int(layout.SIX))]
        packed = sum(count << 8 * resource for resource, count in enumerate(counts))
        expect(int(cells[layout.HOLDING + seat]), packed, f"holding of seat {seat + 1}")
    held = sum(int(cells[layout.PURSE + seat]) for seat in seats)
    expect(int(cells[layout.SUPPLY + layout.FIORINI]) + held, int(board.pieces.fiorini), "fiorini")


def _copies(board: Board, seats: range) -> None:
    """Each Florenza card is in a possible place; the sizes of hands and pile are right (FLO-5, FLO-6)."""
    cells = board.cells
    where = [int(cells[layout.COPY + copy]) for copy in range(int(layout.COPIES))]
    for copy, place in enumerate(where):
        card = board.pieces.cards[int(board.pieces.card_of[copy])]
        used = board.pieces.is_used(copy, len(seats))
        if used != (place != layout.BOX):
            raise PositionError(f"copy: {card} must{'' if used else ' not'} be in the game")
        if (place == layout.WAITING) != (used and board.pieces.pile_of[copy] > cells[layout.ROUND]):
            raise PositionError(f"copy: {card} is in the pile too early, or too late")
        discarded = place >= layout.DISCARDED and place // 4 - 4 in range(1, int(cells[layout.ROUND]) + 1)
        owned = layout.IN_HAND <= place < layout.DISCARDED or discarded
        if (place > layout.PILE and not owned) or (owned and place % 4 not in seats):
            raise PositionError(f"copy: {card} cannot be there")
    expect(int(cells[layout.PILE_SIZE]), where.count(int(layout.PILE)), "pile_size")
    for seat in seats:
        held = [copy + 1 for copy in range(int(layout.COPIES)) if where[copy] == layout.IN_HAND + seat]
        expect(int(cells[layout.HAND_SIZE + seat]), len(held), f"hand_size of seat {seat + 1}")
        slots = [int(board.in_hand(seat, n)) for n in range(int(layout.HAND_SLOTS))]
        if slots != held + [0] * (int(layout.HAND_SLOTS) - len(held)):
            raise PositionError(f"hand of seat {seat + 1}: does not show the cards that are there")
        if int(cells[layout.HELD_OVER + seat]) & ~0b1100:
            raise PositionError(f"held_over of seat {seat + 1}: only rounds 2 and 3 are remembered")


def _cards_in_front(board: Board, seat: int) -> None:
    """No card twice, one preacher, and the counts of the cards in front are right (FLO-24, FLO-25, FLO-26)."""
    cells = board.cells
    pieces = board.pieces
    cards = [
        int(pieces.card_of[copy])
        for copy in range(int(layout.COPIES))
        if cells[layout.COPY + copy] == layout.PLAYED + seat
    ]
    if len(set(cards)) != len(cards):
        raise PositionError(f"copy: seat {seat + 1} has a card twice")
    if board.in_front(seat, layout.PREACHER) > 1:
        raise PositionError(f"copy: seat {seat + 1} has two preachers")
    for n in range(int(layout.SEVEN)):
        kinds = sum(pieces.kind[card] == n for card in cards)
        expect(int(board.in_front(seat, n)), kinds, f"in_front of seat {seat + 1}, kind {n}")
        income = sum(int(pieces.income[layout.SEVEN * card + n]) for card in cards)
        expect(int(board.income(seat, n)), income, f"income of seat {seat + 1}, amount {n}")
    for n in range(int(layout.EFFECTS)):
        power = sum(int(pieces.amount[card]) for card in cards if pieces.effect[card] == n)
        expect(int(board.power_of(seat, n)), power, f"power of seat {seat + 1}, effect {n}")
    shown = sum(1 << card for card in cards)
    expect(int(cells[layout.SHOWN + seat]), shown, f"shown of seat {seat + 1}")
    steps = {int(pieces.step[card]) for card in cards} - {-1}
    expect(int(cells[layout.STEPS + seat]), sum(1 << step for step in steps), f"steps of seat {seat + 1}")
    extra = sum(int(pieces.extra_cards[card]) for card in cards)
    expect(int(cells[layout.EXTRA_CARDS + seat]), extra, f"extra_cards of seat {seat + 1}")


def _monuments(board: Board, seats: range) -> None:
    """Row, pile and reservations agree with where the monuments are (FLO-8, FLO-36)."""
    cells = board.cells
    where = [int(cells[layout.MONUMENT + monument]) for monument in range(int(layout.MONUMENTS))]
    shown = [int(cells[layout.ROW + n]) for n in range(int(layout.ROW_SLOTS))]
    size = int(cells[layout.ROW_SIZE])
    if sorted(shown[:size]) != [n + 1 for n, place in enumerate(where) if place == layout.IN_ROW] or any(shown[size:]):
        raise PositionError("row: does not show the monuments that are there")
    prestige = [int(board.pieces.monument_prestige[code - 1]) for code in shown[:size]]
    if prestige != sorted(prestige, reverse=True):
        raise PositionError("row: the highest monument must be on the left")
    expect(int(cells[layout.MONUMENTS_LEFT]), where.count(int(layout.IN_PILE)), "monuments_left")
    for seat in seats:
        expect(
            int(cells[layout.MONUMENTS_RESERVED + seat]), where.count(int(layout.KEPT_BY) + seat), "monuments_reserved"
        )
    if any(
        place == 3 or (place >= layout.KEPT_BY and place % 4 not in seats) or place >= layout.DONE_BY + 4
        for place in where
    ):
        raise PositionError("monument: one is in an impossible place")


def _artists(board: Board, seats: range) -> None:
    """The cards of each artist are in the pile, in the middle, reserved, engaged or gone (FLO-9)."""
    cells = board.cells
    middle = [int(cells[layout.MIDDLE + n]) - 1 for n in range(int(cells[layout.MIDDLE_SIZE]))]
    gone = 0
    for artist, name in enumerate(board.pieces.artists):
        first = int(board.pieces.first_front[artist])
        count = int(board.pieces.front_count[artist])
        reserved = sum(int(board.reserved(seat, artist)) for seat in seats)
        seen = sum(cells[layout.FRONT + front] != 0 for front in range(first, first + count))
        left = count - int(cells[layout.ARTIST_PILE + artist]) - middle.count(artist) - reserved - seen
        if left < 0:
            raise PositionError(f"artists: {name} has {count} cards, {count - left} are there")
        gone += left
    expect(int(cells[layout.ARTISTS_GONE]), gone, "artists_gone")
    expect(
        int(cells[layout.ARTISTS_LEFT]),
        sum(int(cells[layout.ARTIST_PILE + n]) for n in range(int(layout.ARTISTS))),
        "artists_left",
    )
    for seat in seats:
        reserved = sum(int(board.reserved(seat, n)) for n in range(int(layout.ARTISTS)))
        expect(int(cells[layout.ARTISTS_RESERVED + seat]), reserved, f"artists_reserved of seat {seat + 1}")
    works = [
        int(cells[layout.FRONT + front])
        for front in range(int(layout.FRONTS))
        if 0 < cells[layout.FRONT + front] < layout.UNUSED
    ]
    if len(set(works)) != len(works) or any(maker_of(board, work - 1) < 0 for work in works):
        raise PositionError("front: an artist has a work that does not exist, or two artists have the same one")


def _middle(board: Board) -> None:
    """The artists in the middle are sorted; locations and anonymous artists are possible (FLO-7, FLO-31, FLO-38)."""
    cells = board.cells
    size = int(cells[layout.MIDDLE_SIZE])
    middle = [int(cells[layout.MIDDLE + n]) for n in range(int(layout.ROW_SLOTS))]
    if 0 in middle[:size] or any(middle[size:]) or middle[:size] != sorted(middle[:size]):
        raise PositionError("middle: the artists are not in order")
    for location, name in enumerate(board.pieces.locations):
        if cells[layout.LOCATION + location] > board.pieces.location_count(location, int(cells[SEATS])):
            raise PositionError(f"location: there are not that many cards of {name}")
    if any(cells[layout.ANONYMOUS + kind] > 1 for kind in range(3)):
        raise PositionError("anonymous: there is one of each kind")
    _cheapest(board)
    taken = 1 - int(cells[layout.LOCATION + board.pieces.new_captain])
    expect(int(cells[layout.NEW_CAPTAIN] > 0), taken, "new_captain: the card is taken, or lies there")


def _cheapest(board: Board) -> None:
    """The stored lowest costs of artists, in the middle and reserved, are right (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    middle = {int(cells[layout.MIDDLE + n]) - 1 for n in range(int(cells[layout.MIDDLE_SIZE]))}
    for kinds in range(1, int(layout.KIND_SETS)):
        of_kinds = [n for n in range(len(pieces.artists)) if kinds >> int(pieces.artist_kind[n]) & 1]
        costs = [int(pieces.artist_cost[n]) for n in of_kinds if n in middle]
        if any(kinds >> kind & 1 and cells[layout.ANONYMOUS + kind] > 0 for kind in range(3)):
            costs.append(int(pieces.anonymous_cost))
        expect(int(cells[layout.CHEAPEST + kinds]), min([int(layout.NOBODY), *costs]), f"cheapest, kinds {kinds}")
        for seat in range(int(cells[SEATS])):
            costs = [int(pieces.artist_cost[n]) for n in of_kinds if board.reserved(seat, n) > 0]
            stored = int(board.cheapest_reserved(seat, kinds))
            expect(stored, min([int(layout.NOBODY), *costs]), f"cheapest_reserved of seat {seat + 1}, kinds {kinds}")
