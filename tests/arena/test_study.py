"""Studies: what is counted, what is clear, and that it is the same whoever plays the games."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

import mecenate
from mecenate.arena.study import GameRow, SeatRow, Study, Variant, study_game
from mecenate.arena.study_compare import FEWEST, changes
from mecenate.arena.study_data import tables, write_data
from mecenate.arena.study_figures import histogram, mean, middle_games, overview, share, sources, wins_by_seat
from mecenate.arena.study_parallel import play_study
from mecenate.arena.study_pieces import Piece, pieces
from mecenate.arena.study_uses import USES, offers_of

GAMES = 8
TWO, THREE = ("random",) * 2, ("random",) * 3


@pytest.fixture(scope="module")
def florenza() -> Study:
    return play_study([Variant("as printed", "florenza", {}, THREE)], GAMES, seed="a")


@pytest.fixture(scope="module")
def compared() -> Study:
    variants = [Variant(f"guilds {how}", "florenza", {"guilds": how}, TWO) for how in ("in", "out")]
    return play_study(variants, 4, seed="a")


def made_up(uses: list[tuple[set[str], float]], *, games: int, met: frozenset[str] = frozenset()) -> Study:
    """Equal games of Florenza: what each seat used, and what it won."""
    seats = [SeatRow(n, "random", 10, 1, won, {}, dict.fromkeys(used, 1), met) for n, (used, won) in enumerate(uses)]
    rows = [GameRow(0, number, 9, 3, 27, 1, seats) for number in range(games)]
    return Study([Variant("made up", "florenza", {}, ("random",) * len(uses))], "0", rows)


def by_name(group: list[Piece]) -> dict[str, Piece]:
    return {piece.name: piece for piece in group}


def test_the_same_seed_gives_the_same_study(florenza: Study) -> None:
    again = play_study(florenza.variants, 3, seed="a")
    assert again.games == florenza.games[:3]
    other = play_study(florenza.variants, 1, seed="b")
    assert other.games != florenza.games[:1]


def test_a_game_is_written_down_as_it_was(florenza: Study) -> None:
    for game in florenza.games:
        assert sum(seat.won for seat in game.seats) == pytest.approx(1)
        assert all(seat.total == sum(seat.sources.values()) for seat in game.seats)
        assert game.choices >= game.turns > game.lead_changes >= 0
        assert game.branching > 1
    assert [game.number for game in florenza.games] == list(range(GAMES))


def test_uses_come_from_events() -> None:
    game = mecenate.game("carrara")
    row = study_game(game, 0, TWO, 0, "0", offers_of(game))
    built = [name for seat in row.seats for name in seat.uses if name.startswith("build tile: ")]
    assert built
    assert any(name.startswith("evaluate space: ") for seat in row.seats for name in seat.uses)
    assert not any(name.startswith("display") for seat in row.seats for name in seat.uses)


@pytest.mark.parametrize("game", sorted(USES))
def test_every_game_has_pieces_to_study(game: str) -> None:
    study = play_study([Variant(game, game, {}, THREE)], 2)
    groups = pieces(study, 0)
    assert set(groups) <= set(USES[game])
    expected = {"carrara": "build tile", "princes": "win lot", "florenza": "play card", "carpe_diem": "place tile"}
    for piece in groups[expected[game]]:
        assert 0 <= piece.won.low <= piece.won.share <= piece.won.high <= 1
        assert 0 <= piece.use.share <= 1
        assert piece.won.count <= piece.use.count


def test_a_piece_is_met_by_those_who_could_use_it(florenza: Study) -> None:
    """A card of Florenza by who drew it, a monument by all."""
    for row in (seat for game in florenza.games for seat in game.seats):
        played = {name for name in row.uses if name.startswith("play card")}
        assert played <= row.met
    game = florenza.games[0]
    monuments = [{name for name in seat.met if name.startswith("finish")} for seat in game.seats]
    cards = [{name for name in seat.met if name.startswith("play card")} for seat in game.seats]
    assert monuments[0] == monuments[1] == monuments[2] != set()
    assert cards[0] != cards[1]
    assert any(piece.won.count == 0 for piece in pieces(florenza, 0)["play card"]), "some cards nobody played"


def test_what_is_hardly_ever_used_stands_on_top_and_nothing_vanishes() -> None:
    names = [f"play card: {name}" for name in ("casa", "cava", "sala", "cupola")]
    met = frozenset(names)
    study = made_up([({*names[:2]}, 0.5), ({*names[:3]}, 0.5)], games=30, met=met)
    group = pieces(study, 0)["play card"]
    assert [piece.name for piece in group] == ["cupola", "sala", "casa", "cava"]
    assert [piece.rare for piece in group] == [True, False, False, False]
    assert (group[0].use.share, group[0].use.count, group[0].won.count) == (0, 60, 0)
    few = pieces(made_up([({*names[:2]}, 0.5), ({*names[:3]}, 0.5)], games=1, met=met), 0)["play card"]
    assert [piece.name for piece in few] == [piece.name for piece in group]
    assert not any(piece.rare for piece in few), "two seats prove nothing"


def test_what_wins_is_clear_only_if_it_holds_up_among_all_pieces() -> None:
    many = {f"play card: c{n}" for n in range(40)}
    strong = made_up([({"play card: strong", *many}, 1.0), (many, 0.0)], games=20)
    group = by_name(pieces(strong, 0)["play card"])
    assert group["strong"].clear
    assert not group["c1"].clear
    rows = [replace(row, seats=[replace(one, won=0.75 - 0.5 * one.seat) for one in row.seats]) for row in strong.games]
    weak = replace(strong, games=rows)  # p is 0.025: clear alone, and not among 41
    assert not by_name(pieces(weak, 0)["play card"])["strong"].clear
    alone = [
        replace(row, seats=[replace(one, uses=dict.fromkeys(one.uses.keys() - many, 1)) for one in row.seats])
        for row in rows
    ]
    two = [
        replace(row, seats=[replace(one, met=frozenset(["play card: other"])) for one in row.seats]) for row in alone
    ]
    assert by_name(pieces(replace(weak, games=two), 0)["play card"])["strong"].clear


def test_figures_fit_the_games(florenza: Study) -> None:
    assert sum(one.share for one in wins_by_seat(florenza.games)) == pytest.approx(1)
    means = {one.name: one for one in overview(florenza.games)}
    assert means["choices"].mean == sum(game.choices for game in florenza.games) / GAMES
    assert means["choices"].low < means["choices"].mean < means["choices"].high
    everybody = sum(one.mean for one, _ in sources(florenza.games))
    assert everybody == pytest.approx(means["total"].mean)


def test_intervals_are_those_of_the_textbook() -> None:
    half = share("x", [1.0] * 50 + [0.0] * 50)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    middle = mean("x", [1.0, 2.0, 3.0, 4.0])
    assert (round(middle.low, 2), round(middle.high, 2)) == (1.23, 3.77)


def test_a_histogram_of_counts_has_whole_steps() -> None:
    assert histogram([1.0, 2.0, 2.0, 3.0]) == [(0.5, 1.5, 1), (1.5, 2.5, 2), (2.5, 3.5, 1)]
    assert sum(count for _, _, count in histogram([0.1 * n for n in range(100)])) == 100
    assert sum(count for _, _, count in histogram([4.0, 4.0])) == 2


def test_variants_begin_alike_and_are_told_apart(compared: Study) -> None:
    assert [game.variant for game in compared.games] == [0] * 4 + [1] * 4
    assert any("guilds" in seat.sources for game in compared.of(0) for seat in game.seats)
    assert compared.of(0) != compared.of(1)


def test_the_data_have_all_that_the_page_has(compared: Study, tmp_path: Path) -> None:
    written = write_data(compared, tmp_path / "data")
    assert {path.name for path in written} >= {"games.csv", "seats.csv", "uses.csv", "pieces.csv", "games.parquet"}
    with (tmp_path / "data" / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 16
    assert [int(row["total"]) for row in rows] == [row["total"] for row in tables(compared)["seats"]]

    import pyarrow.parquet as pq

    assert pq.read_table(tmp_path / "data" / "seats.parquet").num_rows == 16


def test_nine_games_in_ten_lie_between() -> None:
    assert middle_games([float(n) for n in range(101)]) == (5.0, 95.0)
    assert middle_games([3.0]) == (3.0, 3.0)


def test_changes_are_measured_deal_by_deal() -> None:
    variants = [Variant(name, "florenza", {}, TWO) for name in ("before", "after")]
    seats = [SeatRow(n, "random", 10, 1, 0.5, {"cards": 10}, {}, frozenset()) for n in range(2)]
    lengths = [100 + 7 * (n % 5) for n in range(FEWEST)]
    rows = [
        GameRow(variant, n, length + 3 * variant + (n % 2), 3, 2 * length, 1, seats)
        for variant in range(2)
        for n, length in enumerate(lengths)
    ]
    found = {change.name: change for change in changes(Study(variants, "0", rows))}
    assert (found["choices"].change.mean, found["choices"].spread) == (3, 0)
    assert found["choices"].clear, "the same on every deal, however much deals differ"
    assert not found["turns"].clear
    assert found["source cards"].after == 10
    few = [row for row in rows if row.number < FEWEST - 1]
    assert not any(change.clear for change in changes(Study(variants, "0", few)))


def test_a_setting_is_compared_with_the_first_of_as_many_seats() -> None:
    tables = [("a", TWO), ("b", TWO), ("c", THREE), ("d", THREE)]
    study = Study([Variant(name, "florenza", {}, bots) for name, bots in tables], "0")
    assert [study.base_of(n) for n in range(4)] == [0, 0, 2, 2]
