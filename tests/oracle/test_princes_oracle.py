"""The engine of The Princes of Florence against the oracle: the same chance, the same choices, the same scores."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from mecenate.testing import oracle as lockstep
from mecenate.testing.oracle import STEPS, Crowd, Options, Position, check_perft, play_out

from . import princes_land as land
from . import princes_pieces as pieces
from .princes import Game, deal
from .princes_scores import scores_from_view
from .princes_view import seen, shown

pytestmark = pytest.mark.long

ROUNDS = 3
"""Random games for each number of seats, mix of options and kind of crowd."""

BOTH = "muse,cooperation"
MIXES: dict[str, Options] = {
    "as it comes": {},
    "other words": {"selling": "when_needed", "purses": "open", "round_four": "13", "freedoms": "four"},
    "muse": {"expansions": "muse"},
    "cooperation": {"expansions": "cooperation"},
    "flat": {"expansions": "cooperation", "layout": "flat", "selling": "when_needed"},
    "both": {"expansions": BOTH},
    "both, other words": {"expansions": BOTH, "layout": "flat", "purses": "open", "round_four": "13"},
    "both, as it was": {"expansions": BOTH, "powers": "own_moments"},
}

MONEY = ("work", "princess", "convert 0", "convert 1", "banker")
CROWDS: dict[str, tuple[str, ...]] = {
    "anybody": (),
    "patrons": (*MONEY, "introduce", "build", "draw profession", "open jester", "take jester"),
    "builders": (*MONEY, "open builder", "take builder", "bid", "build", "accept", "joint", "ask"),
    "gardeners": (*MONEY, "open forest", "open lake", "open park", "open landscape", "take", "build"),
    "readers": (*MONEY, "draw", "professor", "open prestige", "take prestige"),
    "recruiters": (*MONEY, "recruit", "open recruiting", "take recruiting", "draw profession"),
    "spenders": ("bid", "sell", "build", "introduce", "open", "take", "muse", "cardinal", "merchant"),
    "diplomats": (*MONEY, *(f"build {name} with" for name in ("tower", "chapel", "opera", "library", "university"))),
}
"""What crowds like to do: the beginnings of actions."""


class Pair(lockstep.Pair[Game]):
    """The Princes of Florence on both sides."""

    game = "princes"
    dealt = deal
    shown = shown
    seen = seen

    def legal(self) -> list[str]:
        """Both also ask the same question and say the same about it."""
        texts = super().legal()
        prompt, question = self.state.prompt, self.table.question
        if prompt is not None and question is not None:
            assert (prompt.kind, prompt.seat) == (question.kind, question.seat), self.report()
            assert prompt.facts == question.facts, self.report()
        return texts

    def compare_scores(self) -> None:
        """Florins break ties."""
        super().compare_scores()
        for score, player in zip(self.state.scores(), self.table.players, strict=True):
            assert score.tie_break == (player.florins,), self.report()

    def compare_end(self) -> None:
        """The public view alone gives the scores of the end."""
        super().compare_end()
        public = msgspec.to_builtins(self.state.view(None))
        assert scores_from_view(public) == self.table.scores(), self.report()


class Court(Crowd):
    """A crowd that mostly does what it likes."""

    def __init__(self, seed: int, likings: tuple[str, ...] = ()) -> None:
        super().__init__(seed)
        self.likings = likings

    def choose(self, seat: int | None, legal: list[str]) -> str:
        liked = [text for text in legal if text.startswith(self.likings)] if self.likings else []
        if liked and self.chance.random() < 0.8:
            return self.chance.choice(liked)
        return super().choose(seat, legal)


@pytest.mark.parametrize("crowd", CROWDS)
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_agree(seats: int, mix: str, crowd: str) -> None:
    for seed in range(ROUNDS):
        pair = Pair(seats, MIXES[mix], seed)
        play_out(pair, Court(seed, CROWDS[crowd]), views=1 if seed == 0 and crowd == "anybody" else 43)


# ------------------------------------------------------------------ corners that random games seldom reach


RICH = {
    "start": {"money": 15000},
    "two_players": {"money": 15000},
    "supply": {"jester": 2, "recruiting": 2},
}


@pytest.mark.rule("PRI-15", "PRI-17", "PRI-21", "PRI-31")
@pytest.mark.parametrize("crowd", CROWDS)
@pytest.mark.parametrize("expansions", ["none", "muse", BOTH])
def test_games_agree_where_florins_are_many_and_lots_few(expansions: str, crowd: str) -> None:
    """Estates and hands are filled, piles and lots used up, and some can only decline."""
    for seats in (2, 3, 4, 5):
        pair = Pair(seats, {"expansions": expansions}, seats, RICH)
        pair.table.left |= {"jester": 2, "recruiting": 2}
        for player in pair.table.players:
            player.florins = 15000
        play_out(pair, Court(seats, CROWDS[crowd]), views=83)


@pytest.mark.rule("PRI-80", "PRI-85", "PRI-86")
@pytest.mark.parametrize("layout", ["ring", "flat"])
@pytest.mark.parametrize("corner", [(0, 3), (4, 5), (2, 0)])
def test_games_agree_with_the_palace_at_a_border(corner: tuple[int, int], layout: str) -> None:
    """PRI-85: a foreign palace counts like a building. A pack moves it to where it can be faced."""
    squares = [(corner[0] + x, corner[1] + y) for x in range(3) for y in range(2)]
    grid = ["".join("P" if (x, y) in squares else "." for x in range(7)) for y in reversed(range(7))]
    for seats in (2, 3, 4, 5):
        options = {"expansions": "cooperation", "layout": layout}
        pair = Pair(seats, options, seats, {"estate": {"cooperation": {"grid": grid}}})
        pair.table.palace = corner
        play_out(pair, Court(seats, CROWDS["builders"]), views=83)


SHAPES = {
    "university": "##.. .### ..##",
    "laboratory": "#.# ### ##.",
    "workshop": "#######",
    "library": "##. .## ..#",
    "opera": ".#. ### .#.",
    "studio": "#.# ###",
    "hospital": "##.. .###",
    "theatre": "#### #...",
    "forest": "#####",
    "lake": "##. .##",
    "park": "###",
}


@pytest.fixture
def other_shapes(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, object]]:
    """The oracle's pieces have other shapes, and so has the pack for the engine."""
    worked_out = (land.turned, land.own_placements, land.joint_placements)
    for name, look in SHAPES.items():
        monkeypatch.setitem(pieces.SHAPES, name, look)
    for placements in worked_out:
        placements.cache_clear()
    yield {
        "building": {name: {"shape": look.split()} for name, look in SHAPES.items() if name in pieces.BUILDINGS},
        "landscape": {name: {"shape": SHAPES[name].split()} for name in pieces.LANDSCAPES},
    }
    for placements in worked_out:
        placements.cache_clear()


