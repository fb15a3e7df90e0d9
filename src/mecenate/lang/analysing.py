"""An analysis in words: what is said about a turn, and about a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mecenate.analysis import Analysis, Mark, PlayerSummary, Turn
from mecenate.analysis.notes import real_line
from mecenate.analysis.report import LEAST_LOSS, Comparison
from mecenate.core.event import Event
from mecenate.core.record import Record
from mecenate.lang.language import Language

NOTABLE_LUCK = 0.02
"""A draw that changes a chance by less is not worth a word."""


def percent(share: float) -> float:
    """A chance in percent, with one digit after the point."""
    return round(100 * share, 1)


Digest = Callable[[Sequence[Event]], Sequence[Event]]
"""Makes events shorter for reading."""


def own_story(game: str, events: Sequence[Event], seat: int, names: Sequence[str], language: Language) -> str:
    """Everything that a seat did itself, in one line without its name."""
    return " · ".join(language.clause(game, event, names) for event in events if event.seat == seat)


class AnalysisText:
    """Says in one language what an analysis of a record has found."""

    def __init__(self, record: Record, analysis: Analysis, language: Language, digest: Digest = list) -> None:
        self.record = record
        self.digest = digest
        self.analysis = analysis
        self.language = language
        self.names = [
            record.players.get(seat) or language.text("player", number=seat + 1) for seat in range(record.seats)
        ]
        """The players by name, or by number."""

    def mark(self, mark: Mark) -> str:
        """The name of a mark."""
        return self.language.analysis(f"mark-{mark}")

    def marked(self) -> list[Turn]:
        """The turns that are at least an inaccuracy."""
        return [turn for turn in self.analysis.turns if turn.judged.mark in LEAST_LOSS]

    def played(self, turn: Turn) -> str:
        """What happened in a turn."""
        events: list[Event] = []
        for number in range(turn.number, turn.last + 1):
            events += self.record.line.history.events(number)
        return self._story(turn, events)

    def better(self, turn: Turn) -> str:
        """What the better turn would have been, in the real position."""
        return self._story(turn, [event for step in real_line(self.record.line.history, turn) for event in step.events])

    def _story(self, turn: Turn, events: Sequence[Event]) -> str:
        """Everything that the seat did itself."""
        return own_story(self.record.game.name, self.digest(events), turn.seat, self.names, self.language)

    def sentence(self, turn: Turn) -> str:
        """What a record says about a turn."""
        parts = []
        if turn.judged.better:
            parts.append(self.cost(turn.judged))
            parts.append(self.language.analysis("turn-better", turn=self.better(turn)))
        if turn.opened is not None:
            lost = "yes" if turn.opened.better else "no"
            parts.append(self.language.analysis("turn-open", lost=lost, chance=percent(turn.opened.lost)))
        parts.append(self.luck(turn))
        return "; ".join(part for part in parts if part)

    def cost(self, judged: Comparison) -> str:
        """What a turn cost."""
        return self.language.analysis("turn-cost", chance=percent(judged.lost), points=round(judged.lost_points, 1))

    def luck(self, turn: Turn) -> str:
        """What a draw was worth to the seat whose turn it was; empty if little."""
        change = 0.0 if turn.luck is None else turn.luck.chances[turn.seat]
        if abs(change) < NOTABLE_LUCK:
            return ""
        return self.language.analysis("turn-luck", side="good" if change > 0 else "bad", chance=percent(abs(change)))

    def summary(self, player: PlayerSummary) -> list[str]:
        """A few sentences about one player."""
        say = self.language.analysis
        sentences = [
            say(
                "summary-marks",
                turns=sum(player.marks.values()),
                inaccuracies=player.marks[Mark.INACCURACY],
                mistakes=player.marks[Mark.MISTAKE],
                blunders=player.marks[Mark.BLUNDER],
            ),
            say("summary-cost", chance=percent(player.lost), points=round(player.lost_points, 1)),
            say("summary-luck", side=_side(player.luck), chance=percent(abs(player.luck))),
        ]
        for id, stretch in (("summary-rise", player.rise), ("summary-fall", player.fall)):
            if stretch is not None:
                before, after = round(100 * stretch.before), round(100 * stretch.after)
                sentences.append(say(id, first=stretch.first, last=stretch.last, before=before, after=after))
        moves = ", ".join(str(number) for number in player.look_at)
        look = say("summary-look", count=len(player.look_at), moves=moves) if player.look_at else say("summary-clean")
        return [*sentences, look]


def _side(luck: float) -> str:
    if abs(luck) < NOTABLE_LUCK:
        return "even"
    return "good" if luck > 0 else "bad"
