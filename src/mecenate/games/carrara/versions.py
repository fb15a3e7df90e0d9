"""The versions of The Palaces of Carrara: its rules and its position formats, the oldest first."""

from __future__ import annotations

from typing import Final

from mecenate.core.versions import RulesVersion, Versions

VERSIONS: Final = Versions(
    "The Palaces of Carrara",
    rules=[
        RulesVersion(1, pack="fec412a751fb605f"),  # release 0.1
        RulesVersion(2, pack="fec412a751fb605f"),  # release 0.2: stored items move at every choice (CAR-74)
    ],
)
