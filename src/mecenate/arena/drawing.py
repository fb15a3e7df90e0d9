"""A ladder as a drawing (SVG): how often each level beats the one below, with its interval and par."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mecenate.arena.match_tally import Tally

LEFT, WIDTH, STEP, TOP = 190, 420, 34, 48


def draw_ladder(title: str, pairings: Sequence[Tally]) -> str:
    """One row for each pairing, the highest level on top."""
    height = TOP + STEP * len(pairings) + 30
    rows = "".join(_row(n, pairing) for n, pairing in enumerate(reversed(pairings)))
    scale = "".join(
        f'<text x="{_x(share)}" y="{height - 8}" text-anchor="middle">{round(100 * share)} %</text>'
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 40} {height}" '
        f'font-family="sans-serif" font-size="13"><text x="8" y="22" font-size="16">{escape(title)}</text>'
        f"{rows}{scale}</svg>\n"
    )


def _row(n: int, pairing: Tally) -> str:
    y = TOP + STEP * n
    low, high = pairing.interval()
    above, below = pairing.names
    par = _x(pairing.par())
    return (
        f'<text x="8" y="{y + 5}">{escape(above)} / {escape(below)}</text>'
        f'<line x1="{_x(0)}" x2="{_x(1)}" y1="{y}" y2="{y}" stroke="#ddd"/>'
        f'<line x1="{par}" x2="{par}" y1="{y - 11}" y2="{y + 11}" stroke="#999" stroke-dasharray="3"/>'
        f'<line x1="{_x(low)}" x2="{_x(high)}" y1="{y}" y2="{y}" stroke="#8a3b12" stroke-width="3"/>'
        f'<circle cx="{_x(pairing.rate())}" cy="{y}" r="6" fill="#8a3b12"/>'
    )


def _x(share: float) -> float:
    return round(LEFT + WIDTH * share, 1)
