"""Looking at five cards and keeping one; recruiting (PRI-28 to PRI-32, PRI-97, PRI-98)."""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_table import Look, Table


def look(table: Table, picks: Picks, *, seat: int, pile: str) -> None:
    """PRI-31: the top five cards, or all if there are fewer."""
    cards = table.piles[pile]
    seen: list[str] = []
    known: dict[str, int] = {}
    for _ in range(min(5, len(cards))):
        if cards.upper:
            seen.append(cards.upper.pop(picks(len(cards.upper))))
            for other in table.others(seat):  # PRI-97: somebody looked at the upper part
                if pile == "profession":
                    table.players[other].returned = None
        else:
            card, knower = cards.lower.pop(0)
            seen.append(card)
            known[card] = knower
    if table.players[seat].returned in seen and pile == "profession":
        table.players[seat].returned = None
    table.look = Look(seat, pile, seen, known)
    if len(seen) == 1:
        keep(table, f"keep {seen[0]}", picks)
    else:
        table.ask("keep", seat, lambda table: [f"keep {card}" for card in _looked(table).cards], keep, pile=pile)


def _looked(table: Table) -> Look:
    assert table.look is not None
    return table.look


def keep(table: Table, text: str, picks: Picks) -> None:
    """PRI-32: one card is kept."""
    looked = _looked(table)
    card = text.removeprefix("keep ")
    player = table.players[looked.seat]
    hands = {"profession": player.hand, "bonus": player.bonus, "prestige": player.prestige_cards}
    hands[looked.pile].append(card)
    looked.cards.remove(card)
    looked.known = {}  # PRI-97: nobody else knows any more which of them are left
    _rest(table)


def under(table: Table, text: str, picks: Picks) -> None:
    """PRI-32: a card goes under everything that is in the pile now."""
    looked = _looked(table)
    card = text.removeprefix("under ")
    looked.cards.remove(card)
    table.piles[looked.pile].lower.append((card, looked.seat))
    _rest(table)


def _rest(table: Table) -> None:
    looked = _looked(table)
    if len(looked.cards) > 1:
        table.ask(
            "under",
            looked.seat,
            lambda table: [f"under {card}" for card in _looked(table).cards],
            under,
            pile=looked.pile,
        )
        return
    if looked.cards:
        table.piles[looked.pile].lower.append((looked.cards[0], looked.seat))
    table.look = None


# ------------------------------------------------------------------ recruiting


def face_up(table: Table, seat: int) -> list[str]:
    """PRI-30: the profession cards that this player could recruit."""
    return [card for other in table.others(seat) for card in table.players[other].works]


def recruit(table: Table, seat: int, card: str) -> None:
    """PRI-30: the card changes hands, and the recruiting card takes its place."""
    for other in table.others(seat):
        victim = table.players[other]
        if card in victim.works:
            victim.works.remove(card)
            victim.left_here += 1
    thief = table.players[seat]
    thief.hand.append(card)
    thief.recruited.add(card)
    thief.recruiting -= 1


def buy_recruiting(table: Table, seat: int) -> None:
    """PRI-29: used at once or kept."""
    table.players[seat].recruiting += 1
    if face_up(table, seat):
        table.ask(
            "recruit",
            seat,
            lambda table: ["keep card", *(f"recruit {card}" for card in face_up(table, seat))],
            partial(_bought, seat=seat),
        )


def _bought(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if text != "keep card":
        recruit(table, seat, text.removeprefix("recruit "))


# ------------------------------------------------------------------ bonus cards


def bonus_points(table: Table, seat: int, card: str, *, before_work: bool = False) -> int:
    """PRI-40: what a bonus card adds to the work that is face up now, or to the next one."""
    counted, each = pieces.BONUS[card.removeprefix("bonus ")]
    counts = table.players[seat].counts()
    if before_work:
        counts["in hand"] = max(counts["in hand"] - 1, 0)
        counts["works"] += 1
    return each * sum(counts[name] for name in counted)
