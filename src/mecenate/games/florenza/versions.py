"""The versions of Florenza: The Card Game: its rules and its position formats, the oldest first."""

from __future__ import annotations

from typing import Any, Final

from mecenate.core.versions import RulesVersion, Versions


def _without_memory(position: dict[str, Any]) -> None:
    """Format 2 has what the seats remember; a position of format 1 does not."""
    position["memory"] = 0
    position["drawn"] = 0
    position["draw"] = [0] * 228
    position["barred"] = [[0] * 9 for _ in range(position["seats"])]


VERSIONS: Final = Versions(
    "Florenza: The Card Game",
    rules=[
        RulesVersion(1, pack="288214ef8d23d443"),  # release 0.1
    ],
    position_steps=[_without_memory],
)
