"""Hints at the table: for who plays against bots alone, on their own turn."""

from __future__ import annotations

from .running import Guest, Server, seated


def test_a_hint_lists_legal_choices_by_margin_with_their_turns(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    table = ada.new_table("florenza", 2, bots={"1": "random"})
    assert ada.sit(table) == 0
    ada.post(f"/api/tables/{table['id']}/start")
    position = ada.position(table)
    if position["actor"] != 0:
        socket = ada.socket(table)
        socket.until("sync")
        while not socket.state["legal"]:
            socket.hear()
        position = ada.position(table)
    hint = ada.get(f"/api/tables/{table['id']}/hint")
    assert hint["version"] == position["version"]
    assert 1 <= len(hint["choices"]) <= 3
    assert {choice["action"] for choice in hint["choices"]} <= set(position["legal"])
    margins = [choice["margin"] for choice in hint["choices"]]
    assert margins == sorted(margins, reverse=True)
    assert all(choice["turn"][0] == choice["action"] for choice in hint["choices"])


def test_no_hints_where_people_play_each_other(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, "florenza")
    answer = guests[0].http.get(f"/api/tables/{table['id']}/hint")
    assert answer.status_code == 403
    assert answer.json()["code"] == "not-allowed"
