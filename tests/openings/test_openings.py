"""Openings: what counts as a step, how games are counted, and that the shipped tables are in order."""

from __future__ import annotations

from pathlib import Path

import pytest

import mecenate
from mecenate.analysis.report import ITERATIONS
from mecenate.bots import Outlook, bot
from mecenate.core.dealer import Dealer
from mecenate.core.history import History
from mecenate.openings import (
    DEPTH,
    FORMAT,
    Header,
    Opening,
    OpeningsError,
    OpeningTable,
    Step,
    Tree,
    games_with_openings,
    making,
    openings_for,
    steps_of,
)
from mecenate.openings.making import THEN, make, play, seats_of, written
from mecenate.openings.steps import RENAMED, STEPS, place_of
from mecenate.openings.tree import opening_of

GAMES = ("carpe_diem", "carrara", "florenza", "princes")


def at_random(game: str, seats: int, seed: int, moves: int) -> History:
    """The first moves of a random game."""
    history = History.begin(mecenate.game(game), seats, Dealer.fast(seed))
    chooser = bot("random", seed)
    while len(history.moves) < moves and history.state.actor is not None:
        history.play(chooser.choose(Outlook(history.state)))
    return history


def step(text: str) -> Step:
    """A step of the first or the second player."""
    place, kind = text.split()
    return Step(kind, int(place) - 1, {})


def test_every_title_has_openings() -> None:
    assert games_with_openings() == GAMES == tuple(sorted(STEPS))
    with pytest.raises(OpeningsError, match="carrara, florenza"):
        openings_for("chess")


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_what_everybody_is_told(game: str) -> None:
    """No step comes from an event that is not public, or has a fact that the event does not tell."""
    names = {RENAMED.get((game, kind), kind): kind for kind in STEPS[game]}
    for seed in range(4):
        history = at_random(game, 3, seed, 40)
        for found in steps_of(history):
            public = [event for event in history.events(found.move) if event.audience is None]
            assert any(
                event.kind == names[found.step.kind] and place_of(history, event.seat) == found.step.place
                for event in public
            )


@pytest.mark.parametrize("game", GAMES)
def test_what_a_spectator_cannot_see_changes_no_step(game: str) -> None:
    """The steps follow from the events of a spectator alone."""
    history = at_random(game, 3, 5, 40)
    before = [found.step.text for found in steps_of(history)]
    for number in range(1, len(history.moves) + 1):
        history._events[number] = [event for event in history.events(number) if event.known_to(None)]
    assert [found.step.text for found in steps_of(history)] == before


def test_several_blocks_from_one_sector_are_one_step() -> None:
    history = History.begin(mecenate.game("carrara"), 2, Dealer.fast(1))
    for text in ("turn wheel", "sector II"):
        history.play(history.game.parse(text))
    taken = 0
    while history.state.actor == 0 and taken < 3 and str(history.state.legal()[0]) != "done":
        history.play(next(action for action in history.state.legal() if str(action).startswith("take")))
        taken += 1
    assert taken > 1
    assert [found.step.text for found in steps_of(history)] == ["1 buy II"]


def test_a_tile_is_known_by_what_it_shows() -> None:
    history = at_random("carpe_diem", 2, 3, 12)
    taken = next(found for found in steps_of(history))
    text = history.moves[taken.move - 1].text
    kinds = taken.step.facts["tile"]
    assert isinstance(kinds, list)
    assert all(kind in text for kind in kinds)
    assert not any(character.isdigit() for character in taken.step.text[1:])


def test_players_are_numbered_from_the_first() -> None:
    """In Florenza anybody may be the first player."""
    firsts = set()
    for seed in range(12):
        history = at_random("florenza", 3, seed, 8)
        first = int(history.at(0).asked_seat())
        firsts.add(first)
        assert place_of(history, first) == 0
        points = [10, 20, 30]
        opening, _ = opening_of(history, points, [3, 2, 1])
        assert opening.points[0] == points[first]
    assert len(firsts) > 1


def test_games_are_counted_by_their_steps() -> None:
    one = Opening([step("1 a"), step("2 b")], [10, 5], [1, 2])
    other = Opening([step("1 a"), step("2 c")], [6, 8], [2, 1])
    tied = Opening([step("1 d")], [7, 7], [1, 1])
    tree = Tree([one, other, tied])
    first, second = tree.choices([])
    assert (first.step.text, first.games, first.wins, first.points) == ("1 a", 2, 0.5, 8.0)
    assert (second.step.text, second.games, second.wins, second.points) == ("1 d", 1, 0.5, 7.0)
    assert [(choice.step.text, choice.wins) for choice in tree.choices(["1 a"])] == [("2 b", 0.0), ("2 c", 1.0)]
    assert tree.choices(["1 d"]) == []
    assert tree.through(["1 e"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_shipped_table_can_be_followed(game: str) -> None:
    """Every game replays by the present rules, has a whole opening, and leads to a board for each step."""
    table = openings_for(game)
    assert table.game == mecenate.game(game)
    assert table.seats() == list(seats_of(table.game))
    for seats in table.seats():
        tree = table.tree(seats)
        assert len(tree) >= 30
        assert all(len(one.steps) == DEPTH for one in tree.openings)
        line: list[str] = []
        while choices := tree.choices(line):
            assert sum(choice.games for choice in choices) == len(tree.through(line))
            line.append(choices[0].step.text)
            example = table.example(seats, line)
            assert example is not None
            assert steps_of(example[0])[len(line) - 1].step.text == line[-1]
            assert steps_of(example[0])[len(line) - 1].move == example[1]
        assert len(line) == DEPTH


def test_a_table_says_how_it_was_made() -> None:
    for game in GAMES:
        header = openings_for(game).header
        count = len(openings_for(game).games) // len(openings_for(game).seats())
        command = f"mecenate openings make {game} --seed {header.seed} --games {count} --level {header.level}"
        assert header.command == command


@pytest.mark.parametrize("level", ["apprentice", "journeyman"])
def test_the_same_number_gives_the_same_game(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ITERATIONS, "journeyman", 2)
    monkeypatch.setattr(making, "THEN", "random")
    game = mecenate.game("florenza")
    assert play(game, 2, "x", 1, level) == play(game, 2, "x", 1, level)
    assert play(game, 2, "x", 1, level) != play(game, 2, "x", 2, level)


def test_a_file_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "THEN", "random")
    game, path = mecenate.game("florenza"), tmp_path / "florenza.jsonl"
    header = Header(FORMAT, game.keywords, "x", "", "novice", THEN)
    path.write_text(written(header))
    told: list[tuple[int, int]] = []
    make(OpeningTable.load(path), path, 1, lambda done, of: told.append((done, of)))
    first = path.read_text()
    make(OpeningTable.load(path), path, 2)
    assert path.read_text().startswith(first)
    again = OpeningTable.load(path)
    assert [(one.seats, one.number) for one in again.games] == [(2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 1)]
    assert told[-1] == (3, 3)


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(written(Header(9, {}, "1", "", "novice", THEN)))
    with pytest.raises(OpeningsError, match="format 9"):
        OpeningTable.load(path)
    path.write_text("nothing")
    with pytest.raises(OpeningsError, match=r"x\.jsonl"):
        OpeningTable.load(path)