@pytest.mark.rule("PRI-3", "PRI-44")
@pytest.mark.parametrize("mix", ["as it comes", "both", "flat"])
def test_games_agree_with_other_shapes(mix: str, other_shapes: dict[str, object]) -> None:
    """PRI-3, PRI-44: a pack can replace each shape."""
    for seats in (2, 3, 4, 5):
        pair = Pair(seats, MIXES[mix], seats, other_shapes)
        play_out(pair, Court(seats, CROWDS["builders"]))


@pytest.mark.rule("PRI-55")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_does_nothing_shares_the_victory(seats: int) -> None:
    pair = Pair(seats, {}, seats)
    play_out(pair, Crowd(seats, ["decline", "end turn"]), views=1)
    assert [score["rank"] for score in pair.table.scores()] == [1] * seats


@pytest.mark.rule("PRI-16", "PRI-18", "PRI-20", "PRI-22")
def test_the_auctions_of_the_rulebook() -> None:
    """Anne, Bruno, Christian and David: a park for 200, a jester for 700, a forest for 600, a prestige card for 200."""
    pair = Pair(4, {}, 1)
    for _ in range(4):
        pair.play(pair.legal()[0])
    pair.play("open park", "pass", "pass", "pass", "place park r0 at d1")
    pair.play("open jester", "bid", "bid", "bid", "bid", "bid", "pass", "pass")
    pair.play("open forest", "bid", "bid", "bid", "bid", "pass", "place forest r0 at d1")
    assert pair.legal() == ["decline", "take builder", "take lake", "take prestige", "take recruiting"]
    pair.play("take prestige")
    assert [player.florins for player in pair.table.players] == [3300, 2900, 3300, 2800]
    pair.compare_views()


@pytest.mark.rule("PRI-64", "PRI-65", "PRI-77")
def test_phase_a2_of_the_rulebook() -> None:
    """Cardinal 3, Merchant 4, Cardinal 6, Princess 3, Banker 0; then all take what they lie on."""
    pair = Pair(4, {"expansions": "muse"}, 1)
    for _ in range(4):
        pair.play(pair.legal()[0])
    pair.play(*["decline"] * 4)
    pair.play("cardinal 3", "merchant 4", "cardinal 6", "princess 3", "banker 0")
    assert pair.legal() == ["keep card", "merchant prestige"]
    pair.play("keep card")
    assert [player.florins for player in pair.table.players] == [4100, 3100, 2900, 3200]
    assert pair.table.owners == {"merchant": 1, "cardinal": 2, "princess": 3}
    pair.compare_views()


