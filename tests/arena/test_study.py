"""Studies: what is counted, what is drawn, and that it is the same whoever plays the games."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mecenate
from mecenate.arena.study import Study, Variant, study_game
from mecenate.arena.study_data import tables, write_data
from mecenate.arena.study_figures import histogram, mean, overview, pieces, share, sources, wins_by_seat
from mecenate.arena.study_page import write_page
from mecenate.arena.study_parallel import play_study
from mecenate.cli import main
from mecenate.cli.study import WORDS

GAMES = 8


@pytest.fixture(scope="module")
def florenza() -> Study:
    return play_study([Variant("as printed", "florenza", {})], ["random"] * 3, GAMES, seed="a")


@pytest.fixture(scope="module")
def compared() -> Study:
    variants = [Variant(f"guilds {how}", "florenza", {"guilds": how}) for how in ("in", "out")]
    return play_study(variants, ["random", "random"], 4, seed="a")


def page_of(study: Study) -> str:
    return write_page(study, "A study", {**{name: f"<{name}>" for name in WORDS}, "lang": "en"})


def test_the_same_seed_gives_the_same_study(florenza: Study) -> None:
    again = play_study(florenza.variants, florenza.bots, 3, seed="a")
    assert again.games == florenza.games[:3]
    other = play_study(florenza.variants, florenza.bots, 1, seed="b")
    assert other.games != florenza.games[:1]


def test_a_game_is_written_down_as_it_was(florenza: Study) -> None:
    for game in florenza.games:
        assert sum(seat.won for seat in game.seats) == pytest.approx(1)
        assert all(seat.total == sum(seat.sources.values()) for seat in game.seats)
        assert game.choices >= game.turns > game.lead_changes >= 0
        assert game.branching > 1
    assert [game.number for game in florenza.games] == list(range(GAMES))


def test_uses_come_from_events() -> None:
    row = study_game(mecenate.game("carrara"), 0, ["random"] * 2, 0, "0")
    built = [name for seat in row.seats for name in seat.uses if name.startswith("build tile: ")]
    assert built
    assert any(name.startswith("evaluate space: ") for seat in row.seats for name in seat.uses)
    assert not any(name.startswith("display") for seat in row.seats for name in seat.uses)


@pytest.mark.parametrize("game", ("carrara", "princes", "florenza", "carpe_diem"))
def test_every_game_has_pieces_to_study(game: str) -> None:
    study = play_study([Variant(game, game, {})], ["random"] * 3, 3)
    groups = pieces(study.games, fewest=1)
    expected = {"carrara": "build tile", "princes": "win lot", "florenza": "play card", "carpe_diem": "place tile"}
    assert expected[game] in groups
    for piece in groups[expected[game]]:
        assert 0 <= piece.won.low <= piece.won.share <= piece.won.high <= 1
        assert 0 < piece.use.share <= 1


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


class Balance(HTMLParser):
    """Complains about a tag that is closed and was not open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_stands_alone(florenza: Study, compared: Study) -> None:
    for study in (florenza, compared):
        page = page_of(study)
        balance = Balance()
        balance.feed(page)
        assert balance.open == []
        assert not re.search(r"""(src|href)=|url\(|@import|https?:""", page), "nothing is fetched"
        assert "prefers-color-scheme:dark" in page
        assert "@media print" in page
        for drawing in re.findall(r"<svg.*?</svg>", page):
            ElementTree.fromstring(drawing)
    assert "guilds out" in page_of(compared)


def test_variants_begin_alike_and_are_told_apart(compared: Study) -> None:
    assert [game.variant for game in compared.games] == [0] * 4 + [1] * 4
    assert any("guilds" in seat.sources for game in compared.of(0) for seat in game.seats)
    assert compared.of(0) != compared.of(1)


def test_the_data_have_all_that_the_page_has(compared: Study, tmp_path: Path) -> None:
    written = write_data(compared, tmp_path / "data")
    assert {path.name for path in written} >= {"games.csv", "seats.csv", "uses.csv", "games.parquet"}
    with (tmp_path / "data" / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 16
    assert [int(row["total"]) for row in rows] == [row["total"] for row in tables(compared)["seats"]]

    import pyarrow.parquet as pq

    assert pq.read_table(tmp_path / "data" / "seats.parquet").num_rows == 16


def test_the_command_writes_page_and_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "study.html", tmp_path / "data"
    words = ["study", "florenza", "--games", "3", "--seats", "2", "--vary", "guilds=in,out"]
    assert main([*words, "--out", str(page), "--data", str(data), "--lang", "fr"]) == 0
    assert "guilds in" in capsys.readouterr().out
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    assert (data / "uses.csv").is_file()


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "florenza", "--vary", "guilds=in,sideways"]) == 2
    assert "sideways" in capsys.readouterr().err
    assert main(["study", "florenza", "--vary", "guilds"]) == 2


def test_packs_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("[start]\nfiorini = 900\n", encoding="utf-8")
    assert main(["study", "florenza", "--games", "2", "--seats", "2", "--packs", str(pack)]) == 0
    assert "rich" in capsys.readouterr().out
