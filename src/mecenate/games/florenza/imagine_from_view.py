"""Imagining from a view: other hands, their discards and the pile are drawn again (FLO-76)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.core.state import SEATS
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import cheapest, kinds_for
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.marks import forget

ATTEMPTS: Final = 200


def imagine_from_view(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Replace, in place, everything that this seat (None: a spectator) cannot see (FLO-72, FLO-76).

    All deals that the seat cannot rule out are equally likely. Cards and resources are dealt as single cards, so a
    hand of two equal cards is as likely as at a real table. Money is split in coins. The marks of earlier draws are
    removed, since they belong to another world.
    """
    forget(board)
    if board.over:
        return
    others = [other for other in range(int(board.cells[SEATS])) if other != seat]
    forget_copies(board, others)
    deal_cards(board, others, dealer)
    deal_resources(board, others, dealer)
    split_money(board, others, dealer)


# ---------------------------------------------------------------------- Florenza cards


def forget_copies(board: Board, others: list[int]) -> None:
    """Copies of a card look the same: let the visible ones be the latest possible copies (FLO-6).

    Then the deal does not depend on which copy was where, and the unseen cards are the earliest copies, which can be
    wherever the real ones are.
    """
    for group in board.pieces.doubles:
        in_play = [copy for copy in group if board.cells[layout.COPY + copy] >= layout.PILE]
        unseen = [copy for copy in in_play if is_unseen(board, copy, others)]
        if len(unseen) < len(in_play):
            exchange_copies(board, in_play, [copy for copy in in_play if copy not in unseen], unseen)


def exchange_copies(board: Board, in_play: list[int], seen: list[int], unseen: list[int]) -> None:
    """Give visible places the latest copies that can be there, and unseen places the rest; artists move along."""
    where = {copy: int(board.cells[layout.COPY + copy]) for copy in in_play}
    artists = [(front, int(board.cells[layout.FRONT + front]) - 1) for front in range(int(layout.FRONTS))]
    left = sorted(in_play, key=board.pieces.latest)
    for last, place, copy in sorted((last_pile_for(where[copy]), where[copy], copy) for copy in seen):
        latest = next(other for other in reversed(left) if board.pieces.pile_of[other] <= last)
        left.remove(latest)
        board.cells[layout.COPY + latest] = place
        for front, work in artists:
            if work == copy:
                board.cells[layout.FRONT + front] = latest + 1
    for copy, other in zip(left, sorted(unseen), strict=True):
        board.cells[layout.COPY + copy] = where[other]


def deal_cards(board: Board, others: list[int], dealer: Dealer) -> None:
    """Deal the unseen cards to their places; a deal that is impossible is rejected."""
    copies = [copy for copy in range(int(layout.COPIES)) if is_unseen(board, copy, others)]
    unseen = [copy for pile in (1, 2, 3) for copy in copies if board.pieces.pile_of[copy] == pile]
    places = sorted(
        (last_pile_for(int(board.cells[layout.COPY + copy])), int(board.cells[layout.COPY + copy])) for copy in copies
    )
    for _ in range(ATTEMPTS):
        deal_to_places(board, unseen, places, dealer)
        if all(kept_card_is_there(board, other) for other in others):
            break
    else:
        hand_over_old_cards(board, others)
    sort_the_hands(board)


def is_unseen(board: Board, copy: int, others: list[int]) -> bool:
    """Whether a copy is in the pile, in another hand or among the discards of another seat."""
    where = int(board.cells[layout.COPY + copy])
    if where == layout.PILE:
        return True
    if layout.IN_HAND <= where < layout.PLAYED:
        return where - layout.IN_HAND in others
    return where >= layout.DISCARDED and where % 4 in others


