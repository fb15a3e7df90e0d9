"""What explanations of Carpe Diem add to what doing a choice shows: clauses, tiles, sides, cards, what could follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mecenate.core.event import Event, Fact
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.core.layout import LARGEST
from mecenate.core.state import State
from mecenate.core.trial import Trial
from mecenate.games.carpe_diem.view import Card, Player, Tile, View

CLAUSES: Final = {
    "go to": "CAD-17",
    "bread to": "CAD-19",
    "take": "CAD-20",
    "at": "CAD-26",
    "store": "CAD-22",
    "reward": "CAD-45",
    "return": "CAD-43",
    "disc": "CAD-49",
    "score": "CAD-50",
    "pay": "CAD-53",
    "pay coin": "CAD-54",
    "enough": "CAD-53",
    "give bread": "CAD-55",
    "keep bread": "CAD-55",
}
SIDES: Final = ("north", "east", "south", "west")
SCORING: Final = ("card", "pay", "bread")
"""The decisions that follow a disc."""
MOST_LINES: Final = 300
"""The most positions searched after a disc; beyond that the best continuation is not given."""


def facts(outcome: Outcome, family: str, word: str) -> dict[str, Fact]:
    """The facts of one choice, all of them on the table or in the chooser's own hand."""
    view: View = outcome.view
    player = view.players[view.seat or 0]
    if family in ("go to", "bread to"):
        space = view.ring[int(word) - 1]
        told: dict[str, Fact] = {"tiles": [tile.name for tile in space]} if space else {}
        if (view.prompt or {"kind": ""})["kind"] == "start":
            told["clause"] = "CAD-14"
        return {**told, **_taken(outcome, "")}
    if family == "take":
        return _taken(outcome, word)
    if family == "at":
        return _place(outcome, player, word)
    if family == "return":
        return {"points": view.printed.fountains[word] * player.finished[word]}
    if family == "disc":
        first, second = word.split("-")
        return {**_card(view, first), **_card(view, second, "2"), **_scored(outcome)}
    if family == "score":
        return {**_card(view, word), **_scored(outcome)}
    return {"bread": view.printed.bread_for_a_card} if family == "give bread" else {}


def _taken(outcome: Outcome, name: str) -> dict[str, Fact]:
    """What becomes of a tile: stored at once if it fits nowhere, or what it could finish where it fits."""
    seat = outcome.view.seat
    if any(event.kind == "store" and event.seat == seat for event in outcome.events):
        return {"stored": 1}
    prompt = outcome.after.prompt
    if outcome.cut or prompt is None or prompt.kind != "place" or prompt.seat != seat:
        return {}
    kinds: list[str] = []
    for action in outcome.after.legal():
        for kind in _finished(Trial(outcome.after, action, seat).events, seat):
            if kind not in kinds and kind != name:
                kinds.append(kind)
    return {"finishes": kinds} if kinds else {}


def _finished(events: Sequence[Event], seat: int) -> list[str]:
    return [str(event.facts["kind"]) for event in events if event.kind == "finish" and event.seat == seat]


def _place(outcome: Outcome, player: Player, where: str) -> dict[str, Fact]:
    """How the tile lies, whether on a banner, and what it finishes."""
    tile: Tile | None = outcome.view.in_hand
    if tile is None:
        return {}
    cell, _, turns = where.partition(" turned ")
    told: dict[str, Fact] = {side: tile.edges[(number - int(turns or 0)) % 4] for number, side in enumerate(SIDES)}
    told["banner"] = int(cell in player.banners)
    kinds = [kind for kind in _finished(outcome.events, player.seat) if kind != tile.name]
    if kinds:
        told["finishes"] = kinds
    return told


def _card(view: View, space: str, mark: str = "") -> dict[str, Fact]:
    card: Card = next(card for card in view.cards if card.space == space)
    return {
        f"needs{mark}": [f"{count} {thing}" for thing, count in card.needs.items()],
        f"gives{mark}": [f"{count} {what}" for what, count in card.gives.items()],
    }


def _scored(outcome: Outcome) -> dict[str, Fact]:
    """The most points that the scoring can bring, whatever follows of it."""
    seat = outcome.view.seat
    best = Best(seat)
    if not outcome.cut:
        best.look(outcome.after)
    else:
        best.take(outcome.after)
    if best.lines > MOST_LINES:
        return {}
    return {"most": best.total - outcome.before.scores()[seat].total}


@final
class Best:
    """The highest total of a seat at the end of its scoring, over all that it can choose on the way."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.total = -LARGEST
        self.lines = 0
        self._seen: Final[set[bytes]] = set()

    def look(self, state: State) -> None:
        """Go on from here until the scoring is done."""
        prompt = state.prompt
        if prompt is None or prompt.seat != self.seat or prompt.kind not in SCORING:
            self.take(state)
            return
        for action in state.legal():
            trial = Trial(state, action, self.seat)
            key = trial.state.key()
            if key in self._seen or self.lines > MOST_LINES:
                continue
            self._seen.add(key)
            self.lines += 1
            if trial.cut:
                self.take(trial.state)
            else:
                self.look(trial.state)

    def take(self, state: State) -> None:
        """The scoring is done."""
        self.total = max(self.total, state.scores()[self.seat].total)


EXPLANATION: Final = ExplanationSpec(
    clauses=CLAUSES,
    facts=facts,
    holdings=("goods", "coins", "bread", "stored", "discs", "track"),
    completing=("finish", "card"),
    periods={"turn": "turn", "round": "round", "phase": "phase"},
)
