"""What can be done beside the choice at hand: selling prestige, Merchant, Professor (PRI-13, PRI-71 to PRI-76)."""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from .princes_cards import look
from .princes_table import Table


def place_on_track(table: Table, seat: int) -> int:
    """PRI-74: one more than the players who are strictly ahead."""
    mine = table.players[seat].prestige
    return 1 + len([player for player in table.players if player.prestige > mine])


def merchant_prestige(table: Table, seat: int) -> None:
    table.players[seat].points["merchant"] += place_on_track(table, seat)
    del table.owners["merchant"]


def powers(table: Table, seat: int, lot: str | None = None) -> list[str]:
    """PRI-73, PRI-76: what Merchant and Professor offer; `lot` is the lot that is bid for."""
    texts = []
    if table.owners.get("merchant") == seat:
        texts.append("merchant prestige")
    if table.owners.get("professor") == seat:
        for pile in ("bonus", "prestige"):
            least = 2 if pile == lot else 1
            if len(table.piles[pile]) >= least:
                texts.append(f"professor {pile}")
    return texts


def use_power(table: Table, seat: int, text: str) -> None:
    if text == "merchant prestige":
        merchant_prestige(table, seat)
    else:
        del table.owners["professor"]
        table.then(partial(look, seat=seat, pile=text.removeprefix("professor ")))


def extras(table: Table, seat: int, lot: str | None = None) -> list[str]:
    """Everything that does not answer the question itself; it is asked again afterwards."""
    return table.may_sell(seat) + powers(table, seat, lot)


def answering(table: Table, seat: int) -> list[str]:
    """The same while an offer or a counter-offer is answered (PRI-73, PRI-76, PRI-106)."""
    if table.options["powers"] == "any_time":
        return extras(table, seat)
    return table.may_sell(seat)


def is_extra(text: str) -> bool:
    return text == "sell prestige" or text.startswith(("merchant prestige", "professor "))


def do_extra(table: Table, seat: int, text: str, picks: Picks) -> None:
    if text == "sell prestige":
        table.sell(seat)
    else:
        use_power(table, seat, text)
