"""Florenza: The Card Game once more: slow, plain, and written from the rulebook alone.

Nothing here is shared with the engine. A `Table` is a whole game in dicts and lists; it says which actions are
legal, carries them out, and counts the scores. Clause numbers (FLO-…) are those of docs/rules/florenza.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mecenate.testing.oracle import Picks

from . import florenza_actions as actions
from . import florenza_pieces as pieces
from . import florenza_rounds as rounds
from . import florenza_scores
from .florenza_state import Player, State, locations_out, piles


@dataclass
class Table(State):
    """A whole game."""

    @staticmethod
    def deal(seats: int, options: Mapping[str, str | int], picks: Picks, setup: pieces.Setup = pieces.BOX) -> Table:
        """FLO-7 to FLO-11: a new game; options not given have their default."""
        chosen = {**pieces.DEFAULTS, **options}
        cards = piles(seats, chosen["guilds"] == "in")
        locations = locations_out(seats, chosen["locations"] == "by_mark", setup)
        table = Table(
            seats=seats,
            options=chosen,
            setup=setup,
            players=[Player(setup.fiorini, dict.fromkeys(pieces.RESOURCES, setup.each_resource)) for _ in range(seats)],
            supply={what: number - seats * setup.each_resource for what, number in setup.supply.items()},
            bank=setup.bank - seats * setup.fiorini,
            pile=cards[1],
            later={2: cards[2], 3: cards[3]},
            monument_pile=list(pieces.MONUMENTS),
            artist_pile={word: len(artist.fronts) for word, artist in pieces.ARTISTS.items()},
            fronts={word: list(artist.fronts) for word, artist in pieces.ARTISTS.items()},
            locations=locations,
            up=dict(locations),
        )
        table.draw_monuments(setup.monuments, picks)
        table.draw_artists(picks)
        for player in table.players:
            table.draw_cards(player, setup.cards, picks)
        table.captain = picks(seats)
        return table

    def copy(self) -> Table:
        """A table that shares nothing changeable with this one."""
        players = [player.copy() for player in self.players]
        work = None if self.work is None else players[self.turn].works[-1]  # the last card laid down
        return replace(
            self,
            players=players,
            supply=dict(self.supply),
            pile=dict(self.pile),
            later=dict(self.later),
            monument_pile=list(self.monument_pile),
            artist_pile=dict(self.artist_pile),
            fronts={word: list(unseen) for word, unseen in self.fronts.items()},
            up=dict(self.up),
            row=list(self.row),
            middle=list(self.middle),
            anonymous=list(self.anonymous),
            work=work,
        )

    def legal(self) -> list[str]:
        """What the actor may choose."""
        if self.asks == "action":
            return actions.legal_actions(self)
        if self.asks == "engage":
            return [f"engage {artist}" for artist in actions.engageable(self)]
        if self.asks == "give":
            return [f"give {what}" for what in actions.gives(self)]
        if self.asks == "take":
            return [f"take {what}" for what in actions.takes(self)]
        if self.asks == "keep":
            return [f"keep {word}" for word in dict.fromkeys(self.me.hand)]
        if self.asks == "choose":
            return [f"choose {what}" for what in rounds.choices(self)]
        return [f"take {what}" for what in self.in_supply()] if self.asks == "collect" else []

    def play(self, text: str, picks: Picks) -> None:
        """Carry out a legal action."""
        if self.asks == "action":
            actions.act(self, text, picks)
            return
        word = text.partition(" ")[2]
        answers = {
            "engage": actions.engage,
            "give": actions.give,
            "take": actions.take,
            "keep": rounds.keep,
            "choose": rounds.choose,
            "collect": rounds.collect,
        }
        answers[self.asks](self, word, picks)

    def scores(self) -> list[dict[str, object]]:
        """A seat's total, rank and breakdown."""
        return florenza_scores.scores(self)
