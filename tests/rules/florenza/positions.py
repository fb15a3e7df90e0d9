"""Positions of Florenza in the words of the game, and small ways to play on from them.

    state = position(seats=4, hands={3: "fontana"}, middle="sculptor giambologna, architect giulio romano", turn=3)
    after = play(state, "play fontana", "engage sculptor giambologna", dealer=front(state, "sculptor giambologna", 3))

A position is built on an empty table from what is named; what follows from it is counted again, and the state is read
back through `game.state_from_json`, which audits it. So a position is one that can lie on a table.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import Any

import mecenate
from mecenate import Dealer, State
from mecenate.core.dealer import RecordedDealer
from mecenate.core.game_definition import DefinedGame
from mecenate.games.florenza import build
from mecenate.games.florenza.components import Components
from mecenate.games.florenza.view import Player, View
from tests.rules.playing import Views, known

RESOURCES = ("marble", "wood", "metal", "cloth", "gold", "spice")
KINDS = ("architect", "painter", "sculptor")
STEPS = ("1", "2", "3", "4", "palagio", "casamento", "casa", "preacher")
MEDICI, PAZZI, PITTI, STROZZI = range(4)
NOBODY = 1_000_000
PLENTY = "9 marble, 9 wood, 3 metal, 3 cloth, 3 gold, 3 spice"

Json = dict[str, Any]
BySeat = Mapping[int, str]


@functools.cache
def game(**options: str | int) -> DefinedGame:
    """The game with these options and the usual cards; each made once."""
    return build(**options)


def start(seats: int = 2, dealer: Dealer | None = None, **options: str | int) -> State:
    """A fresh deal."""
    return game(**options).start(seats, Dealer.fast(1) if dealer is None else dealer)


def position(
    seats: int = 2,
    *,
    turn: int = 0,
    captain: int = 0,
    round: int = 1,
    step: str = "1",
    hands: BySeat | None = None,
    front: BySeat | None = None,
    discarded: Mapping[tuple[int, int], str] | None = None,
    pile: str | None = None,
    fiorini: Mapping[int, int] | None = None,
    bank: int | None = None,
    resources: BySeat | None = None,
    supply: str | None = None,
    row: str = "",
    finished: BySeat | None = None,
    reserved: BySeat | None = None,
    gone: str = "",
    middle: str = "",
    reserved_artists: BySeat | None = None,
    down: str = "",
    new_captain: int | None = None,
    rules: DefinedGame | None = None,
    **options: str | int,
) -> State:
    """The seat `turn` is about to choose an action; what is not named is not there.

    hands, front: Florenza cards by seat, with commas; "fontana by sculptor giambologna 3" has its artist's front.
    discarded: cards by round and seat. pile: its cards; without it everything else that may be there.
    fiorini, resources: by seat; without them 300 and one of each, as at the start. "2 marble, gold" are three cards.
    bank, supply: what is left there, such as "2 gold"; what is missing has the last seat.
    row: monuments from left to right. finished: monuments by seat, with artists like cards. reserved, gone: likewise.
    middle, reserved_artists: artists such as "sculptor giambologna".
    down: locations and anonymous artists that are face down, such as "baratto, painter".
    """
    played = game(**options) if rules is None else rules
    pieces = played.pieces
    table = _empty(played, seats)
    table |= {"round": round, "marker": STEPS.index(step), "captain": captain}
    table["place"] = (turn - captain) % seats + 1
    table["agenda"] = [{"ask": "action", "seat": turn, "about": [0, 0, 0, 0]}]
    _lay_out_cards(table, pieces, hands or {}, front or {}, discarded or {}, pile)
    _fill_purses(table, pieces, fiorini or {}, bank, resources or {}, supply)
    _lay_out_monuments(table, pieces, row, finished or {}, reserved or {}, gone)
    _lay_out_artists(table, pieces, middle, reserved_artists or {})
    _turn_down(table, pieces, down, new_captain)
    _count(table, pieces)
    return played.state_from_json(json.dumps(table))


def _empty(played: DefinedGame, seats: int) -> Json:
    """A table with nothing on it but the locations."""
    table: Json = json.loads(played.start(seats, Dealer.fast(1)).to_json())
    pieces = played.pieces
    table["copy"] = [0] * 76
    table["monument"] = [0] * 27
    table["front"] = [0] * 85
    table["stage"] = table["new_captain"] = table["artists_gone"] = 0
    table["reserved"] = [[0] * 40 for _ in range(seats)]
    table["nameless"] = [[0] * 3 for _ in range(seats)]
    table["held_over"] = [0] * seats
    table["memory"] = table["drawn"] = 0
    table["draw"] = [0] * 228
    table["location"] = [pieces.location_count(n, seats) for n in range(len(pieces.locations))]
    table["location"] += [0] * (17 - len(pieces.locations))
    table["anonymous"] = [1, 1, 1]
    return table


def names(text: str) -> list[str]:
    """The names in a text, which stand between commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _lay_out_cards(
    table: Json,
    pieces: Components,
    hands: BySeat,
    front: BySeat,
    discarded: Mapping[tuple[int, int], str],
    pile: str | None,
) -> None:
    seats, round = table["seats"], table["round"]
    for copy in range(76):
        if pieces.is_used(copy, seats):
            table["copy"][copy] = 2 if pieces.pile_of[copy] <= round else 1

    def lay(name: str, where: int) -> int:
        card = pieces.cards.index(name)
        free = [n for n in range(76) if pieces.card_of[n] == card and table["copy"][n] == 2]
        assert free, f"no {name} is left in the piles of round {round}"
        table["copy"][free[0]] = where
        return free[0]

    for seat, text in hands.items():
        for name in names(text):
            lay(name, 4 + seat)
    for seat, text in front.items():
        for name in names(text):
            card, _, artist = name.partition(" by ")
            _engage(table, pieces, seat, lay(card, 8 + seat), artist)
    for (when, seat), text in discarded.items():
        for name in names(text):
            lay(name, 16 + 4 * when + seat)
    if pile is not None:
        stay = [lay(name, 3) for name in names(pile)]
        rest = 16 + 4 * round + seats - 1
        table["copy"] = [rest if place == 2 else place for place in table["copy"]]
        for copy in stay:
            table["copy"][copy] = 2


