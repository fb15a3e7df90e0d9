"""A study in sentences: what it can tell before it starts, and what it found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from mecenate.arena.significance import discoveries, games_for_mean, games_for_share, visible_mean, visible_share
from mecenate.arena.study import Study, Variant
from mecenate.arena.study_compare import FIRST, SOURCE, Change, changes
from mecenate.arena.study_figures import MEASURES, middle_games, overview, tested_seats
from mecenate.arena.study_pieces import Groups, Piece, mean_use, pieces
from mecenate.cli.figures import Figures
from mecenate.cli.study_names import Names
from mecenate.core.catalogue import entry
from mecenate.lang import Language
from mecenate.lang.language import slug

QUESTIONS = ("seat", "piece", "length", "option")
SMALL_SHARE, SMALL_SPREAD = 0.05, 0.2
"""The differences for which the text before a study says how many games they take."""
ONE_IN = 4
"""One seat in so many uses the piece of which the text before a study speaks."""
MANY_PIECES = 50
"""How many pieces that text reckons with."""
MOST_LINES = 12
"""How many sentences on the pieces of a setting there are."""
MOST_NAMES = 10
"""How many pieces one of them names."""


def power_lines(variants: Sequence[Variant], games: int, questions: Sequence[str], language: Language) -> list[str]:
    """What so many games can tell, and how many more it takes; said before the first is played."""
    seats = max(variant.seats for variant in variants)
    par = 1 / seats
    percent = Figures(language.code).percent
    lines = [language.text("study-power-games", games=games, settings=len(variants))]
    if "seat" in questions:
        tests = sum(variant.seats for variant in variants)
        sees, takes = visible_share(par, games, tests), games_for_share(par, SMALL_SHARE, tests)
        lines.append(language.text("study-power-seat", share=percent(par), sees=_points(sees), takes=takes))
    if "piece" in questions:
        sees = visible_share(par, games * seats // ONE_IN, MANY_PIECES)
        takes = games_for_share(par, SMALL_SHARE, MANY_PIECES) * ONE_IN // seats
        lines.append(language.text("study-power-piece", share=percent(par), sees=_points(sees), takes=takes))
    if "length" in questions or "option" in questions:
        tests = max(1, (len(variants) - 1) * len(MEASURES))
        takes = games_for_mean(SMALL_SPREAD, tests)
        lines.append(language.text("study-power-mean", sees=percent(visible_mean(games, tests)), takes=takes))
    return lines


def _points(share: float) -> str:
    return f"{100 * share:.0f}"


class Answers:
    """The answers of a study, figured out once for the terminal and the page."""

    def __init__(self, study: Study, language: Language) -> None:
        self.study = study
        self.language = language
        self.figures = Figures(language.code)
        self.names = [Names(variant.open(), language) for variant in study.variants]
        self.pieces: list[Groups] = [pieces(study, n) for n in range(len(study.variants))]
        self.changes: list[Change] = changes(study)
        tested = [tested_seats(study.of(n)) for n in range(len(study.variants))]
        held = iter(discoveries([p for seats in tested for _, p in seats]))
        self.seats = [[(one, next(held)) for one, _ in seats] for seats in tested]

    def question(self, question: str) -> str:
        """The question as a sentence."""
        return self.language.text(f"study-ask-{question}")

    def lines(self, question: str) -> list[str]:
        """The sentences that answer a question."""
        if question == "option":
            return self._options()
        say = {"seat": self._seat, "piece": self._piece, "length": self._length}[question]
        return [self.where(n, line) for n in range(len(self.study.variants)) for line in say(n)]

    def options(self) -> list[tuple[str, str]]:
        """The options in which the settings differ, with what they are for and what their values mean."""
        game, chosen = self.study.variants[0].game, [variant.options for variant in self.study.variants]
        told = []
        for option in entry(game).options():
            values = dict.fromkeys(str(options[option.name]) for options in chosen if option.name in options)
            if len(values) > 1:
                meant = self._joined(self._value(game, option.name, value) for value in values)
                told.append((option.name, f"{self.language.option(game, option.name, option.help)} ({meant})"))
        return told

    def _joined(self, parts: Iterable[str]) -> str:
        """Parts of a sentence with the mark of the language between them."""
        first, *others = [*parts] or [""]
        return reduce(lambda one, two: self.language.text("study-join", one=one, two=two), others, first)

    def _value(self, game: str, name: str, value: str) -> str:
        """A value of an option and what it means."""
        id = f"value-{slug(name)}-{slug(value)}"
        said = self.language.label(game, id)
        return value if said == id else self.language.text("study-where", where=value, what=said)

    def where(self, variant: int, line: str) -> str:
        """A sentence with the setting of which it speaks, if there are several."""
        if len(self.study.variants) == 1:
            return line
        return self.language.text("study-where", where=self.study.variants[variant].label, what=line)

    def measure(self, name: str, variant: int) -> str:
        """What a measure is called."""
        if name.startswith(SOURCE):
            source = self.names[variant].source(name.removeprefix(SOURCE))
            return self.language.text("study-points-from", source=source)
        return self.language.text(f"study-{name}")

    def _seat(self, variant: int) -> list[str]:
        par = 1 / self.study.variants[variant].seats
        lines = [
            self.language.text(
                "study-seat-off",
                seat=one.name,
                rate=self.figures.percent(one.share),
                low=self.figures.percent(one.low),
                high=self.figures.percent(one.high),
                side="more" if one.share > par else "less",
                share=self.figures.percent(par),
            )
            for one, clear in self.seats[variant]
            if clear
        ]
        return lines or [self.language.text("study-seat-even", share=self.figures.percent(par))]

    def _length(self, variant: int) -> list[str]:
        games = self.study.of(variant)
        means = {one.name: self.figures.number(one.mean) for one in overview(games)}
        low, high = middle_games([float(game.choices) for game in games])
        told = {name: means[name] for name in ("choices", "turns", "leads", "margin")}
        return [
            self.language.text("study-length", low=self.figures.number(low), high=self.figures.number(high), **told)
        ]

    def _piece(self, variant: int) -> list[str]:
        lines = [
            line
            for use, group in self.pieces[variant].items()
            for line in [
                *self._seldom(variant, use, group),
                *(self._winning(variant, use, piece) for piece in group if piece.clear and not piece.rare),
            ]
        ]
        more = len(lines) - MOST_LINES
        if more > 0:
            lines[MOST_LINES:] = [self.language.text("study-more", more=more)]
        return lines or [self.language.text("study-piece-none")]

    def _seldom(self, variant: int, use: str, group: Sequence[Piece]) -> list[str]:
        """The pieces of a kind that are seldom used, in one sentence if there are any."""
        names, percent = self.names[variant], self.figures.percent
        rare = [f"{names.piece(piece.name)} {percent(piece.use.share)}" for piece in group if piece.rare]
        told = {"use": names.use(use), "names": ", ".join(rare[:MOST_NAMES]), "mean": percent(mean_use(group))}
        more = max(0, len(rare) - MOST_NAMES)
        return [self.language.text("study-piece-rare", more=more, **told)] if rare else []

    def _winning(self, variant: int, use: str, piece: Piece) -> str:
        par = 1 / self.study.variants[variant].seats
        names = self.names[variant]
        told = {"use": names.use(use), "name": names.piece(piece.name)}
        side = "more" if piece.won.share > par else "less"
        rate, low, high = map(self.figures.percent, (piece.won.share, piece.won.low, piece.won.high))
        return self.language.text(
            "study-piece-wins", rate=rate, low=low, high=high, side=side, share=self.figures.percent(par), **told
        )

    def _options(self) -> list[str]:
        lines = []
        for variant, one in enumerate(self.study.variants):
            base = self.study.base_of(variant)
            if base == variant:
                continue
            clear = [self._change(change) for change in self.changes if change.variant == variant and change.clear]
            what = self._joined(clear) or self.language.text("study-option-none")
            label = self.study.variants[base].label
            lines.append(self.language.text("study-option", label=one.label, base=label, what=what))
        return lines or [self.language.text("study-option-one")]

    def _change(self, change: Change) -> str:
        show = self.figures.percent if change.name == FIRST else self.figures.number
        return self.language.text(
            "study-change",
            measure=self.measure(change.name, change.variant),
            before=show(change.before),
            after=show(change.after),
        )
