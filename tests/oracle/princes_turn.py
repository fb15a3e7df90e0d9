"""The action phase (PRI-33 to PRI-36, PRI-43 to PRI-50) and joint buildings (PRI-82 to PRI-91)."""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_cards import face_up, look, recruit
from .princes_land import joint_placements, neighbours, own_placements
from .princes_player import Piece
from .princes_powers import answering, do_extra, extras, is_extra, powers
from .princes_table import Answer, Choices, Offer, Table, Turn
from .princes_works import princess_texts, princess_work, work, work_texts

SUMS = range(0, 2001, 100)


def price(table: Table, seat: int) -> int:
    return pieces.PRICES[table.players[seat].builders]


def turn(table: Table, picks: Picks, *, seat: int) -> None:
    """PRI-33, PRI-69."""
    table.phase = "actions"
    actions = 3 if table.owners.get("cardinal") == seat else 2
    table.turn = Turn(seat, actions, offers=3)
    table.then(between_actions)


def now(table: Table) -> Turn:
    assert table.turn is not None
    return table.turn


def recruits(table: Table, seat: int) -> list[str]:
    """PRI-35."""
    if table.players[seat].recruiting == 0:
        return []
    return [f"recruit {card}" for card in face_up(table, seat)]


def between_actions(table: Table, picks: Picks) -> None:
    """PRI-36: the turn ends by itself when nothing is left to do."""
    seat = now(table).seat
    if now(table).actions == 0 and not recruits(table, seat) and not powers(table, seat):
        table.turn = None
        return
    offers = now(table).offers if table.cooperation else 0
    table.ask("turn", seat, turn_choices, turn_answer, actions=now(table).actions, offers=offers)


def turn_choices(table: Table) -> list[str]:
    seat = now(table).seat
    texts = ["end turn", *recruits(table, seat), *extras(table, seat)]
    if now(table).actions > 0:
        texts += work_texts(table, seat) + princess_texts(table, seat)
        texts += build_texts(table, seat) + joint_texts(table, seat) + draw_texts(table, seat)
    return texts


def build_texts(table: Table, seat: int) -> list[str]:
    """PRI-43, PRI-47."""
    if table.at_hand(seat) < price(table, seat):
        return []
    possible = [name for name in pieces.BUILDINGS if table.buildings[name] > 0 and not table.players[seat].has(name)]
    closed = table.closed(seat)
    return [f"build {name}" for name in possible if any(True for _ in table.building_places(name, seat, closed))]


def joint_texts(table: Table, seat: int) -> list[str]:
    """PRI-82, PRI-89."""
    if table.layout is None or now(table).offers == 0:
        return []
    texts = []
    for partner in neighbours(table.seats, table.layout, seat):
        closed = table.closed(seat, partner) | table.closed(partner, seat)
        for name in pieces.BUILDINGS:
            owned = table.players[seat].has(name) + table.players[partner].has(name)
            places = table.joint_places(name, seat, partner, closed)
            if table.buildings[name] > 0 and owned == 0 and any(True for _ in places):
                texts.append(f"build {name} with seat {partner + 1}")
    return texts


def draw_texts(table: Table, seat: int) -> list[str]:
    """PRI-34, PRI-48 to PRI-50."""
    if table.at_hand(seat) < 300:
        return []
    texts = []
    if len(table.piles["profession"]) > 0 and not now(table).drawn:
        texts.append("draw profession")
    if len(table.piles["bonus"]) > 0:
        texts.append("draw bonus")
    if not now(table).introduced:
        owned = table.players[seat].freedoms
        texts += [f"introduce {name}" for name, left in table.freedoms.items() if left > 0 and name not in owned]
    return texts


def turn_answer(table: Table, text: str, picks: Picks) -> None:
    seat = now(table).seat
    if text == "end turn":
        table.turn = None
        return
    table.then(between_actions)
    if is_extra(text):
        do_extra(table, seat, text, picks)
    elif text.startswith("recruit "):
        recruit(table, seat, text.removeprefix("recruit "))
    elif " with seat " in text:
        name, partner = text.removeprefix("build ").split(" with seat ")
        now(table).offers -= 1
        table.offer = Offer(seat, int(partner) - 1, name)
        table.then(joint)
    else:
        table.turn = Turn(seat, now(table).actions - 1, 3, now(table).drawn, now(table).introduced)
        act(table, seat, text)


def act(table: Table, seat: int, text: str) -> None:
    player = table.players[seat]
    verb, _, what = text.partition(" ")
    if verb == "work":
        work(table, seat, what)
    elif verb == "princess":
        princess_work(table, seat)
    elif verb == "build":
        build(table, seat, what)
    elif verb == "draw":
        table.pay(seat, 300)
        now(table).drawn |= what == "profession"
        table.then(partial(look, seat=seat, pile=what))
    else:
        table.pay(seat, 300)
        now(table).introduced = True
        table.freedoms[what] -= 1
        player.freedoms.append(what)


