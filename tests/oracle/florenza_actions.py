"""The eight actions of Florenza and the small choices inside them."""

from __future__ import annotations

from mecenate.testing.oracle import Picks

from . import florenza_pieces as pieces
from .florenza_rounds import next_turn
from .florenza_state import State, Work

# ------------------------------------------------------------------ what is possible


def legal_actions(table: State) -> list[str]:
    """FLO-21: all that the player of the turn can carry out."""
    texts = playable(table) + finishable(table) + reservable(table) + activatable(table) + market(table)
    if table.bank >= 50:
        texts.append("send workers")  # FLO-43
    if sum(table.pile.values()) > 0:
        texts.append("seek inspiration")  # FLO-46
    return texts or ["pass"]


def playable(table: State) -> list[str]:
    """Action A (FLO-22, FLO-25, FLO-26)."""
    texts = []
    for word in dict.fromkeys(table.me.hand):
        second_preacher = pieces.ALL[word].kind == "preacher" and table.me.of_kind("preacher")
        if not table.me.has(word) and not second_preacher and affordable(table, word):
            texts.append(f"play {word}")
    return texts


def finishable(table: State) -> list[str]:
    """Action B (FLO-34)."""
    return [f"finish {word}" for word in table.row + table.me.reserved_monuments if affordable(table, word)]


def affordable(table: State, word: str) -> bool:
    """Whether the player can pay a card, and then an artist for it (FLO-32)."""
    cost = table.cost(word)
    left = table.me.fiorini - cost.pop("fiorini", 0)
    if left < 0 or any(table.me.resources[what] < number for what, number in cost.items()):
        return False
    return not pieces.ALL[word].artists or any(table.price(artist) <= left for artist in table.reach(word))


def reservable(table: State) -> list[str]:
    """Actions C and D (FLO-36, FLO-37)."""
    return [f"reserve {word}" for word in [*table.row, *dict.fromkeys(table.middle)]]


def activatable(table: State) -> list[str]:
    """Action E (FLO-38 to FLO-42)."""
    texts = []
    for word in [word for word, cards in table.up.items() if cards > 0]:
        location = pieces.LOCATIONS[word]
        if location.does == "produce":
            possible = table.supply[str(location.resource)] > 0
        elif location.does == "convert":
            possible = table.me.resources[str(location.resource)] > 0 and table.bank >= 200
        elif location.does == "barter":
            possible = bool(barters(table))
        else:
            possible = True
        if possible:
            texts.append(f"activate {word}")
    return texts


def market(table: State) -> list[str]:
    """Action G (FLO-44, FLO-45)."""
    texts = []
    for what in pieces.RESOURCES:
        if table.me.resources[what] > 0 and table.bank >= 100:
            texts.append(f"sell {what}")
        if table.supply[what] > 0 and table.me.fiorini >= 100:
            texts.append(f"buy {what}")
    if table.me.resource_cards() >= 2:
        texts.append("swap")
    return texts


def barters(table: State) -> list[str]:
    """FLO-41: the resources in hand for which the supply has another."""
    return [what for what, number in table.me.resources.items() if number > 0 and table.in_supply(but=what)]


def gives(table: State) -> list[str]:
    if table.exchange == "baratto":
        return barters(table)
    return [what for what, number in table.me.resources.items() if number > 0]


def takes(table: State) -> list[str]:
    """FLO-41, FLO-45: another kind for Baratto, any kind for the swap."""
    return table.in_supply(but=table.given if table.exchange == "baratto" else "")


def engageable(table: State) -> list[str]:
    """FLO-28: the artists within reach whom the player can pay."""
    assert table.work is not None
    return [artist for artist in table.reach(table.work.word) if table.price(artist) <= table.me.fiorini]


# ------------------------------------------------------------------ carrying it out


def act(table: State, text: str, picks: Picks) -> None:
    """One of the eight actions."""
    verb, _, word = text.partition(" ")
    if verb == "play":
        table.me.hand.remove(word)
        begin(table, word, picks)
    elif verb == "finish":
        (table.row if word in table.row else table.me.reserved_monuments).remove(word)
        begin(table, word, picks)
    elif verb == "activate":
        activate(table, word, picks)
    elif verb == "swap":
        table.asks, table.exchange, table.owed = "give", "swap", 2
    else:
        act_at_once(table, verb, word, picks)
        next_turn(table, picks)


def act_at_once(table: State, verb: str, word: str, picks: Picks) -> None:
    """The actions without a further choice."""
    if verb == "reserve" and word in pieces.MONUMENTS:
        table.row.remove(word)
        table.me.reserved_monuments.append(word)
    elif verb == "reserve":
        table.middle.remove(word)
        table.me.reserved_artists.append(word)
    elif verb == "send":
        table.receive(table.me, {"fiorini": 50})
    elif verb == "sell":
        table.pay(table.me, {word: 1})
        table.receive(table.me, {"fiorini": 100})
    elif verb == "buy":
        table.pay(table.me, {"fiorini": 100})
        table.receive(table.me, {word: 1})
    elif verb == "seek":
        table.draw_cards(table.me, 1, picks)
    else:
        assert verb == "pass"


def begin(table: State, word: str, picks: Picks) -> None:
    """FLO-33: pay a card and lay it down; if it needs an artist, he comes next."""
    table.pay(table.me, table.cost(word))
    table.work = Work(word)
    table.me.works.append(table.work)
    if not pieces.ALL[word].artists:
        table.work = None
        next_turn(table, picks)
        return
    table.asks = "engage"
    within_reach = table.reach(word)
    if len(within_reach) == 1:
        engage(table, within_reach[0], picks)


def engage(table: State, artist: str, picks: Picks) -> None:
    """FLO-29 to FLO-31: pay the artist, then turn the card over."""
    assert table.work is not None
    table.pay(table.me, {"fiorini": table.price(artist)})
    if artist.startswith("anonymous "):
        table.anonymous.remove(artist.removeprefix("anonymous "))
        table.work.artist = artist
    else:
        word = artist.removeprefix("reserved ")
        (table.middle if artist == word else table.me.reserved_artists).remove(word)
        table.work.artist = word
        table.work.front = table.turn_over(word, picks)
    table.work = None
    next_turn(table, picks)


def activate(table: State, word: str, picks: Picks) -> None:
    """FLO-38 to FLO-42."""
    location = pieces.LOCATIONS[word]
    table.up[word] -= 1
    if location.does == "barter":
        table.asks, table.exchange, table.owed = "give", "baratto", 1
        return
    if location.does == "produce":
        table.receive(table.me, {str(location.resource): 1})
    elif location.does == "convert":
        table.pay(table.me, {str(location.resource): 1})
        table.receive(table.me, {"fiorini": 200})
    else:
        table.new_captain = table.turn
    next_turn(table, picks)


def give(table: State, what: str, picks: Picks) -> None:
    """FLO-41, FLO-45, FLO-78: when all is given, take; without asking if there is only one kind."""
    table.pay(table.me, {what: 1})
    table.given = what
    table.owed -= 1
    if table.owed > 0:
        return
    possible = takes(table)
    table.asks = "take"
    if len(possible) == 1:
        take(table, possible[0], picks)


def take(table: State, what: str, picks: Picks) -> None:
    table.receive(table.me, {what: 1})
    table.exchange = table.given = ""
    next_turn(table, picks)
