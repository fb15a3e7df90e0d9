"""A study as one page of HTML that needs nothing else: plots, tables, and what they mean in a sentence each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from mecenate.arena.study import Study
from mecenate.arena.study_figures import (
    Mean,
    Piece,
    Share,
    histogram,
    overview,
    pieces,
    sources,
    wins_by_bot,
    wins_by_seat,
)
from mecenate.arena.study_plots import bars, dots, outlines, percent, plain

STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#26201a;--faint:#d9d0c0;--soft:#6d6256;
--c0:#8a3b12;--c1:#1d5c7a;--c2:#4f7a28;--c3:#7a3d84;--c4:#a07a00;--c5:#5a5a5a}
@media(prefers-color-scheme:dark){:root{--paper:#1c1916;--ink:#ece4d8;--faint:#453e36;--soft:#a89c8c;
--c0:#e58a57;--c1:#6fb6d6;--c2:#9cc76a;--c3:#cf93da;--c4:#e0bb4a;--c5:#b5b5b5}}
@media print{:root{--paper:#fff;--ink:#000;--faint:#ccc;--soft:#333;--c0:#8a3b12;--c1:#1d5c7a;--c2:#4f7a28;
--c3:#7a3d84;--c4:#7a5c00;--c5:#5a5a5a}section,svg{break-inside:avoid}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,serif;max-width:820px;margin:2rem auto;
padding:0 1rem}
h1,h2,h3{font-weight:normal;line-height:1.2}h2{margin-top:2.4rem;border-bottom:1px solid var(--faint)}
p.note{color:var(--soft)}table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.2rem .5rem;
border-bottom:1px solid var(--faint);font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto;font:13px sans-serif}svg text{fill:var(--ink)}svg .small{font-size:11px;fill:var(--soft)}
.grid{stroke:var(--faint)}.par{stroke:var(--soft);stroke-dasharray:4 3}.interval{stroke-width:2.5}
.s0{fill:var(--c0);stroke:var(--c0)}.s1{fill:var(--c1);stroke:var(--c1)}.s2{fill:var(--c2);stroke:var(--c2)}
.s3{fill:var(--c3);stroke:var(--c3)}.s4{fill:var(--c4);stroke:var(--c4)}.s5{fill:var(--c5);stroke:var(--c5)}
rect.s0,rect.s1,rect.s2,rect.s3,rect.s4,rect.s5{stroke:none}.line{fill:none;stroke-width:2}
.d1{stroke-dasharray:7 3}.d2{stroke-dasharray:2 3}.key svg{width:1rem;height:1rem;vertical-align:-2px}
.key{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.4rem}.parted{font-weight:bold}
"""
SHAPES = (
    '<circle cx="8" cy="8" r="5"/>',
    '<rect x="3" y="3" width="10" height="10"/>',
    '<path d="M8 2l6 11h-12z"/>',
)
Words = Mapping[str, str]


def write_page(study: Study, title: str, words: Words) -> str:
    """The page; `words` has its sentences in the language of the reader."""
    sections = [
        section(words["overview"], words["overview-note"], overview_table(study, words)),
        section(words["seats"], words["seats-note"], seat_plot(study, words)),
        section(words["bots"], words["bots-note"], bot_plot(study, words)) if len(set(study.bots)) > 1 else "",
        section(words["sources"], words["sources-note"], source_plots(study, words)),
        section(words["shapes"], words["shapes-note"], shape_plots(study, words)),
        section(words["pieces"], words["pieces-note"], piece_plots(study, words)),
    ]
    return (
        f'<!doctype html><html lang="{escape(words["lang"])}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head>"
        f"<body><h1>{escape(title)}</h1>{key(study)}{''.join(sections)}</body></html>\n"
    )


def section(title: str, note: str, body: str) -> str:
    """One question and its answer."""
    return f'<section><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{body}</section>'


