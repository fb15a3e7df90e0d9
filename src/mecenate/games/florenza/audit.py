"""The audit: every card is somewhere, once, and what is counted along agrees with what lies there."""

from __future__ import annotations

from mecenate.core.audit import expect, expect_in_range
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.florenza.board import (
    ANONYMOUS,
    ARTIST_PILE,
    ARTISTS,
    ARTISTS_GONE,
    ARTISTS_LEFT,
    ARTISTS_RESERVED,
    BOX,
    CHEAPEST,
    CHEAPEST_RESERVED,
    COPIES,
    COPY,
    DISCARDED,
    DONE_BY,
    EFFECTS,
    EXTRA_CARDS,
    FINISHED,
    FIORINI,
    FRONT,
    FRONTS,
    HAND,
    HAND_SIZE,
    HAND_SLOTS,
    HELD_OVER,
    HOLDING,
    IN_FRONT,
    IN_HAND,
    IN_PILE,
    IN_ROW,
    INCOME,
    KEPT_BY,
    KIND_SETS,
    LOCATION,
    MIDDLE,
    MIDDLE_SIZE,
    MONUMENT,
    MONUMENTS,
    MONUMENTS_LEFT,
    MONUMENTS_RESERVED,
    NEW_CAPTAIN,
    NOBODY,
    PILE,
    PILE_SIZE,
    PLACE,
    PLAYED,
    POWER,
    PREACHER,
    PURSE,
    RESERVED,
    RESOURCES,
    ROUND,
    ROW,
    ROW_SIZE,
    ROW_SLOTS,
    SEVEN,
    SHOWN,
    SIX,
    STAGE,
    STEPS,
    SUPPLY,
    UNUSED,
    WAITING,
    Board,
)
from mecenate.games.florenza.marks import audit_memory
from mecenate.games.florenza.scoring import maker_of
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that cannot be so (FLO-70)."""
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
    if not 1 <= cells[ROUND] <= board.pieces.rounds:
        raise PositionError(f"round: expected 1 to {int(board.pieces.rounds)}")
    if cells[PLACE] > len(seats):
        raise PositionError("place: more seats than there are have had their turn")
    if board.over != (cells[STAGE] == FINISHED):
        raise PositionError("stage: the game is over, and only then, when nobody has anything to choose")


def _resources_and_money(board: Board, seats: range) -> None:
    """Every resource card and every fiorino is in the supply or in a hand (FLO-2, FLO-3)."""
    cells = board.cells
    for resource, name in enumerate(RESOURCE_NAMES):
        held = sum(int(cells[RESOURCES + SIX * seat + resource]) for seat in seats)
        expect(int(cells[SUPPLY + resource]) + held, int(board.pieces.resources[resource]), f"{name} cards")
    for seat in seats:
        counts = [int(cells[RESOURCES + SIX * seat + resource]) for resource in range(int(SIX))]
        packed = sum(count << 8 * resource for resource, count in enumerate(counts))
        expect(int(cells[HOLDING + seat]), packed, f"holding of seat {seat + 1}")
    held = sum(int(cells[PURSE + seat]) for seat in seats)
    expect(int(cells[SUPPLY + FIORINI]) + held, int(board.pieces.fiorini), "fiorini")


def _copies(board: Board, seats: range) -> None:
    """Each Florenza card lies where it can; hands and the pile are counted right (FLO-5, FLO-6)."""
    cells = board.cells
    where = [int(cells[COPY + copy]) for copy in range(int(COPIES))]
    for copy, place in enumerate(where):
        card = board.pieces.cards[int(board.pieces.card_of[copy])]
        used = board.pieces.is_used(copy, len(seats))
        if used != (place != BOX):
            raise PositionError(f"copy: {card} must{'' if used else ' not'} be in the game")
        if (place == WAITING) != (used and board.pieces.pile_of[copy] > cells[ROUND]):
            raise PositionError(f"copy: {card} waits for its round, or does not")
        discarded = place >= DISCARDED and place // 4 - 4 in range(1, int(cells[ROUND]) + 1)
        owned = IN_HAND <= place < DISCARDED or discarded
        if (place > PILE and not owned) or (owned and place % 4 not in seats):
            raise PositionError(f"copy: {card} cannot lie there")
    expect(int(cells[PILE_SIZE]), where.count(int(PILE)), "pile_size")
    for seat in seats:
        held = [copy + 1 for copy in range(int(COPIES)) if where[copy] == IN_HAND + seat]
        expect(int(cells[HAND_SIZE + seat]), len(held), f"hand_size of seat {seat + 1}")
        slots = [int(cells[HAND + HAND_SLOTS * seat + n]) for n in range(int(HAND_SLOTS))]
        if slots != held + [0] * (int(HAND_SLOTS) - len(held)):
            raise PositionError(f"hand of seat {seat + 1}: does not show the cards that are there")
        if int(cells[HELD_OVER + seat]) & ~0b1100:
            raise PositionError(f"held_over of seat {seat + 1}: only rounds 2 and 3 are remembered")


def _cards_in_front(board: Board, seat: int) -> None:
    """No card twice, one preacher, and the counts of what lies in front agree (FLO-24, FLO-25, FLO-26)."""
    cells = board.cells
    pieces = board.pieces
    cards = [int(pieces.card_of[copy]) for copy in range(int(COPIES)) if cells[COPY + copy] == PLAYED + seat]
    if len(set(cards)) != len(cards):
        raise PositionError(f"copy: seat {seat + 1} has a card twice")
    if cells[IN_FRONT + SEVEN * seat + PREACHER] > 1:
        raise PositionError(f"copy: seat {seat + 1} has two preachers")
    for n in range(int(SEVEN)):
        kinds = sum(pieces.kind[card] == n for card in cards)
        expect(int(cells[IN_FRONT + SEVEN * seat + n]), kinds, f"in_front of seat {seat + 1}, kind {n}")
        income = sum(int(pieces.income[SEVEN * card + n]) for card in cards)
        expect(int(cells[INCOME + SEVEN * seat + n]), income, f"income of seat {seat + 1}, amount {n}")
    for n in range(int(EFFECTS)):
        power = sum(int(pieces.amount[card]) for card in cards if pieces.effect[card] == n)
        expect(int(cells[POWER + EFFECTS * seat + n]), power, f"power of seat {seat + 1}, effect {n}")
    shown = sum(1 << card for card in cards)
    expect(int(cells[SHOWN + seat]), shown, f"shown of seat {seat + 1}")
    steps = {int(pieces.step[card]) for card in cards} - {-1}
    expect(int(cells[STEPS + seat]), sum(1 << step for step in steps), f"steps of seat {seat + 1}")
    extra = sum(int(pieces.extra_cards[card]) for card in cards)
    expect(int(cells[EXTRA_CARDS + seat]), extra, f"extra_cards of seat {seat + 1}")


def _monuments(board: Board, seats: range) -> None:
    """Row, pile and reservations agree with where the monuments lie (FLO-8, FLO-36)."""
    cells = board.cells
    where = [int(cells[MONUMENT + monument]) for monument in range(int(MONUMENTS))]
    shown = [int(cells[ROW + n]) for n in range(int(ROW_SLOTS))]
    size = int(cells[ROW_SIZE])
    if sorted(shown[:size]) != [n + 1 for n, place in enumerate(where) if place == IN_ROW] or any(shown[size:]):
        raise PositionError("row: does not show the monuments that lie there")
    prestige = [int(board.pieces.monument_prestige[code - 1]) for code in shown[:size]]
    if prestige != sorted(prestige, reverse=True):
        raise PositionError("row: the highest monument lies on the left")
    expect(int(cells[MONUMENTS_LEFT]), where.count(int(IN_PILE)), "monuments_left")
    for seat in seats:
        expect(int(cells[MONUMENTS_RESERVED + seat]), where.count(int(KEPT_BY) + seat), "monuments_reserved")
    if any(place == 3 or (place >= KEPT_BY and place % 4 not in seats) or place >= DONE_BY + 4 for place in where):
        raise PositionError("monument: one lies where none can")


def _artists(board: Board, seats: range) -> None:
    """The cards of each artist are in the pile, in the middle, reserved, engaged or gone (FLO-9)."""
    cells = board.cells
    middle = [int(cells[MIDDLE + n]) - 1 for n in range(int(cells[MIDDLE_SIZE]))]
    gone = 0
    for artist, name in enumerate(board.pieces.artists):
        first = int(board.pieces.first_front[artist])
        count = int(board.pieces.front_count[artist])
        reserved = sum(int(cells[RESERVED + ARTISTS * seat + artist]) for seat in seats)
        seen = sum(cells[FRONT + front] != 0 for front in range(first, first + count))
        left = count - int(cells[ARTIST_PILE + artist]) - middle.count(artist) - reserved - seen
        if left < 0:
            raise PositionError(f"artists: {name} has {count} cards, {count - left} are there")
        gone += left
    expect(int(cells[ARTISTS_GONE]), gone, "artists_gone")
    expect(int(cells[ARTISTS_LEFT]), sum(int(cells[ARTIST_PILE + n]) for n in range(int(ARTISTS))), "artists_left")
    for seat in seats:
        reserved = sum(int(cells[RESERVED + ARTISTS * seat + n]) for n in range(int(ARTISTS)))
        expect(int(cells[ARTISTS_RESERVED + seat]), reserved, f"artists_reserved of seat {seat + 1}")
    works = [int(cells[FRONT + front]) for front in range(int(FRONTS)) if 0 < cells[FRONT + front] < UNUSED]
    if len(set(works)) != len(works) or any(maker_of(board, work - 1) < 0 for work in works):
        raise PositionError("front: an artist works for a work that is not there, or two for one")


def _middle(board: Board) -> None:
    """Artists in the middle in their order, locations and anonymous artists up or down (FLO-7, FLO-31, FLO-38)."""
    cells = board.cells
    size = int(cells[MIDDLE_SIZE])
    middle = [int(cells[MIDDLE + n]) for n in range(int(ROW_SLOTS))]
    if 0 in middle[:size] or any(middle[size:]) or middle[:size] != sorted(middle[:size]):
        raise PositionError("middle: the artists do not lie in their order")
    for location, name in enumerate(board.pieces.locations):
        if cells[LOCATION + location] > board.pieces.location_count(location, int(cells[SEATS])):
            raise PositionError(f"location: there are not so many cards of {name}")
    if any(cells[ANONYMOUS + kind] > 1 for kind in range(3)):
        raise PositionError("anonymous: there is one of each kind")
    _cheapest(board)
    taken = 1 - int(cells[LOCATION + board.pieces.new_captain])
    expect(int(cells[NEW_CAPTAIN] > 0), taken, "new_captain: the card is taken, or lies there")


def _cheapest(board: Board) -> None:
    """The lowest costs of artists, in the middle and reserved, are as noted (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    middle = {int(cells[MIDDLE + n]) - 1 for n in range(int(cells[MIDDLE_SIZE]))}
    for kinds in range(1, int(KIND_SETS)):
        of_kinds = [n for n in range(len(pieces.artists)) if kinds >> int(pieces.artist_kind[n]) & 1]
        costs = [int(pieces.artist_cost[n]) for n in of_kinds if n in middle]
        if any(kinds >> kind & 1 and cells[ANONYMOUS + kind] > 0 for kind in range(3)):
            costs.append(int(pieces.anonymous_cost))
        expect(int(cells[CHEAPEST + kinds]), min([int(NOBODY), *costs]), f"cheapest, kinds {kinds}")
        for seat in range(int(cells[SEATS])):
            costs = [int(pieces.artist_cost[n]) for n in of_kinds if cells[RESERVED + ARTISTS * seat + n] > 0]
            stored = int(cells[CHEAPEST_RESERVED + KIND_SETS * seat + kinds])
            expect(stored, min([int(NOBODY), *costs]), f"cheapest_reserved of seat {seat + 1}, kinds {kinds}")
