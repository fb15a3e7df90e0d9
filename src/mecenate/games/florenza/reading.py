"""Reading the pack: checks every block. An error names the block."""

from __future__ import annotations

from typing import Final

from mecenate.core.errors import PackError
from mecenate.core.pack import Pack, numbers, table, whole, words
from mecenate.games.florenza.vocabulary import ARTIST_KINDS, RESOURCES

CARD_KINDS: Final = ("residence", "workshop", "guild", "preacher", "church", "district", "palace")
"""In the order of their tables (FLO-80, FLO-81, FLO-82, FLO-83, FLO-84, FLO-85, FLO-86)."""
STEPS: Final = ("palagio", "casamento", "casa", "preacher")
"""The extra steps of the action phase, in their order (FLO-19)."""
EFFECTS: Final = (
    "points_per_workshop",
    "points_per_residence",
    "points_per_monument",
    "points_per_district_set",
    "points_per_artist_set",
    "artist_discount",
    "monument_discount",
    "income_of_choice",
)
LOCATION_KINDS: Final = ("produce", "convert", "barter", "new_captain")
CURRENCIES: Final = (*RESOURCES, "fiorini")

COPIES: Final = 76
MONUMENTS: Final = 27
FRONTS: Final = 85
LOCATION_CARDS: Final = 17
MOST_CARDS: Final = 63
MOST_ARTISTS: Final = 40
MOST_EXTRA_CARDS: Final = 6


def blocks(pack: Pack, kind: str) -> list[Pack]:
    """The list of blocks of this kind. Raises `PackError` if there is none."""
    listed = pack.get(kind)
    if not isinstance(listed, list) or not listed or not all(isinstance(block, dict) for block in listed):
        raise PackError(f"[[{kind}]]: expected a list of blocks")
    return list(listed)


def each_once(blocks: list[Pack], kind: str, keys: tuple[str, ...], hint: str = "") -> list[Pack]:
    """The blocks, if no two of them have the same values for all of these keys."""
    if len({tuple([block[key] for key in keys]) for block in blocks}) != len(blocks):
        raise PackError(f"[[{kind}]] {keys[-1]}: two blocks have the same {' and '.join(keys)}{hint}")
    return blocks


def text(block: Pack, where: str, key: str) -> str:
    """A text that is not empty."""
    value = block.get(key)
    if not isinstance(value, str) or not value.strip():
        raise PackError(f"[{where}] {key}: expected a text, got {value!r}")
    return value


def one_of(block: Pack, where: str, key: str, allowed: tuple[str, ...]) -> str:
    """One of some words."""
    value = block.get(key)
    if value not in allowed:
        raise PackError(f"[{where}] {key}: expected one of {', '.join(allowed)}, got {value!r}")
    return str(value)


def amounts(block: Pack, where: str, key: str) -> list[int]:
    """Six numbers of resources and one of fiorini; what is not named is 0."""
    value = block.get(key, {})
    if not isinstance(value, dict) or not set(value) <= set(CURRENCIES):
        raise PackError(f"[{where}] {key}: expected amounts of {', '.join(CURRENCIES)}, got {value!r}")
    given = {**dict.fromkeys(CURRENCIES, 0), **value}
    most = [*(50 for _ in RESOURCES), 10000]
    return [whole(given, f"{where} {key}", name, 0, top) for name, top in zip(CURRENCIES, most, strict=True)]


def artist_mask(block: Pack, where: str) -> int:
    """The kinds of artist that may do this work, bit n for kind n; 0 if it needs none."""
    if "artists" not in block:
        return 0
    named = words(block, where, "artists", ARTIST_KINDS, each_once=False)
    return sum(1 << ARTIST_KINDS.index(kind) for kind in set(named))


def card_copies(block: Pack, where: str) -> list[tuple[int, int]]:
    """Pile and mark of each copy of a Florenza card (FLO-5, FLO-6)."""
    copies = block.get("copies")
    if not isinstance(copies, list) or not copies or not all(isinstance(copy, dict) for copy in copies):
        raise PackError(f"[{where}] copies: expected a list such as [{{ pile = 1, seats = 2 }}], got {copies!r}")
    return [(whole(copy, where, "pile", 1, 3), whole(copy, where, "seats", 2, 4)) for copy in copies]


