"""Corners of the rules of Carpe Diem that a game has come to, so that a test can say they were met."""

from __future__ import annotations

from . import carpe_diem_pieces as pieces
from .carpe_diem import Question, Table
from .carpe_diem_position import Job, Position
from .carpe_diem_turn import next_to, reached

BEFORE = {
    "once around",  # CAD-18
    "both ways end at one space",  # CAD-17
    "over an empty space though the other neighbour has tiles",  # CAD-17
    "bread to stay",  # CAD-19
    "back to where the walk began",  # CAD-75
    "only to store",  # CAD-22, CAD-23
    "two rewards to order",  # CAD-45
    "two rewards to order, lower row empty",  # CAD-39, CAD-45
    "artisan while a reward waits",  # CAD-38
    "an earlier fountain card may go back",  # CAD-43
    "two equal cards to choose from",  # CAD-43
    "bread beside the payment",  # CAD-55
    "bread beside the payment, no longer needed",  # CAD-55
    "a set begun",  # CAD-54
    "a coin must follow a coin",  # CAD-54
    "a coin would leave too few",  # CAD-54
    "bread for a green card",  # CAD-55
    "bread for the second card",  # CAD-55
    "bread a second time",  # CAD-72
}


def watched(question: Question, met: set[str]) -> Question:
    """The same question, which notes the corners it comes to, even where one choice alone is made by itself."""

    def choices(position: Position, job: Job) -> list[str]:
        legal = question.choices(position, job)
        met.update(before(position, job, legal))
        return legal

    return Question(choices, question.answer)


def before(position: Position, job: Job, legal: list[str]) -> set[str]:
    """The corners in a choice."""
    if job.kind == "move":
        return _moving(position, job, legal)
    if job.kind == "card":
        return _paying(position, job, legal)
    corners = set()
    if legal == ["store"]:
        corners.add("only to store")
    if job.kind == "order":
        corners.add("two rewards to order" + ("" if position.lower_row else ", lower row empty"))
    if job.kind in ("take lower", "place") and any(other.kind == "reward" for other in position.todo):
        corners.add("artisan while a reward waits")
    if job.kind == "return":
        hand = position.players[job.seat].hand
        if len(hand) > 2:
            corners.add("an earlier fountain card may go back")
        if len(legal) < len(hand):
            corners.add("two equal cards to choose from")
    return corners


def _moving(position: Position, job: Job, legal: list[str]) -> set[str]:
    pawn = position.players[job.seat].pawn
    assert pawn is not None
    ends = reached(position, pawn)
    beside = [bool(position.ring[next_to(pawn, direction)]) for direction in (1, -1)]
    corners = set()
    if ends == {pawn}:
        corners.add("once around")
    elif len(ends) == 1:
        corners.add("both ways end at one space")
    if sorted(beside) == [False, True]:
        corners.add("over an empty space though the other neighbour has tiles")
    if f"bread to {pawn}" in legal:
        corners.add("bread to stay")
    if f"go to {pawn}" in legal and len(ends) > 1:
        corners.add("back to where the walk began")
    return corners


def _paying(position: Position, job: Job, legal: list[str]) -> set[str]:
    player = position.players[job.seat]
    card = position.cards[job.spaces[0]]
    corners = set()
    if job.owed:
        corners.add("a set begun")
        if "pay coin" not in legal and player.coins:
            corners.add("a coin would leave too few")
        if job.coined == job.owed[0] and player.goods[job.owed[0]]:
            corners.add("a coin must follow a coin")
    elif "give bread" in legal:
        if "keep bread" not in legal:
            corners.add("bread beside the payment" + (", no longer needed" if job.times else ""))
        elif not card.red:
            corners.add("bread for a green card")
        if not any(other.kind == "open card" for other in position.todo):
            corners.add("bread for the second card")
        if position.bread_given:
            corners.add("bread a second time")
    return corners


AFTER = {
    "nothing left to lose",  # CAD-57
    "below zero",  # CAD-73
    "at the end of the track",  # CAD-47
    "two at the end of the track",  # CAD-47
    "lower row empty",  # CAD-39
    "equal points",  # CAD-66
    "two equal fountain cards",  # CAD-64
    "a villa with more chimneys than the table",  # CAD-61
    "a villa in a ring",  # CAD-31
    "a landscape of four tiles",  # CAD-32
    "a landscape in a ring",  # CAD-30
}


def after(table: Table) -> set[str]:
    """The corners in a game that is over."""
    position = table.position
    last = len(position.track[-1])
    corners = {"at the end of the track"} if last else set()
    if last > 1:
        corners.add("two at the end of the track")
    if not position.lower_row:
        corners.add("lower row empty")
    totals = [score["total"] for score in table.scores()]
    if len(set(totals)) < len(totals):
        corners.add("equal points")
    for player in position.players:
        points = sum(player.points.values())
        if points < 0:
            corners.add("below zero")
        if -player.points["penalties"] % pieces.PENALTY:
            corners.add("nothing left to lose")
        if len(set(player.hand)) < len(player.hand):
            corners.add("two equal fountain cards")
        for thing in player.district.finished():
            ends = sum(1 for cell in thing.cells if player.district.placed[cell].sides.count(thing.kind) == 1)
            family = "villa" if thing.kind == "villa" else "landscape"
            if thing.kind in ("villa", *pieces.LANDSCAPES) and ends == 0:
                corners.add(f"a {family} in a ring")
            if thing.kind in pieces.LANDSCAPES and len(thing.cells) == 4:
                corners.add("a landscape of four tiles")
            if thing.chimneys > 9:
                corners.add("a villa with more chimneys than the table")
    return corners
