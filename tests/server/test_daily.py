"""The deal of the day: the same for everybody, once, without help, and closed until the day is over."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from mecenate.bots.plan_cache import view_key
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.history import History
from mecenate.core.record import Record
from mecenate.server.bots import service as bots
from mecenate.server.bots.jobs import Job, Moment, Thought, think
from mecenate.server.bots.service import seed_of_move
from mecenate.server.daily import service as daily
from mecenate.server.daily.ranking import DailyScore, Finished, standing_of
from mecenate.server.storage.rows import OVER, SERVER, DailyDeal, TableRow
from mecenate.server.tables import days

from .daily_games import LEVEL, Time, end, set_time
from .running import Guest, Server, new_key, running, settings_for, wait_for

GAME = "florenza"
_logins = itertools.count()


@pytest.fixture(scope="module")
def time() -> Iterator[Time]:
    """A clock that can be set."""
    with pytest.MonkeyPatch.context() as patch:
        yield set_time(patch, 20_000)


PLAY_ALONE = daily.DailyService._play_alone


@pytest.fixture(scope="module")
def one_server(time: Time, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose days pass by that clock."""
    with running(settings_for(tmp_path_factory.mktemp("daily"))) as server:
        yield server


@pytest.fixture
def server(one_server: Server, time: Time) -> Server:
    """The same on a day on which nothing has happened yet."""
    time.next_day()
    return one_server


def account(server: Server, name: str) -> Guest:
    """Somebody with an account."""
    guest = Guest(server.url, name)
    register(guest)
    return guest


def register(guest: Guest) -> None:
    """Make an account of a guest."""
    guest.post("/api/accounts", {"login": f"login-{next(_logins)}", "password": "correct horse battery"})


def deal_of(guest: Guest, game: str = GAME, day: str = "", ranked: bool | None = None) -> dict[str, Any]:
    """The deal of a day for one title, as somebody sees it."""
    told = guest.get(f"/api/daily/{day}" if day else "/api/daily")
    found: list[dict[str, Any]] = [one for one in told["games"] if one["game"] == game]
    return next(one for one in found if ranked in (None, one["ranked"]))


def begin(guest: Guest, game: str = GAME) -> dict[str, Any]:
    """Begin to play the deal of today."""
    table: dict[str, Any] = guest.post(f"/api/daily/play/{game}")
    return table


def choose(guest: Guest, table: dict[str, Any], pick: int = 0) -> bool:
    """Wait for one's turn and choose by this number; False if the game is over."""
    wait_for(lambda: _mine(guest, table))
    position = guest.position(table)
    if position["over"]:
        return False
    guest.play(table, position["legal"][pick % len(position["legal"])])
    return True


def _mine(guest: Guest, table: dict[str, Any]) -> bool:
    sleep(0.03)  # each question costs the server something
    position = guest.position(table)
    return bool(position["over"] or position["legal"])


def play_out(guest: Guest, table: dict[str, Any], seed: int = 1) -> None:
    """Play to the end by chance."""
    chance = random.Random(seed)
    while choose(guest, table, chance.randrange(100)):
        pass


def finish(server: Server, guest: Guest, table: dict[str, Any], points: int) -> None:
    """End a game at once, on one's turn."""
    wait_for(lambda: _mine(guest, table))
    end(server, table, points)


def entries(server: Server, table: dict[str, Any]) -> list[tuple[int, str]]:
    """Who chose what at a table."""
    return [(move.seat, move.text) for move in server.services.registry.tables[table["id"]].dealt.moves]


# ---------------------------------------------------------------------- one deal for everybody


def test_everybody_with_an_account_is_dealt_the_same_once_and_guests_something_else(server: Server) -> None:
    ada, bea, guest = account(server, "Ada"), account(server, "Bea"), Guest(server.url)
    before = deal_of(ada)
    assert (before["status"], before["secret"], before["ranking"], before["master"]) == ("none", None, None, None)
    tables = [begin(one) for one in (ada, bea, guest)]
    seals = [table["seal"] for table in tables]
    assert seals[0] == seals[1] == before["seal"]
    assert seals[2] == deal_of(guest)["seal"] != seals[0]
    assert [table["daily"]["ranked"] for table in tables] == [True, True, False]
    assert [one["bot"] for one in tables[0]["seats"]].count(LEVEL) == 2
    assert tables[0]["you"] == before["seat"]
    assert begin(ada)["id"] == tables[0]["id"] != tables[1]["id"]
    assert ada.refused("POST", "/api/daily/play/chess") == (404, "unknown-game")
    assert len({seal["seal"] for seal in ada.get("/api/daily")["games"]}) == len(ada.get("/api/daily")["games"]) >= 4


