"""A person with a browser, as tests of other packages have it too."""

from mecenate.testing.visitor import (
    ALWAYS_CONFIRM,
    AT_MOVE,
    AT_ONCE,
    CHOICE,
    DESK,
    LOCALES,
    MAY_CHOOSE,
    MOVED,
    OVER,
    OVER_OR_MOVED,
    PHONE,
    Visitor,
)

__all__ = [
    "ALWAYS_CONFIRM",
    "AT_MOVE",
    "AT_ONCE",
    "CHOICE",
    "DESK",
    "LOCALES",
    "MAY_CHOOSE",
    "MOVED",
    "OVER",
    "OVER_OR_MOVED",
    "PHONE",
    "Visitor",
]
