"""The legend of a game as the terminal prints it, for the tests of every title."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest

import mecenate
from mecenate.cli.tables import table_for
from mecenate.core.pack import Pack, load_pack
from mecenate.lang import LANGUAGES, Language
from tests.cli.printing import printed

WIDTH = 80
every_language = pytest.mark.parametrize("code", LANGUAGES)


def legend(
    name: str, language: Language, components: Pack | None, *, seats: int = 3, **options: str | int
) -> tuple[list[str], Pack]:
    """The lines of the legend with single spaces, and the pack that they must agree with."""
    game = mecenate.game(name, components=components, **options)
    view: Any = game.start(seats, mecenate.Dealer.fast(1)).view(0)
    text = printed(table_for(name).printed(view, language), WIDTH)
    assert max(map(len, text.splitlines())) <= WIDTH and "…" not in text and not re.search(r"\bnone\b", text)
    assert language.missing == set()
    return [single(line) for line in text.splitlines()], load_pack(f"mecenate.games.{name}", components)


class Page(NamedTuple):
    """The legend of a game in a language, with the pieces of the box or of a pack."""

    game: str
    code: str
    components: Pack | None

    @property
    def language(self) -> Language:
        """The language of the page."""
        return Language(self.code)

    def legend(self, *, seats: int = 3, **options: str | int) -> tuple[list[str], Pack]:
        """Its lines, and the pack that they must agree with."""
        return legend(self.game, self.language, self.components, seats=seats, **options)


def pages(game: str, pack: Pack) -> pytest.MarkDecorator:
    """A parameter `page`: every language, with the pieces of the box and with this pack."""
    return pytest.mark.parametrize(
        "page",
        [
            pytest.param(Page(game, code, components), id=f"{name}-{code}")
            for code in LANGUAGES
            for name, components in (("shipped", None), ("replaced", pack))
        ],
    )


def joined(lines: list[str]) -> str:
    """The lines as one text, so that a sentence that was broken can be found."""
    return " ".join(lines)


def single(text: str) -> str:
    """A text with single plain spaces."""
    return " ".join(text.split())