def test_the_same_choices_meet_the_same_answers(server: Server) -> None:
    """Also after the server has forgotten what its bots had planned."""
    ada, bea = account(server, "Ada"), account(server, "Bea")
    games = [begin(ada, "carrara"), begin(bea, "carrara")]
    for number in range(6):
        choose(ada, games[0], number)
        choose(bea, games[1], number)
        server.services.bots._thoughts.clear()
    wait_for(lambda: _mine(ada, games[0]) and _mine(bea, games[1]))
    one, two = (entries(server, table) for table in games)
    assert one == two
    assert {seat for seat, _ in one} == {0, 1, 2}


def test_a_search_is_counted_and_not_timed() -> None:
    rules = catalogue.game(GAME)
    state = History.begin(rules, 3, Dealer.fast(1)).state
    job = Job(rules.keywords, None, state.to_json(), "journeyman", 7, iterations=3)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.monotonic", lambda: pytest.fail("it looks at the clock"))
        patch.setattr("time.thread_time", lambda: 0.0)
        found = think(job)
    assert think(job) == found


@pytest.mark.parametrize("game", ["carrara", "carpe_diem"])
def test_a_plan_that_was_lost_is_found_again(game: str) -> None:
    """A bot that thinks about its whole turn again chooses what it would have chosen by its plan."""
    secret = "ab" * 32
    rules = catalogue.game(game)
    history = History.begin(rules, 3, Dealer.sealed(bytes.fromhex(secret)))
    turn: list[Moment] = []
    thought: Thought | None = None
    planned = 0
    while len(history.moves) < 40:
        seat, number = history.state.actor, len(history.moves)
        assert seat is not None
        if number == 0 or history.moves[-1].seat != seat:
            turn, thought = [], None
        seed = seed_of_move(secret, number)
        turn.append(Moment(history.state.imagine(seat, Dealer.fast(seed)).to_json(), seed))
        base = Job(rules.keywords, None, turn[-1].state, LEVEL, seed, iterations=1)
        again = think(Job(**{**_fields(base), "earlier": tuple(turn[:-1])}))
        key = view_key(history.state, seat)
        if thought is not None and key in thought.plan:
            action, planned = thought.plan.pop(key), planned + 1
        else:
            thought = think(base)
            action = thought.action
        assert again.action == action
        history.play(action)
    assert planned > 5


def _fields(job: Job) -> dict[str, Any]:
    return {name: getattr(job, name) for name in job.__struct_fields__}


def first_to_choose(time: Time, guest: Guest, game: str) -> None:
    """Go on to a day on which the person begins, so that no bot has to think."""
    while deal_of(guest, game)["seat"] != 0:
        time.next_day()


def test_a_game_survives_a_restart(folder: Path, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots.BotService, "prepare", lambda *_: None)
    with running(settings_for(folder)) as server:
        ada = account(server, "Ada")
        first_to_choose(time, ada, "carrara")
        table = begin(ada, "carrara")
        choose(ada, table)
        seal = deal_of(ada)["seal"]
        done = entries(server, table)
    with running(settings_for(folder)) as server:
        ada.move_to(server.url)
        assert begin(ada, "carrara")["id"] == table["id"]
        assert deal_of(ada)["seal"] == seal
        assert entries(server, table) == done != []
        assert choose(ada, table)


# ---------------------------------------------------------------------- without help


def test_nobody_is_helped(server: Server) -> None:
    ada = account(server, "Ada")
    table = begin(ada)
    choose(ada, table)
    wait_for(lambda: _mine(ada, table))
    path, seat = f"/api/tables/{table['id']}", table["you"]
    version = ada.position(table)["version"]
    for method, what, body in (
        ("GET", "hint", None),
        ("POST", "what-if", {}),
        ("POST", "undo", {"key": new_key(), "version": version, "to": 0}),
        ("PUT", f"seats/{seat}/bot", {"level": "maestro"}),
        ("POST", "resign", None),
        ("PUT", "settings", {"notes": False}),
    ):
        assert ada.refused(method, f"{path}/{what}", body) == (409, "deal-of-the-day"), what


def test_an_action_by_which_nothing_was_learned_can_be_taken_back(server: Server) -> None:
    ada = account(server, "Ada")
    table = begin(ada, "carrara")
    wait_for(lambda: _mine(ada, table))
    path = f"/api/tables/{table['id']}"
    before = ada.position(table)
    version = ada.play(table, next(action for action in before["legal"] if action.startswith("leave wheel")))
    assert ada.position(table)["may_undo"]
    ada.post(f"{path}/undo", {"key": new_key(), "version": version})
    assert ada.position(table)["view"] == before["view"]
    ada.play(table, "turn wheel")  # which draws blocks
    position = ada.position(table)
    body = {"key": new_key(), "version": position["version"]}
    assert ada.refused("POST", f"{path}/undo", body) == (409, "no-undo")


