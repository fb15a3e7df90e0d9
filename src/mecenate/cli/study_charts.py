"""The charts of a study, drawn by Vega-Lite while the page is written: the page has pictures, and no script.

Colours are variables of the page, which sets them for print and both themes. Series are told apart by shape too, since
not everybody sees colours and not every printer has them. Each chart is drawn twice, for desks and for phones.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from mecenate.cli.figures import Figures
from mecenate.extras import needs

WIDE, NARROW = 760, 340
LEFT = 10
"""Room for names in a font that is wider than that of the machine that draws; more is in the margin of the page."""
COLOURS = [f"var(--c{n})" for n in range(6)]
SHAPES = ["circle", "square", "triangle-up", "diamond", "cross", "triangle-down"]
DASHES = [[1, 0], [7, 3], [2, 3]]
SHARES = "percent"
STYLE = """
svg{width:100%;height:auto;overflow:visible}svg.narrow{display:none}
@media screen and (max-width:560px){svg.wide{display:none}svg.narrow{display:block}}
"""
LEGEND = {
    "orient": "top",
    "title": None,
    "labelColor": "var(--ink)",
    "labelFontSize": 12,
    "labelLimit": 0,
    "columnPadding": 40,  # a reader's font may be wider than that of the machine that draws
}
UNSEEN = re.compile(r' (?:aria-\w+|role|pointer-events)="[^"]*"|<path class="(?:back|fore)ground"[^>]*/>')
"""What a picture does not need that is named as a whole."""
OPENING = re.compile(r'<svg [^>]*(viewBox="[^"]*")>')
CONFIG = {
    "background": None,
    "view": {"stroke": None},
    "font": "sans-serif",
    "axis": {
        "labelColor": "var(--ink)",
        "titleColor": "var(--soft)",
        "gridColor": "var(--faint)",
        "domainColor": "var(--faint)",
        "tickColor": "var(--faint)",
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
    },
}


@dataclass(frozen=True)
class Mark:
    """A value with its interval, in one row of a chart; `clear` marks are filled."""

    row: str
    series: str
    value: float
    low: float
    high: float
    shown: str
    clear: bool = True


def ready() -> None:
    """Raises `MissingExtra` if charts cannot be drawn."""
    with needs("research"):
        import vl_convert  # noqa: F401  (whether it is there)


def dots(figures: Figures, marks: Sequence[Mark], label: str, *, par: float | None = None, form: str = "%") -> str:
    """One row for each name: a mark on its interval for each series; the dashed line is par."""
    series = list(dict.fromkeys(mark.series for mark in marks))
    rows = [vars(mark) for mark in marks]
    x = {
        "type": "quantitative",
        "title": None,
        "axis": {"format": form, "tickCount": 6},
        "scale": {"zero": par is None},
    }
    shape = {"field": "series", "sort": None, "scale": {"domain": series, "range": SHAPES}, "legend": _legend(series)}
    layers: list[dict[str, Any]] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2.5},
            "encoding": {"x": {"field": "low", **x}, "x2": {"field": "high"}, "color": _colour(series)},
        },
        {
            "mark": {"type": "point", "size": 60, "opacity": 1, "strokeWidth": 2},
            "encoding": {
                "x": {"field": "value", **x},
                "stroke": _colour(series),
                "shape": shape,
                "fill": {"condition": {"test": "datum.clear", **_colour(series)}, "value": "var(--paper)"},
            },
        },
        {
            "mark": {"type": "text", "align": "left", "dx": 6, "dy": -7, "fontSize": 10, "color": "var(--soft)"},
            "encoding": {"x": {"field": "value", **x}, "text": {"field": "shown"}},
        },
    ]
    if par is not None:
        layers.insert(
            0,
            {
                "mark": {"type": "rule", "strokeDash": [4, 3], "color": "var(--soft)"},
                "encoding": {"x": {"datum": par}, "y": None, "yOffset": None},
            },
        )
    return chart(figures, {"encoding": _by_row(series), "layer": layers}, rows, label, 24 if len(series) == 1 else 16)


def bars(figures: Figures, rows: Sequence[tuple[str, str, float, str]], label: str, form: str = "~f") -> str:
    """One row for each name, with a bar for each series."""
    series = list(dict.fromkeys(name for _, name, _, _ in rows))
    data = [dict(zip(("row", "series", "value", "shown"), row, strict=True)) for row in rows]
    x = {"field": "value", "type": "quantitative", "title": None, "axis": {"format": form, "tickCount": 5}}
    layers = [
        {"mark": "bar", "encoding": {"color": _colour(series)}},
        {
            "mark": {"type": "text", "align": "left", "dx": 4, "fontSize": 10, "color": "var(--soft)"},
            "encoding": {"text": {"field": "shown"}},
        },
    ]
    return chart(
        figures, {"encoding": {**_by_row(series), "x": x}, "layer": layers}, data, label, 20 if len(series) == 1 else 13
    )


def outlines(figures: Figures, histograms: Mapping[str, Sequence[tuple[float, float, int]]], label: str) -> str:
    """Histograms laid over each other, each as the outline of its bars, as shares of all games."""
    data = []
    for name, bins in histograms.items():
        total = sum(count for _, _, count in bins)
        edges = [(bins[0][0], 0.0), *((low, count / total) for low, _, count in bins), (bins[-1][1], 0.0)]
        data += [{"series": name, "at": at, "share": share, "n": n} for n, (at, share) in enumerate(edges)]
    series = list(histograms)
    spec = {
        "mark": {"type": "line", "interpolate": "step-after", "strokeWidth": 2},
        "height": 150,
        "encoding": {
            "x": {"field": "at", "type": "quantitative", "title": None, "scale": {"zero": False, "nice": False}},
            "y": {"field": "share", "type": "quantitative", "title": None, "axis": {"format": "%", "tickCount": 4}},
            "order": {"field": "n"},
            "color": _colour(series),
            "strokeDash": {
                "field": "series",
                "sort": None,
                "scale": {"domain": series, "range": DASHES},
                "legend": _legend(series),
            },
        },
    }
    return chart(figures, spec, data, label, 0)


def chart(figures: Figures, spec: dict[str, Any], data: Sequence[Mapping[str, Any]], label: str, step: int) -> str:
    """A chart as two pictures with an accessible name, one for desks and one for phones."""
    return "".join(
        _picture(figures, spec, data, label, step, kind, width, names)
        for kind, width, names in (("wide", WIDE, 260), ("narrow", NARROW, 130))
    )


def _picture(
    figures: Figures,
    spec: dict[str, Any],
    data: Sequence[Mapping[str, Any]],
    label: str,
    step: int,
    kind: str,
    width: int,
    names: int,
) -> str:
    import vl_convert

    legend = {**LEGEND, "columns": 1 if kind == "narrow" else 3}
    sized = {
        "width": width,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "padding": {"left": LEFT, "right": 34, "top": 4, "bottom": 4},
        **({"height": {"step": step}} if step else {}),
        **spec,
        "data": {"values": list(data)},
        "config": {
            **CONFIG,
            "axisX": {"labelOverlap": "greedy", "labelSeparation": 12},  # again for wide fonts
            "axisY": {"labelLimit": names, "labelPadding": 10},
            "legend": legend,
        },
    }
    drawn = UNSEEN.sub("", vl_convert.vegalite_to_svg(sized, format_locale=figures.chart()))
    named = f'<svg class="{kind}" role="img" aria-label="{escape(label, quote=True)}" '
    return OPENING.sub(lambda found: f"{named}{found[1]}>", drawn, count=1)


def _by_row(series: Sequence[str]) -> dict[str, Any]:
    """Rows in the order of the data, with a place for each series if there are several."""
    y = {"field": "row", "type": "nominal", "sort": None, "axis": {"title": None, "ticks": False, "domain": False}}
    if len(series) == 1:
        return {"y": y}
    return {"y": y, "yOffset": {"field": "series", "sort": None, "scale": {"domain": list(series)}}}


def _colour(series: Sequence[str]) -> dict[str, Any]:
    scale = {"domain": list(series), "range": [COLOURS[n % len(COLOURS)] for n in range(len(series))]}
    return {"field": "series", "type": "nominal", "sort": None, "scale": scale, "legend": _legend(series)}


def _legend(series: Sequence[str]) -> dict[str, Any] | None:
    """None if there is nothing to tell apart."""
    return None if len(series) == 1 else {"title": None}
