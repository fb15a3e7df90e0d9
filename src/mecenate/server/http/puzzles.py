"""Puzzles: listed, shown as their seat sees them, and answered. The solution comes with the answer alone."""

from __future__ import annotations

import datetime
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from mecenate.puzzles import Puzzle, PuzzleError, games_with_puzzles, puzzle_of_the_day, puzzles_for
from mecenate.puzzles import puzzle as find_puzzle
from mecenate.puzzles.rating import Rating
from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import AnInquiry, TheServices, Visitor
from mecenate.server.puzzles.jobs import MAX_CHOICES, PuzzleSolution, PuzzleStep, judge_answer, show_step
from mecenate.server.services import Services
from mecenate.server.storage.puzzle_store import Rated
from mecenate.server.storage.rows import Person

Choice = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class PuzzleLine(msgspec.Struct, forbid_unknown_fields=True):
    """Choices from the position of a puzzle on."""

    line: Annotated[list[Choice], msgspec.Meta(max_length=MAX_CHOICES)] = []


class PuzzleInfo(msgspec.Struct):
    """A puzzle without its position."""

    id: str
    seats: int
    seat: int
    mu: float
    """How hard it is, on the scale of the solvers' ratings."""
    answered: bool | None
    """Whether you solved it; null if you have not answered it, or have no account."""


class SolverRating(msgspec.Struct):
    """A rating as a solver of puzzles: mean mu, standard deviation sigma."""

    mu: float
    sigma: float
    answers: int


class PuzzleGame(msgspec.Struct):
    """The puzzles of a game, and your rating in it."""

    game: str
    puzzles: list[PuzzleInfo]
    rating: SolverRating | None


class PuzzleOfTheDay(msgspec.Struct):
    """Where to find the puzzle of today, by UTC."""

    date: str
    game: str
    id: str


class PuzzleList(msgspec.Struct):
    """All puzzles."""

    today: PuzzleOfTheDay | None
    games: list[PuzzleGame]


class PuzzlePage(msgspec.Struct):
    """A puzzle, and its neighbours."""

    game: str
    info: PuzzleInfo
    number: int
    of: int
    before: str | None
    after: str | None
    today: bool
    step: PuzzleStep


class PuzzleAnswer(msgspec.Struct):
    """Whether an answer is right, what it did to your rating, and the solution."""

    solved: bool
    rated: bool
    """Whether it counts: the first answer of an account does."""
    before: float | None
    after: float | None
    """Your rating, before and after."""
    solution: PuzzleSolution


async def provide_puzzle(game: FromPath[str], puzzle_id: FromPath[str]) -> Puzzle:
    """The puzzle of the path. Raises a refusal if there is none."""
    try:
        return find_puzzle(game, puzzle_id)
    except PuzzleError as error:
        raise errors.Refusal("unknown-puzzle", str(error), 404) from None


ThePuzzle = NamedDependency[Puzzle]


class PuzzlesController(Controller):
    """Positions with one best turn. Everybody may solve them; first answers of accounts are rated."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    dependencies = {"puzzle": Provide(provide_puzzle)}  # noqa: RUF012  # Litestar reads it from the class

    @get(operation_id="puzzles")
    async def puzzles(self, services: TheServices, visitor: Visitor) -> PuzzleList:
        """All puzzles, with what you have answered, and the puzzle of the day."""
        answers = await answers_of(services, visitor)
        ratings = {} if visitor is None else await services.store.puzzles.ratings(visitor.id)
        games = []
        for game in games_with_puzzles():
            row = ratings.get(game)
            own = None if row is None else SolverRating(row.rating.mu, row.rating.sigma, row.answers)
            infos = [info_of(one, answers.get((game, one.id))) for one in puzzles_for(game).puzzles]
            games.append(PuzzleGame(game, infos, own))
        return PuzzleList(today(), games)

    @get("/{game:str}/{puzzle_id:str}", operation_id="puzzle")
    async def one(
        self,
        inquiry: AnInquiry,
        services: TheServices,
        visitor: Visitor,
        game: FromPath[str],
        puzzle: ThePuzzle,
    ) -> PuzzlePage:
        """The position of a puzzle, as the seat that is to find the best turn sees it."""
        ids = [one.id for one in puzzles_for(game).puzzles]
        place, day = ids.index(puzzle.id), today()
        answers = await answers_of(services, visitor)
        return PuzzlePage(
            game=game,
            info=info_of(puzzle, answers.get((game, puzzle.id))),
            number=place + 1,
            of=len(ids),
            before=ids[place - 1] if place > 0 else None,
            after=ids[place + 1] if place + 1 < len(ids) else None,
            today=day is not None and (day.game, day.id) == (game, puzzle.id),
            step=await inquiry.answer(Lane.ANALYSIS, show_step, game, puzzle.id, []),
        )

    @post("/{game:str}/{puzzle_id:str}/line", operation_id="puzzle_line", status_code=200)
    async def line(
        self, inquiry: AnInquiry, game: FromPath[str], puzzle: ThePuzzle, data: JSONBody[PuzzleLine]
    ) -> PuzzleStep:
        """The position after some choices. What the last choice of a turn draws or shows is not in it."""
        return await inquiry.answer(Lane.ANALYSIS, show_step, game, puzzle.id, data.line)

    @post("/{game:str}/{puzzle_id:str}/answer", operation_id="answer_puzzle", status_code=200)
    async def answer(
        self,
        inquiry: AnInquiry,
        services: TheServices,
        visitor: Visitor,
        game: FromPath[str],
        puzzle: ThePuzzle,
        data: JSONBody[PuzzleLine],
    ) -> PuzzleAnswer:
        """Answer with a whole turn, or with none to be shown the solution, which counts as not solved."""
        verdict = await inquiry.answer(Lane.ANALYSIS, judge_answer, game, puzzle.id, data.line)
        rated = await rate(services, visitor, game, puzzle, solved=verdict.solved)
        return PuzzleAnswer(
            solved=verdict.solved,
            rated=rated is not None,
            before=None if rated is None else rated.before.mu,
            after=None if rated is None else rated.after.mu,
            solution=verdict.solution,
        )


async def answers_of(services: Services, visitor: Person | None) -> dict[tuple[str, str], bool]:
    """What somebody has answered."""
    return {} if visitor is None else await services.store.puzzles.answers(visitor.id)


async def rate(services: Services, visitor: Person | None, game: str, puzzle: Puzzle, *, solved: bool) -> Rated | None:
    """Rate an answer; None if it does not count."""
    if visitor is None or visitor.login is None:
        return None
    return await services.store.puzzles.answer(
        visitor.id, game, puzzle.id, Rating(puzzle.mu, puzzle.sigma), solved=solved
    )


def info_of(puzzle: Puzzle, answered: bool | None) -> PuzzleInfo:
    """What a list says about a puzzle."""
    return PuzzleInfo(puzzle.id, puzzle.seats, puzzle.seat, puzzle.mu, answered)


def today() -> PuzzleOfTheDay | None:
    """The puzzle of the day; None if there are no puzzles."""
    date = datetime.datetime.now(datetime.UTC).date()
    if not games_with_puzzles():
        return None
    game, puzzle = puzzle_of_the_day(date)
    return PuzzleOfTheDay(date.isoformat(), game, puzzle.id)
