"""What a seat may see.

Not compiled: the view is data for people and networks, not for the inner loop of a search.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.event import Fact
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza.artists import is_masterpiece, kinds_for
from mecenate.games.florenza.board import (
    ANONYMOUS,
    ARTIST_DISCOUNT,
    ARTISTS_LEFT,
    CAPTAIN,
    COPY,
    DISCARDED,
    DONE_BY,
    EXTRA_CARDS,
    FIORINI,
    FRONT,
    HAND_SIZE,
    IN_HAND,
    INCOME,
    KEPT_BY,
    LOCATION,
    MARKER,
    MIDDLE,
    MIDDLE_SIZE,
    MONUMENT,
    MONUMENT_DISCOUNT,
    MONUMENTS_LEFT,
    NAMELESS,
    NEW_CAPTAIN,
    PILE_SIZE,
    PLAYED,
    PURSE,
    RESERVED,
    RESOURCES,
    ROUND,
    ROW,
    ROW_SIZE,
    STAGE,
    STEPS,
    SUPPLY,
    UNUSED,
    WORKS,
    Board,
)
from mecenate.games.florenza.reading import CURRENCIES, LOCATION_KINDS
from mecenate.games.florenza.reading import EFFECTS as EFFECT_NAMES
from mecenate.games.florenza.reading import STEPS as STEP_NAMES
from mecenate.games.florenza.words import ARTIST_KINDS
from mecenate.games.florenza.words import RESOURCES as RESOURCE_NAMES


class Artist(msgspec.Struct, frozen=True):
    """An artist: what his back shows, and the prestige of his front once it has been seen."""

    word: str
    name: str
    kind: str
    cost: int
    lowest: int
    highest: int
    prestige: int | None = None
    masterpiece: bool = False


class Card(msgspec.Struct, frozen=True):
    """A Florenza card; a church or palace in front of a player has its artist, None if he is anonymous."""

    word: str
    name: str
    kind: str
    cost: dict[str, int]
    artists: list[str]
    prestige: int
    income: dict[str, int]
    extra_action: str | None
    extra_cards: int
    effect: str | None
    amount: int
    artist: Artist | None = None


class Monument(msgspec.Struct, frozen=True):
    """A monument; a finished one has its artist, None if he is anonymous."""

    word: str
    name: str
    cost: dict[str, int]
    artists: list[str]
    prestige: int
    artist: Artist | None = None


class Location(msgspec.Struct, frozen=True):
    """A location: what it does, and how many of its cards are face up."""

    word: str
    name: str
    kind: str
    resource: str | None
    amount: int
    up: int
    cards: int


class Player(msgspec.Struct, frozen=True):
    """What a seat holds and has in front of it; what only its own hand shows is None for the others."""

    seat: int
    family: str
    hand_size: int
    resource_cards: int
    hand: list[Card] | None
    resources: dict[str, int] | None
    fiorini: int | None
    discarded: dict[str, list[str]] | None
    cards: list[Card]
    monuments: list[Monument]
    reserved_monuments: list[Monument]
    reserved_artists: list[Artist]
    unused_artists: list[Artist]
    anonymous_engaged: dict[str, int]
    income: dict[str, int]
    extra_steps: list[str]
    extra_cards: int
    artist_discount: int
    monument_discount: int


class Printed(msgspec.Struct, frozen=True):
    """What is agreed on and does not change: sums of money, the income of every family."""

    workers: int
    sell: int
    buy: int
    anonymous_artist: int
    income: dict[str, int]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know about a game of Florenza."""

    game: str
    seat: int | None
    seats: int
    round: int
    rounds: int
    stage: str
    step: str
    captain: int
    new_captain: int | None
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    printed: Printed
    supply: dict[str, int]
    bank: int
    pile: int
    monument_pile: int
    artist_pile: int
    monuments: list[Monument]
    artists: list[Artist]
    anonymous: dict[str, bool]
    locations: list[Location]
    players: list[Player]


STAGES = ("acting", "keeping", "choosing", "collecting", "finished")


def amounts(table: Any, first: int) -> dict[str, int]:
    """Seven numbers of a table by name, those above zero."""
    found = {name: int(table[first + n]) for n, name in enumerate(CURRENCIES)}
    return {name: amount for name, amount in found.items() if amount > 0}


def artist_kinds(mask: int) -> list[str]:
    """The names of the kinds of artist in a mask."""
    return [kind for n, kind in enumerate(ARTIST_KINDS) if mask >> n & 1]


