"""The scoring after a phase of Carpe Diem: discs, and the two cards beside each."""

from __future__ import annotations

from collections.abc import Mapping

from mecenate.testing.oracle import Picks

from . import carpe_diem_pieces as pieces
from .carpe_diem_pieces import Card
from .carpe_diem_position import Job, Player, Position


def score(table: Position, job: Job, picks: Picks) -> None:
    """CAD-48: who is furthest ahead begins; on one space, who lies highest."""
    order = [seat for stack in reversed(table.track) for seat in reversed(stack)]
    table.todo += [Job("scorer", seat) for seat in reversed(order)]


def start_scoring(table: Position, job: Job, picks: Picks) -> None:
    """The scoring of one player."""
    table.turn = job.seat
    table.bread_given = False
    table.todo.append(Job("disc", job.seat))


# ------------------------------------------------------------------ discs


def free_circles(table: Position, job: Job) -> list[str]:
    return [f"disc {circle}" for circle, owner in table.circles.items() if owner is None]


def disc(table: Position, job: Job, text: str, picks: Picks) -> None:
    """CAD-49: a disc that stays."""
    circle = text.removeprefix("disc ")
    table.circles[circle] = job.seat
    table.players[job.seat].discs -= 1
    table.todo.append(Job("cards", job.seat, spaces=tuple(circle.split("-"))))


def which_first(table: Position, job: Job) -> list[str]:
    return [f"score {space}" for space in job.spaces]


def first_card(table: Position, job: Job, text: str, picks: Picks) -> None:
    """CAD-50: the other card follows."""
    first = text.removeprefix("score ")
    for space in sorted(job.spaces, key=lambda space: space == first):
        table.todo.append(Job("open card", job.seat, spaces=(space,)))


# ------------------------------------------------------------------ cards


def open_card(table: Position, job: Job, picks: Picks) -> None:
    """CAD-51: a green card gives its reward at once, as often as possible; a red one asks."""
    card = table.cards[job.spaces[0]]
    times = 0
    if not card.red:
        district = table.players[job.seat].district
        times = min(district.count(what) // number for what, number in card.needs.items())
        gives(table, job.seat, card, times)
    table.todo.append(Job("card", job.seat, spaces=job.spaces, times=times))


def gives(table: Position, seat: int, card: Card, times: int) -> None:
    """The reward of a card, so many times, its steps in one go (CAD-46)."""
    player = table.players[seat]
    player.points["cards"] += times * card.gives.get("points", 0)
    player.coins += times * card.gives.get("coins", 0)
    player.bread += times * card.gives.get("bread", 0)
    table.walk(seat, times * card.gives.get("steps", 0))


def may_give_bread(table: Position, player: Player) -> bool:
    """CAD-55, CAD-72."""
    return player.bread >= pieces.BREAD_FOR_A_CARD and (not table.bread_given or table.options["bread_limit"] == "any")


def can_pay(player: Player, needs: Mapping[str, int], coins: int) -> bool:
    """Whether goods and so many coins are enough."""
    return sum(max(0, number - player.goods[good]) for good, number in needs.items()) <= coins


def payments(player: Player, owed: tuple[str, ...], coined: str) -> list[str]:
    """CAD-54: how the next piece of a set may be paid, so that the rest of the set can be paid as well."""
    good = owed[0]
    texts = []
    if player.goods[good] > 0 and coined != good:
        texts.append(f"pay {good}")
    rest = {other: owed.count(other) for other in owed if other != good}
    if player.coins > 0 and can_pay(player, rest, player.coins - owed.count(good)):
        texts.append("pay coin")
    return texts


def whole_set(card: Card) -> tuple[str, ...]:
    """CAD-54: the goods of a set, piece by piece, in their order."""
    return tuple(good for good in pieces.GOODS for _ in range(card.needs.get(good, 0)))


def card_choices(table: Position, job: Job) -> list[str]:
    """CAD-53 to CAD-55. If nothing can be chosen any more, `enough` is the only answer and ends the card."""
    player = table.players[job.seat]
    card = table.cards[job.spaces[0]]
    bread = may_give_bread(table, player)
    if job.owed:
        return payments(player, job.owed, job.coined)
    if card.red and can_pay(player, card.needs, player.coins):
        choices = payments(player, whole_set(card), "")
        return choices + ["give bread"] * bread + ["enough"] * (job.times > 0)
    return ["give bread", "keep bread"] if bread else ["enough"]


def card_answer(table: Position, job: Job, text: str, picks: Picks) -> None:
    player = table.players[job.seat]
    if text in ("enough", "keep bread"):
        if job.times == 0:
            fail(table, player)
        return
    owed, coined, times = job.owed, job.coined, job.times
    card = table.cards[job.spaces[0]]
    if text == "give bread":
        player.bread -= pieces.BREAD_FOR_A_CARD
        table.bread_given = True
    else:
        owed = owed or whole_set(card)
        if text == "pay coin":
            player.coins -= 1
            coined = owed[0]
        else:
            player.goods[owed[0]] -= 1
        owed = owed[1:]
    if not owed:
        times, coined = times + 1, ""
        gives(table, job.seat, card, 1)
    table.todo.append(job._replace(owed=owed, coined=coined, times=times))


def fail(table: Position, player: Player) -> None:
    """CAD-56, CAD-57, CAD-73."""
    lost = pieces.PENALTY
    if table.options["points_floor"] == "zero":
        lost = min(lost, sum(player.points.values()))
    player.points["penalties"] -= lost
