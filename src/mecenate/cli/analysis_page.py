"""An analysis as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from mecenate.analysis import Mark, Turn
from mecenate.analysis.report import LEAST_LOSS
from mecenate.cli.analysis_plot import FOOT, RIGHT, STYLE, TOP, WIDTH, Scale, key_of, line, percent, picture
from mecenate.cli.analysis_plot import text as words_at
from mecenate.cli.page import html_page, section
from mecenate.lang.analysing import AnalysisText

COLUMNS: Final = ("move", "player", "before", "after", "lost", "points", "luck", "mark", "turn", "better")
WORDY: Final = ("mark", "turn", "better")
HEIGHT: Final = 220
LEFT: Final = 50
SIZES: Final = {Mark.INACCURACY: 3, Mark.MISTAKE: 4.5, Mark.BLUNDER: 6}
OWN_STYLE: Final = """
td:nth-child(2),td.words,th.words{text-align:left}tr.blunder td,tr.mistake td{font-weight:bold}
a{color:var(--c1)}tr:target{outline:2px solid var(--c0)}svg a{cursor:pointer}.wide{overflow-x:auto}
"""


def write_page(text: AnalysisText) -> str:
    """The page: a graph of the chances, a paragraph for each player, and every turn."""
    say = text.language.text
    settings = text.analysis.settings
    title = say("analyse-title", game=text.language.title(text.record.game.name, text.record.game.title))
    sections = [
        section(say("analyse-chances"), say("analyse-chances-note"), key_of(text.names) + chance_plot(text)),
        section(say("analyse-players"), "", "".join(player_paragraph(text, n) for n in range(len(text.names)))),
        section(say("analyse-scores"), "", score_list(text)) if text.analysis.result else "",
        section(
            say("analyse-turns"), say("analyse-note", level=settings.level, tries=settings.tries), turn_table(text)
        ),
    ]
    return html_page(text.language.code, title, "".join(sections), STYLE + OWN_STYLE)


def chance_plot(text: AnalysisText) -> str:
    """The chance of every seat before each turn, with the marks on the line of whoever played the turn."""
    turns = text.analysis.turns
    scale = Scale(1, text.analysis.moves + 1, left=LEFT)
    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(LEFT, _y(share), WIDTH - RIGHT, _y(share), "grid"))
        parts.append(words_at(LEFT - 8, _y(share) + 4, percent(share), "end", "small"))
    for seat in range(text.analysis.seats):
        points = [f"{scale.x(turn.number):.1f},{_y(turn.judged.before.chances[seat]):.1f}" for turn in turns]
        parts.append(f'<polyline class="line s{seat % 6} d{seat % 3}" points="{" ".join(points)}"/>')
    parts += [_mark(text, turn, scale) for turn in turns if turn.judged.mark in LEAST_LOSS]
    return picture(parts, TOP + HEIGHT + FOOT, text.language.text("analyse-chances"))


def _y(share: float) -> float:
    return TOP + HEIGHT * (1 - share)


def _mark(text: AnalysisText, turn: Turn, scale: Scale) -> str:
    told = f"{turn.number}. {text.names[turn.seat]}: {text.mark(turn.judged.mark)}, {text.cost(turn.judged)}"
    x, y = scale.x(turn.number), _y(turn.judged.before.chances[turn.seat])
    size = SIZES[turn.judged.mark]
    return (
        f'<a href="#turn-{turn.number}" aria-label="{escape(told)}"><circle class="s{turn.seat % 6}" cx="{x:.1f}" '
        f'cy="{y:.1f}" r="{size}"><title>{escape(told)}</title></circle></a>'
    )


def player_paragraph(text: AnalysisText, seat: int) -> str:
    """What is said about one player, with links to the turns."""
    player = text.analysis.players[seat]
    links = " ".join(f'<a href="#turn-{number}">{number}</a>' for number in player.look_at)
    return (
        f"<h3>{escape(text.names[seat])}</h3><p>{escape(' '.join(text.summary(player)))}"
        f"{f' → {links}' if links else ''}</p>"
    )


def score_list(text: AnalysisText) -> str:
    """The result, the winner first."""
    ranked = sorted(text.analysis.result or [], key=lambda score: score["rank"])
    rows = []
    for score in ranked:
        player = text.names[score["seat"]]
        place = text.language.text("scores-place", place=score["rank"], player=player, points=score["total"])
        rows.append(f"<li>{escape(place)}</li>")
    return f"<ul>{''.join(rows)}</ul>"


def turn_table(text: AnalysisText) -> str:
    """Every turn in figures and in words."""
    head = "".join(
        f"<th{_kind(name in WORDY)}>{escape(text.language.text(f'analyse-{name}'))}</th>" for name in COLUMNS
    )
    rows = "".join(turn_row(text, turn) for turn in text.analysis.turns)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def turn_row(text: AnalysisText, turn: Turn) -> str:
    """One turn."""
    judged = turn.judged
    luck = "" if turn.luck is None else f"{100 * turn.luck.chances[turn.seat]:+.1f}"
    figures: Sequence[str] = (
        str(turn.number),
        text.names[turn.seat],
        f"{100 * judged.before.chances[turn.seat]:.1f}",
        f"{100 * judged.after.chances[turn.seat]:.1f}",
        f"{100 * judged.lost:.1f}",
        f"{judged.lost_points:.1f}",
        luck,
    )
    words = (text.mark(judged.mark), text.played(turn), text.better(turn))
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in figures)
    cells += "".join(f"<td{_kind(True)}>{escape(cell)}</td>" for cell in words)
    return f'<tr id="turn-{turn.number}" class="{judged.mark}">{cells}</tr>'


def _kind(wordy: bool) -> str:
    return ' class="words"' if wordy else ""
