"""A language: sentences from the facts of events and prompts."""

from __future__ import annotations

import contextlib
import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from mecenate.core.event import SEAT_FACTS, Event, Fact
from mecenate.core.prompt import Prompt
from mecenate.lang.catalogue import Message, Value, catalogue

LANGUAGES = ("en", "fr", "de", "it")
"""All languages; whatever offers or accepts a language reads this list. English, the reference, is first."""
TABLE = "table"
"""The page with the messages that belong to no game."""
EXPLAIN = "explain"
"""The page with the words of reasons and explanations that every game shares."""
ANALYSIS = "analysis"
"""The page with the words of an analysis, for the terminal and the browser."""
WEB = "web"
"""The page of messages that the browser and the server share."""
NONE = "none"
"""The value of a fact that is missing."""

_NUMERAL = re.compile(r"[IVX]+|\d+")
_COUNTED = re.compile(r"(\d+) (.+)")
_NUMBERED = re.compile(r"(.+) (\d+\w?)")


def named(facts: Mapping[str, Fact], names: Sequence[str]) -> tuple[dict[str, Fact], dict[str, Value]]:
    """The facts that are words and numbers, and those that are seats, as names of players."""
    words: dict[str, Fact] = {}
    players: dict[str, Value] = {}
    for name, fact in facts.items():
        if name in SEAT_FACTS and isinstance(fact, int):
            players[name] = names[fact]
        else:
            words[name] = fact
    return words, players


