"""The rules of Studiolo, clause by clause (lang/en.md)."""

from mecenate.core.action import Action, Vocabulary
from mecenate.core.audit import expect, expect_in_range
from mecenate.core.content import counts
from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact, Scribe
from mecenate.core.layout import Layout
from mecenate.core.score import Score, rank
from mecenate.core.state import State

KINDS = ("bronze", "gem", "map", "book")
VALUES = range(1, 9)
WORKS = [f"{kind} {value}" for kind in KINDS for value in VALUES]
COUNT = len(WORKS)
HAND, MARKET, CABINET = 3, 4, 4  # how many works: in a hand, in the market, in a full cabinet

LAYOUT = Layout(max_seats=4)
PILE_AT = LAYOUT.cells("pile", counts("pile", WORKS, most=1), hidden=True, counted=True)
MARKET_AT = LAYOUT.cells("market", counts("market", WORKS, most=1))
CABINET_AT = LAYOUT.by_seat("cabinet", counts("cabinet", WORKS, most=1))
HAND_AT = LAYOUT.by_seat("hand", counts("hand", WORKS, most=1), hidden=True, counted=True)

DECISIONS = ("turn", "give")
TURN, GIVE = range(2)
VOCABULARY = Vocabulary([*(f"take {work}" for work in WORKS), *(f"give {work}" for work in WORKS)])


def set_up(state: State, dealer: Dealer, scribe: Scribe) -> None:
    """Every seat gets a hand, and works are laid out for sale (STU-2)."""
    for work in range(COUNT):
        state.cells[PILE_AT + work] = 1
    for seat in range(state.seats):
        for _ in range(HAND):
            draw(state, HAND_AT + COUNT * seat, dealer)
    for _ in range(MARKET):
        draw(state, MARKET_AT, dealer)
    state.ask(TURN, 0)


def draw(state: State, to: int, dealer: Dealer) -> int:
    """A work of the pile, each as likely, comes to the block that begins at `to`."""
    work = take_one(state.cells, PILE_AT, dealer.pick(state.total(PILE_AT, COUNT)))
    state.cells[to + work] = 1
    return work


class Studiolo(State):
    """A game of Studiolo in progress."""

    def _offer(self, kind: int, seat: int, choices: list[Action]) -> None:
        held, first = (MARKET_AT, 0) if kind == TURN else (HAND_AT + COUNT * seat, COUNT)
        choices += [VOCABULARY[first + work] for work in range(COUNT) if self.cells[held + work]]

    def _play(self, word: int, dealer: Dealer, scribe: Scribe) -> None:
        if word < COUNT:
            take(self, self.asked_seat(), word, scribe)
        else:
            give(self, self.asked_seat(), word - COUNT, dealer, scribe)


def take(state: State, seat: int, work: int, scribe: Scribe) -> None:
    """A work of the market comes into the cabinet; then the seat must give one of its own for it (STU-3)."""
    state.cells[MARKET_AT + work] = 0
    state.cells[CABINET_AT + COUNT * seat + work] = 1
    state.ask(GIVE, seat, work)
    if scribe.listening:
        scribe.tell("take", seat, {"work": WORKS[work]})


def give(state: State, seat: int, work: int, dealer: Dealer, scribe: Scribe) -> None:
    """A work of the hand comes to the market, and the seat draws another one unseen (STU-4, STU-5)."""
    state.cells[HAND_AT + COUNT * seat + work] = 0
    state.cells[MARKET_AT + work] = 1
    state.answered()  # what to give
    state.answered()  # the turn
    if scribe.listening:
        scribe.tell("give", seat, {"work": WORKS[work]}, reveals=True)
    drawn = draw(state, HAND_AT + COUNT * seat, dealer)
    if scribe.listening:
        scribe.tell("draw", seat, {"work": WORKS[drawn]}, audience=(int(seat),), reveals=True)
    left = state.next_seat(seat)
    if state.total(CABINET_AT + COUNT * left, COUNT) < CABINET:
        state.ask(TURN, left)


def prompt_facts(state: State) -> dict[str, Fact]:
    """What the decision is about: the work that must be paid for."""
    return {"work": WORKS[state.about(0)]} if state.asked_kind() == GIVE else {}


def scores(state: State) -> list[Score]:
    """Works, harmony and wishes (STU-6 to STU-8)."""
    breakdowns = []
    for seat in range(state.seats):
        owned = [work for work in range(COUNT) if state.cells[CABINET_AT + COUNT * seat + work]]
        wished = [work for work in range(COUNT) if state.cells[HAND_AT + COUNT * seat + work]]
        kinds = [work // len(VALUES) for work in owned]
        breakdowns.append(
            {
                "works": sum(VALUES[work % len(VALUES)] for work in owned),
                "harmony": sum(kinds.count(kind) ** 2 for kind in set(kinds)),
                "wishes": sum(VALUES[work % len(VALUES)] for work in wished if work // len(VALUES) in kinds),
            }
        )
    return rank(breakdowns, [()] * state.seats)


def audit(state: State) -> None:
    """Every work is in exactly one place, and every hand has its size."""
    expect_in_range(state, {})
    for work in range(COUNT):
        places = [
            PILE_AT,
            MARKET_AT,
            *(at + COUNT * seat for at in (CABINET_AT, HAND_AT) for seat in range(state.seats)),
        ]
        expect(sum(state.cells[place + work] for place in places), 1, WORKS[work])
    for seat in range(state.seats):
        expect(state.total(HAND_AT + COUNT * seat, COUNT), HAND, f"the hand of seat {seat + 1}")
