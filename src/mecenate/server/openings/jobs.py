"""What worker processes do for openings: read the first steps of games, and show a page of the tree."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from mecenate.openings import Choice, Opening, Step, Tree, openings_for
from mecenate.openings.tree import opening_of
from mecenate.server.live.view_delta import encoded
from mecenate.server.tables.analysis import Copy, history_of

NEEDED: Final = 30
"""With fewer games of people, only the bots' table is shown."""


class Finished(NamedTuple):
    """A finished game of people."""

    copy: Copy
    points: list[int]
    ranks: list[int]


class OpeningCount(msgspec.Struct):
    """How often a step was taken, and with which result for the player who took it."""

    games: int
    share: float
    """The part of the games that came to this point."""
    wins: float
    """The part of its games that the player won."""
    points: float
    """The player's points in the end, on average."""


class OpeningStep(msgspec.Struct):
    """A step: its name in an address, and what is told of it."""

    step: str
    place: int
    """Who does it, from 0 for the first player."""
    kind: str
    facts: dict[str, Any]


class OpeningChoice(OpeningStep):
    """What can follow."""

    bots: OpeningCount | None
    people: OpeningCount | None


class OpeningBoard(msgspec.Struct):
    """The position in one game of bots that began so, as somebody sees it who only watches."""

    view: Any
    actor: int | None
    first: int
    """The seat of the first player."""
    shows: int
    """After how many steps of the line; fewer than all if no game of bots came so far."""


class OpeningPage(msgspec.Struct):
    """A place in the tree of openings."""

    game: str
    seats: int
    level: str
    """The level of the bots that played the openings."""
    then: str
    """The level of those that played these games to their end."""
    bots: int
    """How many games of bots there are with so many seats."""
    people: int
    """How many finished games of people there are."""
    needed: int
    """With fewer than this, what people did is not shown."""
    line: list[OpeningStep]
    bots_here: int
    """How many games of bots came to this point."""
    people_here: int
    choices: list[OpeningChoice]
    board: OpeningBoard


def read_openings(games: list[Finished]) -> list[Opening]:
    """The first steps of finished games."""
    return [opening_of(history_of(one.copy), one.points, one.ranks)[0] for one in games]


def show_opening(game: str, seats: int, line: list[str], openings: list[Opening]) -> OpeningPage | None:
    """A place in the tree; `openings` are those of people. None if no game came there."""
    table = openings_for(game)
    bots, people = table.tree(seats), Tree(openings)
    shown = people if len(people) >= NEEDED else Tree([])
    through = bots.through(line) or shown.through(line)
    if not through:
        return None
    return OpeningPage(
        game=game,
        seats=seats,
        level=table.header.level,
        then=table.header.then,
        bots=len(bots),
        people=len(people),
        needed=NEEDED,
        line=[OpeningStep(*_told(step)) for step in through[0].steps[: len(line)]],
        bots_here=len(bots.through(line)),
        people_here=len(shown.through(line)),
        choices=_choices(bots, shown, line),
        board=_board(game, seats, line),
    )


def _choices(bots: Tree, people: Tree, line: list[str]) -> list[OpeningChoice]:
    """What followed in either tree: by what people did if there are enough games, otherwise by what bots did."""
    mine = {choice.step.text: choice for choice in people.choices(line)}
    theirs = {choice.step.text: choice for choice in bots.choices(line)}
    counts = (sum(one.games for one in theirs.values()), sum(one.games for one in mine.values()))
    return [
        OpeningChoice(
            *_told((mine.get(text) or theirs[text]).step),
            bots=_count(theirs.get(text), counts[0]),
            people=_count(mine.get(text), counts[1]),
        )
        for text in [*mine, *(text for text in theirs if text not in mine)]
    ]


def _told(step: Step) -> tuple[str, int, str, dict[str, Any]]:
    return step.text, step.place, step.kind, dict(step.facts)


def _count(choice: Choice | None, of: int) -> OpeningCount | None:
    if choice is None:
        return None
    return OpeningCount(choice.games, round(choice.games / of, 4), choice.wins, choice.points)


def _board(game: str, seats: int, line: list[str]) -> OpeningBoard:
    example = openings_for(game).example(seats, line)
    if example is None:
        return _board(game, seats, line[:-1])
    history, move = example
    state = history.at(move)
    return OpeningBoard(encoded(state.view(None)), state.actor, int(history.at(0).asked_seat()), len(line))
