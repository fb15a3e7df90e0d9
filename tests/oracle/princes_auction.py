"""The auction phase and what the lots bring (PRI-15 to PRI-29, PRI-57, PRI-58, PRI-72)."""

from __future__ import annotations

from functools import partial

from mecenate.testing.oracle import Picks

from . import princes_pieces as pieces
from .princes_cards import buy_recruiting, look
from .princes_land import own_placements
from .princes_player import Piece
from .princes_powers import do_extra, extras, is_extra, merchant_prestige
from .princes_table import Auction, Table


def least_bid(table: Table) -> int:
    return 300 if table.seats == 2 else 200


def pieces_left(table: Table, lot: str) -> int:
    return len(table.piles["prestige"]) if lot == "prestige" else table.left[lot]


def fits(table: Table, seat: int, name: str) -> bool:
    return any(True for _ in table.landscape_places(name, seat))


def fitting(table: Table, seat: int) -> list[str]:
    """PRI-58: the landscapes that have tiles left and fit."""
    return [name for name in pieces.LANDSCAPES if table.left[name] > 0 and fits(table, seat, name)]


def may_have(table: Table, seat: int, lot: str) -> bool:
    """PRI-15, PRI-17: whether a lot can be sold, and to this player."""
    if lot in table.buyers:
        return False
    if lot == "landscape":
        return len(fitting(table, seat)) > 0
    if pieces_left(table, lot) == 0:
        return False
    if lot == "builder":
        return table.players[seat].builders < 3
    return lot not in pieces.LANDSCAPES or fits(table, seat, lot)


def lots_for(table: Table, seat: int) -> list[str]:
    lots = pieces.TWO_PLAYER_LOTS if table.seats == 2 else pieces.LOTS
    return [lot for lot in lots if may_have(table, seat, lot)]


def free(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.players[seat].status == "free"]


def auctions(table: Table, picks: Picks) -> None:
    """The whole phase."""
    table.phase = "auction"
    table.buyers = {}
    for player in table.players:
        player.status = "free"
    table.then(partial(opening, opener=table.first))


def opening(table: Table, picks: Picks, *, opener: int) -> None:
    """PRI-20, PRI-21, PRI-22: the next auction, or the purchase of the last free player, or the end."""
    table.auction = None
    waiting = [seat for seat in table.around(opener) if seat in free(table)]
    if not waiting:
        return
    seat = waiting[0]
    least = least_bid(table)
    if not lots_for(table, seat):
        table.players[seat].status = "out"
        table.then(partial(opening, opener=seat))
    elif len(waiting) == 1:
        table.ask("last", seat, partial(last_choices, seat=seat), partial(last_answer, seat=seat), florins=least)
    else:
        table.ask("open", seat, partial(open_choices, seat=seat), partial(open_answer, seat=seat), florins=least)


def open_choices(table: Table, *, seat: int) -> list[str]:
    lots = lots_for(table, seat) if table.at_hand(seat) >= least_bid(table) else []
    return [*(f"open {lot}" for lot in lots), "decline", *extras(table, seat)]


