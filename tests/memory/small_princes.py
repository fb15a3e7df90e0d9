"""Small starts of The Princes of Florence: a few hidden cards of one deck; nearly all others were played.

Each start has a past, since a position without one remembers nothing: everybody was dealt four professions and gave one
back, and every other card that is out came from a look at a single card. What was kept from such a look and played lies
open, so it leaves nothing to guess. From the start on several cards are looked at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import mecenate
from mecenate.testing.belief import Chooser, Seat, Start
from mecenate.testing.posterior import Small, favouring, known
from tests.memory.small import PRINCES
from tests.rules.princes.positions import card_names

Json = dict[str, Any]
PROFESSIONS, BONUS, PRESTIGE = range(21), range(21, 41), range(41, 55)
FIRST_LOOK = {PROFESSIONS: 0, BONUS: 15, PRESTIGE: 35}
"""Where the looks at a deck begin among the marks."""
DRAWS = (80, 600)
DEALT = 3
"""Professions of the deal that a seat keeps."""


def bits(cards: Iterable[int]) -> int:
    """A set of cards as the bits of a number."""
    return sum(1 << card for card in cards)


def cards(*names: str) -> list[int]:
    """The numbers of cards."""
    all_names = card_names()
    return [all_names.index(name) for name in names]


def rules(look: int, **pieces: Json) -> mecenate.Game:
    """The game with fewer cards to look at, and a least value of 18 for works of the last rounds."""
    changed: Json = {"actions": {"look": look, "per_turn": 4}, "rounds": {"least": [1, 1, 1, 1, 1, 18, 18]}}
    return mecenate.game("princes", components=changed | pieces)


class Past:
    """The sixth round of a game whose cards are being laid out, with the marks of how they came there."""

    def __init__(self, game: mecenate.Game, seats: int) -> None:
        state = game.start(seats, mecenate.Dealer.fast(1))
        while str(state.legal()[0]).startswith("return"):
            state.apply(state.legal()[0], mecenate.Dealer.fast(1))
        self.game = game
        self.seats = seats
        self.table: Json = json.loads(state.to_json())
        for name in ("hand", "table", "knows"):
            self.table[name] = [0] * seats
        self.table |= {"round": 6, "public": 0, "unseen": bits(range(55)), "money": [6000] * seats}
        self.looks = dict.fromkeys(FIRST_LOOK, 0)

    def _take(self, card: int) -> None:
        self.table["unseen"] &= ~(1 << card)

    def look(self, deck: range, seat: int, card: int) -> None:
        """A seat looks at one card and so keeps it."""
        self.table["looks"][FIRST_LOOK[deck] + self.looks[deck]] = seat | 1 << 4 | card + 1 << 7
        self.looks[deck] += 1
        self.table["looks_made"] = list(self.looks.values())
        self.hold(seat, card)

    def hold(self, seat: int, card: int) -> None:
        """A seat has a card in its hand."""
        self._take(card)
        self.table["hand"][seat] |= 1 << card
        self.table["knows"][seat] |= 1 << card

    def play(self, deck: range, seat: int, card: int) -> None:
        """A seat plays a card of its hand: a profession stays on the table, a bonus card is gone."""
        self.table["played"][card] = 1 + seat + 8 * self.looks[deck]
        self.table["public"] |= 1 << card
        self.table["hand"][seat] &= ~(1 << card)
        self.table["knows"][seat] &= ~(1 << card)
        if deck == PROFESSIONS:
            self.table["table"][seat] |= 1 << card

    def play_all_bonus_cards_but(self, hidden: list[int]) -> None:
        """All other bonus cards are gone."""
        for number, card in enumerate(card for card in BONUS if card not in hidden):
            self.look(BONUS, number % self.seats, card)
            self.play(BONUS, number % self.seats, card)

    def deal_professions(self, hands: list[tuple[int, ...]], hidden: list[int]) -> None:
        """These cards of the deal are still in the hands; all professions but the hidden ones were played."""
        shown = [card for card in PROFESSIONS if card not in hidden]
        for seat, hand in enumerate(hands):
            for card in hand:
                self.hold(seat, card)
            for _ in range(DEALT - len(hand)):
                self.play(PROFESSIONS, seat, card := shown.pop())
                self._take(card)
        self.table["given_back"] = [card + 1 for card in shown[: self.seats]]
        for number, card in enumerate(shown):
            self.look(PROFESSIONS, number % self.seats, card)
            self.play(PROFESSIONS, number % self.seats, card)

    def recruit(self, count: int) -> None:
        """Each seat has this many professions, which everybody knows, in its hand again."""
        for seat in range(self.seats):
            held = bits([card for card in PROFESSIONS if self.table["table"][seat] >> card & 1][:count])
            self.table["table"][seat] ^= held
            self.table["hand"][seat] |= held

    def have_jesters(self, count: int) -> None:
        """Each seat has this many jesters."""
        self.table["jesters"] = [count] * self.seats
        self.table["left"][3] -= count * self.seats

    def at_the_actions(self) -> None:
        """It is the turn of the first player."""
        self.table |= {"phase": 3, "agenda": [{"ask": "turn", "seat": 0, "about": [4, 0, 0, 0]}]}

    def state(self) -> mecenate.State:
        """The position; it is audited with its past."""
        return self.game.state_from_json(json.dumps(self.table))


def bonus_cards(seats: int, look: int, names: list[str], observers: tuple[Seat, ...], steps: int) -> Small:
    """The last two rounds; these bonus cards are in the pile, and some of them are needed for every work."""
    past = Past(rules(look), seats)
    past.deal_professions([()] * seats, [])
    past.play_all_bonus_cards_but(cards(*names))
    past.recruit(3)
    past.have_jesters(2)
    past.at_the_actions()
    state = past.state()
    words = ("draw bonus", "work", "keep", "under", "play", "done", "convert", "decline", "pass")
    return Small(
        f"princes-{seats}-bonus", PRINCES, state, favouring(words, ("end",)), known(state), steps, observers, DRAWS
    )


def prestige_cards(seats: int, look: int, count: int, steps: int) -> Small:
    """The auctions of the last two rounds; so many prestige cards are left. Seat 0, the observer, has the others."""
    past = Past(rules(look), seats)
    past.deal_professions([()] * seats, [])
    past.play_all_bonus_cards_but([])
    for card in list(PRESTIGE)[:-count]:
        past.look(PRESTIGE, 0, card)
    state = past.state()
    words = ("open prestige", "take prestige", "pass", "keep", "under")
    chooser = favouring(words, ("decline", "end"))
    return Small(f"princes-{seats}-prestige", PRINCES, state, chooser, known(state), steps, (0,), DRAWS)


def professions(seats: int, look: int, held: int, in_pile: int, observers: tuple[Seat, ...], steps: int) -> Small:
    """Each seat still has so many professions of the deal, and so many are in the pile."""
    hidden = list(PROFESSIONS)[: seats * held + in_pile]
    game = rules(look, rounds={"least": [1] * 7})
    states = []
    for hands in ways_to_deal(hidden, seats, held):
        past = Past(game, seats)
        past.deal_professions(hands, hidden)
        past.play_all_bonus_cards_but([])
        past.at_the_actions()
        states.append(past.state())
    state = states[len(states) // 3]
    words = ("draw profession", "work", "keep", "under", "convert", "decline", "pass")
    chooser = favouring(words, ("end",))
    return Small(
        f"princes-{seats}-professions", PRINCES, state, chooser, one_of(states, state), steps, observers, DRAWS
    )


def one_of(states: list[mecenate.State], real: mecenate.State) -> Start:
    """Each of these is as likely, as far as an observer can see."""

    def start(seat: Seat) -> list[tuple[float, mecenate.State]]:
        same = [state for state in states if state.view(seat) == real.view(seat)]
        return [(1 / len(same), state) for state in same]

    return start


def ways_to_deal(hidden: list[int], seats: int, count: int) -> list[list[tuple[int, ...]]]:
    """All ways to give each seat so many of these cards."""
    if seats == 0:
        return [[]]
    ways = []
    for hand in combinations(hidden, count):
        rest = [card for card in hidden if card not in hand]
        ways += [[hand, *others] for others in ways_to_deal(rest, seats - 1, count)]
    return ways


def dealt(look: int, steps: int) -> Small:
    """A deal of two professions for two seats out of the whole deck; only seat 0, who looks on, draws cards."""
    game = rules(look, start={"dealt": 2}, rounds={"least": [1] * 7})
    state = game.start(2, mecenate.Dealer.fast(4))
    table: Json = json.loads(state.to_json())
    mine = table["hand"][0]
    others = [card for card in PROFESSIONS if not mine >> card & 1]
    whole = bits(range(55))
    states = []
    for theirs in combinations(others, 2):
        hand = bits(theirs)
        changed = {"hand": [mine, hand], "knows": [mine, hand], "unseen": whole & ~(mine | hand)}
        states.append(game.state_from_json(json.dumps(table | changed)))
    return Small("princes-2-dealt", PRINCES, state, drawing_only(0), one_of(states, state), steps, (0,), (400, 2000))


def drawing_only(seat: int) -> Callable[[mecenate.Dealer], Chooser]:
    """Only this seat draws professions; the others play those that they have."""

    def chooser(dealer: mecenate.Dealer) -> Chooser:
        usual = ("work", "keep", "under", "return", "convert 0", "decline", "pass")
        drawing = favouring(("draw profession", *usual), ("end",))(dealer)
        playing = favouring(usual, ("end",))(dealer)
        return lambda state: (drawing if state.actor == seat else playing)(state)

    return chooser


FEW_BONUS = ["bonus jesters", "bonus variety", "bonus cards in hand", "bonus cards on the table"]
SOME_BONUS = [*FEW_BONUS, "bonus freedoms", "bonus landscapes"]
