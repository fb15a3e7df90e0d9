"""The engine of Carpe Diem against the oracle: the same chance, the same choices, the same scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import mecenate
from mecenate.testing import oracle as lockstep
from mecenate.testing.oracle import Crowd, Options, Position, check_perft, engine_perft, oracle_perft, play_out

from . import carpe_diem
from . import carpe_diem_pieces as pieces
from .carpe_diem import Table
from .carpe_diem_builder import Builder
from .carpe_diem_corners import AFTER, BEFORE, after, watched
from .carpe_diem_district import cell_of
from .carpe_diem_packs import PACKS, tiles
from .carpe_diem_position import Job
from .carpe_diem_scores import scores_from_view
from .carpe_diem_view import seen, shown

pytestmark = pytest.mark.long

GAMES = 30
"""Random games for each number of seats and mix of options."""

STEEP: Options = {"villa_table": "steep"}
ANY_BREAD: Options = {"bread_limit": "any"}
NO_FLOOR: Options = {"points_floor": "none"}
RESTACK: Options = {"track_end": "restack"}
FREE: Options = {"empty_spaces": "free"}
SHARED: Options = {"start_spaces": "shared"}
PAWNS_FIRST: Options = {"pawns": "first"}
OTHER_WORDS: Options = {**STEEP, **ANY_BREAD, **NO_FLOOR, **RESTACK, **FREE, **SHARED, **PAWNS_FIRST}

MIXES: dict[str, Options] = {
    "as it comes": {},
    "other words": OTHER_WORDS,
    "points": {**STEEP, **ANY_BREAD, **NO_FLOOR},
    "ways": {**STEEP, **RESTACK, **FREE},
    "stacks": {**ANY_BREAD, **RESTACK, **SHARED},
    "spaces": {**NO_FLOOR, **FREE, **SHARED},
    "pawns": PAWNS_FIRST,
}
"""Whatever two options are set to, some mix sets them so."""


class Pair(lockstep.Pair[Table]):
    """Carpe Diem on both sides."""

    game = "carpe_diem"
    dealt = Table.deal
    shown = shown
    seen = seen

    def compare_end(self) -> None:
        """The track breaks ties, and the public view alone gives the scores of the end."""
        super().compare_end()
        position = self.table.position
        for seat, score in enumerate(self.state.scores()):
            assert score.tie_break == (-position.space_of(seat), -position.below(seat)), self.report()
        if self.state.over:
            villa_table = str(self.options.get("villa_table", "steps"))
            assert scores_from_view(self.public(), villa_table) == self.table.scores(), self.report()

    def public(self) -> Any:
        """The engine's view for a spectator."""
        return msgspec.to_builtins(self.state.view(None))


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_agree(seats: int, mix: str) -> None:
    for seed in range(GAMES):
        play_out(Pair(seats, MIXES[mix], seed), Crowd(seed), views=10 if seed % 10 == 0 else 0)


@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_builders_agree(seats: int, mix: str) -> None:
    for seed in range(3):
        pair = Pair(seats, MIXES[mix], seed)
        play_out(pair, Builder(seed, pair.table), views=25)


# ------------------------------------------------------------------ corners that random games seldom reach


