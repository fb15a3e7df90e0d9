"""Every message, spoken with every noun and number class it can get, is free of defects that a pattern can find."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import mecenate
from mecenate.core.event import SEAT_FACTS
from mecenate.lang import LANGUAGES, Language
from mecenate.lang.catalogue import Value, catalogue

LANG = Path(mecenate.__file__).parent / "lang"
GAMES = [entry.name for entry in mecenate.catalogue()]
PAGES = sorted(path.stem for path in (LANG / "en").glob("*.ftl"))
NUMBERS = (0, 1, 2, 5)
NAME = "Bea"
SPEECH = ("event-", "prompt-", "action-", "label-", "reason-", "count-")
ALWAYS_MANY = {
    "n", "bots", "seats", "games", "moves", "lines", "days", "minutes", "seconds", "of", "most", "least", "value",
    "rounds", "par", "deals", "rate", "price", "means", "pay", "share", "highest", "points", "florins", "fiorini",
    "money",
}  # fmt: skip
"""Numbers that are printed, prices, or sums: none of them is 1 where it stands without a plural of its own."""


class _Selectors(Visitor):
    """The variables that choose by a number."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the library's name)
        keys = [variant.key for variant in node.variants]
        counts = any(isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys)
        if counts and isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def numbers(page: str) -> frozenset[str]:
    """The variables of a page that are numbers in some message of some language."""
    names: set[str] = set()
    for code in LANGUAGES:
        visitor = _Selectors()
        visitor.visit(FluentResource((LANG / code / f"{page}.ftl").read_text(encoding="utf-8")))
        names |= visitor.names
        variables = [name for message in catalogue(code, page).messages.values() for name in message.variables]
        names |= {name.removesuffix("-text") for name in variables if name.endswith("-text")}
    return frozenset(names)


@cache
def nouns(code: str, page: str, form: str) -> tuple[str, ...]:
    """All words of a page in a form; the first name if no word has it."""
    messages = catalogue(code, page).messages
    found = [m.render({}) for id, m in messages.items() if id.endswith(f".{form}") and not m.variables]
    return tuple(found) or (NAME,)


def choices(code: str, page: str, name: str) -> list[dict[str, Value]]:
    """What a variable can be, each with the variables that must agree with it."""
    base, _, form = name.partition("-")
    if base in SEAT_FACTS or base in ("player", "name", "names"):
        return [{name: NAME}]
    if form == "text" or (not form and name in numbers(page)):
        many = [n for n in NUMBERS if n != 1] if base in ALWAYS_MANY and form != "text" else NUMBERS
        return [{base: n, f"{base}-text": Language(code).count(page, base, n)} for n in many]
    return [{name: noun} for noun in (nouns(code, page, form) if form else (NAME,))]


def spoken(code: str, page: str) -> Iterator[tuple[str, str]]:
    """Every message, with each of its variables in turn as each of its choices."""
    for id, message in catalogue(code, page).messages.items():
        if page in GAMES and not id.startswith(SPEECH):
            continue
        options = {name: choices(code, page, name) for name in sorted(message.variables)}
        usual: dict[str, Value] = {}
        for chosen in options.values():
            usual.update(chosen[-1])
        for chosen in options.values():
            for choice in chosen:
                yield id, message.render({**usual, **choice})
        if not options:
            yield id, message.render({})


@cache
def plurals(code: str) -> dict[str, str]:
    """The plurals of the nouns that are counted anywhere in a language, with their singulars."""
    found: dict[str, str] = {}
    for page in PAGES:
        for message in catalogue(code, page).messages.values():
            if len(message.variables) != 1:
                continue
            (name,) = message.variables
            one, many = (re.search(rf"\b{n}\s([^\W\d]+)", message.render({name: n})) for n in (1, 5))
            if one and many and one.start() == many.start() and one[1] != many[1]:
                found[many[1]] = one[1]
    return found


def defects(code: str, text: str, bare: Mapping[str, re.Pattern[str]]) -> list[str]:
    """What is wrong with a text."""
    found = [pattern.search(text) for pattern in (*PATTERNS["all"], *PATTERNS[code])]
    wrong = [match[0] for match in found if match]
    counted = re.findall(r"(?<![\d.,×])1\s([^\W\d]+)", text)
    wrong += [f"1 {noun}" for noun in counted if noun in plurals(code)]
    if code in bare and (match := bare[code].search(text)):
        wrong.append(match[0])
    return wrong


