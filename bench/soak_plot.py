"""Curves over time as an SVG, one below the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

WIDTH, HEIGHT, LEFT, GAP = 900, 130, 70, 40
COLOUR = "#7a3b2e"


def plot(curves: Mapping[str, Sequence[tuple[float, float | None]]]) -> str:
    """An SVG with a curve for each name, over minutes; each begins at 0 and has its highest value at the top."""
    total = len(curves) * (HEIGHT + GAP) + GAP
    size = f'width="{LEFT + WIDTH + 20}" height="{total}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="12">']
    parts.append('<rect width="100%" height="100%" fill="white"/>')
    for number, (name, points) in enumerate(curves.items()):
        parts += _curve(name, points, GAP + number * (HEIGHT + GAP))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _curve(name: str, points: Sequence[tuple[float, float | None]], top: int) -> list[str]:
    known = [(minute, value) for minute, value in points if value is not None]
    last = max((minute for minute, _ in known), default=1.0)
    highest = max((value for _, value in known), default=1.0) or 1.0
    bottom = top + HEIGHT
    places = [f"{LEFT + WIDTH * minute / last:.1f},{bottom - HEIGHT * value / highest:.1f}" for minute, value in known]
    return [
        f'<text x="{LEFT}" y="{top - 6}" font-weight="bold">{name}</text>',
        f'<text x="{LEFT - 6}" y="{top + 4}" text-anchor="end">{highest:g}</text>',
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">0</text>',
        f'<text x="{LEFT + WIDTH}" y="{bottom + 14}" text-anchor="end">{last:.0f} minutes</text>',
        f'<path d="M{LEFT} {top}V{bottom}H{LEFT + WIDTH}" fill="none" stroke="#888"/>',
        f'<polyline points="{" ".join(places)}" fill="none" stroke="{COLOUR}" stroke-width="1.5"/>',
    ]
