"""What the terminal prints is made of what the seat may see: twin positions print the same, byte for byte."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import mecenate
from mecenate.bots import RandomBot
from mecenate.cli.screen import Screen
from mecenate.cli.session import Session
from mecenate.core.moves import Move
from mecenate.core.record import Record
from mecenate.core.standings import imagined
from mecenate.lang import LANGUAGES, Language
from tests.cli.conftest import Typed, lines
from tests.remembering import recalls_everything
from tests.tables import TABLES_BY_COST, Table

POSITIONS = 4
"""So many positions of each table are compared."""
TRIES = 5
REFUSED = 12
"""So many actions that are not legal are typed at each position, since a refusal gives a reason."""


@pytest.mark.parametrize("notes", [False, True], ids=["plain", "notes"])
@pytest.mark.parametrize("table", TABLES_BY_COST)
def test_twin_positions_print_the_same(table: Table, notes: bool, type_in: Typed) -> None:
    if notes and not recalls_everything(table.open()):
        pytest.skip("imagine draws from the present view alone")
    compared = 0
    for seed in range(POSITIONS):
        chance = random.Random(f"{table} {seed}")
        pair = twins(table, chance, notes)
        if pair is None:
            continue
        typed = commands(pair[0], chance)
        language = Language(LANGUAGES[seed % len(LANGUAGES)])
        assert printed(pair[0], typed, language, notes, type_in) == printed(pair[1], typed, language, notes, type_in)
        compared += 1
    assert compared >= POSITIONS // 2 or everything_is_known(table, notes)


def everything_is_known(table: Table, notes: bool) -> bool:
    """Whether the players hide nothing from each other, or nothing from those who count along."""
    return ("screens", "down") in table.options or (notes and table.game == "carrara")


def twins(table: Table, chance: random.Random, notes: bool) -> tuple[Record, Record] | None:
    """A game in its middle, and its twin for the one who must choose; None if that seat always sees everything."""
    record = Record(table.open(), table.seats, mecenate.Dealer.sealed(chance.randbytes(8)))
    begin = chance.randrange(5, 80)
    while not record.state.over:
        other = twin(record, chance, notes) if len(record.steps) >= begin else None
        if other is not None:
            return record, other
        record.play(chance.choice(record.state.legal()))
    return None


def twin(record: Record, chance: random.Random, notes: bool) -> Record | None:
    """The same game to whoever must choose, and another one in all that this seat cannot see; None if it sees all."""
    seat = record.state.actor
    dealers = (mecenate.Dealer.fast(chance.getrandbits(32)) for _ in range(TRIES))
    worlds = (imagined(record.state, seat, dealer, notes) for dealer in dealers)
    state = next((state for state in worlds if state != record.state), None)
    if state is None:
        return None
    other = Record(record.game, record.seats, mecenate.Dealer.sealed("another secret"))
    told = [record.deal_events, *record.events]
    unseen = str(record.game.actions[0])
    history = other.line.history
    history.state = state
    history._events = {number: [retold(event, seat) for event in events] for number, events in enumerate(told)}
    history.moves = [move if move.seat == seat else Move(move.seat, unseen, ()) for move in record.line.history.moves]
    return other


def retold(event: mecenate.Event, seat: int | None) -> mecenate.Event:
    """The same event to those who may know it; something else to the others."""
    if event.known_to(seat):
        return event
    return mecenate.Event(event.kind, event.seat, {"something": "else"}, event.audience, event.reveals)


def commands(record: Record, chance: random.Random) -> list[str]:
    """Every command that answers the same twice, and some actions that are refused."""
    state = record.state
    legal = {str(action) for action in state.legal()}
    refused = [text for text in map(str, record.game.actions) if text not in legal]
    undo = [] if record.can_undo and record.steps[-1].seat == state.actor else ["undo"]
    begun = Counter(text.split()[0] for text in legal)
    unclear = [word for word, choices in begun.items() if choices > 1 and word not in legal]
    wrong = [*chance.sample(refused, REFUSED), *unclear, "dance", "999", ""]
    return ["scores", "notes", "table", "log", "help", "rules", "rules 1", *undo, *wrong, "quit"]


def printed(record: Record, typed: list[str], language: Language, notes: bool, type_in: Typed) -> str:
    """All that a person sees who sits down at this position, types these lines and leaves."""
    seat = record.state.actor
    assert seat is not None
    players = [None if number == seat else RandomBot(0) for number in range(record.seats)]
    names = [language.text("player", number=number + 1) for number in range(record.seats)]

    def play() -> None:
        Session(record, players, Screen(record.game.name, names, 2, language, notes), None).run()

    return type_in(lines(*typed), play)