VOWEL = "[aeiouyàâéèêëîïôœùAEIOUYÉÈÊ]"
IMPURE = "(?:[sS][bcdfglmnpqrtvz]|[zZ]|[gG]n|[pP]s)"
"""How an Italian word begins that takes `lo` and `uno`."""
PATTERNS = {
    "all": [re.compile(r"\{|\}|\?\?\?"), re.compile(r"\S  \S"), re.compile(r"\s[,.](?=\s|$)")],
    "en": [re.compile(r"\b[Aa] (?=[aeio])(?!one\b|eu)\w+"), re.compile(r"\b[Aa]n (?![aeiouhAEIOU])\w+")],
    "fr": [re.compile(rf"(?<![-\w])(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Jj]e) (?={VOWEL})(?!onz|oui|un\b sur)\w+")],
    "de": [
        re.compile(r"\b(?:steht|liegt|fehlt|heißt|bleibt) (?:einen|den|jeden|keinen) \w+"),
        re.compile(r"\b(?:mit|von|aus|bei|zu) (?:einen|eine|den [^\W\d]+(?<!n)(?<!s)) \b"),
        re.compile(r"\b(?:für|um|ohne|durch) (?:ein(?:er|em)|der|dem) "),
    ],
    "it": [
        re.compile(rf"\b[Ii]l (?:{VOWEL}|{IMPURE})\w+", re.IGNORECASE),
        re.compile(rf"\b[Uu]n {IMPURE}\w+"),
        re.compile(rf"\b(?:[DdNn]e|[Aa]|[Dd]a|[Ss]u)ll[oa] {VOWEL}\w+"),
        re.compile(r"\b(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:(?:il|lo|la|i|gli|le) |l’)\w+"),
    ],
}


@cache
def bare_nouns(page: str) -> Mapping[str, re.Pattern[str]]:
    """English verbs that must not stand right before a noun that takes an article."""
    messages = catalogue("en", page).messages
    counted = [id.partition(".")[0] for id in messages if id.endswith(".a")]
    words = [re.escape(messages[id].render({})) for id in counted if id in messages]
    if not words:
        return {}
    verbs = "paid|pay|needs?|gave|give|took|take|built|build|bought|buy|claimed?|kept|keep"
    return {"en": re.compile(rf"\b(?:{verbs}) (?:{'|'.join(words)})\b")}


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("code", [code for code in LANGUAGES if code in PATTERNS])
def test_no_message_has_a_defect_of_grammar(code: str, page: str) -> None:
    bare = bare_nouns(page)
    wrong = {
        f"{id}: {text} <- {', '.join(found)}" for id, text in spoken(code, page) if (found := defects(code, text, bare))
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("fr", "prend le Orfèvre"),
        ("fr", "vous avez 1 florins"),
        ("de", "Wo steht einen Turm?"),
        ("de", "1 Münzen bezahlt"),
        ("en", "a opera"),
        ("en", "paid herb"),
        ("en", "got 1 florins"),
        ("en", "two  spaces"),
        ("de", "{ $count } Karten"),
        ("it", "recluta il Orafo"),
        ("it", "recluta il Scultore"),
        ("it", "costruisci un studio"),
        ("it", "fine della asta"),
        ("it", "punta su il Cardinale"),
        ("it", "paghi 1 fiorini"),
    ],
)
def test_the_patterns_find_what_they_look_for(code: str, text: str) -> None:
    assert defects(code, text, bare_nouns("carpe_diem"))


def test_the_messages_are_spoken_with_all_nouns_and_numbers() -> None:
    said = [text for id, text in spoken("de", "princes") if id == "event-open"]
    assert "Versteigerung um einen Gaukler mit 5 Florin eröffnet" in said
    assert "Versteigerung um eine Kapelle mit 5 Florin eröffnet" in said
    assert len({text for id, text in spoken("en", "carrara") if id == "count-florins"}) == len(NUMBERS)