@pytest.mark.rule("PRI-3", "PRI-4", "PRI-5", "PRI-27", "PRI-63")
def test_what_is_printed_agrees() -> None:
    printed = msgspec.to_builtins(Pair(3, {"expansions": BOTH}, 1).state.view(None))["printed"]
    assert {name: tuple(likes.values()) for name, likes in printed["professions"].items()} == pieces.PROFESSIONS
    assert {name: " ".join(piece["shape"]) for name, piece in printed["pieces"].items()} == pieces.SHAPES
    sizes = {name: size for size, names in pieces.SIZES.items() for name in names}
    assert {name: piece["size"] for name, piece in printed["pieces"].items() if piece["size"]} == sizes
    assert printed["building_prices"] == pieces.PRICES
    assert printed["spaces"] == {name: pieces.spaces(name) for name in pieces.CHARACTERS}


@pytest.mark.rule("PRI-73", "PRI-76", "PRI-88")
def test_games_agree_where_powers_are_used_while_offers_are_answered() -> None:
    """Whoever can holds a Merchant or a Professor until somebody offers a joint building."""
    used = 0
    for seed in range(12):
        pair = Pair(2 + seed % 4, {"expansions": BOTH}, seed)
        crowd = Crowd(seed)
        while not pair.table.over and len(pair.played) < STEPS:
            legal = pair.legal()
            asks = pair.table.question.kind if pair.table.question else ""
            powers = [text for text in legal if text == "merchant prestige" or text.startswith("professor ")]
            wishes = [text for text in legal if text == "keep card" or " with seat " in text]
            if asks == "character":
                wishes = [text for text in legal if text.startswith(("merchant", "professor"))][:1]
            if asks in ("answer", "reply"):
                wishes = powers or [text for text in legal if text.startswith("counter")]
                used += bool(powers)
            plain = [text for text in legal if text not in powers]
            pair.move(crowd.chance.choice(wishes) if wishes else crowd.choose(pair.table.actor, plain or legal))
            if len(pair.played) % 40 == 0:
                pair.compare_views()
        pair.compare_end()
    assert used > 20


# ------------------------------------------------------------------ where the engine once differed


@pytest.mark.rule("PRI-64", "PRI-65")
@pytest.mark.parametrize("use", ["merchant prestige", "professor bonus"])
def test_a_character_used_at_once_stays_out_of_reach(use: str) -> None:
    """PRI-65: a character used at once goes back, but nobody can have it in this phase any more."""
    character = use.split(maxsplit=1)[0]
    pair = Pair(3, {"expansions": "muse"}, 1)
    for _ in range(3):
        pair.play(pair.legal()[0])
    pair.play("decline", "decline", "decline")
    pair.play(f"{character} 3", "princess 3", "princess 4", use)
    while pair.table.look is not None:
        pair.play(pair.legal()[0])
    assert pair.table.actor == 1
    assert f"{character} 3" not in [str(action) for action in pair.state.legal()]
    pair.legal()


@pytest.mark.rule("PRI-40")
def test_a_bonus_card_is_never_worth_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """PRI-40: with no card in hand the bonus card for cards in hand adds 0. Low values of works make the way short."""
    monkeypatch.setattr(pieces, "LEAST", [1, 2, 3, 4, 5, 6, 7])
    pair = Pair(3, {}, 4, {"rounds": {"least": [1, 2, 3, 4, 5, 6, 7]}})
    pair.play("return composer", "return mathematician", "return goldsmith", "decline", "decline", "decline")
    pair.play("work physician", "convert 0", "work poet", "convert 0", "end turn", "end turn")
    pair.play("decline", "decline", "decline", "end turn", "end turn")
    pair.play("work astronomer", "convert 0", "draw bonus", "keep bonus cards in hand")
    bonus = msgspec.to_builtins(pair.state.view(0))["players"][0]["bonus"]
    assert bonus == [{"card": "bonus cards in hand", "points": 0}]


# ------------------------------------------------------------------ perft


POSITIONS: list[Position] = [
    (5, {}, 2, 5, 7, 27259),
    (2, {}, 3, 2, 4, 11530),
    (4, {}, 5, 120, 5, 9811),
    (4, {"selling": "when_needed"}, 1, 200, 7, 5217),
    (4, {"expansions": "muse"}, 1, 60, 3, 24238),
    (4, {"expansions": "cooperation", "layout": "flat"}, 8, 150, 4, 17583),
    (3, {"expansions": BOTH, "layout": "flat", "powers": "own_moments"}, 3, 200, 5, 25424),
    (4, {"expansions": BOTH}, 6, 200, 8, 14375),
    (5, {"expansions": BOTH}, 3, 450, 8, 14799),
]


@pytest.mark.parametrize("position", POSITIONS)
def test_perft(position: Position) -> None:
    check_perft(Pair, position)
