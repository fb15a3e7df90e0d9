"""Characters that people may use in texts for others."""

from __future__ import annotations

import re
from typing import Final

_UNSAYABLE: Final = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, except for the tab and the end of a line
    r"\u2028\u2029"  # other ends of lines
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"  # what turns the direction of writing
)


def is_name(text: str) -> bool:
    """Whether this can be shown as one line: no controls, no ends of lines, nothing invisible but spaces."""
    return text.isprintable()


def is_sayable(text: str) -> bool:
    """Whether this can be shown as chat: several lines and joined emoji are fine."""
    return _UNSAYABLE.search(text) is None
