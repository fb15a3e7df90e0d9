"""Phase A2 of Muse & Princess, and what its characters do at the end (PRI-61 to PRI-79)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_powers import merchant_prestige, powers, use_power
from .princes_table import Table


def unused_merchant(table: Table, picks: Picks) -> None:
    """PRI-73: at the end of A1, and at the end of the game."""
    if "merchant" in table.owners:
        merchant_prestige(table, table.owners["merchant"])


def unused_professor(table: Table, picks: Picks) -> None:
    """PRI-76: for the last time."""
    seat = table.owners.get("professor")
    if seat is None:
        return
    if powers(table, seat):
        ask_power(table, seat, "professor", "decline", last_use)
    else:
        del table.owners["professor"]


def ask_power(table: Table, seat: int, character: str, refusal: str, use: Callable[..., None]) -> None:
    """PRI-73, PRI-76: use a power of the character, or not; for the last time if `use` is `last_use`."""
    choices = partial(power_choices, seat=seat, refusal=refusal)
    table.ask("power", seat, choices, partial(use, seat=seat), character=character, last=int(use is last_use))


def power_choices(table: Table, *, seat: int, refusal: str) -> list[str]:
    return [*powers(table, seat), refusal]


def last_use(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if text == "decline":
        del table.owners["professor"]
    else:
        use_power(table, seat, text)


def characters(table: Table, picks: Picks) -> None:
    """PRI-76: what A2 begins with."""
    table.then(unused_professor, pawns)


def pawns(table: Table, picks: Picks) -> None:
    """PRI-61, PRI-67, PRI-77."""
    table.phase = "characters"
    table.owners = {}
    table.pawns = {}
    table.taken = set()
    for player in table.players:
        player.status = "free"
    if table.banker is not None:
        table.banker_money = 600
    elif table.round > 1:
        table.banker_money += 100
    table.banker = None
    table.then(partial(pawn, seat=table.first))


def pawn(table: Table, picks: Picks, *, seat: int) -> None:
    """PRI-64 to PRI-66: one player's turn in A2, then the next one's."""
    if not any(player.status == "free" for player in table.players):
        return
    table.then(partial(pawn, seat=(seat + 1) % table.seats))
    if table.players[seat].status != "free":
        return
    for character, (owner, space) in list(table.pawns.items()):
        if owner == seat:
            taken(table, seat, character, space)
            return
    table.ask("character", seat, partial(pawn_choices, seat=seat), partial(pawn_answer, seat=seat))


def pawn_choices(table: Table, *, seat: int) -> list[str]:
    texts = ["pass"]
    for character in pieces.CHARACTERS:
        if character in table.taken:
            continue
        lowest = table.pawns[character][1] + 1 if character in table.pawns else 0
        for space in pieces.spaces(character):
            if space >= lowest and (character == "banker" or table.players[seat].florins >= 100 * space):
                texts.append(f"{character} {space}")
    return texts


def pawn_answer(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if text == "pass":
        table.players[seat].status = "out"
    else:
        character, space = text.split()
        table.pawns[character] = (seat, int(space))


def taken(table: Table, seat: int, character: str, space: int) -> None:
    """PRI-65, PRI-73, PRI-76, PRI-77."""
    del table.pawns[character]
    table.taken.add(character)
    table.players[seat].status = "bought"
    if character == "banker":
        table.players[seat].florins += table.banker_money - 100 * space
        table.banker_money = 0
        table.banker = seat
        return
    table.pay(seat, 100 * space)
    table.owners[character] = seat
    if powers(table, seat):
        ask_power(table, seat, character, "keep card", first_use)


def first_use(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if text != "keep card":
        use_power(table, seat, text)


def banker_exchange(table: Table, picks: Picks) -> None:
    """PRI-78."""
    seat = table.banker
    if seat is None:
        return
    most = table.players[seat].florins // 200
    table.ask("exchange", seat, lambda _: [f"convert {n}" for n in range(most + 1)], partial(exchanged, seat=seat))


def exchanged(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    points = int(text.removeprefix("convert "))
    table.players[seat].florins -= 200 * points
    table.players[seat].points["banker"] += points