def test_games_with_other_pieces_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each set of pieces forces some corners; together the games come to all of them."""
    met: set[str] = set()
    for kind, question in list(carpe_diem.QUESTIONS.items()):
        monkeypatch.setitem(carpe_diem.QUESTIONS, kind, watched(question, met))
    for number, pack in enumerate(PACKS.values()):
        with monkeypatch.context() as patch:
            for name, value in pack.pieces.items():
                patch.setattr(pieces, name, value)
            for seed, mix in enumerate(MIXES.values()):
                pair = Pair(2 + (seed + number) % 3, mix, seed, pack.components)
                play_out(pair, Builder(seed, pair.table), views=25)
                met |= after(pair.table)
    assert met == BEFORE | AFTER


@pytest.mark.rule("CAD-33")
def test_a_landscape_does_not_get_a_fifth_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    """CAD-33: with ponds that go on and on, some places are refused for this reason alone."""
    pack = PACKS["landscapes"]
    for name, value in pack.pieces.items():
        monkeypatch.setattr(pieces, name, value)
    pair = Pair(2, {}, 1, pack.components)
    builder = Builder(1, pair.table, ("pond",))
    refused = 0
    while not pair.table.over:
        job, legal = pair.table.asked, pair.legal()
        if job is not None and job.tile is not None:
            district = pair.table.position.players[job.seat].district
            for cell in district.cells_to_build():
                fitting = [
                    turns
                    for turns, sides in job.tile.looks()
                    if all(need in (None, side) for need, side in zip(district.asked_of(cell), sides, strict=True))
                ]
                refused += sum(district.too_large(cell, job.tile, turns) for turns in fitting)
        pair.move(builder.choose(pair.table.actor, legal))
    assert refused > 0


@pytest.mark.rule("CAD-44")
def test_more_fountains_than_pairs_of_cards_are_refused() -> None:
    """CAD-44: the pack of twelve fountains is played above; a thirteenth could draw a card too many."""
    pack = tiles([("fountain", 13), ("market", 71)], [("baker half", 39)])
    with pytest.raises(mecenate.MecenateError):
        mecenate.game("carpe_diem", components=pack.components)


@pytest.mark.rule("CAD-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_does_not_change_after_the_last_phase(seats: int) -> None:
    """CAD-59: the first player of the fourth phase stays it; there is no fifth."""
    pair = Pair(seats, {}, 0)
    play_out(pair, Crowd(0))
    assert pair.public()["first"] == pair.table.position.first == 3 % seats


# ------------------------------------------------------------------ the examples of the book, on the oracle


def prepared(*cards: str) -> Table:
    """A table at which seat 0 is about to score these cards in this order, with an empty district."""
    table = Table.deal(2, {}, lockstep.fixed)
    by_name = {card.name: card for deck in pieces.CARDS.values() for card in deck}
    table.position.cards = {f"R{row}C1": by_name[name] for row, name in enumerate(cards, 1)}
    table.position.todo = [Job("open card", 0, spaces=(space,)) for space in reversed(table.position.cards)]
    return table


def build(table: Table, *tiles_at: str) -> None:
    """Put tiles into the district of seat 0: name, `at`, cell, and turns if any."""
    for text in tiles_at:
        name, where = text.split(" at ")
        cell, *turned = where.split()
        turns = int(turned[0]) if turned else 0
        table.position.players[0].district.put(cell_of(cell), pieces.tile(name, "white"), turns)


@pytest.mark.rule("CAD-53", "CAD-54", "CAD-55")
def test_sophie_gets_24_points_for_three_sets_one_of_them_in_bread() -> None:
    table = prepared("B11")
    player = table.position.players[0]
    player.bread, player.coins, player.goods = 3, 3, {"grape": 0, "herb": 2, "chicken": 1, "fish": 2}
    table.go_on(lockstep.fixed)
    while not table.over:
        wanted = [text for text in table.legal() if text != "enough"]
        table.play(
            max(wanted, key=("pay coin", "pay chicken", "pay herb", "pay fish", "give bread").index), lockstep.fixed
        )
    assert player.points["cards"] == 24
    assert player.left_over() == 0


@pytest.mark.rule("CAD-56")
def test_sophie_loses_4_points_and_keeps_her_herbs() -> None:
    table = prepared("A06")
    player = table.position.players[0]
    player.bread, player.goods["herb"] = 2, 2
    table.go_on(lockstep.fixed)
    assert table.over
    assert (player.points["penalties"], player.goods["herb"], player.bread) == (-4, 2, 2)


@pytest.mark.rule("CAD-51", "CAD-52")
def test_nick_gets_3_bread_2_coins_and_2_steps_for_7_chimneys() -> None:
    table = prepared("C01", "C05")
    build(table, "villa cross 3 at c3", "villa three-way 2 at c5", "villa end 2 at a1")
    table.go_on(lockstep.fixed)
    table.play("keep bread", lockstep.fixed)
    player = table.position.players[0]
    assert (player.bread, player.coins, table.position.space_of(0)) == (3, 2, 2)


@pytest.mark.rule("CAD-51", "CAD-52")
def test_hank_gets_7_points_2_coins_and_2_bread_for_7_landscapes() -> None:
    table = prepared("D13", "D24")
    kinds = ["pond", "pond", "garden", "farm", "farm", "farm"]
    for row, kind in enumerate(kinds, 1):
        build(table, f"{kind} end at a{row} 1", f"{kind} end at b{row} 3")
    build(table, "farm end at d1 1", "farm straight at e1 1", "farm end at f1 3", "garden end at d4")
    table.go_on(lockstep.fixed)
    player = table.position.players[0]
    assert (player.points["cards"], player.coins, player.bread) == (7, 2, 2)


@pytest.mark.rule("CAD-61")
def test_nick_gets_17_points_for_villas_of_3_5_and_5_chimneys_and_none_for_open_ones() -> None:
    table = prepared()
    build(table, "villa end 1 at a1 1", "villa end 2 at b1 3")
    for row in (2, 3):
        build(table, f"villa end 2 at a{row} 1", f"villa straight 1 at b{row} 1", f"villa end 2 at c{row} 3")
    build(table, "villa three-way 2 at e5", "villa corner 2 at e4 1", "villa cross 3 at b6", "villa end 1 at c6 3")
    assert table.scores()[0]["breakdown"]["villas"] == 3 + 7 + 7


# ------------------------------------------------------------------ what a seat imagines from its view alone


@pytest.mark.rule("CAD-68", "CAD-70")
def test_what_is_imagined_from_a_view_looks_the_same_and_holds_every_card_twice() -> None:
    for seed in range(3):
        pair = Pair(3, {}, seed)
        builder = Builder(seed, pair.table, ("fountain",))
        while not pair.table.over:
            legal = pair.legal()
            if len(pair.played) % 40 == 39:
                for seat in (0, 1, 2, None):
                    imagined = pair.state.imagine_from_view(seat, mecenate.Dealer.fast(len(pair.played)))
                    assert imagined.view(seat) == pair.state.view(seat)
                    known = Counter(kind for cards in hands(imagined) for kind in cards)
                    assert max(known.values(), default=0) <= 2
            pair.move(builder.choose(pair.table.actor, legal))


def hands(state: mecenate.State) -> list[list[str]]:
    """The fountain cards that each seat holds, then those each has put back."""
    own = [msgspec.to_builtins(state.view(seat))["players"][seat] for seat in range(state.seats)]
    return [player[cards] for cards in ("hand", "returned") for player in own]


@pytest.mark.rule("CAD-70")
def test_every_deal_of_unknown_cards_is_as_likely_from_a_view() -> None:
    """CAD-70: a card in another hand is of each kind as often as that kind is among the cards one does not know."""
    pair, seat, other = two_with_fountains()
    mine = Counter(pair.table.position.players[seat].hand + pair.table.position.players[seat].returned)
    unknown = {kind: 2 - mine[kind] for kind in pieces.KINDS if mine[kind] < 2}
    draws, dealer = 1500, mecenate.Dealer.fast(7)
    counts: Counter[str] = Counter()
    for _ in range(draws):
        cards = hands(pair.state.imagine_from_view(seat, dealer))
        counts.update([*cards[other], *cards[pair.table.seats + other]])
    drawn = sum(counts.values())
    assert set(counts) == set(unknown)
    for kind, copies in unknown.items():
        share = copies / sum(unknown.values())
        assert abs(counts[kind] / drawn - share) < 5 * (share / draws) ** 0.5


def two_with_fountains() -> tuple[Pair, int, int]:
    """A position in which two seats have fountain cards."""
    for seed in range(100):
        pair = Pair(2, {}, seed)
        builder = Builder(seed, pair.table, ("fountain",))
        while not pair.table.over:
            pair.play(builder.choose(pair.table.actor, pair.legal()))
            one, other = (len(player.returned) for player in pair.table.position.players)
            if one and other:
                return pair, 0, 1
    raise AssertionError("nobody builds fountains")


# ------------------------------------------------------------------ perft


POSITIONS: list[Position] = [
    (3, {}, 1, 0, 7, 12580),
    (4, SHARED, 2, 0, 6, 19208),
    (2, OTHER_WORDS, 3, 60, 8, 15619),
    (3, ANY_BREAD, 4, 150, 7, 12250),
    (3, {}, 8, 240, 8, 11464),
    (4, OTHER_WORDS, 7, 300, 8, 16522),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: Position) -> None:
    check_perft(Pair, position)


SCORINGS: list[Position] = [
    (2, {}, 1, 1, 6, 8064),
    (3, ANY_BREAD, 2, 2, 8, 22400),
    (2, ANY_BREAD, 5, 3, 8, 13816),
    (4, OTHER_WORDS, 3, 4, 11, 10560),
]
"""As above, but with the phase whose scoring begins in place of the actions before."""


@pytest.mark.parametrize("position", SCORINGS)
def test_perft_from_a_scoring(position: Position) -> None:
    seats, options, seed, phase, depth, sequences = position
    pair = Pair(seats, options, seed)
    builder = Builder(seed, pair.table)
    while (job := pair.table.asked) is not None and (job.kind, pair.table.position.phase) != ("disc", phase):
        pair.play(builder.choose(pair.table.actor, pair.legal()))
    assert engine_perft(pair.state, depth) == sequences
    assert oracle_perft(pair.table, depth) == sequences
