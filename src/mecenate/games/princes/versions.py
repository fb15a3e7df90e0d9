"""The versions of The Princes of Florence: its rules and its position formats, the oldest first."""

from __future__ import annotations

from typing import Any, Final

from mecenate.core.versions import RulesVersion, Versions


def _without_memory(position: dict[str, Any]) -> None:
    """Format 2 has marks of what happened to hidden cards. Older positions have none."""
    position.update(memory=0, looks=[0] * 49, looks_made=[0] * 3, played=[0] * 41, given_back=[0] * position["seats"])


VERSIONS: Final = Versions(
    "The Princes of Florence",
    rules=[
        RulesVersion(1, pack="b33b15249b0d7259"),  # release 0.1
        # release 0.2: powers while an offer is answered (PRI-73, PRI-76); the palace of Cooperation on c5–e6 (PRI-80)
        RulesVersion(2, pack="22eeb90633eab7c0"),
    ],
    position_steps=[_without_memory],
)
