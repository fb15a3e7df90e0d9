"""The words of the packs: the workshop says all of them in each language, with the words of the games first."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import mecenate
from mecenate.core.pack import Pack
from mecenate.lang.catalogue import catalogue
from mecenate.lang.language import slug
from mecenate.server.packs.jobs import printed

GAMES = [entry.name for entry in mecenate.catalogue()]
ABOUT = ("source", "confidence", "confirmed", "note")
WITHOUT_WORDS = {"title", "id", "shape", "grid", "shovel", "banners", "empty_spaces", "designer", "families"}
"""The keys of names that no language changes, of codes and of drawings."""
NAMES = {
    "carrara": (),
    "princes": ("name",),
    "carpe_diem": (),
    "florenza": ("name", "building", "element", "extra_action"),
}
"""The keys of Italian names, and of the cards that have a sentence of the game."""
BUILT = re.compile(r"p[1-9]|seat[1-9]|[0-9]+|[A-D]")
"""What is said with a number in it, and the letters on the backs of cards."""
OF_SOURCES = "rulebook|public|memory|implementation|first edition|reconstructed|the rest|two pages"
BETWEEN_REMARKS = re.compile(r" \+ | ?\(|\)|: ")
ALWAYS = {"yes", "no", *OF_SOURCES.split("|")}


def words(game: str, part: object, key: str = "") -> Iterator[str]:
    """The keys and texts of a pack that people read."""
    if isinstance(part, dict):
        for name, value in part.items():
            if not name.startswith(ABOUT):
                yield name
                if "for" not in part or name not in ("for", "name"):
                    yield from words(game, value, name)
    elif isinstance(part, list):
        for value in part:
            yield from words(game, value, key)
    elif isinstance(part, str) and key not in (*WITHOUT_WORDS, *NAMES[game]):
        yield from part.split(", ")


def sources(part: object) -> Iterator[str]:
    """The sources of all blocks."""
    if isinstance(part, dict):
        yield from (text for name, text in part.items() if name == "source")
    if isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from sources(inner)


def remarks(game: str) -> Iterator[str]:
    """What is told about the sources of a pack, without numbers alone: a remark with a message, or its words."""
    notes = catalogue("en", "packs").messages
    for source in set(sources(printed(game))):
        for part in BETWEEN_REMARKS.split(source):
            whole = [part] if f"note-{slug(part)}" in notes else part.split(", ")
            yield from (words for words in whole if re.search("[a-z]", words))


def cards(game: str, pack: Pack) -> set[str]:
    """The cards of Princes, which the game has sentences for."""
    kinds = ("bonus", "prestige") if game == "princes" else ()
    return {f"{kind} {card['name']}" for kind in kinds for card in pack[f"{kind}_card"].values()}


def said(game: str) -> tuple[set[str], set[str]]:
    """The words of a pack that need a message of the workshop, and those with one for this game alone."""
    pack = printed(game)
    of_game = catalogue("en", game).messages
    of_board = catalogue("en", f"web-{game}").messages
    ids = {slug(word) for word in {*words(game, pack)} if not BUILT.fullmatch(word)}
    own = {id for id in ids if f"key-{slug(game)}-{id}" in catalogue("en", "packs").messages}
    return {id for id in ids - own if f"word-{id}" not in of_game and f"kind-{id}" not in of_board}, own


def test_each_word_of_a_pack_has_its_message_and_none_is_left_over() -> None:
    needed = {slug(word) for word in ALWAYS}
    for game in GAMES:
        common, own = said(game)
        needed |= common | {f"{slug(game)}-{id}" for id in own}
    messages = {id.removeprefix("key-") for id in catalogue("en", "packs").messages if id.startswith("key-")}
    headings = {id.removesuffix(".many") for id in messages if "." in id}
    assert {id for id in messages if "." not in id} - headings <= needed <= messages
    assert headings <= {slug(group) for game in GAMES for group in printed(game)}


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_of_a_pack_are_called_as_on_the_board(game: str) -> None:
    known = catalogue("en", game).messages
    assert [card for card in sorted(cards(game, printed(game))) if f"word-{slug(card)}" not in known] == []


def test_each_remark_on_a_source_has_its_message_and_none_is_left_over() -> None:
    notes = {id.removeprefix("note-") for id in catalogue("en", "packs").messages if id.startswith("note-")}
    words = {id.removeprefix("key-") for id in catalogue("en", "packs").messages if id.startswith("key-")}
    told = {(game, slug(remark)) for game in GAMES for remark in remarks(game)}
    unsaid = {
        (game, id)
        for game, id in told
        if id not in notes | words and f"word-{id}" not in catalogue("en", game).messages
    }
    assert unsaid == set()
    assert notes == notes & {id for _, id in told}
