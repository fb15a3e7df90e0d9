"""What explanations of Princes add to what doing a choice shows: clauses, prices, values, what people like."""

from __future__ import annotations

from typing import Any, Final

from mecenate.core.event import Fact
from mecenate.core.explanation_spec import ExplanationSpec, Outcome
from mecenate.games.princes.gains import gains_of
from mecenate.games.princes.view import Player, View
from mecenate.games.princes.vocabulary import CHARACTERS

CLAUSES: Final = {
    "done": "PRI-39",
    "pass": "PRI-18",
    "bid": "PRI-18",
    "decline": "PRI-21",
    "decline-offer": "PRI-88",
    "decline-power": "PRI-76",
    "accept": "PRI-88",
    "end turn": "PRI-33",
    "sell prestige": "PRI-13",
    "draw profession": "PRI-48",
    "draw bonus": "PRI-50",
    "keep card": "PRI-29",
    "princess work": "PRI-70",
    "merchant prestige": "PRI-71",
    "merchant free": "PRI-72",
    "professor bonus": "PRI-75",
    "professor prestige": "PRI-75",
    "open": "PRI-16",
    "take": "PRI-22",
    "introduce": "PRI-49",
    "build": "PRI-43",
    "work": "PRI-37",
    "recruit": "PRI-30",
    "return": "PRI-8",
    "keep": "PRI-32",
    "under": "PRI-32",
    "play": "PRI-39",
    "convert": "PRI-41",
    "muse": "PRI-68",
    "cardinal": "PRI-69",
    "princess": "PRI-70",
    "merchant": "PRI-71",
    "professor": "PRI-75",
    "banker": "PRI-77",
    "ask": "PRI-87",
    "counter": "PRI-88",
    "place": "PRI-44",
    "joint": "PRI-83",
}
A_HUNDRED: Final = 100
OTHER_CLAUSES: Final = {
    ("pass", "character"): "PRI-66",
    ("pass", "power"): "PRI-73",
    ("take", "landscape"): "PRI-58",
    ("decline", "reply"): "PRI-89",
    ("accept", "reply"): "PRI-89",
    ("convert", "exchange"): "PRI-78",
}
"""The clauses of families whose choices follow another clause in a decision of this kind."""
DECLINED: Final = {"answer": "decline-offer", "reply": "decline-offer", "power": "decline-power"}
"""What is declined, by kind of decision, where it is not the auctions of the round."""


def facts(outcome: Outcome, family: str, word: str) -> dict[str, Fact]:
    """The facts of one choice, all of them on the table or known to the chooser."""
    view: View = outcome.view
    prompt: dict[str, Any] = view.prompt or {"kind": "", "facts": {}}
    told = _facts(view, prompt["facts"], family, word)
    if family in ("open", "bid", "take", "build", "merchant free"):
        thing = word.partition(" ")[0] or str(prompt["facts"].get("lot", ""))
        told.update(gains_of(outcome.before, view, thing))
    if "with" in word.split(" ") and family == "build":
        told["clause"] = "PRI-82"
    elif (family, prompt["kind"]) in OTHER_CLAUSES:
        told["clause"] = OTHER_CLAUSES[family, prompt["kind"]]
    if family == "decline" and prompt["kind"] in DECLINED:
        told["family"] = DECLINED[prompt["kind"]]
    return told


def _facts(view: View, prompt: dict[str, Any], family: str, word: str) -> dict[str, Fact]:
    player = view.players[view.seat or 0]
    if family in ("keep", "return", "recruit"):
        return _person(view, word)
    if family in ("bid", "open", "accept", "merchant free"):
        name = "next" if family == "bid" else "florins"
        return {"florins": prompt[name]} if name in prompt else {}
    prices = {
        "introduce": view.printed.freedom_price,
        "draw profession": view.printed.profession_price,
        "draw bonus": view.printed.bonus_price,
    }
    if family in prices:
        return {"florins": prices[family]}
    if family in ("ask", "counter"):
        return {"florins": int(word)}
    if family == "build":
        return {"partner": word[word.index("seat") :]} if "with" in word else {"florins": player.building_price}
    if family == "work":
        return _work(view, player, word)
    if family == "play":
        return {"points": next(card.points for card in player.bonus or [] if card.card == word)}
    if family == "convert":
        return _conversion(view, player, prompt, int(word))
    return _character(view, player, family, word)


def _person(view: View, name: str) -> dict[str, Fact]:
    """What a person likes, and before whom the card lies."""
    likes = view.printed.professions.get(name)
    if likes is None:
        return {}
    told: dict[str, Fact] = {"building": likes.building, "landscape": likes.landscape, "freedom": likes.freedom}
    for player in view.players:
        if name in player.works:
            told["from"] = f"seat {player.seat + 1}"
    return told


def _work(view: View, player: Player, name: str) -> dict[str, Fact]:
    """What the work is worth, what bonus cards could add, and what its person likes."""
    worth = next(reckoning for reckoning in player.reckonings or [] if reckoning.profession == name)
    return {**_person(view, name), "value": worth.value, "bonus": worth.bonus, "most": worth.value + worth.bonus}


def _conversion(view: View, player: Player, prompt: dict[str, Any], points: int) -> dict[str, Fact]:
    if "pay" in prompt:
        return {"prestige": points, "florins": prompt["pay"] - points * view.printed.exchange}
    return {"prestige": points, "florins": (player.florins or 0) - points * (view.printed.banker_exchange or 0)}


def _character(view: View, player: Player, family: str, word: str) -> dict[str, Fact]:
    if family == "merchant prestige":
        return {"prestige": 1 + sum(other.prestige > player.prestige for other in view.players)}
    if family == "princess work":
        return {"value": player.princess or 0}
    if family not in CHARACTERS:
        return {}
    if family == "banker":
        on_card = next(character.money or 0 for character in view.characters if character.name == "banker")
        return {"florins": on_card - A_HUNDRED * int(word)}
    return {"value": player.princess or 0, "florins": A_HUNDRED * int(word), "round": view.round}


EXPLANATION: Final = ExplanationSpec(
    clauses=CLAUSES,
    facts=facts,
    holdings=("florins", "sold", "builders", "jesters", "recruiting_cards", "prestige_cards", "freedoms", "characters"),
    completing=("work", "princess", "build", "landscape", "freedom"),
    periods={"phase": "phase", "round": "round"},
    turns=("turn",),
    looks=("look",),
    payments=("win",),
    joint_payments=("agree",),
    hidden=("prestige cards",),
)
