"""The versions of Carpe Diem: its rules and its position formats, the oldest first."""

from __future__ import annotations

from typing import Final

from mecenate.core.versions import RulesVersion, Versions

VERSIONS: Final = Versions(
    "Carpe Diem",
    rules=[
        RulesVersion(1, pack="01e23c8c9fdf1c55"),  # release 0.1
        RulesVersion(2, pack="01e23c8c9fdf1c55"),  # release 0.2: the option `pawns` (CAD-77)
    ],
)
