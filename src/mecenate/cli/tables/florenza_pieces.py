"""The cards of Florenza in a terminal: costs in short letters, artists with their range, works with their artist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from mecenate.cli.tables.drawing import QUIET, Drawing
from mecenate.games.florenza.explaining import card_facts
from mecenate.games.florenza.view import Artist, Card, Location, Monument

GAME = "florenza"
STYLES = {
    "marble": "bold",
    "wood": "yellow",
    "metal": "cyan",
    "cloth": "magenta",
    "gold": "bright_yellow",
    "spice": "green",
    "fiorini": "",
}


class Pieces(Drawing):
    """Draws cards in a language."""

    game = GAME

    def heading(self, word: str) -> Text:
        """A heading that is a word of the game in its plural."""
        return Text(self.word(word, "plural"), style="bold cyan")

    def cost(self, cost: Mapping[str, int]) -> Text:
        """Some resources and money: '2Ma 1Wo 50f'."""
        parts = [
            Text(f"{count}{self.word(name, 'short')}", style=STYLES[name]) for name, count in cost.items() if count > 0
        ]
        return Text(" ").join(parts) if parts else Text("–", style=QUIET)

    def kinds(self, kinds: Sequence[str]) -> str:
        """The artists a work may have: 'A/S'."""
        return "/".join(self.word(kind, "letter") for kind in kinds)

    def artist(self, artist: Artist) -> Text:
        """An artist from behind: name, cost, range of points."""
        range = f"{artist.lowest}" if artist.lowest == artist.highest else f"{artist.lowest}–{artist.highest}"
        cost = f"{artist.cost}{self.word('fiorini', 'short')}"
        return Text(f"{self.word(artist.word, 'name')} {cost} {range}")

    def location(self, location: Location) -> Text:
        """A location and what it does; in brackets if all its cards are face down."""
        text = Text(location.name)
        short = "" if location.resource is None else self.word(location.resource, "short")
        if location.kind == "produce":
            text.append(f" +{short}", style=STYLES[location.resource or "fiorini"])
        elif location.kind == "convert":
            text.append(f" {short}→{location.amount}{self.word('fiorini', 'short')}")
        if location.up == 0:
            return Text.assemble("[", text, "]", style=QUIET)
        if location.up > 1:
            text.append(f" ×{location.up}")
        return text

    def hand_card(self, card: Card) -> Text:
        """A card in the own hand: name, cost, and what it is worth."""
        text = Text.assemble((card.name, "bold"), " ", self.cost(card.cost))
        if card.artists:
            text.append(f" {self.kinds(card.artists)}")
        if card.prestige:
            text.append(f" {card.prestige}★")
        gives = card_facts(card).get("gives")
        if isinstance(gives, list) and gives and not card.prestige:
            text.append(f" → {self.language.words(self.game, gives)}")
        return text

    def work(self, work: Card | Monument) -> Text:
        """A card or monument in front of a player: its prestige and, for a work of art, its artist."""
        text = Text(work.name)
        if work.prestige:
            text.append(f" {work.prestige}")
        if work.artist is not None:
            text.append(f" + {self.word(work.artist.word, 'name')} {work.artist.prestige}")
        elif work.artists:
            text.append(f" + {self.text('label-anonymous-work')}")
        return text

    def work_waiting(self, monument: Monument) -> Text:
        """A reserved monument: prestige, name, cost, artists."""
        name = Text(f"{monument.name} {monument.prestige} ")
        return name.append_text(self.cost(monument.cost)).append(f" {self.kinds(monument.artists)}")
