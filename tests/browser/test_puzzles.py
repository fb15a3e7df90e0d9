"""Puzzles in the browser: found in the list, solved on the board, explained afterwards; by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mecenate.puzzles import Puzzle, puzzles_for

from .accessible import LOOKS, violations, with_axe
from .visitor import DESK, Visitor

pytestmark = pytest.mark.browser


def a_puzzle(game: str) -> Puzzle:
    """One with a short turn of several choices, if there is one."""
    return min(puzzles_for(game).puzzles, key=lambda one: (len(one.solution) < 2, len(one.solution)))


def play(visitor: Visitor, line: list[str]) -> None:
    """Choose a turn in the list of choices."""
    page = visitor.page
    for count, choice in enumerate(line, 1):
        page.click(f'.groups .choice[data-action="{choice}"]')
        page.wait_for_selector(f'.puzzle-card[data-line="{count}"]')


def test_a_puzzle_is_solved_and_explained(visit: Callable[..., Visitor]) -> None:
    visitor, one = visit(name="Livia", settings={"textBoard": True}), a_puzzle("florenza")
    page = visitor.open("/puzzles", "main section li a")
    page.click(f'main section[data-game=florenza] a[href$="{one.id}"] >> nth=0')
    page.wait_for_selector(".puzzle-card")
    play(visitor, one.solution)
    page.keyboard.press("u")
    page.wait_for_selector(f'.puzzle-card[data-line="{len(one.solution) - 1}"]')
    page.click(f'.groups .choice[data-action="{one.solution[-1]}"]')
    page.wait_for_selector(".puzzle-card .btn.prim")
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict.good")
    assert "Solved!" in page.inner_text(".verdict")
    assert page.locator(".puzzle-card .others li").count() == len(one.others)
    page.click(".puzzle-card .btn[aria-pressed=false]")
    page.wait_for_selector(".puzzle-card .btn[aria-pressed=true]")


def test_a_puzzle_is_solved_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor, one = visit(name="Livia", settings={"textBoard": True}), a_puzzle("carpe_diem")
    page = visitor.open("/puzzles", "main section li a")
    page.focus(f'main section[data-game=carpe_diem] a[href$="{one.id}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".puzzle-card")
    for count, choice in enumerate(one.solution, 1):
        page.focus(f'.groups .choice[data-action="{choice}"]')
        page.keyboard.press("Enter")
        page.wait_for_selector(f'.puzzle-card[data-line="{count}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".verdict.good")


def test_nobody_is_said_to_be_present_in_a_puzzle(visit: Callable[..., Visitor]) -> None:
    page = visit(name="Livia").open(f"/puzzles/princes/{a_puzzle('princes').id}", ".puzzle-card")
    rivals = page.locator(".seats li:not(.you) small")
    assert rivals.count() >= 1
    assert not "".join(rivals.all_inner_texts()).strip()


def test_the_solution_comes_after_the_answer_alone(visit: Callable[..., Visitor]) -> None:
    visitor, one = visit(settings={"textBoard": True}), a_puzzle("carrara")
    heard: list[str] = []
    visitor.page.on("response", lambda answer: heard.append(answer.url) if "/api/puzzles" in answer.url else None)
    page = visitor.open(f"/puzzles/carrara/{one.id}", ".puzzle-card")
    assert page.query_selector(".others") is None
    page.click(".puzzle-card .btn:has-text('Show the solution')")
    page.wait_for_selector(".verdict:not(.good)")
    assert [url for url in heard if url.endswith("/answer")] == heard[-1:]
    page.click(".puzzle-card .btn:has-text('Try again')")
    play(visitor, one.solution)


def test_every_title_is_shown_without_barriers(visit: Callable[..., Visitor]) -> None:
    visitor = visit(name="Livia")
    problems: list[str] = []
    pages = {"/puzzles": "main section li a", "/puzzles/carrara/nothing": "main section li a"}
    pages |= {f"/puzzles/{game}/{a_puzzle(game).id}": ".stage" for game in ("carrara", "princes")}
    for path, shows in pages.items():
        visitor.look(DESK, dark=False)
        page = visitor.open(path, shows)
        with_axe(visitor)
        if shows == ".stage":
            page.click(".puzzle-card .btn:has-text('Show the solution')")
            page.wait_for_selector(".verdict")
        for size, dark in LOOKS:
            visitor.look(size, dark)
            problems += violations(visitor, f"{path} {size[0]} {'dark' if dark else 'light'}")
    visitor.wrong = [said for said in visitor.wrong if "404" not in said]
    assert not problems, "\n".join(problems)


def test_the_arrows_go_to_other_puzzles(visit: Callable[..., Visitor]) -> None:
    first, second = puzzles_for("princes").puzzles[:2]
    page = visit().open(f"/puzzles/princes/{first.id}", ".puzzle-card")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/{second.id}")
    page.wait_for_selector(".puzzle-card h2")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**/{first.id}")