# ---------------------------------------------------------------------- nothing before its time


def told(guest: Guest, table: dict[str, Any]) -> str:
    """All that somebody can get out of a table and of the day."""
    path, link = f"/api/tables/{table['id']}", {"invite": table["watch"] or ""}
    parts = ["", "/position", "/log", "/history/3", "/record", "/scores", "/standings", "/analysis", "/analysis/record"]
    parts += ["/note", "/chat", "/history/3?seat_shown=0", "/history/3?seat_shown=1"]
    answers = [guest.http.get(path + part, params=link) for part in parts]
    answers += [guest.http.get(part) for part in ("/api/daily", "/api/tables", "/api/tables/mine", "/api/me/export")]
    for part, body in (
        ("/analysis", None),
        ("/practice", {"moves": 0, "seat": 0, "level": "random"}),
        ("/what-if", {}),
    ):
        answers.append(guest.http.post(path + part, json=body, params=link))
    return "\n".join(answer.text for answer in answers)


def test_what_is_hidden_stays_hidden_until_the_day_has_closed(server: Server, time: Time) -> None:
    ada, bea, guest = account(server, "Ada"), account(server, "Bea"), Guest(server.url)
    table = begin(ada)
    begin(bea)
    real = server.services.registry.tables[table["id"]]
    links = ada.get(f"/api/tables/{table['id']}")
    play_out(ada, table)
    secrets = {str(real.row.secret), str(real.row.deal)}
    path = f"/api/tables/{table['id']}"
    for what in ("record", "scores", "analysis", "analysis/record", "analysis/better/1"):
        assert ada.refused("GET", f"{path}/{what}") == (409, "not-over")
    for person in (ada, bea, guest):
        text = told(person, links)
        assert not any(secret in text for secret in secrets)
    for stranger in (bea, guest):
        assert stranger.refused("GET", f"{path}/position", invite=links["watch"]) == (403, "same-deal")
        seen = stranger.get(path, invite=links["watch"])
        assert (seen["result"], seen["secret"], seen["version"]) == (None, None, 0)
    socket = bea.socket({**links, "invite": links["watch"]})
    assert socket.hear()["type"] == "table"
    time.next_day()
    assert ada.get(path)["secret"] == real.row.secret
    record = Record.parse(ada.http.get(f"{path}/record").text)
    assert record.verify().endswith("fits the seal")


def test_results_are_shown_to_those_who_have_played(server: Server) -> None:
    ada, bea = account(server, "Ada"), account(server, "Bea")
    for guest, points in ((ada, 8), (bea, 15)):
        assert (deal_of(guest)["standing"], deal_of(guest)["ranking"]) == (None, None)
        table = begin(guest)
        assert deal_of(guest)["ranking"] is None
        finish(server, guest, table, points)
    mine, theirs = deal_of(ada), deal_of(bea)
    usual = {"games": 2, "won": False}
    assert mine["standing"] == {**usual, "points": 8, "margin": -2, "place": 2, "percentile": 0.0}
    assert theirs["standing"] == {**usual, "points": 15, "margin": 5, "place": 1, "percentile": 100.0, "won": True}
    assert [(place["name"], place["you"]) for place in mine["ranking"]] == [("Bea", False), ("Ada", True)]
    assert [(place["name"], place["you"]) for place in theirs["ranking"]] == [("Bea", True), ("Ada", False)]
    assert deal_of(account(server, "Cem"))["ranking"] is None


def test_guests_play_outside_the_ranking(server: Server) -> None:
    guest, ada = Guest(server.url, "Zoe"), account(server, "Ada")
    finish(server, guest, begin(guest), 12)
    finish(server, ada, begin(ada), 3)
    assert [place["name"] for place in deal_of(ada)["ranking"]] == ["Ada"]
    assert deal_of(ada)["standing"]["percentile"] is None
    register(guest)
    assert deal_of(guest)["status"] == "none", "the ranked deal is another"


@pytest.mark.parametrize(
    ("margins", "mine", "place", "percentile"),
    [([3], 3, 1, None), ([5, 3], 3, 2, 0.0), ([3, -4, -4, 9], 3, 2, 66.7), ([3, 3, 3], 3, 1, 50.0)],
)
def test_a_percentile_is_the_share_of_the_others(
    margins: list[int], mine: int, place: int, percentile: float | None
) -> None:
    games = [Finished(str(number), DailyScore(0, margin, margin > 0)) for number, margin in enumerate(margins)]
    found = standing_of(DailyScore(0, mine, True), games)
    assert (found.place, found.percentile, found.games) == (place, percentile, len(margins))