def key(study: Study) -> str:
    """Which mark is which variant; nothing if there is one only."""
    if len(study.variants) == 1:
        return ""
    items = [
        f'<li><svg viewBox="0 0 16 16" class="s{n % 6}" aria-hidden="true">{SHAPES[n % 3]}</svg> '
        f"{escape(variant.label)}</li>"
        for n, variant in enumerate(study.variants)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def overview_table(study: Study, words: Words) -> str:
    """Means with their intervals, a column a variant; bold where an interval does not meet that of the first."""
    columns = [overview(study.of(n)) for n in range(len(study.variants))]
    head = "".join(f"<th>{escape(variant.label)}</th>" for variant in study.variants)
    rows = "".join(
        f"<tr><td>{escape(words[first.name])}</td>"
        + "".join(overview_cell(column[n], first) for column in columns)
        + "</tr>"
        for n, first in enumerate(columns[0])
    )
    return f"<table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>"


def overview_cell(one: Mean, first: Mean) -> str:
    """A mean and half the width of its interval."""
    parted = one.low > first.high or one.high < first.low
    kind = ' class="parted"' if parted else ""
    return f"<td{kind}>{one.mean:.2f} ± {(one.high - one.low) / 2:.2f}</td>"


def seat_plot(study: Study, words: Words) -> str:
    """How often each seat wins."""
    columns = [wins_by_seat(study.of(n)) for n in range(len(study.variants))]
    rows = [(f"{words['seat']} {seat + 1}", [column[seat] for column in columns]) for seat in range(len(study.bots))]
    return dots(rows, label=words["seats"], par=1 / len(study.bots))


def bot_plot(study: Study, words: Words) -> str:
    """How often each kind of bot wins."""
    columns = [{one.name: one for one in wins_by_bot(study.of(n))} for n in range(len(study.variants))]
    rows = [(name, [column.get(name) for column in columns]) for name in columns[0]]
    return dots(rows, label=words["bots"], par=1 / len(study.bots))


def source_plots(study: Study, words: Words) -> str:
    """What each source gives; with one variant to all and to winners, with several to all."""
    columns = [sources(study.of(n)) for n in range(len(study.variants))]
    if len(columns) == 1:
        rows = [(everybody.name, [everybody.mean, winners.mean]) for everybody, winners in columns[0]]
        return key_of([words["everybody"], words["winners"]]) + bars(rows, label=words["sources"])
    names = list(dict.fromkeys(everybody.name for column in columns for everybody, _ in column))
    by_name = [{everybody.name: everybody.mean for everybody, _ in column} for column in columns]
    return bars([(name, [column.get(name, 0.0) for column in by_name]) for name in names], label=words["sources"])


def key_of(names: Sequence[str]) -> str:
    """Which bar is which."""
    items = [
        f'<li><svg viewBox="0 0 16 16" aria-hidden="true"><rect class="s{n}" x="2" y="4" width="12" height="8"/></svg> '
        f"{escape(name)}</li>"
        for n, name in enumerate(names)
    ]
    return f'<ul class="key">{"".join(items)}</ul>'


def shape_plots(study: Study, words: Words) -> str:
    """How games differ from each other: length, branching, lead changes and totals."""
    html = ""
    for name in ("choices", "branching", "leads", "total"):
        series = []
        for variant in range(len(study.variants)):
            games = study.of(variant)
            values = {
                "choices": [float(game.choices) for game in games],
                "branching": [game.branching for game in games],
                "leads": [float(game.lead_changes) for game in games],
                "total": [float(seat.total) for game in games for seat in game.seats],
            }[name]
            series.append(histogram(values))
        html += f"<h3>{escape(words[name])}</h3>{outlines(series, label=words[name])}"
    return html


def piece_plots(study: Study, words: Words) -> str:
    """For each kind of use: how many seats make it, and how often those win."""
    columns = [pieces(study.of(n)) for n in range(len(study.variants))]
    groups = list(dict.fromkeys(group for column in columns for group in column))
    html = ""
    for group in groups:
        by_name = [{piece.name: piece for piece in column.get(group, [])} for column in columns]
        names = list(dict.fromkeys(name for column in by_name for name in column))
        rows = [(name_with_use(name, by_name), [won(column.get(name)) for column in by_name]) for name in names]
        body = dots(rows, label=f"{group}: {words['won']}", par=1 / len(study.bots))
        html += f"<h3>{escape(group)}</h3>{body}{piece_table(by_name[0].values(), words)}"
    return html


def name_with_use(name: str, columns: Sequence[Mapping[str, Piece]]) -> str:
    """The name, and what share of the seats used it."""
    used = next(column[name].use.share for column in columns if name in column)
    return f"{name} ({percent(used)})"


def won(piece: Piece | None) -> Share | None:
    """How often its users win, if it was used."""
    return None if piece is None else piece.won


def piece_table(pieces: Iterable[Piece], words: Words) -> str:
    """The same in figures, folded away."""
    rows = "".join(
        f"<tr><td>{escape(piece.name)}</td><td>{percent(piece.use.share)}</td><td>{percent(piece.won.share)}</td>"
        f"<td>{percent(piece.won.low)} – {percent(piece.won.high)}</td><td>{plain(piece.points)}</td></tr>"
        for piece in pieces
    )
    head = "".join(f"<th>{escape(words[name])}</th>" for name in ("piece", "used", "won", "interval", "points"))
    return (
        f"<details><summary>{escape(words['figures'])}</summary><table><thead><tr>{head}</tr></thead>"
        f"<tbody>{rows}</tbody></table></details>"
    )
