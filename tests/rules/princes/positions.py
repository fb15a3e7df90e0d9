"""Positions of The Princes of Florence in the words of the game, and small ways to play on from them.

    state = position(hand={0: "poet, lawyer"}, estate={0: ["theatre", "lake r0 at e1"]}, jesters={0: 2})
    after = play(state, "work poet", "convert 7")

A position starts from a fresh deal; what is named is changed, what follows from it is counted again, and the state
is read back through `game.state_from_json`, which audits it. So a position is one that can lie on a table.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping, Sequence
from typing import Any

import mecenate
from mecenate import Dealer, Event, Game, Scribe, State
from mecenate.games.princes.estate import builders_changed
from mecenate.games.princes.state import Princes
from mecenate.games.princes.view import Player, View
from tests.rules.playing import Views, known

BUILDINGS = (
    *("university", "laboratory", "workshop", "library", "opera"),
    *("studio", "hospital", "theatre", "tower", "chapel"),
)
LANDSCAPES = ("forest", "lake", "park")
FREEDOMS = ("travel", "religion", "opinion")
LOTS = ("forest", "lake", "park", "jester", "builder", "prestige", "recruiting")
SUPPLY = {"forest": 6, "lake": 6, "park": 6, "jester": 7, "builder": 6, "prestige": 14, "recruiting": 5}
CHARACTERS = ("muse", "cardinal", "princess", "merchant", "professor", "banker")
PHASES = ("deal", "auction", "characters", "actions", "end")
SOURCES = ("landscapes", "builders", "buildings", "works", "best works", "merchant", "banker")

Json = dict[str, Any]
Texts = Mapping[int, str]
Numbers = Mapping[int, int]


@functools.cache
def game(**options: str) -> Game:
    """The game with these options and the usual pieces; each made once."""
    return mecenate.game("princes", **options)


def card_names(rules: Game | None = None) -> list[str]:
    """The names of all 55 cards."""
    words = game().actions if rules is None else rules.actions
    return [str(word).removeprefix("keep ") for word in words if str(word).startswith("keep ")][1:]


def start(seats: int = 4, dealer: Dealer | None = None, **options: str) -> State:
    """A fresh deal."""
    return game(**options).start(seats, Dealer.fast(1) if dealer is None else dealer)


def begun(seats: int = 4, dealer: Dealer | None = None, rules: Game | None = None, **options: str) -> State:
    """The first round: everybody has given their first card back."""
    state = start(seats, dealer, **options) if rules is None else rules.start(seats, Dealer.fast(1))
    while str(state.legal()[0]).startswith("return"):
        state.apply(state.legal()[0], Dealer.fast(1))
    return state


def position(
    seats: int = 4,
    *,
    phase: str = "actions",
    turn: int = 0,
    first: int | None = None,
    round: int = 1,
    actions: int = 2,
    money: Numbers | None = None,
    prestige: Numbers | None = None,
    hand: Texts | None = None,
    table: Texts | None = None,
    recruits: Numbers | None = None,
    recruited: Numbers | None = None,
    freedoms: Texts | None = None,
    jesters: Numbers | None = None,
    builders: Numbers | None = None,
    best: Numbers | None = None,
    estate: Mapping[int, Sequence[str]] | None = None,
    left: Mapping[str, int] | None = None,
    bought: Mapping[str, int] | None = None,
    declined: Sequence[int] = (),
    under: Mapping[str, str] | None = None,
    under_by: int = 0,
    piles: Mapping[str, str] | None = None,
    characters: Mapping[str, int] | None = None,
    banker: int | None = None,
    banker_seat: int | None = None,
    components: Json | None = None,
    **options: str,
) -> State:
    """The seat `turn` opens the next auction, places its pawn, or has its action turn; what is not named is as usual.

    money: 3500 (2500) each. prestige: counted as won with works.
    hand: professions, bonus and prestige cards, with commas; nobody else has any. table: professions face up.
    estate: pieces; "opera" lies anywhere, "opera r1 at c3" lies there.
    left: supplies that differ: lots, buildings and freedoms. What is missing lies with nobody, except where the rules
        count it; then the last seat has it.
    bought: lots sold in this round. declined: seats out of the auctions.
    under: cards under a pile, the next to come first, put there by `under_by`. piles: what the upper part of a pile
        holds; other cards of that deck are in the hand of the last seat.
    """
    rules = game(**options)
    if components is not None:
        rules = mecenate.game("princes", components=components, **options)
    data: Json = json.loads(begun(seats, rules=rules).to_json())
    data["round"] = round
    data["phase"] = PHASES.index(phase)
    data["first"] = turn if first is None else first
    for key, given in (("money", money), ("jesters", jesters), ("builders", builders), ("best", best)):
        for seat, number in (given or {}).items():
            data[key][seat] = number
    for key, given in (("recruits", recruits), ("recruited", recruited)):
        for seat, number in (given or {}).items():
            data[key][seat] = number
    for seat, number in (prestige or {}).items():
        data["points"][seat][3] = number
    for seat, text in (freedoms or {}).items():
        data["freedoms"][seat] = sum(1 << FREEDOMS.index(name) for name in _names(text))
    for lot, seat in (bought or {}).items():
        data["buyer"][LOTS.index(lot)] = seat + 1
        data["status"][seat] = 1
    for seat in declined:
        data["status"][seat] = 2
    for name, seat in (characters or {}).items():
        data["character_owner"][CHARACTERS.index(name)] = seat + 1
    data["banker_money"] = banker if banker is not None else 600 if "muse" in str(rules.options["expansions"]) else 0
    data["banker_seat"] = 0 if banker_seat is None else banker_seat + 1
    gone = [*(characters or {}), *(["banker"] if banker_seat is not None else [])]
    data["characters_gone"] = sum(1 << CHARACTERS.index(name) for name in gone)
    _deal_cards(data, hand or {}, table or {}, under or {}, under_by, piles or {})
    _lay_estates(data, rules, estate or {})
    _count_supplies(data, rules, left or {})
    data["agenda"] = [_asked(phase, turn, actions, data)]
    return _settled(rules, data)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _cards(text: str) -> list[int]:
    """The numbers of cards; a prestige card with a comma in its name must be named in full."""
    known = card_names()
    rest = text
    names = []
    while rest:
        name = max((card for card in known if rest.startswith(card)), key=len, default="")
        assert name, f"no such card: {rest}"
        names.append(known.index(name))
        rest = rest[len(name) :].lstrip(", ")
    return names


def _asked(phase: str, turn: int, actions: int, data: Json) -> Json:
    if phase == "actions":
        return {"ask": "turn", "seat": turn, "about": [actions, 0, 0, 0]}
    if phase == "characters":
        return {"ask": "next pawn", "seat": turn, "about": [0, 0, 0, 0]}
    return {"ask": "next lot", "seat": turn, "about": [0, 0, 0, 0]}


def _deal_cards(
    data: Json, hand: Texts, table: Texts, under: Mapping[str, str], under_by: int, piles: Mapping[str, str]
) -> None:
    seats = data["seats"]
    decks = {"profession": range(21), "bonus": range(21, 41), "prestige": range(41, 55)}
    data["hand"] = [sum(1 << card for card in _cards(hand.get(seat, ""))) for seat in range(seats)]
    data["table"] = [sum(1 << card for card in _cards(table.get(seat, ""))) for seat in range(seats)]
    data["public"] = sum(data["table"])
    data["knows"] = list(data["hand"])
    taken = sum(data["hand"]) + sum(data["table"])
    for pile, text in under.items():
        cards = _cards(text)
        deck = list(decks).index(pile)
        data["under_size"][deck] = len(cards)
        for n, card in enumerate(cards):
            data["under"][decks[pile][0] + n] = card + 1
            data["knows"][under_by] |= 1 << card
            taken |= 1 << card
    for pile, text in piles.items():
        keep = _cards(text)
        for card in decks[pile]:
            if card not in keep and not taken >> card & 1:
                data["hand"][-1] |= 1 << card
                data["knows"][-1] |= 1 << card
                taken |= 1 << card
    data["unseen"] = ((1 << 55) - 1) & ~taken


def _lay_estates(data: Json, rules: Game, estate: Mapping[int, Sequence[str]]) -> None:
    places = {str(word).removeprefix("place "): n for n, word in enumerate(_placements(rules))}
    masks = [placement.mask for placement in rules.pieces.placements]  # type: ignore[attr-defined]
    for seat, pieces in estate.items():
        taken = data["taken"][seat]
        for text in sorted(pieces, key=lambda text: " at " not in text):
            name = text.split()[0]
            if " at " in text:
                mask = masks[places[text]]
                assert mask & taken == 0, f"{text} lies on something else"
            else:
                mask = next(
                    masks[n] for place, n in places.items() if place.split()[0] == name and not masks[n] & taken
                )
            taken |= mask
            if name in BUILDINGS:
                data["building_at"][seat][BUILDINGS.index(name)] = mask
                data["walls"][seat] |= mask
                data["have"][seat] |= 1 << BUILDINGS.index(name)
            else:
                kind = LANDSCAPES.index(name)
                data["landscape_at"][seat][kind][data["landscapes"][seat][kind]] = mask
                data["landscapes"][seat][kind] += 1
        data["taken"][seat] = taken


def _placements(rules: Game) -> list[str]:
    return [str(word) for word in rules.actions if str(word).startswith("place ")]


def _count_supplies(data: Json, rules: Game, left: Mapping[str, int]) -> None:
    """What is not with a player is in the supply; `left` gives the rest to the last seat, where the rules count it."""
    last = data["seats"] - 1
    for n, name in enumerate(LANDSCAPES):
        data["left"][n] -= sum(counts[n] for counts in data["landscapes"])
        assert name not in left, "landscapes must lie on an estate"
    for key, name, lot in (("jesters", "jester", 3), ("builders", "builder", 4), ("recruits", "recruiting", 6)):
        if name in left:
            spare = data["left"][lot] - sum(data[key]) - left[name]
            data["recruited" if name == "recruiting" else key][last] += spare
        data["left"][lot] -= sum(data[key]) + (sum(data["recruited"]) if lot == 6 else 0)
    for n in range(len(FREEDOMS)):
        data["freedoms_left"][n] -= sum(bits >> n & 1 for bits in data["freedoms"])
    for n in range(len(BUILDINGS)):
        data["buildings_left"][n] -= sum(bits >> n & 1 for bits in data["have"])
    for seat in range(data["seats"]):
        data["glory"][seat] = sum(data["points"][seat]) - data["sold"][seat]


def _settled(rules: Game, data: Json) -> State:
    """The state with what fits looked for anew, read back and audited, and gone on to the next choice."""
    data["memory"] = 0
    raw = rules._state(data)
    assert isinstance(raw, Princes)
    for seat in range(raw.seats):
        builders_changed(raw, seat)
    state = rules.state_from_json(raw.to_json())
    from mecenate.games.princes.rounds import settle

    assert isinstance(state, Princes)
    settle(state, Scribe(False))
    state.audit()
    return state


# ---------------------------------------------------------------------- playing on


def drawing(state: State, deck: str, cards: str) -> Dealer:
    """The dealer who gives these cards of a pile's upper part, in this order."""
    bits = json.loads(state.to_json())["unseen"]
    first, end = {"profession": (0, 21), "bonus": (21, 41), "prestige": (41, 55)}[deck]
    unseen = [card for card in range(first, end) if bits >> card & 1]
    outcomes = []
    for card in _cards(cards):
        outcomes.append((unseen.index(card), len(unseen)))
        unseen.remove(card)
    return Dealer.recorded(outcomes)


# ---------------------------------------------------------------------- reading


def kind(state: State) -> str:
    """What must be decided."""
    assert state.prompt is not None
    return state.prompt.kind


_views = Views(View, Player)
table_of = _views.public
own = _views.own


def money(state: State, seat: int) -> int:
    """The florins of a seat."""
    return known(own(state, seat).florins)


def glory(state: State, seat: int) -> int:
    """The prestige of a seat."""
    return own(state, seat).prestige


def told(events: Sequence[Event], what: str) -> list[dict[str, Any]]:
    """The facts of all events of a kind, with the seat."""
    return [{"seat": event.seat, **event.facts} for event in events if event.kind == what]


def squares(state: State, seat: int, name: str) -> set[str]:
    """The squares that pieces of this name cover on an estate."""
    return {square for piece in own(state, seat).estate if piece.name == name for square in piece.squares}
