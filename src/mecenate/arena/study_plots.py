"""The plots of a study, drawn as SVG: their colours come from the page, so that they fit print and both themes.

Series are told apart by colour and by shape, since not everybody sees colours and not every printer has them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from mecenate.arena.study_figures import Mean, Share

WIDTH, LABEL, RIGHT, STEP, TOP, FOOT = 760, 230, 70, 24, 14, 26
Series = Sequence[Share | Mean | None]
Number = Callable[[float], str]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.0f} %"


def plain(number: float) -> str:
    """A number without digits that say nothing."""
    return f"{number:.0f}" if abs(number) >= 10 else f"{number:.1f}"


def middle_of(one: Share | Mean) -> float:
    """The share or the mean."""
    return one.share if isinstance(one, Share) else one.mean


def dots(
    rows: Sequence[tuple[str, Series]],
    *,
    label: str,
    par: float | None = None,
    show: Number = percent,
    low: float = 0.0,
) -> str:
    """A row a name: for each series a mark on its interval; the dashed line is par."""
    intervals = [one for _, series in rows for one in series if one is not None]
    high = max([one.high for one in intervals] + ([par] if par is not None else [])) if intervals else 1.0
    low = min([low, *(one.low for one in intervals)])
    high = high + 0.04 * (high - low) if high > low else low + 1.0
    several = max((len(series) for _, series in rows), default=1)
    step = STEP + 12 * (several - 1)
    scale = Scale(low, high)
    parts = [grid(scale, TOP + step * len(rows), show)]
    if par is not None:
        parts.append(line(scale.x(par), TOP - 6, scale.x(par), TOP + step * len(rows), "par"))
    for n, (name, series) in enumerate(rows):
        y = TOP + step * n + STEP / 2
        parts.append(text(LABEL - 10, y + 4, name, "end"))
        for number, one in enumerate(series):
            if one is not None:
                parts.append(mark(scale, y + 12 * number, one, number, show))
    return picture(parts, TOP + step * len(rows) + FOOT, label)


def bars(rows: Sequence[tuple[str, Sequence[float]]], *, label: str, show: Number = plain) -> str:
    """A row a name, and in it a bar for each series."""
    values = [value for _, series in rows for value in series]
    scale = Scale(min(0.0, *values), max(1e-9, *values))
    several = max(len(series) for _, series in rows)
    step = 10 + 12 * several
    parts = [grid(scale, TOP + step * len(rows), show)]
    for n, (name, series) in enumerate(rows):
        y = TOP + step * n
        parts.append(text(LABEL - 10, y + step / 2 + 2, name, "end"))
        for number, value in enumerate(series):
            left, right = sorted((scale.x(0.0), scale.x(value)))
            parts.append(
                f'<rect class="s{number % 6}" x="{left:.1f}" y="{y + 3 + 12 * number:.1f}" '
                f'width="{right - left:.1f}" height="9"/>'
            )
            parts.append(text(max(left, right) + 4, y + 11 + 12 * number, show(value), "start", "small"))
    return picture(parts, TOP + step * len(rows) + FOOT, label)


def outlines(series: Sequence[Sequence[tuple[float, float, int]]], *, label: str, show: Number = plain) -> str:
    """Histograms laid over each other, each as the outline of its bars, as shares of all games."""
    low = min(bars[0][0] for bars in series)
    high = max(bars[-1][1] for bars in series)
    scale = Scale(low, high, left=40)
    tall = max(count / sum(bar[2] for bar in bars) / (bar_width(bars) or 1) for bars in series for _, _, count in bars)
    height, parts = 150, [grid(scale, TOP + 150, show)]
    for number, one in enumerate(series):
        total = sum(bar[2] for bar in one)
        points = [f"{scale.x(one[0][0]):.1f},{TOP + height}"]
        for left, right, count in one:
            y = TOP + height - 0.94 * height * count / total / (bar_width(one) or 1) / tall
            points += [f"{scale.x(left):.1f},{y:.1f}", f"{scale.x(right):.1f},{y:.1f}"]
        points.append(f"{scale.x(one[-1][1]):.1f},{TOP + height}")
        parts.append(f'<polyline class="line s{number % 6} d{number % 3}" points="{" ".join(points)}"/>')
    return picture(parts, TOP + height + FOOT, label)


def bar_width(bars: Sequence[tuple[float, float, int]]) -> float:
    """How wide the bars of a histogram are."""
    return bars[0][1] - bars[0][0]


class Scale:
    """From numbers to places on the paper."""

    def __init__(self, low: float, high: float, left: float = LABEL) -> None:
        self.low = low
        self.high = high if high > low else low + 1.0
        self.left = left

    def x(self, value: float) -> float:
        """How far to the right."""
        return self.left + (WIDTH - RIGHT - self.left) * (value - self.low) / (self.high - self.low)

    def steps(self) -> list[float]:
        """About five round numbers."""
        raw = (self.high - self.low) / 5
        power = 10.0 ** len(f"{raw:.0f}") / 10 if raw >= 1 else 1.0
        while raw < power:
            power /= 10
        size = next(step * power for step in (1, 2, 5, 10) if step * power >= raw)
        first = -(-self.low // size)
        return [size * n for n in range(int(first), int(self.high / size) + 1)]


def grid(scale: Scale, bottom: float, show: Number) -> str:
    """The scale under a plot, with thin lines upwards."""
    return "".join(
        line(scale.x(at), TOP - 6, scale.x(at), bottom, "grid")
        + text(scale.x(at), bottom + 16, show(at), "middle", "small")
        for at in scale.steps()
    )


def mark(scale: Scale, y: float, one: Share | Mean, number: int, show: Number) -> str:
    """An interval with its middle, and what it is when one points at it."""
    middle = middle_of(one)
    x = scale.x(middle)
    shape = (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4"/>',
        f'<rect x="{x - 3.6:.1f}" y="{y - 3.6:.1f}" width="7.2" height="7.2"/>',
        f'<path d="M{x:.1f} {y - 5:.1f}l5 9h-10z"/>',
    )[number % 3]
    told = f"{one.name}: {show(middle)} ({show(one.low)} – {show(one.high)}), n = {one.count}"
    return (
        f'<g class="s{number % 6}">{line(scale.x(one.low), y, scale.x(one.high), y, "interval")}{shape}'
        f"<title>{escape(told)}</title></g>{text(WIDTH - RIGHT + 8, y + 4, show(middle), 'start', 'small')}"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    """Words in a plot."""
    shown = words if len(words) <= 34 else words[:33] + "…"
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(shown)}</text>'


def picture(parts: Sequence[str], height: float, label: str) -> str:
    """The whole plot, with a name for those who do not see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )
