"""Twin tables: the same people, the same game as far as one audience may know, everything else another."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import msgspec

from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.event import Event, Scribe
from mecenate.core.history import History
from mecenate.core.moves import Move
from mecenate.core.standings import imagined
from mecenate.core.state import State
from mecenate.server.tables.table import Table

from .running import Guest, Server, Socket, seated

TIMES = re.compile(r'"(created|updated|turn_started|deadline|at)":[0-9.e+]+')
KEPT = 15
LINE = re.compile(r'"line":\{"id":\d+')


def played(table: Table, moves: int, chance: random.Random) -> History:
    """A game of so many random moves, or some more, until two seats have something to hide; some positions are kept."""
    history = History.begin(table.game, table.row.seats, Dealer.sealed(chance.randbytes(32)))
    while not history.state.over:
        if len(history.moves) >= moves and len(hidden_from(history.state, table.notes)) > 2:
            return history
        history.play(str(chance.choice(history.state.legal())))
        if len(history.moves) % KEPT == 0 or len(history.moves) >= moves:
            history.snapshots[len(history.moves)] = history.state.to_json()
    return played(table, moves, chance)


def hidden_from(state: State, notes: bool = False) -> list[int | None]:
    """The audiences that do not know everything; with notes they forget nothing that they have seen."""
    return [audience for audience in (None, *range(state.seats)) if _another(state, audience, notes)]


def _another(state: State, audience: int | None, notes: bool, seed: int = 0) -> State | None:
    """A state that this audience cannot tell from this one; None if nothing is hidden from it."""
    worlds = (imagined(state, audience, Dealer.fast(seed + n), notes) for n in range(5))
    return next((other for other in worlds if other != state), None)


def retold(history: History, audience: int | None, notes: bool, chance: random.Random) -> History:
    """The same history in another world: whatever this audience does not know is something else."""
    game = history.game
    worlds = {
        number: _another(state, audience, notes, chance.getrandbits(32)) or state
        for number, state in ((number, game.state_from_json(text)) for number, text in history.snapshots.items())
    }
    other = History(game, history._secret, history.deal[::-1], {n: world.to_json() for n, world in worlds.items()})
    other.moves = [move if move.seat == audience else _unknown(move) for move in history.moves]
    other._drawn = history._drawn
    other._events = {
        number: [_retold(event, audience) for event in history.events(number)]
        for number in range(len(history.moves) + 1)
    }
    other.state = worlds[len(history.moves)]
    return other


def _unknown(move: Move) -> Move:
    """A move of which one knows no more than whether anything was drawn by it, which is public in every game."""
    return Move(move.seat, "?", ((0, 1),) if move.outcomes else ())


def _retold(event: Event, audience: int | None) -> Event:
    if event.known_to(audience):
        return event
    return Event(event.kind, event.seat, {"something": "else"}, event.audience, event.reveals)


class Twins:
    """Two tables that one audience must not be able to tell apart."""

    def __init__(
        self, server: Server, game: str, seats: int, options: dict[str, str], seed: int, notes: bool = False
    ) -> None:
        self.server = server
        self.notes = notes
        self.chance = random.Random(seed)
        self.version = 0
        pair = [seated(server.url, seats, game, options=options, public=True, notes=notes)]
        self.guests = pair[0][1]
        pair.append((self._another(game, seats, options), self.guests))
        self.infos = [info for info, _ in pair]
        self.tables = [server.services.registry.tables[info["id"]] for info in self.infos]
        self.spectator = Guest(server.url, "Zoe")

    def _another(self, game: str, seats: int, options: dict[str, str]) -> dict[str, Any]:
        info = self.guests[0].new_table(game, seats, options=options, public=True, notes=self.notes)
        for guest in self.guests:
            guest.sit(info)
        self.guests[0].post(f"/api/tables/{info['id']}/start")
        return info

    def set(self, history: History, audience: int | None) -> None:
        """Put a history on the first table, and its twin for this audience on the second."""
        assert history._secret is not None
        secret = history._secret.hex()
        self.version += 1000  # no number is written twice
        again = History(history.game, history._secret, history.deal, dict(history.snapshots))
        again.extend(list(history.moves))
        for table, shown in zip(self.tables, (again, retold(history, audience, self.notes, self.chance)), strict=True):
            table.history = shown
            table.beat = 1 - len(shown.moves)  # no snapshot is due: those of the history before are stored
            table.row = msgspec.structs.replace(
                table.row, version=self.version, actor=history.state.actor, secret=secret
            )
            table.feed.restart()

    @property
    def states(self) -> tuple[State, State]:
        """The positions of both."""
        one, two = (table.dealt.state for table in self.tables)
        return one, two

    def guest(self, audience: int | None) -> Guest:
        """Somebody of this audience."""
        return self.spectator if audience is None else self.guests[audience]

    def plain(self, text: str) -> str:
        """A text without what differs between any two tables: names, links, times."""
        one, two = self.tables
        names = [(one.id, two.id), (one.row.invite, two.row.invite), (one.row.watch, two.row.watch)]
        names += [(str(one.row.seal), str(two.row.seal))]
        for ours, theirs in names:
            text = text.replace(theirs, ours)
        return LINE.sub('"line":{"id":0', TIMES.sub(r'"\1":0', text))

    def ask(self, audience: int | None, method: str, path: str, body: Any = None) -> list[str]:
        """What both tables answer to a request."""
        guest = self.guest(audience)
        answers = [guest.http.request(method, f"/api/tables/{table.id}{path}", json=body) for table in self.tables]
        return [self.plain(f"{answer.status_code} {answer.text}") for answer in answers]

    def same(self, audience: int | None, method: str, path: str, body: Any = None) -> str:
        """What both tables answer to a request; it must be the same."""
        ours, theirs = self.ask(audience, method, path, body)
        assert ours == theirs, path
        return ours

    def sockets(self, audience: int | None) -> list[Socket]:
        """A socket of this audience at each table."""
        return [self.guest(audience).socket(info) for info in self.infos]

    def frames(self, sockets: list[Socket]) -> list[list[str]]:
        """All that has come to each, up to a sync asked for now."""
        frames = []
        for socket in sockets:
            socket.send(type="sync")
            heard = [self.plain(str(socket.wire.recv(20)))]
            while json.loads(heard[-1])["type"] != "sync":
                heard.append(self.plain(str(socket.wire.recv(20))))
            frames.append(heard)
        return frames

    def common_move(self) -> str | None:
        """An action that both worlds allow, and by which neither chance nor anything hidden comes to light."""
        one, two = self.states
        legal = [action for action in one.legal() if action in two.legal()]
        self.chance.shuffle(legal)
        for action in legal:
            if all(_is_quiet(state.copy(), str(action)) for state in (one, two)):
                return str(action)
        return None


def _is_quiet(state: State, text: str) -> bool:
    dealer, scribe = WatchedDealer(Dealer.fast(1)), Scribe()
    state.apply(state.parse(text), dealer, scribe)
    return not (dealer.outcomes or state.over or any(event.reveals for event in scribe.events))