def open_answer(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if chosen_lot(table, text, picks, seat):
        lot = text.removeprefix("open ")
        table.auction = Auction(seat, lot, least_bid(table), leader=seat, asked=seat)
        table.then(bidding)


def chosen_lot(table: Table, text: str, picks: Picks, seat: int) -> bool:
    """Whether the answer names a lot; what else may be answered is carried out. The opening goes on afterwards."""
    table.then(partial(opening, opener=seat))
    if is_extra(text):
        do_extra(table, seat, text, picks)
        return False
    if text == "decline":
        table.players[seat].status = "out"
        return False
    return True


# ------------------------------------------------------------------ bidding


def bidding(table: Table, picks: Picks) -> None:
    """PRI-18: the next player clockwise is asked, until only the last bidder is left."""
    auction = table.auction
    assert auction is not None
    for seat in table.others(auction.asked):
        player = table.players[seat]
        if seat == auction.leader or seat in auction.passed or player.status != "free":
            continue
        if may_have(table, seat, auction.lot):
            table.ask(
                "bid",
                seat,
                partial(bid_choices, seat=seat),
                partial(bid_answer, seat=seat),
                lot=auction.lot,
                bid=auction.bid,
                next=auction.bid + 100,
                leader=auction.leader,
            )
            return
    table.then(partial(won, seat=auction.leader, lot=auction.lot, price=auction.bid))


def bid_choices(table: Table, *, seat: int) -> list[str]:
    assert table.auction is not None
    bids = ["bid"] if table.at_hand(seat) >= table.auction.bid + 100 else []
    return [*bids, "pass", *extras(table, seat, table.auction.lot)]


def bid_answer(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    auction = table.auction
    assert auction is not None
    table.then(bidding)
    if is_extra(text):
        do_extra(table, seat, text, picks)  # and the same player is asked again
        return
    auction.asked = seat
    if text == "bid":
        auction.bid += 100
        auction.leader = seat
    else:
        auction.passed.add(seat)


# ------------------------------------------------------------------ the last free player


def last_choices(table: Table, *, seat: int) -> list[str]:
    """PRI-22, PRI-58: the type of a landscape is named at once."""
    lots = []
    if table.at_hand(seat) >= least_bid(table):
        for lot in lots_for(table, seat):
            lots += fitting(table, seat) if lot == "landscape" else [lot]
    return [*(f"take {lot}" for lot in lots), "decline", *extras(table, seat)]


def last_answer(table: Table, text: str, picks: Picks, *, seat: int) -> None:
    if chosen_lot(table, text, picks, seat):
        table.then(partial(won, seat=seat, lot=text.removeprefix("take "), price=least_bid(table)))


# ------------------------------------------------------------------ winning


def won(table: Table, picks: Picks, *, seat: int, lot: str, price: int) -> None:
    """PRI-19, PRI-72: the price is paid, unless the Merchant pays it, and then the lot is taken."""
    table.auction = None
    table.then(partial(take, seat=seat, lot=lot))
    if table.owners.get("merchant") == seat:
        table.ask(
            "merchant",
            seat,
            lambda _: ["merchant free", "merchant prestige"],
            partial(merchant_answer, seat=seat, price=price),
            lot=lot,
            florins=price,
        )
    else:
        table.pay(seat, price)


def merchant_answer(table: Table, text: str, picks: Picks, *, seat: int, price: int) -> None:
    if text == "merchant free":
        del table.owners["merchant"]
    else:
        table.pay(seat, price)
        merchant_prestige(table, seat)


def take(table: Table, picks: Picks, *, seat: int, lot: str) -> None:
    """What a lot brings (PRI-24 to PRI-29)."""
    player = table.players[seat]
    player.status = "bought"
    table.buyers[lot] = seat
    if table.seats == 2 and lot in pieces.LANDSCAPES:
        table.buyers["landscape"] = seat
    if lot == "landscape":
        table.then(partial(choose_landscape, seat=seat))
        return
    if lot == "prestige":
        table.then(partial(look, seat=seat, pile="prestige"))
        return
    table.left[lot] -= 1
    if lot == "jester":
        player.jesters += 1
    elif lot == "builder":
        player.builders += 1
        player.points["builders"] += 3 if player.builders > 1 else 0
    elif lot == "recruiting":
        buy_recruiting(table, seat)
    else:
        place_landscape(table, seat, lot)


def choose_landscape(table: Table, picks: Picks, *, seat: int) -> None:
    names = fitting(table, seat)
    if len(names) == 1:
        table.then(partial(take, seat=seat, lot=names[0]))
    else:
        table.ask(
            "landscape",
            seat,
            lambda _: [f"take {name}" for name in names],
            lambda table, text, picks: table.then(partial(take, seat=seat, lot=text.removeprefix("take "))),
        )


def place_landscape(table: Table, seat: int, name: str) -> None:
    texts = list(table.landscape_places(name, seat))
    if len(texts) == 1:
        landscape_placed(table, texts[0], lambda n: 0, seat=seat, name=name)
    else:
        table.ask("place", seat, lambda _: texts, partial(landscape_placed, seat=seat, name=name), piece=name)


def landscape_placed(table: Table, text: str, picks: Picks, *, seat: int, name: str) -> None:
    player = table.players[seat]
    player.points["landscapes"] += 3 if player.has(name) else 0  # PRI-25
    player.estate.append(Piece(name, own_placements(name, seat)[text]))