def artist(board: Board, number: int, front: int | None = None) -> Artist:
    """An artist from behind, or from the front if it has been turned over."""
    pieces = board.pieces
    first = int(pieces.first_front[number])
    return Artist(
        word=pieces.artists[number],
        name=pieces.artist_names[number],
        kind=ARTIST_KINDS[int(pieces.artist_kind[number])],
        cost=int(pieces.artist_cost[number]),
        lowest=int(pieces.front[first]),
        highest=int(pieces.front[first + int(pieces.front_count[number]) - 1]),
        prestige=None if front is None else int(pieces.front[front]),
        masterpiece=front is not None and bool(is_masterpiece(board, front)),
    )


def artist_of(board: Board, work: int) -> Artist | None:
    """The artist engaged for a work; None if it needs none, or he is anonymous, or not chosen yet."""
    for front in range(len(board.pieces.front)):
        if board.cells[FRONT + front] == work + 1:
            return artist(board, int(board.pieces.artist_of[front]), front)
    return None


def card(board: Board, copy: int) -> Card:
    """A Florenza card as it is printed, with its artist if it has one."""
    pieces = board.pieces
    number = int(pieces.card_of[copy])
    return Card(
        word=pieces.cards[number],
        name=pieces.card_names[number],
        kind=pieces.card_kinds[number],
        cost=amounts(pieces.cost, 7 * number),
        artists=artist_kinds(int(pieces.card_artists[number])),
        prestige=int(pieces.prestige[number]),
        income=amounts(pieces.income, 7 * number),
        extra_action=STEP_NAMES[int(pieces.step[number])] if pieces.step[number] >= 0 else None,
        extra_cards=int(pieces.extra_cards[number]),
        effect=EFFECT_NAMES[int(pieces.effect[number])] if pieces.effect[number] >= 0 else None,
        amount=int(pieces.amount[number]),
        artist=artist_of(board, copy),
    )


def monument(board: Board, number: int) -> Monument:
    """A monument as it is printed, with its artist if it has one."""
    pieces = board.pieces
    return Monument(
        word=pieces.monuments[number],
        name=pieces.monument_names[number],
        cost=amounts(pieces.monument_cost, 7 * number),
        artists=artist_kinds(int(pieces.monument_artists[number])),
        prestige=int(pieces.monument_prestige[number]),
        artist=artist_of(board, int(WORKS) + number),
    )


def location(board: Board, number: int) -> Location:
    """A location and how many of its cards are face up."""
    pieces = board.pieces
    resource = int(pieces.location_resource[number])
    return Location(
        word=pieces.locations[number],
        name=pieces.location_names[number],
        kind=LOCATION_KINDS[int(pieces.location_kind[number])],
        resource=RESOURCE_NAMES[resource] if resource >= 0 else None,
        amount=int(pieces.location_amount[number]),
        up=int(board.cells[LOCATION + number]),
        cards=pieces.location_count(number, board.seats),
    )


def hand(board: Board, seat: int) -> list[Card]:
    """The Florenza cards that a seat holds."""
    return [card(board, copy) for copy in range(76) if board.cells[COPY + copy] == IN_HAND + seat]


def _discarded(board: Board, seat: int) -> dict[str, list[str]]:
    """A seat's own discards by round, until they are mixed in again (FLO-74)."""
    found: dict[str, list[str]] = {}
    for round in range(1, int(board.cells[ROUND]) + 1):
        place = int(DISCARDED) + 4 * round + seat
        copies = [copy for copy in range(76) if board.cells[COPY + copy] == place]
        if copies:
            found[str(round)] = [board.pieces.cards[int(board.pieces.card_of[copy])] for copy in copies]
    return found


