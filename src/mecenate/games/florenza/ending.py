"""Phase 4, the end of a round: discarding, income, the election, locations; and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import compare_the_middle, compare_the_reserved, turn_over_a_front
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.marks import note_keep
from mecenate.games.florenza.vocabulary import CHOOSE, RESOURCES, TAKE


def clear_the_middle(board: Board, scribe: Scribe) -> None:
    """Step a: all monuments but the two leftmost, and all artists in the middle, leave the game (FLO-48, FLO-49)."""
    cells = board.cells
    gone: list[str] = []
    while cells[layout.ROW_SIZE] > board.pieces.monuments_kept:
        cells[layout.ROW_SIZE] -= 1
        monument = cells[layout.ROW + cells[layout.ROW_SIZE]] - 1
        cells[layout.ROW + cells[layout.ROW_SIZE]] = 0
        cells[layout.MONUMENT + monument] = layout.GONE
        if scribe.listening:
            gone.insert(0, board.pieces.monuments[int(monument)])
    cells[layout.ARTISTS_GONE] += cells[layout.MIDDLE_SIZE]
    while cells[layout.MIDDLE_SIZE] > 0:
        cells[layout.MIDDLE_SIZE] -= 1
        cells[layout.MIDDLE + cells[layout.MIDDLE_SIZE]] = 0
    compare_the_middle(board)
    if scribe.listening:
        facts: dict[str, str | int | list[str]] = {"monuments": gone} if gone else {}
        scribe.tell("clear", -1, facts)


def offer_cards_to_keep(board: Board, seat: i64, choices: list[Action]) -> None:
    """Each different card of the hand (FLO-50)."""
    cells = board.cells
    pieces = board.pieces
    at = layout.HAND + layout.HAND_SLOTS * seat
    before: i64 = -1
    while cells[at] > 0:
        card = pieces.card_of[cells[at] - 1]
        if card != before:
            choices.append(pieces.actions[pieces.keep + card])
        before = card
        at += 1


def keep_a_card(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """Keep one card in the hand, and discard the others face down (FLO-50, FLO-74)."""
    cells = board.cells
    kept = board.copy_in_hand(seat, card)
    board.answered()
    first = layout.HAND + layout.HAND_SLOTS * seat
    discarded: list[str] = []
    at = cells[layout.HAND_SIZE + seat] - 1
    while at >= 0:
        copy = cells[first + at] - 1
        if copy != kept:
            board.lays_down(seat, copy, layout.DISCARDED + 4 * cells[layout.ROUND] + seat)
            if scribe.listening:
                discarded.insert(0, board.pieces.cards[int(board.pieces.card_of[copy])])
        at -= 1
    keep_a_single_card(board, seat)
    note_keep(board, seat, card)
    if scribe.listening:
        scribe.tell("discard", int(seat), {"cards": len(discarded)})
        facts: dict[str, str | int | list[str]] = {"card": board.pieces.cards[int(card)], "discarded": discarded}
        scribe.tell("keep", int(seat), facts, audience=(int(seat),))


def keep_a_single_card(board: Board, seat: i64) -> None:
    """Note for the others that this hand keeps a card of this round (FLO-76)."""
    next_round = board.cells[layout.ROUND] + 1
    if board.cells[layout.HAND_SIZE + seat] > 0 and next_round in (2, 3):
        board.cells[layout.HELD_OVER + seat] |= bit(next_round)


def pay_base_income(board: Board, scribe: Scribe) -> None:
    """Step b begins: what every family receives, in turn order while the supply lasts (FLO-51, FLO-55)."""
    place: i64 = 0
    while place < board.cells[SEATS]:
        receive(board, board.in_turn_order(place), False, scribe)
        place += 1


def receive(board: Board, seat: i64, from_cards: bool, scribe: Scribe) -> None:
    """Give a seat the base income, or that of its cards; what the supply does not have is lost (FLO-53, FLO-55)."""
    got: list[str] = []
    resource: i64 = 0
    while resource < layout.SIX:
        owed = board.income(seat, resource) if from_cards else board.pieces.base_income[resource]
        while owed > 0 and board.gain(seat, resource):
            owed -= 1
            if scribe.listening:
                got.append(RESOURCES[int(resource)])
        resource += 1
    fiorini = board.income(seat, layout.FIORINI) if from_cards else board.pieces.base_income[layout.FIORINI]
    fiorini = board.earn(seat, fiorini)
    if scribe.listening and (got or fiorini > 0):
        facts: dict[str, str | int | list[str]] = {"fiorini": int(fiorini)}
        if got:
            facts["resources"] = got
        if from_cards:
            scribe.tell("card income", int(seat), facts)
        else:
            scribe.tell("income", int(seat), facts)


def may_be_chosen(board: Board, resource: i64) -> bool:
    """The supply must have one for each player (FLO-52)."""
    return board.cells[layout.SUPPLY + resource] >= board.cells[SEATS]


def offer_resources_for_all(board: Board, choices: list[Action]) -> None:
    """What the Captain may choose (FLO-52)."""
    resource: i64 = 0
    while resource < layout.SIX:
        if may_be_chosen(board, resource):
            choices.append(board.pieces.actions[CHOOSE + resource])
        resource += 1


def ask_the_captain(board: Board, scribe: Scribe) -> None:
    """The Captain chooses if there are several resources; a single one is taken without asking (FLO-52, FLO-78)."""
    open: i64 = 0
    only: i64 = 0
    resource: i64 = 0
    while resource < layout.SIX:
        if may_be_chosen(board, resource):
            open += 1
            only = resource
        resource += 1
    if open > 1:
        board.ask(ask.CHOOSE, board.cells[layout.CAPTAIN])
    elif open == 1:
        give_to_all(board, only, scribe)


def choose_for_all(board: Board, resource: i64, scribe: Scribe) -> None:
    """Carry out the Captain's choice (FLO-52)."""
    board.answered()
    give_to_all(board, resource, scribe)