def _engage(table: Json, pieces: Components, seat: int, work: int, artist: str) -> None:
    if artist.startswith("anonymous "):
        table["nameless"][seat][KINDS.index(artist.removeprefix("anonymous "))] += 1
    elif artist:
        name, _, value = artist.rpartition(" ")
        table["front"][_unseen(table, pieces, name, int(value))] = work + 1


def _unseen(table: Json, pieces: Components, name: str, value: int) -> int:
    artist = pieces.artists.index(name)
    fronts = [n for n in range(85) if pieces.artist_of[n] == artist and pieces.front[n] == value]
    free = [n for n in fronts if table["front"][n] == 0]
    assert free, f"{name} has no unseen front of {value}"
    return free[0]


def counted(text: str) -> list[int]:
    """The six numbers of resources in a text such as "2 marble, gold"."""
    counts = [0] * 6
    for part in names(text):
        number, _, kind = part.rpartition(" ")
        counts[RESOURCES.index(kind)] += int(number or 1)
    return counts


def _fill_purses(
    table: Json,
    pieces: Components,
    fiorini: Mapping[int, int],
    bank: int | None,
    resources: BySeat,
    supply: str | None,
) -> None:
    seats = table["seats"]
    table["purse"] = [fiorini.get(seat, 300) for seat in range(seats)]
    table["resources"] = [counted(resources[seat]) if seat in resources else [1] * 6 for seat in range(seats)]
    left = [int(pieces.resources[n]) - sum(own[n] for own in table["resources"]) for n in range(6)]
    money = int(pieces.fiorini) - sum(table["purse"])
    if bank is not None:
        table["purse"][-1] += money - bank
        money = bank
    if supply is not None:
        for n, stay in enumerate(counted(supply)):
            table["resources"][-1][n] += left[n] - stay
            left[n] = stay
    table["supply"] = [*left, money]


