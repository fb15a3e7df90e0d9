"""Leaving a game, coming back, playing again: resignation, bots that stand in, rematch, abandoned tables."""

from __future__ import annotations

from typing import Any

from .running import Guest, Server, new_key, seated, wait_for


def info(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    info: dict[str, Any] = guest.get(f"/api/tables/{table['id']}")
    return info


def test_with_two_a_resignation_ends_the_game(sqlite_server: Server) -> None:
    table, (ada, bruno) = seated(sqlite_server.url)
    socket = bruno.socket(table)
    socket.until("sync")
    ada.post(f"/api/tables/{table['id']}/resign")
    update = socket.until("update")
    assert (update["kind"], update["by"], update["over"], update["actor"]) == ("resign", 0, True, None)
    after = info(bruno, table)
    assert (after["status"], after["actor"]) == ("over", None)
    assert [(score["rank"], score["resigned"]) for score in after["result"]] == [(2, True), (1, False)]
    for guest in (ada, bruno):
        assert guest.position(table)["legal"] is None
        assert guest.refused("POST", f"/api/tables/{table['id']}/resign") == (409, "not-running")


def test_with_three_a_bot_plays_on_and_who_resigned_comes_last(sqlite_server: Server) -> None:
    table, (ada, bruno, carla) = seated(sqlite_server.url, 3)
    path = f"/api/tables/{table['id']}"
    ada.post(path + "/resign")
    after = info(bruno, table)
    assert (after["status"], after["seats"][0]["bot"], after["seats"][0]["resigned"]) == ("running", "apprentice", True)
    wait_for(lambda: bruno.position(table)["actor"] == 1)
    assert ada.refused("POST", path + "/resign") == (409, "nobody-there")
    assert ada.refused("PUT", path + "/seats/0/bot", {"level": None}) == (409, "nobody-there")
    while bruno.position(table)["actor"] == 1:
        bruno.play(table)
    carla.post(path + "/resign")
    after = info(bruno, table)
    assert after["status"] == "over"
    assert [(score["rank"] == 1, score["resigned"]) for score in after["result"]] == [
        (False, True), (True, False), (False, True),
    ]  # fmt: skip


def test_a_bot_plays_for_somebody_until_they_come_back(sqlite_server: Server) -> None:
    table, (ada, bruno) = seated(sqlite_server.url)
    path = f"/api/tables/{table['id']}"
    assert bruno.refused("PUT", path + "/seats/0/bot", {"level": "random"}) == (403, "not-allowed")
    assert ada.refused("PUT", path + "/seats/0/bot", {"level": None}) == (409, "nobody-there")
    for level in ("apprentice", None):
        ada.http.put(path + "/seats/0/bot", json={"level": level}).raise_for_status()
        bruno.post(path + "/consent", {"agree": True})
        assert info(bruno, table)["seats"][0]["bot"] == level
        wait_for(lambda: bruno.position(table)["actor"] == 1)
    while bruno.position(table)["actor"] == 1:
        bruno.play(table)
    position = ada.position(table)
    assert (position["actor"], info(ada, table)["seats"][0]["bot"]) == (0, None)
    assert ada.play(table) == position["version"] + 1


def test_who_has_gone_does_not_choose_for_the_bot(sqlite_server: Server) -> None:
    """Not by a move, not by taking the bot's back, not by a word in what the others want to take back."""
    table, (ada, bruno, _) = seated(sqlite_server.url, 3)
    path = f"/api/tables/{table['id']}"
    first = ada.position(table)["legal"][0]
    ada.post(path + "/resign")
    version = bruno.position(table)["version"]
    assert ada.refused("POST", path + "/moves", {"key": new_key(), "version": version, "action": first}) == (
        409, "bot-plays",
    )  # fmt: skip
    wait_for(lambda: bruno.position(table)["actor"] == 1)
    position = bruno.position(table)
    body = {"key": new_key(), "version": position["version"]}
    assert ada.refused("POST", path + "/undo", body) == (409, "bot-plays")
    bruno.play(table)
    bruno.post(path + "/undo", {"key": new_key(), "version": position["version"] + 1, "to": 0})
    assert info(bruno, table)["asking"] is not None
    assert ada.refused("POST", path + "/consent", {"agree": False}) == (409, "bot-plays")
    assert info(bruno, table)["asking"] is not None


def test_only_the_players_ask_for_a_rematch_and_only_after_the_end(sqlite_server: Server) -> None:
    table, (ada, bruno) = seated(sqlite_server.url, options={"version": "advanced"}, public=True, undo="never")
    path = f"/api/tables/{table['id']}/rematch"
    assert ada.refused("POST", path) == (409, "not-over")
    bruno.post(f"/api/tables/{table['id']}/resign")
    assert Guest(sqlite_server.url, "Zoe").refused("POST", path) == (403, "not-seated")
    fresh = bruno.post(path)
    for name in ("game", "options", "public", "undo"):
        assert fresh[name] == info(ada, table)[name]
    assert fresh["seal"] != table["seal"]
    assert info(ada, table)["rematch"] == fresh["id"]
    assert ada.post(path)["id"] == fresh["id"]
    assert (info(ada, fresh)["you"], info(bruno, fresh)["you"]) == (0, 1)


def test_a_rematch_of_an_abandoned_game_keeps_people_and_bots(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    table = ada.new_table(seats=3, bots={"1": "random", "2": "random"})
    ada.sit(table)
    ada.post(f"/api/tables/{table['id']}/start")
    ada.post(f"/api/tables/{table['id']}/abandon")
    fresh = ada.post(f"/api/tables/{table['id']}/rematch")
    assert [(seat["name"], seat["bot"]) for seat in fresh["seats"]] == [
        ("Ada", None), (None, "random"), (None, "random"),
    ]  # fmt: skip


def test_an_open_table_can_be_abandoned_by_its_owner_alone(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table(public=True)
    path = f"/api/tables/{table['id']}"
    bruno.sit(table)
    assert bruno.refused("POST", path + "/abandon") == (403, "not-allowed")
    ada.post(path + "/abandon")
    assert info(bruno, table)["status"] == "abandoned"
    assert table["id"] not in {listed["id"] for listed in bruno.get("/api/tables")}
    assert ada.refused("POST", path + "/start") == (409, "not-open")
    assert ada.refused("POST", path + "/seats", {}) == (409, "not-open")
    assert ada.refused("POST", path + "/abandon") == (403, "not-allowed")


def test_a_running_game_is_not_abandoned_while_somebody_else_plays(sqlite_server: Server) -> None:
    table, (ada, _) = seated(sqlite_server.url)
    before = ada.position(table)
    assert ada.refused("POST", f"/api/tables/{table['id']}/abandon") == (403, "not-allowed")
    assert ada.position(table) == before
