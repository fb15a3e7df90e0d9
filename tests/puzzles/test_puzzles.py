"""Puzzles: shipped ones are in order, files are read and continued, and a turn is known by where it leads."""

from __future__ import annotations

import datetime
from pathlib import Path

import msgspec
import pytest

from mecenate.core.errors import IllegalAction
from mecenate.puzzles import (
    FORMAT,
    Header,
    Puzzle,
    PuzzleError,
    PuzzleFile,
    follow,
    games_with_puzzles,
    making,
    puzzle,
    puzzle_of_the_day,
    puzzles_for,
    same_turn,
)
from mecenate.puzzles.checking import AT_MOST, FINDS, bench, check, check_file
from mecenate.puzzles.making import CHECKER, LONGER
from mecenate.puzzles.puzzle import written
from mecenate.puzzles.rating import Rating, answered, rating_of
from tests.tables import COMPILED

SAMPLE = 2
"""How many puzzles of each game are solved again."""

GAMES = games_with_puzzles()


def first(game: str = "carrara") -> Puzzle:
    return puzzles_for(game).puzzles[0]


def test_every_title_has_puzzles() -> None:
    assert set(GAMES) == {"carrara", "princes", "florenza", "carpe_diem"}


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_puzzles_are_in_order(game: str) -> None:
    file = puzzles_for(game)
    check_file(file)
    assert file.game.name == game
    assert f"make {game} --seed {file.header.seed}" in file.header.command


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="a maestro with five times its tries takes minutes interpreted")
@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_solved_by_the_next_level_with_more_time(game: str) -> None:
    file = puzzles_for(game)
    sample = sorted(file.puzzles, key=lambda one: len(one.solution))[:SAMPLE]
    [checker] = bench(file, sample, seed=3, trials=((CHECKER, LONGER),))
    assert checker.share >= FINDS


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_novice_solves_few_puzzles(game: str) -> None:
    file = puzzles_for(game)
    [novice] = bench(file, file.puzzles, seed=3, trials=(("novice", 1),))
    assert novice.share <= AT_MOST


def test_a_changed_puzzle_is_found_out() -> None:
    file = puzzles_for("carrara")
    good = next(one for one in file.puzzles if len(one.solution) > 1)
    changes = (
        ({"solution": good.solution[:-1]}, "not"),
        ({"seat": good.seat + 1}, "seat"),
        ({"id": "00000000"}, "name"),
        ({"solved": {"novice": (5, 5)}}, "rating"),
        ({"others": [msgspec.structs.replace(good.others[0], line=good.solution)]}, "another"),
        ({"others": [msgspec.structs.replace(good.others[0], lost=0.0)]}, "worse"),
    )
    check(file, good)
    for change, word in changes:
        with pytest.raises((PuzzleError, IllegalAction), match=word):
            check(file, msgspec.structs.replace(good, **change))


def test_a_position_twice_is_found_out() -> None:
    with pytest.raises(PuzzleError, match="same position"):
        check_file(PuzzleFile(puzzles_for("carrara").header, [first(), first()]))


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = puzzles_for("florenza")
    path = tmp_path / "puzzles.jsonl"
    path.write_text(written(file.header) + "".join(written(one) for one in file.puzzles), encoding="utf-8")
    again = PuzzleFile.load(path)
    assert again.header == file.header
    assert [written(one) for one in again.puzzles] == [written(one) for one in file.puzzles]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1"),
        (written(Header(FORMAT + 1, {"name": "carrara"}, "1", "")), f"format {FORMAT + 1}"),
        (written(Header(FORMAT, {"name": "carrara"}, "1", "")) + '{"id": 3}\n', "line 2"),
    ],
)
def test_a_damaged_file_is_named_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(PuzzleError, match=f"name.*{complaint}"):
        PuzzleFile.parse(text, "name")


def test_unknown_puzzles_are_refused() -> None:
    with pytest.raises(PuzzleError, match="carrara"):
        puzzles_for("chess")
    with pytest.raises(PuzzleError, match="no puzzle"):
        puzzle("carrara", "nothing")


