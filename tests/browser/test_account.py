"""The account in the browser: another password, sessions one by one, one's data as a file, and leaving for good."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .accessible import violations, with_axe
from .visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
PASSWORD = "correct horse"
_logins = itertools.count()


def holder(visit: Visit, **how: object) -> tuple[Visitor, str]:
    """Somebody with an account, and the login."""
    visitor = visit(name="Livia", **how)
    login = f"livia-{next(_logins)}"
    visitor.ask("/api/accounts", {"login": login, "password": PASSWORD})
    return visitor, login


def confirm(page: Page, field: str, button: str) -> None:
    """Confirm with the password; a wrong one is refused first."""
    page.fill(field, "wrong horse")
    page.click(button)
    page.wait_for_selector("text=do not match")
    page.fill(field, PASSWORD)
    page.click(button)


def test_another_password_ends_the_other_sessions(visit: Visit) -> None:
    visitor, login = holder(visit)
    other = visit()
    other.ask("/api/session", {"login": login, "password": PASSWORD})
    page = visitor.open("/me", ".sessions li >> nth=1")
    other.open("/me", ".sessions li >> nth=1")
    page.fill(".password input[autocomplete=new-password]", "another horse")
    confirm(page, ".password input[autocomplete=current-password]", ".password .btn")
    page.wait_for_selector("text=The password is changed")
    page.wait_for_function("document.querySelectorAll('.sessions li').length === 1")
    other.page.wait_for_selector("button.me")  # its socket was closed, and it asks for a name again
    other.open("/me", "input[autocomplete=username]")
    other.page.fill("input[autocomplete=username]", login)
    other.page.fill("input[type=password]", "another horse")
    other.page.click("form .btn.prim")
    other.page.wait_for_selector(".sessions li >> nth=1")


def test_a_session_is_ended_from_the_list(visit: Visit) -> None:
    visitor, login = holder(visit)
    other = visit()
    other.ask("/api/session", {"login": login, "password": PASSWORD})
    page = visitor.open("/me", ".sessions li >> nth=1")
    page.click(".sessions li:not(:has(.chip)) .btn")
    page.wait_for_function("document.querySelectorAll('.sessions li').length === 1")
    assert other.context.request.get("/api/me").status == 401
    page.click(".sessions li .btn")
    page.wait_for_selector("button.me")
    assert visitor.context.request.get("/api/me").status == 401


def test_ones_data_comes_as_a_file(visit: Visit, tmp_path: Path) -> None:
    visitor, login = holder(visit)
    table = visitor.new_table("carrara", 2)
    page = visitor.open("/me", ".data")
    with page.expect_download() as download:
        page.click(".data a[download]")
    file = tmp_path / "data.json"
    download.value.save_as(file)
    data = json.loads(file.read_text("utf-8"))
    assert data["person"]["login"] == login
    assert [game["id"] for game in data["games"]] == [table["id"]]


def test_leaving_for_good(visit: Visit) -> None:
    visitor, _ = holder(visit)
    friend = visit(name="Bruno", locale="de-DE")
    table = visitor.new_table("carrara", 3, bots=False)
    friend.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    third = visit(name="Carla")
    third.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
    visitor.ask(f"/api/tables/{table['id']}/start")
    seen = friend.open(f"/t/{table['id']}", ".board svg")
    page = visitor.open("/me", ".data")
    page.click(".data .delete")
    confirm(page, "dialog input", "dialog .danger")
    page.wait_for_selector("text=Your data has been deleted")
    page.wait_for_selector("button.me")
    seen.wait_for_selector("text=jemand, der gegangen ist", state="attached")
    assert "Livia" not in seen.inner_text("body")


def test_a_guest_can_leave_too(visit: Visit) -> None:
    visitor = visit(name="Livia", size=PHONE)
    page = visitor.open("/me", ".data")
    assert page.query_selector(".sessions li .btn") is None, "a guest who logs out could not come back"
    page.click(".data .delete")
    page.click("dialog .danger")
    page.wait_for_selector("text=Your data has been deleted")
    assert visitor.context.request.get("/api/me").status == 401


def test_the_pages_are_readable_everywhere(visit: Visit) -> None:
    visitor, _ = holder(visit)
    visitor.open("/about", "a[href='/privacy']").click("a[href='/privacy']")
    visitor.page.wait_for_selector("main section >> nth=8")
    problems = looked_at(visitor, "/privacy")
    page = visitor.open("/me", ".sessions li")
    problems += looked_at(visitor, "/me")
    page.click(".data .delete")
    page.wait_for_selector("dialog[open]")
    problems += looked_at(visitor, "/me, leaving")
    assert not problems, "\n".join(problems)


def looked_at(visitor: Visitor, where: str) -> list[str]:
    """What is wrong with the page on desk and phone, in light and dark."""
    with_axe(visitor)
    problems: list[str] = []
    for size, dark in itertools.product((DESK, PHONE), (False, True)):
        visitor.look(size, dark)
        problems += violations(visitor, f"{where} {size[0]} {'dark' if dark else 'light'}")
        if visitor.page.evaluate("document.documentElement.scrollWidth") > size[0]:
            problems.append(f"{where} is too wide for {size[0]}")
    return problems
