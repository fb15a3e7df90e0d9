"""Works and their value (PRI-37 to PRI-42, PRI-68, PRI-70)."""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_cards import bonus_points
from .princes_table import Table


def parts(table: Table, seat: int, card: str) -> dict[str, int]:
    """PRI-38, PRI-68: what a work is worth without bonus cards, by source."""
    player = table.players[seat]
    building, landscape, freedom = pieces.PROFESSIONS[card]
    return {
        "building": 4 if player.has(building) else 0,
        "landscape": 3 if player.has(landscape) else 0,
        "freedom": 3 if freedom in player.freedoms else 0,
        "jesters": 2 * player.jesters,
        "cards": player.cards(),
        "muse": table.round if table.owners.get("muse") == seat else 0,
    }


def all_bonus(table: Table, seat: int) -> int:
    """What all bonus cards in hand would add to a work that is still in hand."""
    return sum(bonus_points(table, seat, card, before_work=True) for card in table.players[seat].bonus)


def work_texts(table: Table, seat: int) -> list[str]:
    """PRI-37: the works that can reach the least value."""
    texts = []
    bonus = all_bonus(table, seat)
    for card in table.players[seat].hand:
        if sum(parts(table, seat, card).values()) + bonus >= pieces.least(table.options, table.round):
            texts.append(f"work {card}")
    return texts


def work(table: Table, seat: int, card: str) -> None:
    """PRI-37: the card is face up, and bonus cards may follow."""
    value = sum(parts(table, seat, card).values())
    player = table.players[seat]
    player.hand.remove(card)
    player.recruited.discard(card)
    player.works.append(card)
    table.then(partial(bonus_cards, seat=seat, value=value))


def bonus_cards(table: Table, picks: Picks, *, seat: int, value: int) -> None:
    """PRI-39."""
    if not table.players[seat].bonus:
        table.then(partial(pay_off, seat=seat, value=value))
        return
    done = ["done"] if value >= pieces.least(table.options, table.round) else []
    table.ask(
        "bonus",
        seat,
        lambda table: [*done, *(f"play {card}" for card in table.players[seat].bonus)],
        partial(bonus_answer, seat=seat, value=value),
        profession=table.players[seat].works[-1],
        value=value,
        least=pieces.least(table.options, table.round),
    )


def bonus_answer(table: Table, text: str, picks: Picks, *, seat: int, value: int) -> None:
    if text == "done":
        table.then(partial(pay_off, seat=seat, value=value))
        return
    card = text.removeprefix("play ")
    value += bonus_points(table, seat, card)
    table.players[seat].bonus.remove(card)
    table.played_bonus.append(card)
    table.then(partial(bonus_cards, seat=seat, value=value))


def pay_off(table: Table, picks: Picks, *, seat: int, value: int) -> None:
    """PRI-41, PRI-42: pay and prestige, and the mark for the best work."""
    table.players[seat].best = max(table.players[seat].best, value)
    table.ask(
        "convert",
        seat,
        lambda _: [f"convert {points}" for points in range(value // 2 + 1)],
        partial(paid_off, seat=seat, value=value),
        value=value,
        pay=100 * value,
    )


def paid_off(table: Table, text: str, picks: Picks, *, seat: int, value: int) -> None:
    points = int(text.removeprefix("convert "))
    table.players[seat].florins += 100 * value - 200 * points
    table.players[seat].points["works"] += points


# ------------------------------------------------------------------ the Princess


def princess_value(table: Table, seat: int) -> int:
    """PRI-70; PRI-68: no seat has both Muse and Princess."""
    player = table.players[seat]
    counts = player.counts()
    return 3 * counts["landscapes"] + 2 * counts["buildings"] + 2 * counts["builders"] + player.cards()


def princess_texts(table: Table, seat: int) -> list[str]:
    needed = pieces.least(table.options, table.round)
    if table.owners.get("princess") == seat and princess_value(table, seat) >= needed:
        return ["princess work"]
    return []


def princess_work(table: Table, seat: int) -> None:
    del table.owners["princess"]
    table.then(partial(pay_off, seat=seat, value=princess_value(table, seat)))