# ------------------------------------------------------------------ building alone


def build(table: Table, seat: int, name: str) -> None:
    texts = list(table.building_places(name, seat, table.closed(seat)))
    if len(texts) == 1:
        placed(table, texts[0], lambda n: 0, seat=seat, name=name)
    else:
        table.ask("place", seat, lambda _: texts, partial(placed, seat=seat, name=name), piece=name)


def placed(table: Table, text: str, picks: Picks, *, seat: int, name: str) -> None:
    """PRI-43: tile, price and prestige change hands when the place is named."""
    table.pay(seat, price(table, seat))
    table.buildings[name] -= 1
    table.players[seat].points["buildings"] += 3
    table.players[seat].estate.append(Piece(name, own_placements(name, seat)[text]))


# ------------------------------------------------------------------ building together


def offered(table: Table) -> Offer:
    assert table.offer is not None
    return table.offer


def joint(table: Table, picks: Picks) -> None:
    """PRI-83."""
    offer = offered(table)
    closed = table.closed(offer.active, offer.partner) | table.closed(offer.partner, offer.active)
    texts = list(table.joint_places(offer.building, offer.active, offer.partner, closed))
    if len(texts) == 1:
        joint_named(table, texts[0], picks)
    else:
        partner = offer.partner
        table.ask("joint", offer.active, lambda _: texts, joint_named, building=offer.building, partner=partner)


def joint_named(table: Table, text: str, picks: Picks) -> None:
    """PRI-87."""
    offer = offered(table)
    assert table.layout is not None
    placements = joint_placements(offer.building, table.seats, table.layout, offer.active, offer.partner)
    offer.text = text
    offer.squares = placements[text]
    table.ask(
        "sum",
        offer.active,
        lambda table: [f"ask {florins}" for florins in SUMS if bank_can_be_paid(table, florins)],
        asked,
        building=offer.building,
        partner=offer.partner,
    )


def bank_can_be_paid(table: Table, florins: int) -> bool:
    """PRI-87, PRI-90."""
    active = offered(table).active
    return table.at_hand(active) + florins >= price(table, active)


def asked(table: Table, text: str, picks: Picks) -> None:
    offered(table).florins = int(text.removeprefix("ask "))
    table.then(partner_asked)


def partner_asked(table: Table, picks: Picks) -> None:
    offer = offered(table)
    ask_about_offer(table, "answer", offer.partner, offer.active, answers, answered)


def ask_about_offer(table: Table, kind: str, seat: int, other: int, choices: Choices, answer: Answer) -> None:
    """PRI-88, PRI-89: ask one of the two partners about the sum that the other has named."""
    building, florins = offered(table).building, named_sum(table)
    table.ask(kind, seat, choices, answer, building=building, other=other, florins=florins)


def named_sum(table: Table) -> int:
    """The florins of the offer; somebody has named them."""
    florins = offered(table).florins
    assert florins is not None
    return florins


def answers(table: Table) -> list[str]:
    """PRI-88."""
    partner, named = offered(table).partner, named_sum(table)
    means = table.at_hand(partner)
    accept = ["accept"] if means >= named else []
    counters = [f"counter {florins}" for florins in SUMS if florins != named and means >= florins]
    return ["decline", *answering(table, partner), *accept, *counters]


def answered(table: Table, text: str, picks: Picks) -> None:
    offer = offered(table)
    if is_extra(text):
        table.then(partner_asked)
        do_extra(table, offer.partner, text, picks)
    elif text == "accept":
        agreed(table)
    elif text == "decline":
        table.offer = None
    else:
        offer.florins = int(text.removeprefix("counter "))
        offer.counter = True
        table.then(active_asked)


def active_asked(table: Table, picks: Picks) -> None:
    offer = offered(table)
    ask_about_offer(table, "reply", offer.active, offer.partner, replies, replied)


def replies(table: Table) -> list[str]:
    accept = ["accept"] if bank_can_be_paid(table, named_sum(table)) else []
    return [*accept, "decline", *answering(table, offered(table).active)]


def replied(table: Table, text: str, picks: Picks) -> None:
    if is_extra(text):
        table.then(active_asked)
        do_extra(table, offered(table).active, text, picks)
    elif text == "accept":
        agreed(table)
    else:
        table.offer = None


def agreed(table: Table) -> None:
    """PRI-90, PRI-91."""
    offer, florins = offered(table), named_sum(table)
    table.pay(offer.partner, florins)
    table.players[offer.active].florins += florins
    table.pay(offer.active, price(table, offer.active))
    table.buildings[offer.building] -= 1
    for seat, other in ((offer.active, offer.partner), (offer.partner, offer.active)):
        part = frozenset(square for square in offer.squares if square[0] == seat)
        table.players[seat].points["buildings"] += 3
        table.players[seat].estate.append(Piece(offer.building, part, other))
    table.offer = None
    table.turn = Turn(offer.active, now(table).actions - 1, 3, now(table).drawn, now(table).introduced)