def last_pile_for(where: int) -> int:
    """The last pile whose cards can be at a place: discards of round 1 come from pile I, and so on."""
    return min(where // 4 - 4, 3) if where >= layout.DISCARDED else 3


def deal_to_places(board: Board, unseen: list[int], places: list[tuple[int, int]], dealer: Dealer) -> None:
    """Fill the places in order, each with one of the cards left that can be there.

    Places that take fewer piles come first. So the number of possible cards does not depend on earlier choices, and
    all deals are equally likely.
    """
    left = list(unseen)
    for last, where in places:
        fitting = len(left)
        while board.pieces.pile_of[left[fitting - 1]] > last:
            fitting -= 1
        board.cells[layout.COPY + left.pop(int(dealer.pick(fitting)))] = where


def kept_card_is_there(board: Board, seat: int) -> bool:
    """Whether each card kept before round 2 or 3 that may still be hidden is in the hand, or was discarded since."""
    held = int(board.cells[layout.HELD_OVER + seat])
    return all(not held >> round & 1 or old_cards(board, seat, round) for round in (2, 3))


def old_cards(board: Board, seat: int, round: int) -> list[int]:
    """A seat's cards from piles before that of this round: in its hand, or discarded in this round or later."""
    cards = []
    for copy in range(int(layout.COPIES)):
        where = int(board.cells[layout.COPY + copy])
        own = where == layout.IN_HAND + seat or (where >= layout.DISCARDED + 4 * round and where % 4 == seat)
        if own and board.pieces.pile_of[copy] < round:
            cards.append(copy)
    return cards


def hand_over_old_cards(board: Board, others: list[int]) -> None:
    """Give an old card of the pile to the hand that needs one, in the rare case that no deal was possible."""
    for seat in others:
        for round in (2, 3):
            if not int(board.cells[layout.HELD_OVER + seat]) >> round & 1 or old_cards(board, seat, round):
                continue
            old = [
                c
                for c in range(int(layout.COPIES))
                if board.cells[layout.COPY + c] == layout.PILE and board.pieces.pile_of[c] < round
            ]
            new = [c for c in range(int(layout.COPIES)) if board.cells[layout.COPY + c] == layout.IN_HAND + seat]
            if old and new:
                board.cells[layout.COPY + old[0]] = layout.IN_HAND + seat
                board.cells[layout.COPY + new[0]] = layout.PILE


def sort_the_hands(board: Board) -> None:
    """Write the slots of all hands from the places of the copies."""
    cells = board.cells
    for seat in range(int(cells[SEATS])):
        cells[layout.HAND_SIZE + seat] = 0
        for n in range(int(layout.HAND_SLOTS)):
            cells[layout.HAND + layout.HAND_SLOTS * seat + n] = 0
    for copy in range(int(layout.COPIES)):
        where = cells[layout.COPY + copy]
        if layout.IN_HAND <= where < layout.PLAYED:
            seat = int(where - layout.IN_HAND)
            cells[layout.HAND + layout.HAND_SLOTS * seat + cells[layout.HAND_SIZE + seat]] = copy + 1
            cells[layout.HAND_SIZE + seat] += 1


# ---------------------------------------------------------------------- resources and money


def deal_resources(board: Board, others: list[int], dealer: Dealer) -> None:
    """Deal the resources in the other hands again, as many to each as it has (FLO-76)."""
    cells = board.cells
    sizes = [int(board.resources_of(other)) for other in others]
    kinds: list[int] = []
    for resource in range(int(layout.SIX)):
        for other in others:
            kinds += [resource] * int(board.resources(other, resource))
    for _ in range(ATTEMPTS):
        left = list(kinds)
        for other, size in zip(others, sizes, strict=True):
            for resource in range(int(layout.SIX)):
                cells[layout.RESOURCES + layout.SIX * other + resource] = 0
            for _card in range(size):
                cells[layout.RESOURCES + layout.SIX * other + left.pop(int(dealer.pick(len(left))))] += 1
        note_holdings(board, others)
        if can_give(board, others):
            return
    make_a_gift_possible(board, others)
    note_holdings(board, others)


def note_holdings(board: Board, others: list[int]) -> None:
    """Write the packed numbers of resources."""
    for other in others:
        counts = [int(board.resources(other, resource)) for resource in range(int(layout.SIX))]
        board.cells[layout.HOLDING + other] = sum(count << 8 * resource for resource, count in enumerate(counts))


def can_give(board: Board, others: list[int]) -> bool:
    """Whether another seat that must give a resource for Baratto has one that can be exchanged."""
    if board.asked_kind() != ask.GIVE or int(board.asked_seat()) not in others:
        return True
    return len(board._choices()) > 0


def make_a_gift_possible(board: Board, others: list[int]) -> None:
    """Let the giver swap one card, in the rare case that it has only the one kind that is left in the supply."""
    cells = board.cells
    giver = int(board.asked_seat())
    stuck = next(kind for kind in range(int(layout.SIX)) if cells[layout.SUPPLY + kind] > 0)
    for other in others:
        for kind in range(int(layout.SIX)):
            if other != giver and kind != stuck and board.resources(other, kind) > 0:
                cells[layout.RESOURCES + layout.SIX * other + kind] -= 1
                cells[layout.RESOURCES + layout.SIX * other + stuck] += 1
                cells[layout.RESOURCES + layout.SIX * giver + kind] += 1
                cells[layout.RESOURCES + layout.SIX * giver + stuck] -= 1
                return


def split_money(board: Board, others: list[int], dealer: Dealer) -> None:
    """Split the money of the others again in coins, all splits equally likely; an artist can still be paid (FLO-76)."""
    cells = board.cells
    coin = int(board.pieces.coin)
    coins = sum(int(cells[layout.PURSE + other]) for other in others) // coin
    for other in others:
        cells[layout.PURSE + other] = int(needed_for_an_artist(board, other))
        coins -= int(cells[layout.PURSE + other]) // coin
    # Stars and bars: the coins between two bars belong to one seat.
    slots = list(range(coins + len(others) - 1))
    bars = sorted(slots.pop(int(dealer.pick(len(slots)))) for _ in range(len(others) - 1))
    before = -1
    for other, bar in zip(others, [*bars, coins + len(others) - 1], strict=True):
        cells[layout.PURSE + other] += (bar - before - 1) * coin
        before = bar


def needed_for_an_artist(board: Board, seat: i64) -> i64:
    """The money that a seat needs for the artist that it is about to engage; 0 for the others."""
    if board.asked_kind() != ask.ENGAGE or board.asked_seat() != seat:
        return 0
    return cheapest(board, seat, kinds_for(board, board.about(0)))
