"""What is hidden stays hidden on every channel: twin tables are one and the same to whoever may not tell them apart."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import msgspec
import pytest

import mecenate
from mecenate.server.tables import days
from tests.remembering import recalls_everything

from .playing import at_the_table, step
from .running import Guest, Server, Socket, new_key, seated
from .twins import KEPT, Twins, hidden_from, played

SEATS = 3


class Case(NamedTuple):
    """A game at which twin tables are compared, after how many moves, and whether its players take notes."""

    game: str
    options: dict[str, str]
    moves: int
    notes: bool = False

    def twins(self, server: Server, seed: int) -> Twins:
        """Twin tables of this game."""
        return Twins(server, self.game, SEATS, self.options, seed, self.notes)

    def __str__(self) -> str:
        return self.game + "-notes" * self.notes


GAMES = [
    Case("carrara", {"version": "advanced"}, 130),
    Case("florenza", {}, 60),
    Case("carpe_diem", {}, 120),
    Case("princes", {"expansions": "muse,cooperation"}, 150),
]
NOTED = [
    case._replace(notes=True)
    for case in GAMES
    if case.game != "carrara" and recalls_everything(mecenate.game(case.game, **case.options))
]
"""Where notes leave something hidden: in Carrara a note-taker knows everything."""
every_game = pytest.mark.parametrize("case", [*GAMES, *NOTED], ids=str)


@every_game
def test_twin_tables_answer_alike(sqlite_server: Server, case: Case) -> None:
    twins = case.twins(sqlite_server, seed=1)
    history = played(twins.tables[0], case.moves, twins.chance)
    moves = len(history.moves)
    for audience in hidden_from(history.state, case.notes):
        twins.set(history, audience)
        assert twins.states[0] != twins.states[1]
        asked = [("GET", "", None), ("GET", "/position", None), ("GET", "/log", None), ("GET", "/record", None)]
        asked += [("GET", f"/history/{number}", None) for number in [*history.snapshots, moves + 1]]
        asked += [("GET", f"/history/{moves}?seat_shown={other}", None) for other in range(SEATS)]
        asked += [("GET", "/chat", None), ("GET", "/note", None), ("GET", "/standings", None)]
        asked += [("GET", "/analysis", None), ("POST", "/analysis", None), ("GET", "/analysis/record", None)]
        asked += [("GET", "/analysis/better/1", None)]
        for method, path, body in asked:
            twins.same(audience, method, path, body)
        practice = {"moves": moves, "seat": 0, "level": "random"}
        assert twins.same(audience, "POST", "/practice", practice)[0] == "4", "a running game cannot be played on from"


def test_twin_deals_of_the_day_answer_alike(sqlite_server: Server) -> None:
    """While the day is open: the person learns no more than at any other table, and nobody else learns anything."""
    case = Case("princes", {}, 100, notes=True)
    twins = case.twins(sqlite_server, seed=6)
    history = played(twins.tables[0], case.moves, twins.chance)
    moves = len(history.moves)
    for audience in hidden_from(history.state, case.notes):
        twins.set(history, audience)
        for table in twins.tables:
            table.row = msgspec.structs.replace(table.row, daily=days.today())
        paths = ["", "/position", "/log", "/record", "/scores", "/standings", "/hint", "/analysis", "/note", "/chat"]
        asked: list[tuple[str, str, Any]] = [("GET", path, None) for path in paths]
        asked += [("GET", f"/history/{moves}?seat_shown={other}", None) for other in range(SEATS)]
        asked += [("POST", "/analysis", None), ("POST", "/what-if", {}), ("POST", "/resign", None)]
        asked += [("POST", "/practice", {"moves": moves, "seat": 0, "level": "random"})]
        asked += [("POST", "/undo", {"key": new_key(), "version": twins.version, "to": 0})]
        answers = {f"{method} {path}": twins.same(audience, method, path, body) for method, path, body in asked}
        refused = ["GET /record", "GET /scores", "GET /hint", "POST /what-if", "POST /undo", "POST /resign"]
        assert all(answers[what][0] == "4" for what in refused)
        if audience is None:
            assert answers["GET /position"][:3] == answers["GET /log"][:3] == "403"


@every_game
def test_twin_tables_imagine_alike(sqlite_server: Server, case: Case) -> None:
    """A world imagined from a seed of one's own choice depends on nothing that one does not know."""
    twins = case.twins(sqlite_server, seed=2)
    history = played(twins.tables[0], case.moves, twins.chance)
    for audience in hidden_from(history.state, case.notes):
        twins.set(history, audience)
        for seed, at in ((0, None), (1, 3 * KEPT)):
            line: list[str] = []
            for _ in range(3):
                answer = twins.same(audience, "POST", "/what-if", {"seed": seed, "moves": at, "actions": line})
                branch = json.loads(answer.partition(" ")[2])
                line.append(twins.chance.choice(branch["legal"]))
            twins.same(audience, "POST", "/what-if", {"seed": seed, "actions": ["no such thing"]})


@every_game
def test_twin_tables_explain_alike(sqlite_server: Server, case: Case) -> None:
    """What choices mean, and why others are not legal, depends on nothing that the seat does not know."""
    twins = case.twins(sqlite_server, seed=5)
    history = played(twins.tables[0], case.moves, twins.chance)
    words = [str(action) for action in history.game.actions]
    for audience in hidden_from(history.state, case.notes):
        twins.set(history, audience)
        asked: list[tuple[str, str, Any]] = [("GET", "/choices", None)]
        asked.append(("POST", "/explain", {"plan": [str(history.state.legal()[-1])]}))
        asked.append(("POST", "/reasons", {"actions": twins.chance.sample(words, 40)}))
        for method, path, body in asked:
            answer = twins.same(audience, method, path, body)
            assert (answer[0] == "2") == (audience == history.state.actor)


