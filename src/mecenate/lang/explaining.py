"""Explanations as sentences."""

from __future__ import annotations

from mecenate.core.explanation import Explanation
from mecenate.lang.language import Language

ENDS = ("round", "phase", "game")
"""The ends that are worth a word; that a turn ends, everybody sees."""


def spoken(language: Language, game: str, explanation: Explanation) -> str:
    """What a choice means, and in brackets what it brings, what ends by it, and where certainty ends."""
    gloss = language.gloss(game, explanation.family, explanation.word, explanation.facts)
    effects = effects_of(language, explanation)
    return f"{gloss} ({', '.join(effects)})" if effects else gloss


def effects_of(language: Language, explanation: Explanation) -> list[str]:
    """A few words on each effect that doing the choice has shown."""
    words = []
    total = explanation.total
    if total is not None and total > 0:
        words.append(language.effect("points", points=total))
    words += [language.effect(f"ends-{end}") for end in explanation.ends if end in ENDS]
    if explanation.then is not None and explanation.then.kind != "turn" and "game" not in explanation.ends:
        words.append(language.effect(f"then-{explanation.then.kind}"))
    return words