# ---------------------------------------------------------------------- when the day has closed


def test_a_game_that_is_not_over_when_the_day_closes_ends_unranked(server: Server, time: Time) -> None:
    ada, bea = account(server, "Ada"), account(server, "Bea")
    played, left = begin(ada), begin(bea)
    finish(server, ada, played, 12)
    wait_for(lambda: _mine(bea, left))
    version, action = bea.position(left)["version"], bea.position(left)["legal"][0]
    day = bea.get("/api/daily")["day"]
    time.next_day()
    code = bea.refused(
        "POST", f"/api/tables/{left['id']}/moves", {"key": new_key(), "version": version, "action": action}
    )
    assert code[1] in ("day-closed", "not-running")
    wait_for(lambda: bea.get(f"/api/tables/{left['id']}")["status"] == "abandoned")
    closed = deal_of(bea, day=day, ranked=True)
    assert (closed["status"], closed["standing"]) == ("abandoned", None)
    assert [place["name"] for place in closed["ranking"]] == ["Ada"]
    assert closed["secret"] == ada.get(f"/api/tables/{played['id']}")["secret"]
    assert Dealer.sealed(bytes.fromhex(closed["secret"])).commitment == closed["seal"]
    today = bea.get("/api/daily")
    assert today["day"] != day and day in today["earlier"] and not today["closed"]
    assert begin(bea)["id"] != left["id"]


def _is_played_out(row: TableRow, day: int) -> bool:
    return (row.owner, row.daily, row.status) == (SERVER, day, OVER)


def test_a_master_plays_the_deal_in_the_persons_seat(
    server: Server, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, guest = account(server, "Ada"), Guest(server.url)
    table = begin(ada)
    finish(server, ada, table, 20)
    day = ada.get("/api/daily")["day"]
    today = days.today()
    assert not any(
        (other.row.owner, other.row.daily) == (SERVER, today) for other in server.services.registry.tables.values()
    )
    time.next_day()
    monkeypatch.setattr(daily.DailyService, "_play_alone", PLAY_ALONE)
    tables = server.services.registry.tables
    wait_for(lambda: any(_is_played_out(one.row, today) for one in list(tables.values())), 120)
    closed = deal_of(guest, day=day, ranked=True)
    path = f"/api/tables/{closed['master']['table']}"
    game = guest.get(path)
    assert [seat["bot"] for seat in game["seats"]] == [LEVEL] * 3
    assert game["seal"] == table["seal"]
    assert closed["master"]["score"]["points"] == game["result"][closed["seat"]]["total"]
    assert Record.parse(guest.http.get(f"{path}/record").text).verify().endswith("fits the seal")
    assert guest.post(f"{path}/practice", {"moves": 4, "seat": 0, "level": "random"})["daily"] is None
    assert ada.get(f"/api/tables/{table['id']}/analysis")["status"] == "none"
    assert deal_of(ada, "princes", day)["master"] is None, "nobody has played that"
    assert all(row["id"] != closed["master"]["table"] for row in guest.get("/api/tables"))


def test_a_day_that_never_was_is_not_found(server: Server) -> None:
    guest = Guest(server.url)
    for day in ("2024-10-03", "9999-12-31", "yesterday"):
        assert guest.refused("GET", f"/api/daily/{day}") == (404, "unknown-day")
    assert guest.get(f"/api/daily/{guest.get('/api/daily')['day']}")["closed"] is False


def test_all_of_it_on_postgresql(postgresql_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server, time = postgresql_server, set_time(monkeypatch, 20_500)
    monkeypatch.setattr(bots.BotService, "prepare", lambda *_: None)
    due: list[DailyDeal] = []

    async def note(_service: daily.DailyService, deal: DailyDeal) -> None:
        due.append(deal)

    ada = account(server, "Ada")
    first_to_choose(time, ada, "carrara")
    table = begin(ada, "carrara")
    assert begin(ada, "carrara")["id"] == table["id"]
    assert deal_of(ada, "carrara")["status"] == "running"
    monkeypatch.setattr(daily.DailyService, "_play_alone", note)
    day = ada.get("/api/daily")["day"]
    time.next_day()
    wait_for(lambda: due)
    assert (due[-1].game, due[-1].ranked, due[-1].seal) == ("carrara", True, table["seal"])
    wait_for(lambda: ada.get(f"/api/tables/{table['id']}")["status"] == "abandoned")
    assert deal_of(ada, "carrara", day, ranked=True)["secret"]
    assert day in ada.get("/api/daily")["earlier"]