def player(board: Board, seat: int, sees_hand: bool, sees_discards: bool) -> Player:
    """What lies in front of a seat, with its hand if the viewer may see that (FLO-72, FLO-73)."""
    cells = board.cells
    pieces = board.pieces
    return Player(
        seat=seat,
        family=pieces.families[seat],
        hand_size=int(cells[HAND_SIZE + seat]),
        resource_cards=int(board.resources_of(seat)),
        hand=hand(board, seat) if sees_hand else None,
        resources=(
            {name: int(cells[RESOURCES + 6 * seat + n]) for n, name in enumerate(RESOURCE_NAMES)} if sees_hand else None
        ),
        fiorini=int(cells[PURSE + seat]) if sees_hand else None,
        discarded=_discarded(board, seat) if sees_discards else None,
        cards=[card(board, copy) for copy in range(76) if cells[COPY + copy] == PLAYED + seat],
        monuments=[monument(board, n) for n in range(27) if cells[MONUMENT + n] == DONE_BY + seat],
        reserved_monuments=[monument(board, n) for n in range(27) if cells[MONUMENT + n] == KEPT_BY + seat],
        reserved_artists=[
            artist(board, n) for n in range(len(pieces.artists)) for _ in range(int(cells[RESERVED + 40 * seat + n]))
        ],
        unused_artists=[
            artist(board, int(pieces.artist_of[front]), front)
            for front in range(len(pieces.front))
            if cells[FRONT + front] == UNUSED + seat
        ],
        anonymous_engaged={kind: int(cells[NAMELESS + 3 * seat + n]) for n, kind in enumerate(ARTIST_KINDS)},
        income=amounts(cells, int(INCOME) + 7 * seat),
        extra_steps=[name for n, name in enumerate(STEP_NAMES) if int(cells[STEPS + seat]) >> n & 1],
        extra_cards=int(cells[EXTRA_CARDS + seat]),
        artist_discount=int(board.power_of(seat, ARTIST_DISCOUNT)),
        monument_discount=int(board.power_of(seat, MONUMENT_DISCOUNT)),
    )


def printed(board: Board) -> Printed:
    """The sums of money and the income that are the same for everybody."""
    pieces = board.pieces
    return Printed(
        workers=int(pieces.workers),
        sell=int(pieces.sell_price),
        buy=int(pieces.buy_price),
        anonymous_artist=int(pieces.anonymous_cost),
        income=amounts(pieces.base_income, 0),
    )


def step_name(board: Board) -> str:
    """What the action marker shows: 1 to 4, then the names of the extra steps (FLO-18, FLO-19)."""
    marker = int(board.cells[MARKER])
    common = int(board.pieces.actions_a_round)
    if marker < common:
        return str(marker + 1)
    return STEP_NAMES[marker - common] if marker < common + len(STEP_NAMES) else "end"


def view(board: Board, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know (FLO-72 to FLO-74)."""
    cells = board.cells
    prompt = board.prompt
    return View(
        game="florenza",
        seat=seat,
        seats=board.seats,
        round=int(cells[ROUND]),
        rounds=int(board.pieces.rounds),
        stage=STAGES[int(cells[STAGE])],
        step=step_name(board),
        captain=int(cells[CAPTAIN]),
        new_captain=int(cells[NEW_CAPTAIN]) - 1 if cells[NEW_CAPTAIN] > 0 else None,
        actor=board.actor,
        over=board.over,
        prompt=None if prompt is None else prompt.to_dict(),
        printed=printed(board),
        supply={name: int(cells[SUPPLY + n]) for n, name in enumerate(RESOURCE_NAMES)},
        bank=int(cells[SUPPLY + FIORINI]),
        pile=int(cells[PILE_SIZE]),
        monument_pile=int(cells[MONUMENTS_LEFT]),
        artist_pile=int(cells[ARTISTS_LEFT]),
        monuments=[monument(board, int(cells[ROW + n]) - 1) for n in range(int(cells[ROW_SIZE]))],
        artists=[artist(board, int(cells[MIDDLE + n]) - 1) for n in range(int(cells[MIDDLE_SIZE]))],
        anonymous={kind: bool(cells[ANONYMOUS + n]) for n, kind in enumerate(ARTIST_KINDS)},
        locations=[location(board, n) for n in range(len(board.pieces.locations))],
        players=[player(board, other, board.over or other == seat, other == seat) for other in range(board.seats)],
    )


def prompt_facts(board: Board) -> dict[str, Fact]:
    """The public facts of the decision that must be made."""
    kind = board.asked_kind()
    if kind == ask.ACTION:
        step = step_name(board)
        return {"round": int(board.cells[ROUND]), "step": int(step) if step.isdecimal() else step}
    if kind == ask.ENGAGE:
        work = int(board.about(0))
        return {"work": work_word(board, work), "kinds": artist_kinds(int(kinds_for(board, work)))}
    if kind == ask.GIVE:
        return {"exchange": ask.EXCHANGES[int(board.about(1))], "left": int(board.about(0))}
    if kind == ask.TAKE:
        return {"exchange": ask.EXCHANGES[int(board.about(1))]}
    if kind == ask.KEEP:
        return {"cards": int(board.cells[HAND_SIZE + board.asked_seat()])}
    return {"round": int(board.cells[ROUND])}


def work_word(board: Board, work: int) -> str:
    """The word of a work of art."""
    pieces = board.pieces
    return pieces.monuments[work - int(WORKS)] if work >= WORKS else pieces.cards[int(pieces.card_of[work])]