def _lay_out_monuments(
    table: Json, pieces: Components, row: str, finished: BySeat, reserved: BySeat, gone: str
) -> None:
    shown = [pieces.monuments.index(name) for name in names(row)]
    table["row"] = [n + 1 for n in shown] + [0] * (12 - len(shown))
    table["row_size"] = len(shown)
    for n in shown:
        table["monument"][n] = 1
    for name in names(gone):
        table["monument"][pieces.monuments.index(name)] = 2
    for seat, text in reserved.items():
        for name in names(text):
            table["monument"][pieces.monuments.index(name)] = 4 + seat
    for seat, text in finished.items():
        for name in names(text):
            monument, _, artist = name.partition(" by ")
            number = pieces.monuments.index(monument)
            table["monument"][number] = 8 + seat
            _engage(table, pieces, seat, 76 + number, artist)
    table["monuments_left"] = table["monument"].count(0)


def _lay_out_artists(table: Json, pieces: Components, middle: str, reserved: BySeat) -> None:
    shown = sorted(pieces.artists.index(name) for name in names(middle))
    table["middle"] = [n + 1 for n in shown] + [0] * (12 - len(shown))
    table["middle_size"] = len(shown)
    for seat, text in reserved.items():
        for name in names(text):
            table["reserved"][seat][pieces.artists.index(name)] += 1
    left = [0] * 40
    for n in range(len(pieces.artists)):
        seen = sum(table["front"][front] != 0 for front in range(85) if pieces.artist_of[front] == n)
        kept = sum(own[n] for own in table["reserved"])
        left[n] = int(pieces.front_count[n]) - shown.count(n) - kept - seen
    table["artist_pile"] = left
    table["artists_left"] = sum(left)


def _turn_down(table: Json, pieces: Components, down: str, new_captain: int | None) -> None:
    for name in names(down):
        if name in KINDS:
            table["anonymous"][KINDS.index(name)] = 0
        else:
            table["location"][pieces.locations.index(name)] -= 1
    if new_captain is not None:
        table["new_captain"] = new_captain + 1
        table["location"][pieces.locations.index("nuovo capitano")] = 0


def _count(table: Json, pieces: Components) -> None:
    """Everything that follows from where the cards lie."""
    seats = range(table["seats"])
    table["pile_size"] = table["copy"].count(2)
    hands = [[n + 1 for n in range(76) if table["copy"][n] == 4 + seat] for seat in seats]
    table["hand"] = [held + [0] * (24 - len(held)) for held in hands]
    table["hand_size"] = [len(held) for held in hands]
    fronts = [[int(pieces.card_of[n]) for n in range(76) if table["copy"][n] == 8 + seat] for seat in seats]
    table["in_front"] = [[sum(pieces.kind[card] == n for card in cards) for n in range(7)] for cards in fronts]
    table["shown"] = [sum(1 << card for card in cards) for cards in fronts]
    table["income"] = [[sum(int(pieces.income[7 * card + n]) for card in cards) for n in range(7)] for cards in fronts]
    table["steps"] = [
        sum({1 << int(pieces.step[card]) for card in cards if pieces.step[card] >= 0}) for cards in fronts
    ]
    table["extra_cards"] = [sum(int(pieces.extra_cards[card]) for card in cards) for cards in fronts]
    table["power"] = [
        [sum(int(pieces.amount[card]) for card in cards if pieces.effect[card] == n) for n in range(8)]
        for cards in fronts
    ]
    table["monuments_reserved"] = [table["monument"].count(4 + seat) for seat in seats]
    table["artists_reserved"] = [sum(table["reserved"][seat]) for seat in seats]
    table["holding"] = [sum(own[n] << 8 * n for n in range(6)) for own in table["resources"]]
    table["cheapest"] = [0] * 8
    table["cheapest_reserved"] = [[0] * 8 for _ in seats]
    for kinds in range(1, 8):
        artists = [n for n in range(len(pieces.artists)) if kinds >> int(pieces.artist_kind[n]) & 1]
        costs = [int(pieces.artist_cost[n]) for n in artists if n + 1 in table["middle"]]
        costs += [int(pieces.anonymous_cost) for kind in range(3) if kinds >> kind & 1 and table["anonymous"][kind]]
        table["cheapest"][kinds] = min(costs, default=NOBODY)
        for seat in seats:
            costs = [int(pieces.artist_cost[n]) for n in artists if table["reserved"][seat][n] > 0]
            table["cheapest_reserved"][seat][kinds] = min(costs, default=NOBODY)