def preferred(given: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The given language, else that of MECENATE_LANG, else that of the system, else English."""
    for wish in (given, environ.get("MECENATE_LANG"), environ.get("LC_ALL"), environ.get("LANG")):
        code = (wish or "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def accepted(header: str) -> str:
    """The first of our languages in an Accept-Language header, by its order of preference; English if none is there."""
    wishes: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        with contextlib.suppress(ValueError):
            wishes.append((float(weight or 1), tag.strip()[:2].lower()))
    ordered = sorted(wishes, key=lambda wish: -wish[0])
    return next((code for _, code in ordered if code in LANGUAGES), "en")


def slug(words: str) -> str:
    """Words of a game as part of a message id: 'coat of arms' is 'coat-of-arms'."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


class Language:
    """One language. Nothing here raises: a missing message falls back to English, then to the bare word.

    `missing` collects what fell back, for the tests.
    """

    def __init__(self, code: str) -> None:
        self.code = code if code in LANGUAGES else "en"
        self.missing: set[str] = set()

    # ------------------------------------------------------------------ what every game needs

    def text(self, id: str, **args: Value) -> str:
        """A message of the terminal with its arguments."""
        return self._say(TABLE, id, {}, args) or id

    # ------------------------------------------------------------------ what one game says

    def title(self, game: str, title: str) -> str:
        """The title of a game in this language."""
        return self._say(game, "title", {}, {}) or title

    def label(self, game: str, id: str, **args: Value) -> str:
        """A heading or a note on a game's table, with its arguments."""
        return self._say(game, id, {}, args) or id

    def word(self, game: str, word: str, form: str = "") -> str:
        """A word of the game, in one of its forms: 'green' is 'vert', with form 'block' it is 'bloc vert'.

        Words are made of words too: 'porta 3b' a name and a number, '36 florins' a count, 'massa+pisa' a pair.
        """
        id = f"word-{slug(word)}"
        if form and self._knows(game, f"{id}.{form}"):
            return self._say(game, f"{id}.{form}", {}, {}) or word
        if self._knows(game, id):
            return self._say(game, id, {}, {}) or word
        if _NUMERAL.fullmatch(word):
            return word
        compound = self._compound(game, word, form)
        if compound is None:
            self._missed(game, id)
        return compound or word

    def words(self, game: str, words: Sequence[str]) -> str:
        """A list of words, equal ones counted: 'white, 2× red'."""
        counts = Counter(words)
        return ", ".join(
            self.word(game, word) if count == 1 else f"{count}× {self.word(game, word)}"
            for word, count in counts.items()
        )

    def count(self, game: str, noun: str, count: int) -> str:
        """A number with its noun: '1 florin', '5 florins'."""
        return self._say(game, f"count-{slug(noun)}", {}, {"count": count}) or f"{count} {noun}"

    def prompt(self, game: str, prompt: Prompt, names: Sequence[str]) -> str:
        """What the actor must choose, addressed to the actor."""
        sentence = self._say(game, f"prompt-{slug(prompt.kind)}", *named(prompt.facts, names))
        return sentence[:1].upper() + sentence[1:] if sentence else prompt.kind  # some begin with the name of a piece

    def clause(self, game: str, event: Event, names: Sequence[str] = ()) -> str:
        """An event as text, without its player."""
        return self._say(game, f"event-{slug(event.kind)}", *named(event.facts, names)) or event.kind

    def event(self, game: str, event: Event, names: Sequence[str]) -> str:
        """An event as one line, with its player."""
        return self.line(event.seat, self.clause(game, event, names), names)

    def story(self, game: str, events: Sequence[Event], names: Sequence[str]) -> list[tuple[int, str]]:
        """Events as lines, one per run of one player, with its seat; events without a player join the line."""
        runs: list[tuple[int, list[str]]] = []
        for event in events:
            clause = self.clause(game, event, names)
            if runs and event.seat in (-1, runs[-1][0]):
                runs[-1][1].append(clause)
            else:
                runs.append((event.seat, [clause]))
        return [(seat, self.line(seat, " · ".join(clauses), names)) for seat, clauses in runs]

    def line(self, seat: int, what: str, names: Sequence[str]) -> str:
        """A line of the log."""
        if seat < 0:
            return what[:1].upper() + what[1:]
        return self.text("log-line", player=names[seat], what=what)

    def gloss(self, game: str, family: str, word: str, facts: Mapping[str, Fact]) -> str:
        """What a choice of this family means; `word` is the rest of its text."""
        gloss = self._say(game, f"action-{slug(family)}", {**facts, "word": word} if word else facts, {}) or ""
        return gloss[:1].upper() + gloss[1:]

    def reason(self, game: str, kind: str | None, facts: Mapping[str, Fact]) -> str:
        """Why something is not possible, as a sentence; `kind` is None if no reason is known."""
        id = f"reason-{slug(kind or 'not now')}"
        page = game if self._knows(game, id) else EXPLAIN
        sentence = self._say(page, id, facts, {}) or self._say(EXPLAIN, "reason-not-now", {}, {}) or ""
        return f"{sentence[:1].upper()}{sentence[1:]}."

    def effect(self, id: str, **args: Value) -> str:
        """A few words on what a choice brings."""
        return self._say(EXPLAIN, f"explain-{id}", {}, args) or id

    def analysis(self, id: str, **args: Value) -> str:
        """A message about a game that was analysed."""
        return self._say(ANALYSIS, id, {}, args) or id

    def refusal(self, code: str) -> str | None:
        """What the server refuses, as a sentence; None for a code that nobody but programs sees."""
        id = f"error-{slug(code)}"
        return self._say(WEB, id, {}, {}) if self._knows(WEB, id) else None

    def untranslated_rules(self) -> str:
        """The line that says that rules are shown in English for want of a page in this language."""
        return self._say(WEB, "rules-english", {}, {}) or ""

    def source(self, game: str, source: str) -> str:
        """A heading of a score."""
        return self._say(game, f"source-{slug(source)}", {}, {}) or source

    def option(self, game: str, name: str, help: str) -> str:
        """What an option is for."""
        return self._say(game, f"option-{slug(name)}", {}, {}) or help

    # ------------------------------------------------------------------ how

    def _compound(self, game: str, word: str, form: str) -> str | None:
        if "+" in word:
            first, _, second = word.partition("+")
            parts: dict[str, Fact] = {"first": first, "second": second}
            id = "word-pair"
            return self._say(game, f"{id}.{form}" if self._knows(game, f"{id}.{form}") else id, parts, {})
        if counted := _COUNTED.fullmatch(word):
            return self.count(game, counted[2], int(counted[1]))
        if numbered := _NUMBERED.fullmatch(word):
            return f"{self.word(game, numbered[1], form)} {numbered[2]}"
        return None

    def _knows(self, page: str, id: str) -> bool:
        return any(id in catalogue(code, page).messages for code in (self.code, "en"))

    def _missed(self, page: str, id: str) -> None:
        self.missing.add(f"{self.code}/{page}: {id}")

    def _say(self, page: str, id: str, facts: Mapping[str, Fact], raw: Mapping[str, Value]) -> str | None:
        for code in dict.fromkeys((self.code, "en")):
            message = catalogue(code, page).messages.get(id)
            if message is not None:
                return message.render(self._arguments(page, message, facts, raw))
            self._missed(page, id)
        return None

    def _arguments(
        self, page: str, message: Message, facts: Mapping[str, Fact], raw: Mapping[str, Value]
    ) -> dict[str, Value]:
        return {name: raw[name] if name in raw else self._argument(page, name, facts) for name in message.variables}

    def _argument(self, page: str, name: str, facts: Mapping[str, Fact]) -> Value:
        """A fact in words; `$fact-form` is a form of its word, or a number with its noun."""
        base, _, form = (name, "", "") if name in facts else name.partition("-")
        if base not in facts:
            return NONE
        fact = facts[base]
        if isinstance(fact, list):
            return self.words(page, fact)
        if isinstance(fact, int):
            return self.count(page, base, fact) if form == "text" else fact
        return self.word(page, fact, form)
