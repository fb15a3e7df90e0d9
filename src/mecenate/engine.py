"""Which engine runs in this process: the compiled one, or the same files interpreted."""

from __future__ import annotations

from typing import Literal

from mecenate.core import state

Kind = Literal["compiled", "interpreted"]


def kind() -> Kind:
    """How the engine of this process runs."""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"