# ---------------------------------------------------------------------- playing on


def front(state: State, artist: str, value: int) -> RecordedDealer:
    """The dealer who turns over this front of an artist, out of all that nobody has seen."""
    pieces = game().pieces
    seen = json.loads(state.to_json())["front"]
    number = pieces.artists.index(artist)
    unseen = [int(pieces.front[n]) for n in range(85) if pieces.artist_of[n] == number and seen[n] == 0]
    return Dealer.recorded([(unseen.index(value), len(unseen))])


def from_pile(state: State, *cards: str) -> RecordedDealer:
    """The dealer who draws these Florenza cards, each out of all that are left in the pile."""
    left = pile(state)
    outcomes = []
    for card in cards:
        outcomes.append((left.index(card), len(left)))
        left.remove(card)
    return Dealer.recorded(outcomes)


# ---------------------------------------------------------------------- reading


def asked(state: State) -> tuple[str, int]:
    """What must be chosen, and by whom."""
    prompt = state.prompt
    assert prompt is not None
    return prompt.kind, prompt.seat


_views = Views(View, Player)
table = _views.public
own = _views.own


def fiorini(state: State, seat: int) -> int:
    """The fiorini of a seat."""
    return known(own(state, seat).fiorini)


def resources(state: State, seat: int) -> dict[str, int]:
    """The resources of a seat, without the kinds it lacks."""
    return {kind: count for kind, count in known(own(state, seat).resources).items() if count > 0}


def hand(state: State, seat: int) -> list[str]:
    """The Florenza cards of a seat."""
    return [card.word for card in known(own(state, seat).hand)]


def in_front(state: State, seat: int) -> list[str]:
    """The Florenza cards in front of a seat."""
    return [card.word for card in own(state, seat).cards]


def row(state: State) -> list[str]:
    """The monuments in the row from left to right."""
    return [monument.word for monument in table(state).monuments]


def middle(state: State) -> list[str]:
    """The artists in the middle."""
    return [artist.word for artist in table(state).artists]


def pile(state: State) -> list[str]:
    """What is in the pile of Florenza cards; only the tests may look."""
    pieces = game().pieces
    where = json.loads(state.to_json())["copy"]
    return [pieces.cards[int(pieces.card_of[n])] for n in range(76) if where[n] == 2]


def score(state: State, seat: int) -> dict[str, int]:
    """The points of a seat by source, those that are not 0."""
    return {source: points for source, points in state.scores()[seat].breakdown.items() if points != 0}


def chooser(state: State, dealer: Dealer) -> mecenate.Action:
    """A legal action; building and engaging are tried more often than plain chance would."""
    choices = list(state.legal())
    works = [action for action in choices if str(action).split()[0] in ("play", "finish", "engage")]
    if works and dealer.pick(3) > 0:
        choices = works
    return choices[dealer.pick(len(choices))]