def test_a_line_ends_where_the_turn_does() -> None:
    for game in GAMES:
        file = puzzles_for(game)
        for one in file.puzzles[:5]:
            state = one.state(file.game)
            assert [follow(state, one.solution[:n]).complete for n in range(len(one.solution) + 1)] == [
                *[False] * len(one.solution),
                True,
            ]
            with pytest.raises(IllegalAction, match="complete"):
                follow(state, [*one.solution, one.solution[0]])


def test_the_order_of_choices_does_not_matter_if_the_end_is_the_same() -> None:
    """Payments of Carrara may be chosen in any order."""
    file = puzzles_for("carrara")
    game = file.game
    history = making.played_by_bots(game, 3, "order", 0)
    for state in history.positions():
        pays = [action for action in state.legal() if str(action).startswith("pay ")]
        if len(pays) >= 2:
            ways = [[str(one), str(other)] for one, other in (pays[:2], pays[1::-1])]
            try:
                ends = [follow(state, way) for way in ways]
            except IllegalAction:
                continue
            if ends[0].complete:
                assert same_turn(state, *ways)
                assert not same_turn(state, ways[0], ways[0][:1])
                return
    pytest.fail("no payment of two blocks was found")


def test_turns_are_the_same_if_the_value_is_told_the_same_of_them() -> None:
    """Two works with the same buildings, landscapes and freedoms: which card stays in the hand is no input."""
    position = Path(__file__).with_name("works_alike.json").read_text(encoding="utf-8")
    state = puzzles_for("princes").game.state_from_json(position)
    assert same_turn(state, ["work poet"], ["work painter"])
    assert not same_turn(state, ["work poet"], ["work physicist"])


def test_days_take_turns_and_repeat_late() -> None:
    monday = datetime.date(2026, 11, 16)
    days = [
        puzzle_of_the_day(monday + datetime.timedelta(n))
        for n in range(len(GAMES) * len(puzzles_for("carrara").puzzles))
    ]
    assert [game for game, _ in days[: len(GAMES)]] != [days[0][0]] * len(GAMES)
    assert {game for game, _ in days} == set(GAMES)
    carrara = [one.id for game, one in days if game == "carrara"]
    assert sorted(carrara) == sorted(one.id for one in puzzles_for("carrara").puzzles)
    assert puzzle_of_the_day(monday) == days[0]


def test_a_puzzle_that_fewer_levels_solve_is_rated_higher() -> None:
    easy = rating_of({"novice": (1, 5), "apprentice": (2, 5), "journeyman": (5, 5), "master": (3, 3)})
    hard = rating_of({"novice": (0, 5), "apprentice": (0, 5), "journeyman": (1, 5), "master": (2, 3)})
    assert hard.mu > easy.mu


def test_an_answer_moves_the_solver_towards_the_truth() -> None:
    solver, hard = Rating(), Rating(32.0, 2.0)
    right, wrong = answered(solver, hard, solved=True)[0], answered(solver, hard, solved=False)[0]
    assert right.mu > solver.mu > wrong.mu
    assert right.mu - solver.mu > solver.mu - wrong.mu
    assert right.sigma < solver.sigma


def test_making_goes_on_with_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = puzzles_for("florenza")
    found = [msgspec.structs.replace(one, source=(n, 0)) for n, one in enumerate(file.puzzles[:3])]
    looked: list[int] = []

    def puzzles_of(history: object, number: int) -> list[Puzzle]:
        looked.append(number)
        return found[number : number + 1]

    monkeypatch.setattr(making, "played_by_bots", lambda *args: None)
    monkeypatch.setattr(making, "puzzles_of", puzzles_of)
    path = tmp_path / "florenza.jsonl"
    path.write_text(written(file.header), encoding="utf-8")
    for count in (2, 3):
        making.make(PuzzleFile.load(path), path, count)
        assert [one.id for one in PuzzleFile.load(path).puzzles] == [one.id for one in found[:count]]
    assert looked == [0, 1, 1, 2]


def test_a_shipped_puzzle_is_found_again_in_its_game() -> None:
    """The command in the header finds the same position and the same solution."""
    file = puzzles_for("carpe_diem")
    one = min(file.puzzles, key=lambda each: each.source[1])
    number, moves = one.source
    history = making.played_by_bots(file.game, one.seats, file.header.seed, number)
    assert making.seats_of(file.game, number, None) == one.seats
    assert history.at(moves) == one.state(file.game)
