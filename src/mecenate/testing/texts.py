"""The words of a game: every prompt, event, choice, source and title has a message in a language."""

from __future__ import annotations

import mecenate
from mecenate.core.explain import explain_choices
from mecenate.lang import Language
from mecenate.lang.explaining import spoken
from mecenate.testing.tables import Table, choose


def missing_messages(table: Table, code: str, games: int) -> set[str]:
    """What the games of a table say that this language has no message for."""
    language = Language(code)
    names = [f"player {seat + 1}" for seat in range(table.seats)]
    language.title(table.game, "")
    for seed in range(games):
        state, dealer = table.start(seed)
        while (prompt := state.prompt) is not None:
            language.prompt(table.game, prompt, names)
            for explanation in explain_choices(state):
                spoken(language, table.game, explanation)
            scribe = mecenate.Scribe()
            state.apply(choose(state, dealer), dealer, scribe)
            for event in scribe.events:
                language.event(table.game, event, names)
        for source in state.scores()[0].breakdown:
            language.source(table.game, source)
    return {missed for missed in language.missing if missed.startswith(f"{code}/{table.game}:")}
