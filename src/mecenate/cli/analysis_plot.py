"""The parts of the graph of an analysis, drawn as SVG: the page sets its colours, for print and both themes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, RIGHT, TOP, FOOT = 760, 70, 14, 26
STYLE = """
svg{width:100%;height:auto;font:13px sans-serif}svg text{fill:var(--ink)}svg .small{font-size:11px;fill:var(--soft)}
.grid{stroke:var(--faint)}.par{stroke:var(--soft);stroke-dasharray:4 3}.interval{stroke-width:2.5}
.s0{fill:var(--c0);stroke:var(--c0)}.s1{fill:var(--c1);stroke:var(--c1)}.s2{fill:var(--c2);stroke:var(--c2)}
.s3{fill:var(--c3);stroke:var(--c3)}.s4{fill:var(--c4);stroke:var(--c4)}.s5{fill:var(--c5);stroke:var(--c5)}
rect.s0,rect.s1,rect.s2,rect.s3,rect.s4,rect.s5{stroke:none}.line{fill:none;stroke-width:2}
.d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.key svg{width:1rem;height:1rem;vertical-align:-2px}
.key{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.4rem}
"""


def percent(share: float) -> str:
    """A share as a percentage."""
    return f"{100 * share:.0f} %"


class Scale:
    """Maps values to horizontal positions."""

    def __init__(self, low: float, high: float, left: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0
        self.left = left

    def x(self, value: float) -> float:
        """The horizontal position of a value."""
        return self.left + (WIDTH - RIGHT - self.left) * (value - self.low) / (self.high - self.low)


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    """A text."""
    shown = words if len(words) <= 34 else words[:33] + "…"
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(shown)}</text>'


def picture(parts: Sequence[str], height: float, label: str) -> str:
    """The whole plot, with an accessible name."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def key_of(names: Sequence[str]) -> str:
    """The legend of the lines."""
    items = [
        f'<li><svg viewBox="0 0 16 16" aria-hidden="true"><rect class="s{n}" x="2" y="4" width="12" height="8"/></svg> '
        f"{escape(name)}</li>"
        for n, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'
