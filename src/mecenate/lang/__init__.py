"""Texts for people in several languages (`LANGUAGES`), for the terminal, the server and the browser.

The messages are Fluent files, `<language>/table.ftl` for what every game needs and `<language>/<game>.ftl` for
what one game says. The terms of a game are in `glossary/<game>.<language>.toml`. Games tell facts; only this package
makes sentences of them.
"""

from mecenate.lang.language import LANGUAGES, Language, preferred
from mecenate.lang.rules import Clause, Overview, clauses, overview

__all__ = ["LANGUAGES", "Clause", "Language", "Overview", "clauses", "overview", "preferred"]
