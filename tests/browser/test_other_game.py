"""A game of another package: the client has no drawing and no words of it, and plays it all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from mecenate.testing.browser import check_play
from tests.examples.building import registered
from tests.server.running import Server, running, settings_for

from .visitor import PHONE, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def with_studiolo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the example game."""
    with registered(), running(settings_for(tmp_path_factory.mktemp("other"))) as server:
        yield server


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=["desk", "phone"])
def test_a_game_of_another_package_is_played_to_its_end(
    visit: Callable[..., Visitor], with_studiolo: Server, size: tuple[int, int]
) -> None:
    ada = visit(with_studiolo.url, size=size, locale="de-DE", name="Ada")
    page = ada.open("/", ".game[data-game=studiolo]")
    assert "Studiolo" in page.inner_text(".game[data-game=studiolo]")
    assert check_play(ada, "studiolo", 3) == 8
    assert "Markt" in page.inner_text(".text-board") and "Kabinett" in page.inner_text(".text-board")


def test_the_rules_of_a_game_of_another_package_are_shown(visit: Callable[..., Visitor], with_studiolo: Server) -> None:
    ada = visit(with_studiolo.url, name="Ada")
    page = ada.open("/rules/studiolo", "#STU-7")
    assert "squared" in page.inner_text("#STU-7")