def give_to_all(board: Board, resource: i64, scribe: Scribe) -> None:
    """Each player receives one of the chosen resource (FLO-52)."""
    for seat in range(board.seats):
        board.gain(seat, resource)
    if scribe.listening:
        scribe.tell("choice", int(board.cells[layout.CAPTAIN]), {"resource": RESOURCES[int(resource)]})


def collect_card_income(board: Board, seat: i64, scribe: Scribe) -> None:
    """The income of a seat's cards, then the resource of the merchants (FLO-53, FLO-54)."""
    receive(board, seat, True, scribe)
    ask_the_merchants(board, seat, board.power_of(seat, layout.INCOME_OF_CHOICE), scribe)


def ask_the_merchants(board: Board, seat: i64, count: i64, scribe: Scribe) -> None:
    """A seat with the guild takes a resource; it is not asked if there is only one kind (FLO-54, FLO-78)."""
    while count > 0:
        open: i64 = 0
        only: i64 = 0
        resource: i64 = 0
        while resource < layout.SIX:
            if board.cells[layout.SUPPLY + resource] > 0:
                open += 1
                only = resource
            resource += 1
        if open == 0:
            return
        if open > 1:
            board.ask(ask.COLLECT, seat, count)
            return
        take_for_the_merchants(board, seat, only, scribe)
        count -= 1


def offer_resources_to_collect(board: Board, choices: list[Action]) -> None:
    """Everything that the supply has (FLO-54)."""
    resource: i64 = 0
    while resource < layout.SIX:
        if board.cells[layout.SUPPLY + resource] > 0:
            choices.append(board.pieces.actions[TAKE + resource])
        resource += 1


def collect_for_the_merchants(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """Carry out the choice of a seat with the guild (FLO-54)."""
    left = board.about(0) - 1
    board.answered()
    take_for_the_merchants(board, seat, resource, scribe)
    ask_the_merchants(board, seat, left, scribe)


def take_for_the_merchants(board: Board, seat: i64, resource: i64, scribe: Scribe) -> None:
    """Take one resource from the supply (FLO-54)."""
    board.gain(seat, resource)
    if scribe.listening:
        scribe.tell("merchants", int(seat), {"resource": RESOURCES[int(resource)]})


def elect_the_captain(board: Board, scribe: Scribe) -> None:
    """Step c: the seat that took the card becomes Captain, else the next player; the card goes back (FLO-56)."""
    cells = board.cells
    taker = cells[layout.NEW_CAPTAIN] - 1
    cells[layout.CAPTAIN] = taker if taker >= 0 else board.in_turn_order(1)
    if taker >= 0:
        cells[layout.NEW_CAPTAIN] = 0
        cells[layout.LOCATION + board.pieces.new_captain] = 1
    if scribe.listening:
        scribe.tell("captain", int(cells[layout.CAPTAIN]), {"round": int(cells[layout.ROUND]) + 1})


def turn_up(board: Board) -> None:
    """Step d, and the set-up: turn locations and anonymous artists face up (FLO-7, FLO-57, FLO-91)."""
    cells = board.cells
    pieces = board.pieces
    for location in range(len(pieces.location_copies)):
        cells[layout.LOCATION + location] = pieces.location_count(location, board.seats)
    kind: i64 = 0
    while kind < layout.ARTIST_KINDS:
        cells[layout.ANONYMOUS + kind] = 1
        kind += 1
    compare_the_middle(board)


def end_the_game(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Reserved artists are turned over, all hands are shown, and the game is over (FLO-59)."""
    cells = board.cells
    for seat in range(board.seats):
        artist: i64 = 0
        while artist < layout.ARTISTS and cells[layout.ARTISTS_RESERVED + seat] > 0:
            while board.reserved(seat, artist) > 0:
                front = turn_over_a_front(board, artist, dealer)
                cells[layout.FRONT + front] = layout.UNUSED + seat
                cells[layout.RESERVED + layout.ARTISTS * seat + artist] -= 1
                cells[layout.ARTISTS_RESERVED + seat] -= 1
                if scribe.listening:
                    lost = int(board.pieces.front[front])
                    scribe.tell("unused artist", seat, {"artist": board.pieces.artists[int(artist)], "points": lost})
            artist += 1
        compare_the_reserved(board, seat)
    board.close()
    if scribe.listening:
        scribe.tell("end", -1, {}, reveals=True)
