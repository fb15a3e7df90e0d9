"""The audit of marks: what they say of hidden cards leads to where the cards are."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import bit, count
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import bits_of, first_of
from mecenate.games.princes.marks import CARD_BITS, CARD_MASK, FIRST_CARD, MOST_LOOKS, looks_of


def audit_marks(board: Board) -> None:
    """Raise `PositionError` if the looks cannot have led to this position."""
    cells = board.cells
    if cells[layout.MEMORY] == 0:
        return
    if cells[layout.MEMORY] != 1:
        raise PositionError(f"memory: expected 0 or 1, found {int(cells[layout.MEMORY])}")
    for deck in range(int(layout.PRESTIGE) + 1):
        _expect(0 <= cells[layout.LOOKS_MADE + deck] <= MOST_LOOKS[deck], f"looks_made of deck {deck}")
        _expect(_played_are_public(board, deck), f"played cards of deck {deck}")
        _follow(board, deck)


def _follow(board: Board, deck: i64) -> None:
    """Replay the looks at a deck with the real cards."""
    cells = board.cells
    looks = [int(cells[looks_of(deck) + look]) for look in range(int(cells[layout.LOOKS_MADE + deck]))]
    dealt = _dealt(board, deck, looks)
    pool = int(bits_of(deck)) & ~dealt
    returned = int(cells[layout.RETURNED] & bits_of(deck))
    if deck == layout.PROFESSION:
        _expect(_given_back_fit(board, pool), "given_back")
        pool &= ~returned
    under: list[int] = []
    for number, packed in enumerate(looks):
        cards = _cards_of(packed)
        seen = _set(cards)
        if number == len(looks) - 1 and count(seen) < (packed >> 4) & 7:
            seen |= int(cells[layout.LOOKED] & bits_of(deck))
        size = (packed >> 4) & 7
        fresh = min(size, int(count(pool)))
        front = under[: size - fresh]
        known = (packed & 15) < cells[SEATS] and count(seen) == size and len(set(cards)) == len(cards)
        _expect(known and _set(front) & ~seen == 0, f"look {number} at deck {deck}")
        _expect(seen & ~_set(front) & ~pool == 0, f"cards of look {number} at deck {deck}")
        pool &= ~seen
        under = under[size - fresh :] + cards[1:]
    _expect(pool == cells[layout.UNSEEN] & bits_of(deck), f"upper part of deck {deck} after the looks")
    first = int(layout.UNDER + first_of(deck))
    lying = [int(cells[at]) - 1 for at in range(first, first + int(cells[layout.UNDER_SIZE + deck]))]
    _expect(under == lying, f"lower part of deck {deck} after the looks")


def _dealt(board: Board, deck: i64, looks: list[int]) -> int:
    """The cards of a deck that were dealt to hands; checks that each hand has what was dealt and kept."""
    cells = board.cells
    dealt = 0
    for seat in range(int(cells[SEATS])):
        own = int(cells[layout.HAND + seat] & ~cells[layout.PUBLIC] & bits_of(deck)) | _played_by(board, deck, seat)
        for number, packed in enumerate(looks):
            kept = (packed >> FIRST_CARD & int(CARD_MASK)) - 1
            if packed & 15 == seat and kept >= 0:
                shown = deck != layout.PRESTIGE and 0 < cells[layout.PLAYED + kept] <= 8 * (number + 1)
                _expect(own & int(bit(kept)) != 0 and not shown, f"card kept by look {number} at deck {deck}")
                own &= ~int(bit(kept))
        size = int(board.pieces.dealt) - int(cells[layout.GIVEN_BACK + seat] > 0) if deck == layout.PROFESSION else 0
        _expect(count(own) == size, f"cards dealt to seat {seat + 1} of deck {deck}")
        dealt |= own
    return dealt


def _played_by(board: Board, deck: i64, seat: int) -> int:
    """The cards of a deck that a seat was the first to play."""
    if deck == layout.PRESTIGE:
        return 0
    cells = board.cells
    first = int(first_of(deck))
    return _set(
        [c for c in range(first, first + int(count(bits_of(deck)))) if int(cells[layout.PLAYED + c]) & 7 == seat + 1]
    )


def _played_are_public(board: Board, deck: i64) -> bool:
    cells = board.cells
    played = 0
    for seat in range(int(cells[SEATS])):
        played |= _played_by(board, deck, seat)
    if deck == layout.PRESTIGE:
        return int(cells[layout.PUBLIC] & bits_of(deck)) == 0
    first = int(first_of(deck))
    marks = [int(cells[layout.PLAYED + c]) for c in range(first, first + int(count(bits_of(deck))))]
    in_time = all(mark >= 0 and (mark - 1) >> 3 <= cells[layout.LOOKS_MADE + deck] for mark in marks)
    return (
        in_time and played == int(cells[layout.PUBLIC] & bits_of(deck)) and sum(1 for m in marks if m) == count(played)
    )


def _given_back_fit(board: Board, pool: int) -> bool:
    """The cards given back were in the pile, or are about to be."""
    cells = board.cells
    given = [int(cells[layout.GIVEN_BACK + seat]) - 1 for seat in range(int(cells[SEATS]))]
    given = [card for card in given if card != -1]
    if any(not 0 <= card < layout.CARDS for card in given) or len(set(given)) < len(given) or _set(given) & ~pool:
        return False
    if cells[layout.ROUND] == 0:
        return _set(given) == cells[layout.RETURNED]
    return len(given) == cells[SEATS] and cells[layout.RETURNED] == 0


def _cards_of(packed: int) -> list[int]:
    cards = []
    packed >>= int(FIRST_CARD)
    while packed:
        cards.append((packed & int(CARD_MASK)) - 1)
        packed >>= int(CARD_BITS)
    return cards


def _set(cards: list[int]) -> int:
    members = 0
    for card in cards:
        members |= 1 << card if card >= 0 else 0
    return members


def _expect(fits: bool, what: str) -> None:
    if not fits:
        raise PositionError(f"memory: {what} is impossible; a position without marks has memory 0")
