"""What the pages that are written as one file have in common: their style and their sections."""

from __future__ import annotations

from html import escape

STYLE = """
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#26201a;--faint:#d9d0c0;--soft:#6d6256;
--c0:#8a3b12;--c1:#1d5c7a;--c2:#4f7a28;--c3:#7a3d84;--c4:#a07a00;--c5:#5a5a5a}
@media(prefers-color-scheme:dark){:root{--paper:#1c1916;--ink:#ece4d8;--faint:#453e36;--soft:#a89c8c;
--c0:#e58a57;--c1:#6fb6d6;--c2:#9cc76a;--c3:#cf93da;--c4:#e0bb4a;--c5:#b5b5b5}}
@media print{:root{--paper:#fff;--ink:#000;--faint:#ccc;--soft:#333;--c0:#8a3b12;--c1:#1d5c7a;--c2:#4f7a28;
--c3:#7a3d84;--c4:#7a5c00;--c5:#5a5a5a}svg,tr{break-inside:avoid}h2,h3{break-after:avoid}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,serif;max-width:820px;margin:2rem auto;
padding:0 1rem}
h1,h2,h3{font-weight:normal;line-height:1.2}h2{margin-top:2.4rem;border-bottom:1px solid var(--faint)}
p.note{color:var(--soft)}table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.2rem .5rem;
border-bottom:1px solid var(--faint);font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left}
"""


def html_page(language: str, title: str, body: str, style: str = "") -> str:
    """A whole page, which fetches nothing."""
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}{style}</style></head><body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def section(title: str, note: str, body: str, id: str = "") -> str:
    """One question and its answer; links lead to its `id`."""
    named = f' id="{escape(id)}"' if id else ""
    return f'<section{named}><h2>{escape(title)}</h2><p class="note">{escape(note)}</p>{body}</section>'