def cards(pack: Pack) -> list[Pack]:
    """The blocks of the Florenza cards, checked (FLO-4)."""
    blocks_read = blocks(pack, "card")
    for block in blocks_read:
        where = f"card {block.get('name')}"
        text(block, where, "name")
        one_of(block, where, "kind", CARD_KINDS)
        card_copies(block, where)
        if block["kind"] in ("church", "palace") and artist_mask(block, where) == 0:
            raise PackError(f"[{where}] artists: a {block['kind']} needs at least one kind of artist")
        if "extra_action" in block:
            one_of(block, where, "extra_action", STEPS)
        if "effect" in block:
            one_of(block, where, "effect", EFFECTS)
    _check_card_counts(pack, blocks_read)
    return blocks_read


def _check_card_counts(pack: Pack, cards: list[Pack]) -> None:
    totals = table(pack, "totals")
    for kind in CARD_KINDS:
        expected = whole(totals, "totals", kind, 0, COPIES)
        count = sum(len(block["copies"]) for block in cards if block["kind"] == kind)
        if count != expected:
            raise PackError(f"[[card]] {kind}: [totals] says {expected} cards, the blocks have {count}")
    total = sum(len(block["copies"]) for block in cards)
    if total != COPIES:
        raise PackError(f"[[card]]: expected {COPIES} cards in all, got {total}")
    each_once(cards, "card", ("kind", "name"), "; use copies")
    if len(cards) > MOST_CARDS:
        raise PackError(f"[[card]]: expected at most {MOST_CARDS} different cards, got {len(cards)}")
    if sum(whole({"n": block.get("extra_cards", 0)}, "card", "n", 0, 6) for block in cards) > MOST_EXTRA_CARDS:
        raise PackError(f"[[card]] extra_cards: expected at most {MOST_EXTRA_CARDS} in all")


def monuments(pack: Pack) -> list[Pack]:
    """The blocks of the monuments, checked (FLO-87)."""
    blocks_read = blocks(pack, "monument")
    if len(blocks_read) != MONUMENTS:
        raise PackError(f"[[monument]]: expected {MONUMENTS} blocks, got {len(blocks_read)}")
    for block in blocks_read:
        where = f"monument {block.get('building')} {block.get('element')}"
        text(block, where, "building")
        text(block, where, "element")
        whole(block, where, "prestige", 0, 100)
        if artist_mask(block, where) == 0:
            raise PackError(f"[{where}] artists: a monument needs at least one kind of artist")
    return each_once(blocks_read, "monument", ("building", "element"))


def artists(pack: Pack) -> list[Pack]:
    """The blocks of the artists, checked (FLO-88)."""
    blocks_read = blocks(pack, "artist")
    for block in blocks_read:
        where = f"artist {block.get('name')}"
        text(block, where, "name")
        one_of(block, where, "kind", ARTIST_KINDS)
        whole(block, where, "cost", 0, 1000)
        fronts = block.get("fronts")
        if not isinstance(fronts, list) or not fronts:
            raise PackError(f"[{where}] fronts: expected a list of prestige points, got {fronts!r}")
        if numbers(block, where, "fronts", len(fronts), 0, 50) != sorted(fronts):
            raise PackError(f"[{where}] fronts: expected the lowest first, got {fronts!r}")
    total = sum(len(block["fronts"]) for block in blocks_read)
    if total != FRONTS or len(blocks_read) > MOST_ARTISTS:
        raise PackError(f"[[artist]]: expected {FRONTS} fronts of at most {MOST_ARTISTS} artists, got {total}")
    return each_once(blocks_read, "artist", ("kind", "name"))


def locations(pack: Pack) -> list[Pack]:
    """The blocks of the locations, checked (FLO-89)."""
    blocks_read = blocks(pack, "location")
    for block in blocks_read:
        where = f"location {block.get('name')}"
        text(block, where, "name")
        kind = one_of(block, where, "kind", LOCATION_KINDS)
        if kind in ("produce", "convert"):
            one_of(block, where, "resource", RESOURCES)
            whole(block, where, "amount" if kind == "produce" else "fiorini", 1, 1000)
        copies = block.get("copies")
        if not isinstance(copies, list) or not copies or any(mark not in (2, 3, 4) for mark in copies):
            raise PackError(f"[{where}] copies: expected marks 2, 3 or 4, got {copies!r}")
    total = sum(len(block["copies"]) for block in blocks_read)
    captains = [len(block["copies"]) for block in blocks_read if block["kind"] == "new_captain"]
    if total != LOCATION_CARDS or captains != [1]:
        raise PackError(f"[[location]]: expected {LOCATION_CARDS} cards, one of them new_captain, got {total}")
    return each_once(blocks_read, "location", ("name",), "; use copies")