@every_game
def test_twin_tables_refuse_alike(sqlite_server: Server, case: Case) -> None:
    """Why an action is not legal, that it is not one's turn, that one is too late: no word depends on the unseen."""
    twins = case.twins(sqlite_server, seed=3)
    for at in (case.moves // 3, case.moves):
        history = played(twins.tables[0], at, twins.chance)
        words = [str(action) for action in history.game.actions]
        legal = [str(action) for action in history.state.legal()]
        for audience in hidden_from(history.state, case.notes):
            twins.set(history, audience)
            wrong = twins.chance.sample([word for word in words if word not in legal], 8)
            tries = [*wrong, "no such thing"] if audience == history.state.actor else [wrong[0], legal[0]]
            bodies = [{"key": new_key(), "version": twins.version, "action": action} for action in tries]
            bodies.append({"key": new_key(), "version": twins.version - 1, "action": legal[0]})
            for body in bodies:
                assert twins.same(audience, "POST", "/moves", body)[0] == "4", "each is refused"
            twins.same(audience, "POST", "/undo", {"key": new_key(), "version": twins.version + 5})


@every_game
def test_twin_tables_tell_alike(sqlite_server: Server, case: Case) -> None:
    """The live stream, frame by frame, while others and oneself play, speak, take back and ask to go back."""
    twins = case.twins(sqlite_server, seed=4)
    compared = 0
    for number, audience in enumerate((None, *range(SEATS))):
        history = played(twins.tables[0], (case.moves // 4, case.moves)[number % 2], twins.chance)
        twins.set(history, audience)
        sockets = twins.sockets(audience)
        for _ in range(5):
            action = twins.common_move()
            if action is None:
                break
            carry_out(twins, audience, action)
            one, two = twins.frames(sockets)
            assert one == two
            compared += len(one)
        for socket in sockets:
            socket.close()
    assert compared > 30


def carry_out(twins: Twins, audience: int | None, action: str) -> None:
    """Play an action at both tables, with what people do around it; the answers to the audience are the same."""
    actor = twins.states[0].actor
    assert actor is not None
    version = twins.tables[0].row.version
    now = {"key": new_key(), "version": version}
    done = twins.ask(actor, "POST", "/moves", {**now, "action": action})
    assert done[0] == done[1] == f'200 {{"version":{version + 1}}}'
    twins.ask(actor, "POST", "/chat", {"text": f"I chose {action}"})
    back = {"key": new_key(), "version": twins.tables[0].row.version}
    if actor == audience and twins.tables[0].may_undo(actor):
        ours, theirs = twins.ask(actor, "POST", "/undo", back)
    else:
        ours, theirs = twins.ask(actor, "POST", "/undo", {**back, "to": 1})
        twins.ask((actor + 1) % len(twins.guests), "POST", "/consent", {"agree": False})
    assert ours == theirs or actor != audience


def test_nobody_is_told_secrets_tokens_or_links_that_are_not_theirs(sqlite_server: Server) -> None:
    """By any message or answer while the game runs; the secret of the deal comes with the end, not before."""
    table, guests = seated(sqlite_server.url, 3, "princes", options={"expansions": "muse,cooperation"})
    real = sqlite_server.services.registry.tables[table["id"]]
    zoe = Guest(sqlite_server.url, "Zoe")
    zoe.http.params = zoe.http.params.set("invite", table["watch"])
    sockets = [*at_the_table(guests, table), zoe.socket({**table, "invite": table["watch"]})]
    sockets[-1].until("sync")
    for _ in range(12):
        step(sockets)
    told = [_all_told(guest, table, socket) for guest, socket in zip([*guests, zoe], sockets, strict=True)]
    secrets = {str(real.row.secret), real.row.deal_group, str(real.row.deal)}
    tokens = [chair.token for chair in real.chairs]
    for seat, text in enumerate(told):
        theirs = {guest.me["token"] for other, guest in enumerate([*guests, zoe]) if other != seat}
        links = {table["invite"], table["watch"]} if seat == 3 else set()
        for word in secrets | set(tokens) | theirs | links:
            assert word not in text
    assert all(table["invite"] in text for text in told[:3])
    for guest in guests[:2]:
        guest.post(f"/api/tables/{table['id']}/resign")
    assert sockets[2].until("table", type="table")
    assert guests[2].get(f"/api/tables/{table['id']}")["secret"] == real.row.secret


def _all_told(guest: Guest, table: dict[str, Any], socket: Socket) -> str:
    path = f"/api/tables/{table['id']}"
    asked = ["", "/position", "/log", "/history/5", "/chat", "/record", "/scores", "/note"]
    answers = [guest.http.get(path + part) for part in asked]
    answers += [guest.http.get(part) for part in ("/api/tables", "/api/tables/mine", "/api/daily", "/metrics")]
    answers += [guest.http.post(path + part, json={}) for part in ("/what-if", "/moves", "/undo", "/rematch")]
    return "\n".join([*(answer.text for answer in answers), *(json.dumps(message) for message in socket.heard)])
