"""Texts for people in English, French and German, for the terminal, the server and the browser.

The messages are Fluent files, `<language>/table.ftl` for what every game needs and `<language>/<game>.ftl` for
what one game says. Games tell facts; only this package makes sentences of them.
"""

from mecenate.lang.language import LANGUAGES, Language, preferred
from mecenate.lang.rules import Clause, clauses

__all__ = ["LANGUAGES", "Clause", "Language", "clauses", "preferred"]
