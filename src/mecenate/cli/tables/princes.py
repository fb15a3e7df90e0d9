"""The table of The Princes of Florence: what is on offer, the estates side by side, and one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables import princes_legend
from mecenate.cli.tables.drawing import QUIET, flow, seat_mark
from mecenate.cli.tables.princes_pieces import GAME, Pieces, outline_of
from mecenate.cli.tables.table import DrawnTable
from mecenate.core.explanation import Explanation
from mecenate.games.princes.view import Character, Lot, Offer, Player, Reckoning, View
from mecenate.lang import Language

ESTATE = 18
"""Columns that an estate and the gap to the next one take."""


class PrincesTable(DrawnTable):
    """The Princes of Florence."""

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        pieces = Pieces(language)
        parts: list[RenderableType] = [_title(pieces, view), Text(), _market(pieces, view, width), Text()]
        parts += [_estates(pieces, view, names, width), Text()]
        parts += [_status(pieces, view, player, names, width) for player in view.players]
        if view.seat is not None and not view.over:
            parts += [Text(), _hand(pieces, view, view.players[view.seat], width)]
        return Group(*parts)

    def picture(self, explanation: Explanation) -> str:
        for change in explanation.changes:
            if change.path == ["players", explanation.seat, "estate"] and change.after:
                return outline_of(change.after[-1].squares)
        return ""

    def printed(self, view: Any, language: Language) -> RenderableType:
        return princes_legend.legend(Pieces(language), view)


def _title(pieces: Pieces, view: View) -> Text:
    text = Text.assemble((pieces.language.title(GAME, GAME), "bold"))
    if view.over:
        return text.append(f" · {pieces.text('label-over')}")
    if view.round > 0:
        text.append(f" · {pieces.text('label-round', round=view.round, least=view.least)}")
    return text.append(f" · {pieces.word(view.phase)}")


# ---------------------------------------------------------------------- what is on offer


def _market(pieces: Pieces, view: View, width: int) -> Grid:
    """Lots, the auction, characters, supplies and piles."""
    rows = {"label-lots": [_lot(pieces, lot) for lot in view.lots]}
    if view.auction is not None:
        rows["label-auction"] = _auction(pieces, view)
    if view.characters:
        rows["label-characters"] = [_character(pieces, character) for character in view.characters]
    if view.offer is not None:
        rows["label-offer"] = [_offer(pieces, view.offer)]
    supply = {**view.buildings, **view.freedoms}
    rows["label-supply"] = [_counted(pieces.word(name), left) for name, left in supply.items()]
    rows["label-piles"] = [_counted(pieces.word(name, "cards"), left) for name, left in view.piles.items()]
    labels = {id: pieces.label(id) for id in rows}
    room = width - max(label.cell_len for label in labels.values()) - 2
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    for id, parts in rows.items():
        grid.add_row(labels[id], flow(parts, room))
    return grid


def _counted(name: str, left: int) -> Text:
    return Text(f"{name} {left}", style="" if left else QUIET)


def _lot(pieces: Pieces, lot: Lot) -> Text:
    text = _counted(pieces.word(lot.name), lot.left)
    return text if lot.buyer is None else text.append(f" ✓{seat_mark(lot.buyer)}", style="bold")


def _auction(pieces: Pieces, view: View) -> list[Text]:
    auction = view.auction
    assert auction is not None
    line = pieces.text(
        "label-auction-line", lot=pieces.word(auction.lot), bid=auction.bid, leader=seat_mark(auction.leader)
    )
    parts = [Text(line, style="bold")]
    if auction.passed:
        parts.append(Text(pieces.text("label-passed", seats=" ".join(map(seat_mark, auction.passed)))))
    return parts


def _character(pieces: Pieces, character: Character) -> Text:
    text = Text(pieces.word(character.name))
    if character.money is not None:
        text.append(f" {character.money}")
    if character.owner is not None:
        text.append(f" ✓{seat_mark(character.owner)}", style="bold")
    elif character.pawn is not None:
        text.append(f" ▲{seat_mark(character.pawn)}: {character.space}", style="bold")
    return text


def _offer(pieces: Pieces, offer: Offer) -> Text:
    return Text(
        pieces.text(
            "label-offer-line",
            active=seat_mark(offer.active),
            partner=seat_mark(offer.partner),
            building=pieces.word(offer.building),
            florins="?" if offer.florins is None else offer.florins,
            mine=" ".join(offer.active_squares),
            theirs=" ".join(offer.partner_squares),
        )
    )


# ---------------------------------------------------------------------- estates and players


def _estates(pieces: Pieces, view: View, names: Sequence[str], width: int) -> Group:
    """As many estates in a row as fit, each under its player's name."""
    a_row = max(1, min(view.seats, (width + 2) // ESTATE))
    rows: list[RenderableType] = []
    for first in range(0, view.seats, a_row):
        players = view.players[first : first + a_row]
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in players:
            grid.add_column(width=ESTATE - 2, no_wrap=True, overflow="crop")
        grid.add_row(*(_heading(view, player, names) for player in players))
        drawn = [pieces.estate(player.estate, view.palace) for player in players]
        for line in zip(*drawn, strict=True):
            grid.add_row(*line)
        rows.append(grid)
    return Group(*rows)


def _heading(view: View, player: Player, names: Sequence[str]) -> Text:
    mark = "▶ " if view.actor == player.seat else "  "
    return Text(f"{mark}{seat_mark(player.seat)} {names[player.seat]}"[: ESTATE - 2], style="bold")


def _status(pieces: Pieces, view: View, player: Player, names: Sequence[str], width: int) -> Grid:
    """Prestige, money if it may be seen, what stands beside the estate, and how many cards."""
    who = Text("▶ " if view.actor == player.seat else "  ")
    who.append(f"{seat_mark(player.seat)} {names[player.seat]}", style="bold")
    parts = [Text(pieces.count("prestige", player.prestige))]
    if player.florins is not None:
        parts.append(Text(pieces.count("florins", player.florins)))
    if view.first == player.seat and not view.over:
        parts.append(Text(pieces.text("label-first")))
    parts += _belongings(pieces, player)
    parts += _borders(pieces, view, player, names)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_row(who, flow(parts, width - who.cell_len - 2))
    return grid


def _borders(pieces: Pieces, view: View, player: Player, names: Sequence[str]) -> list[Text]:
    """With Cooperation: whose estate lies where beyond the border, and the buildings that two players share."""
    texts = []
    around = zip(view.neighbours[player.seat], view.neighbour_offsets[player.seat], strict=True)
    beside = [f"{names[seat]} {right:+d}/{up:+d}" for seat, (right, up) in around] if view.cooperation else []
    if beside:
        texts.append(Text(pieces.text("label-neighbours", names=", ".join(beside))))
    for piece in player.estate:
        if piece.partner is not None:
            shared = pieces.text("label-joint", building=pieces.word(piece.name), name=names[piece.partner])
            texts.append(Text(shared))
    return texts


def _belongings(pieces: Pieces, player: Player) -> list[Text]:
    texts = [pieces.word(name) for name in player.characters]
    if player.builders:
        texts.append(pieces.text("label-builders", count=player.builders))
    if player.jesters:
        texts.append(pieces.text("label-jester-count", count=player.jesters))
    if player.freedoms:
        texts.append(pieces.text("label-freedoms", words=pieces.language.words(GAME, player.freedoms)))
    if player.works:
        texts.append(pieces.text("label-works", words=pieces.language.words(GAME, player.works)))
    if player.recruited:
        texts.append(pieces.text("label-recruited", count=player.recruited))
    if player.best_work:
        texts.append(pieces.text("label-best", value=player.best_work))
    texts.append(
        pieces.text(
            "label-hand",
            professions=player.profession_cards,
            bonus=player.bonus_cards,
            recruiting=player.recruiting_cards,
        )
    )
    if player.prestige_cards:
        texts.append(pieces.text("label-held", count=player.prestige_cards))
    return [Text(text) for text in texts]


# ---------------------------------------------------------------------- the own hand


def _hand(pieces: Pieces, view: View, player: Player, width: int) -> Group:
    """The people in hand with the terms of their works; bonus and prestige cards; cards looked at or put away."""
    parts: list[RenderableType] = []
    if player.reckonings:
        parts.append(_people(pieces, view, player.reckonings))
    bonus = [Text(f"{pieces.word(card.card)} (+{card.points})") for card in player.bonus or []]
    lists = {
        "label-likes": _likes(pieces, view, player),
        "label-bonus": bonus,
        "label-prestige": [Text(pieces.word(card)) for card in player.prestige_cards_held or []],
        "label-looked": [Text(pieces.word(card)) for card in view.looked],
        "label-under": [Text(pieces.word(card)) for pile in view.under.values() for card in pile if card is not None],
    }
    shown = [(pieces.label(id), cards) for id, cards in lists.items() if cards]
    for label, cards in shown:
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(no_wrap=True)
        grid.add_row(label, flow(cards, width - label.cell_len - 2))
        parts.append(grid)
    return Group(*parts)


def _likes(pieces: Pieces, view: View, player: Player) -> list[Text]:
    """What each person in hand likes."""
    texts = []
    for name in player.professions or []:
        likes = view.printed.professions[name]
        words = pieces.language.words(GAME, [likes.building, likes.landscape, likes.freedom])
        texts.append(Text(f"{pieces.word(name)}: {words}"))
    return texts


def _people(pieces: Pieces, view: View, reckonings: Sequence[Reckoning]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    terms = list(princes_legend.TERMS)
    heads = [Text(pieces.text(id), style=QUIET) for id in princes_legend.TERMS.values()]
    if view.muse:
        terms.append("muse")
        heads.append(Text(pieces.word("muse"), style=QUIET))
    for _ in range(len(terms) + 1):
        grid.add_column(no_wrap=True, justify="right")
    grid.add_row(pieces.label("label-people"), *heads, Text(pieces.text("label-value"), style=QUIET))
    for reckoning in reckonings:
        enough = reckoning.value >= view.least
        value = Text(f"= {reckoning.value}", style="bold" if enough else QUIET)
        numbers = [Text(str(getattr(reckoning, term)) if getattr(reckoning, term) else "–") for term in terms]
        grid.add_row(Text(pieces.word(reckoning.profession)), *numbers, value)
    return grid
