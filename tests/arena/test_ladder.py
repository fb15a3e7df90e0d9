"""The ladder: mirrored deals, rotated seats, ratings, and how it is told."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

import mecenate
from mecenate.arena.drawing import draw_ladder
from mecenate.arena.intervals import wilson
from mecenate.arena.ladder import pairing_dict, play_pairing, ratings
from mecenate.arena.match import GameResult
from mecenate.arena.match_tally import Tally
from mecenate.cli import main


def test_equals_win_their_share_of_a_mirrored_deal() -> None:
    """Random bots of the same seeds would win by turns; over many deals each gets about half."""
    pairing = play_pairing(mecenate.game("florenza"), "random", "random", 2, 60)
    low, high = pairing.interval()
    assert low < 0.5 < high


def test_wilsons_interval() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)
    low, high = wilson(0.62, 400)
    assert (round(low, 3), round(high, 3)) == (0.572, 0.666)
    assert wilson(1.0, 100)[1] == pytest.approx(1.0)


def pairing(rate: Fraction, deals: int = 50) -> Tally:
    made = Tally(("master", "novice"), (0, 1))
    for deal in range(deals):
        made.add([game(deal, rotation, rate) for rotation in range(2)])
    return made


def game(deal: int, rotation: int, rate: Fraction) -> GameResult:
    """A game that the master wins or loses, so often as the rate says."""
    won = (2 * deal + rotation) % rate.denominator < rate.numerator
    bots = (0, 1) if rotation == 0 else (1, 0)
    ranks = tuple(1 if (bot == 0) == won else 2 for bot in bots)
    totals = tuple(60 if rank == 1 else 50 for rank in ranks)
    return GameResult(deal, rotation, bots, totals, ranks, (10, 10), (0.1, 0.2))


def test_who_wins_more_is_rated_higher() -> None:
    known = ratings([pairing(Fraction(3, 4))])
    assert known["master"][0] > known["novice"][0]


def test_a_pairing_counts_by_bot_and_not_by_seat() -> None:
    tally = pairing(Fraction(1, 4))
    assert (tally.games, tally.rate(), tally.rate(1)) == (100, 0.25, 0.75)
    assert (tally.totals[0].mean, tally.totals[1].mean, tally.winning.mean) == (52.5, 57.5, 60.0)
    assert tally.seconds == pytest.approx([15.0, 15.0])
    assert pairing_dict(tally)["win_rate"] == 0.25


def test_a_ladder_can_be_drawn() -> None:
    drawn = draw_ladder("A & B", [pairing(Fraction(3, 4))])
    assert drawn.startswith("<svg") and "A &amp; B" in drawn and "master / novice" in drawn


def test_the_command_tells_a_ladder_as_table_json_and_drawing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "arena",
        "ladder",
        "florenza",
        "--games",
        "2",
        "--levels",
        "random,random",
        "--plot",
        str(tmp_path / "l.svg"),
    ]
    assert main(words) == 0
    assert "95 %" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["pairings"][0]["games"] == 2
    assert (tmp_path / "l.svg").read_text().startswith("<svg")
    assert main(["arena", "ladder", "florenza", "--levels", "random"]) == 2


def test_every_baseline_plays_random_players_and_novices(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "baselines", "florenza", "--games", "2", "--levels", "random,novice", "--seconds-scale", "0"]
    assert main([*command, "--json"]) == 0
    pairings = json.loads(capsys.readouterr().out)["pairings"]
    assert [(one["above"], one["below"]) for one in pairings] == [("random", "novice"), ("novice", "random")]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:4]] == ["random", "novice"]
    assert all(line.count("%") == 1 for line in lines[2:4]), "nobody plays against itself"
    assert main([*command, "--plot", "ladder.svg"]) == 2


def test_one_command_makes_the_baselines_of_several_games_and_numbers_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = ["arena", "baselines", "carrara,florenza", "--seats", "2,3", "--games", "2", "--levels", "random"]
    assert main([*command, "--json"]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert [(one["game"], one["seats"]) for one in tables] == [
        *(("carrara", 2), ("carrara", 3)),
        *(("florenza", 2), ("florenza", 3)),
    ]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "The Palaces of Carrara, 3 seats" in told
    assert "Florenza: The Card Game, 2 seats" in told
    assert main(["arena", "baselines", "florenza", "--seats", "2,9", "--games", "2"]) == 2
    assert main(["arena", "ladder", "florenza", "--seats", "2,3", "--games", "2"]) == 2
