"""Numbers as a language writes them."""

from __future__ import annotations

from typing import Any, Final

POINT: Final = frozenset({"en"})
"""The languages with a decimal point; the others have a comma."""


class Figures:
    """Shares and means for readers of a language."""

    def __init__(self, code: str) -> None:
        self.mark: Final = "." if code in POINT else ","

    def decimal(self, value: float, digits: int, *, sign: bool = False) -> str:
        """A number with so many digits after the mark; with `sign`, also a plus."""
        text = f"{value:+.{digits}f}" if sign else f"{value:.{digits}f}"
        return text.replace("-", "−").replace(".", self.mark)

    def number(self, value: float) -> str:
        """A number rounded to the digits that matter."""
        return self.decimal(value, 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2)

    def percent(self, share: float) -> str:
        """A share as a percentage."""
        return f"{self.decimal(100 * share, 0)} %"

    def interval(self, mean: float, half: float, *, sign: bool = False) -> str:
        """A mean and half the width of its interval, with the digits that the width allows."""
        digits = 0 if half >= 10 else 1 if half >= 1 else 2
        return f"{self.decimal(mean, digits, sign=sign)} ± {self.decimal(half, digits)}"

    def chart(self) -> dict[str, Any]:
        """How Vega-Lite writes numbers."""
        thousands = "," if self.mark == "." else "\u202f"
        return {
            "decimal": self.mark,
            "thousands": thousands,
            "grouping": [3],
            "currency": ["", ""],
            "percent": "\u00a0%",
        }
