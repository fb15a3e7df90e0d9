"""The ladder: mirrored deals, rotated seats, intervals, ratings, and how it is told."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

import mecenate
from mecenate.arena.drawing import draw_ladder
from mecenate.arena.ladder import Pairing, play_deals, ratings, wilson
from mecenate.arena.ladder_parallel import play_pairing
from mecenate.cli import main


def test_a_deal_is_played_with_the_bot_on_every_seat() -> None:
    found = play_deals(mecenate.game("carpe_diem"), "random", "plain", 3, [], seed="x")
    assert found.games == 0
    found = play_deals(mecenate.game("florenza"), "random", "random", 3, [0, 1], seed="x")
    assert found.games == 6
    assert len(found.ranks) == 6 and all(len(ranks) == 3 for ranks in found.ranks)
    assert found.totals["random"].count == 18


def test_equals_win_their_share_of_a_mirrored_deal() -> None:
    """Random bots of the same seeds would win by turns; over many deals each gets about half."""
    found = play_pairing(mecenate.game("florenza"), "random", "random", 2, 60)
    low, high = found.interval
    assert low < 0.5 < high


def test_wilsons_interval() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)
    low, high = wilson(0.62, 400)
    assert (round(low, 3), round(high, 3)) == (0.572, 0.666)
    assert wilson(1.0, 100)[1] == pytest.approx(1.0)


def pairing(rate: Fraction, deals: int = 50) -> Pairing:
    found = Pairing("master", "novice", 2)
    found.wins = [rate] * deals
    found.ranks = [[1, 2] if n % rate.denominator < rate.numerator else [2, 1] for n in range(2 * deals)]
    return found


def test_who_wins_more_is_rated_higher() -> None:
    known = ratings([pairing(Fraction(3, 4))])
    assert known["master"][0] > known["novice"][0]


def test_parts_of_a_pairing_add_up() -> None:
    one, other = pairing(Fraction(1)), pairing(Fraction(0))
    one.merge(other)
    assert one.games == 200
    assert one.rate == 0.5
    assert one.to_dict()["win_rate"] == 0.5


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
    found = json.loads(capsys.readouterr().out)
    assert found["pairings"][0]["games"] == 2
    assert (tmp_path / "l.svg").read_text().startswith("<svg")
    assert main(["arena", "ladder", "florenza", "--levels", "random"]) == 2
