"""A study as one self-contained HTML page: each question with its answer, its charts and its figures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

from mecenate.arena.study_compare import FIRST, Change
from mecenate.arena.study_figures import Mean, Share, histogram, overview, sources, wins_by_bot
from mecenate.arena.study_pieces import Piece
from mecenate.cli import study_charts as charts
from mecenate.cli.figures import Figures
from mecenate.cli.page import html_page, section
from mecenate.cli.study_charts import Mark
from mecenate.cli.study_text import Answers

STYLE = """
.answer li{margin:.3rem 0}.parted{font-weight:bold}small{color:var(--soft);display:block;text-align:left}
.scroll{overflow-x:auto}summary{cursor:pointer;color:var(--soft)}tr.rare td:first-child{border-left:3px solid var(--c0)}
nav a{color:var(--c1)}@media print{nav{display:none}}dl{color:var(--soft)}dt{font-weight:bold}dd{margin:0 0 .4rem}
td{white-space:nowrap}td.label{text-align:left;min-width:9rem;white-space:normal}
@media screen and (max-width:560px){th,td{padding:.2rem;font-size:.85rem}td.label{min-width:5.5rem}}
"""
BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%)")
"""A line never ends between a number and its percent sign."""
MOST_ROWS = 24
"""How many pieces of a kind a chart shows; the table below it has all."""
LEAST_USED = 12
SHAPES = ("choices", "branching", "leads", "total")
COLUMNS = ("study-piece", "study-could", "study-used", "study-won", "study-interval", "study-points")


def write_page(answers: Answers, title: str, power: Sequence[str], questions: Sequence[str]) -> str:
    """The page, with the questions that were asked."""
    say = answers.language.text
    body = [
        f'<p class="note">{escape(" ".join(power))}</p>',
        contents(answers, questions),
        f"<section>{overview_table(answers)}{option_list(answers)}</section>",
    ]
    for question in questions:
        lines = "".join(f"<li>{escape(line)}</li>" for line in answers.lines(question))
        note = f'<p class="note">{escape(say(f"study-{question}-note"))}</p>'
        answer = f'<ul class="answer">{lines}</ul>{note}{BODIES[question](answers)}'
        body.append(section(answers.question(question), "", answer, question))
    kept = BEFORE_PERCENT.sub("\u00a0", "".join(body))
    return html_page(answers.language.code, title, kept, charts.STYLE + STYLE)


def contents(answers: Answers, questions: Sequence[str]) -> str:
    """Links to the questions; nothing for one."""
    if len(questions) == 1:
        return ""
    links = "".join(f'<li><a href="#{one}">{escape(answers.question(one))}</a></li>' for one in questions)
    return f"<nav><ul>{links}</ul></nav>"


def option_list(answers: Answers) -> str:
    """What the options are in which the settings differ."""
    told = "".join(f"<dt>{escape(name)}</dt><dd>{escape(what)}</dd>" for name, what in answers.options())
    return f"<dl>{told}</dl>" if told else ""


def overview_table(answers: Answers) -> str:
    """Means with their intervals, a column a setting."""
    study = answers.study
    columns = [overview(study.of(n)) for n in range(len(study.variants))]
    clear = {(change.variant, change.name) for change in answers.changes if change.clear}
    head = "".join(f"<th>{escape(variant.label)}</th>" for variant in study.variants)
    rows = "".join(
        f'<tr><td class="label">{escape(answers.measure(first.name, 0))}</td>'
        + "".join(
            mean_cell(answers.figures, column[n], (number, first.name) in clear)
            for number, column in enumerate(columns)
        )
        + "</tr>"
        for n, first in enumerate(columns[0])
    )
    return table(f"<th></th>{head}", rows)


def mean_cell(figures: Figures, one: Mean, clear: bool) -> str:
    """A mean and half the width of its interval; bold if it clearly differs from the first setting."""
    kind = ' class="parted"' if clear else ""
    return f"<td{kind}>{figures.interval(one.mean, (one.high - one.low) / 2)}</td>"


def seat_charts(answers: Answers) -> str:
    """How often each seat wins, a chart for each number of seats; and each bot, if they differ."""
    study, say = answers.study, answers.language.text
    html = ""
    for seats, chosen in by_seats(answers):
        labels = {n: study.variants[n].label for n in chosen}
        par = 1 / study.variants[chosen[0]].seats
        marks = [
            share_mark(answers.figures, f"{say('study-seat')} {one.name}", labels[n], one, clear)
            for n in chosen
            for one, clear in answers.seats[n]
        ]
        html += (f"<h3>{escape(seats)}</h3>" if seats else "") + charts.dots(
            answers.figures, marks, answers.question("seat"), par=par
        )
        bots = [
            share_mark(answers.figures, one.name, labels[n], one) for n in chosen for one in wins_by_bot(study.of(n))
        ]
        if len({mark.row for mark in bots}) > 1:
            html += f"<h3>{escape(say('study-bots'))}</h3>" + charts.dots(
                answers.figures, bots, say("study-bots"), par=par
            )
    return html


def length_charts(answers: Answers) -> str:
    """How games differ from each other, and where their points come from."""
    study, say = answers.study, answers.language.text
    html = ""
    for name in SHAPES:
        values = {
            variant.label: [
                value
                for game in study.of(n)
                for value in {
                    "choices": [float(game.choices)],
                    "branching": [game.branching],
                    "leads": [float(game.lead_changes)],
                    "total": [float(seat.total) for seat in game.seats],
                }[name]
            ]
            for n, variant in enumerate(study.variants)
        }
        label = answers.measure(name, 0)
        html += f"<h3>{escape(label)}</h3>" + charts.outlines(
            answers.figures, {one: histogram(some) for one, some in values.items()}, label
        )
    return html + f"<h3>{escape(say('study-sources'))}</h3>" + source_chart(answers)


def source_chart(answers: Answers) -> str:
    """What each source gives; with one setting to all and to winners, with several to all."""
    study, say = answers.study, answers.language.text
    rows = []
    for n, variant in enumerate(study.variants):
        for everybody, winners in sources(study.of(n)):
            name = answers.names[n].source(everybody.name)
            if len(study.variants) == 1:
                rows.append((name, say("study-everybody"), everybody.mean, answers.figures.number(everybody.mean)))
                rows.append((name, say("study-winners"), winners.mean, answers.figures.number(winners.mean)))
            else:
                rows.append((name, variant.label, everybody.mean, answers.figures.number(everybody.mean)))
    return charts.bars(answers.figures, rows, say("study-sources"))


def piece_charts(answers: Answers) -> str:
    """For each kind of use: the least used, how often users win, and all of it in tables."""
    return "".join(
        f"<h3>{escape(heading)}</h3>{use_charts(answers, chosen, use)}"
        + "".join(piece_table(answers, n, use) for n in chosen if use in answers.pieces[n])
        for seats, chosen in by_seats(answers)
        for use in dict.fromkeys(use for n in chosen for use in answers.pieces[n])
        for heading in [answers.names[chosen[0]].use(use) + (f", {seats}" if seats else "")]
    )


def by_seats(answers: Answers) -> list[tuple[str, list[int]]]:
    """The settings by their number of seats, and how that is said; empty if it is the same for all."""
    variants = answers.study.variants
    numbers = list(dict.fromkeys(variant.seats for variant in variants))
    return [
        (
            answers.language.text("study-seat-number", seats=seats) if len(numbers) > 1 else "",
            [n for n, variant in enumerate(variants) if variant.seats == seats],
        )
        for seats in numbers
    ]


def use_charts(answers: Answers, chosen: Sequence[int], use: str) -> str:
    """The pieces that are used least, and the wins of the users of those that stand out or are used most."""
    say = answers.language.text
    groups = [(n, {piece.name: piece for piece in answers.pieces[n].get(use, [])}) for n in chosen]
    names = list(dict.fromkeys(name for _, group in groups for name in group))
    least = sorted(names, key=lambda name: min(_use(group, name) for _, group in groups))[:LEAST_USED]
    used = [
        (answers.names[n].piece(name), label, group[name].use.share, answers.figures.percent(group[name].use.share))
        for name in least
        for n, group in groups
        for label in [answers.study.variants[n].label]
        if name in group
    ]
    html = f"<p>{escape(say('study-least'))}</p>" + charts.bars(answers.figures, used, say("study-least"), "%")
    wins = [mark for name in standing_out(groups) for mark in win_marks(answers, groups, name)]
    if not wins:
        return html
    par = 1 / answers.study.variants[chosen[0]].seats
    return (
        html
        + f"<p>{escape(say('study-users-win'))}</p>"
        + charts.dots(answers.figures, wins, say("study-users-win"), par=par)
    )


def _use(group: Mapping[str, Piece], name: str) -> float:
    return group[name].use.share if name in group else 1.0


def standing_out(groups: Sequence[tuple[int, Mapping[str, Piece]]]) -> list[str]:
    """The names of the pieces whose users clearly win or lose, then those that are used most; by their wins."""
    found = [piece for _, group in groups for piece in group.values() if piece.won.count]
    ordered = sorted(found, key=lambda piece: (not piece.clear, -piece.won.count))
    chosen = list(dict.fromkeys(piece.name for piece in ordered))[:MOST_ROWS]
    wins = {piece.name: piece.won.share for piece in reversed(found)}
    return sorted(chosen, key=lambda name: -wins[name])


def win_marks(answers: Answers, groups: Sequence[tuple[int, Mapping[str, Piece]]], name: str) -> list[Mark]:
    """How often users of a piece win, in each setting in which it has users."""
    return [
        share_mark(
            answers.figures,
            answers.names[n].piece(name),
            answers.study.variants[n].label,
            group[name].won,
            group[name].clear,
        )
        for n, group in groups
        if name in group and group[name].won.count
    ]


def share_mark(figures: Figures, row: str, series: str, one: Share, clear: bool = True) -> Mark:
    """A share in a chart."""
    return Mark(row, series, one.share, one.low, one.high, figures.percent(one.share), clear)


def piece_table(answers: Answers, variant: int, use: str) -> str:
    """All pieces of a kind by name and effect, the least used on top."""
    say = answers.language.text
    head = "".join(f"<th>{escape(say(id))}</th>" for id in COLUMNS)
    rows = "".join(piece_row(answers, variant, use, piece) for piece in answers.pieces[variant][use])
    summary = answers.where(variant, say("study-figures"))
    return f"<details open><summary>{escape(summary)}</summary>{table(head, rows)}</details>"


def table(head: str, rows: str) -> str:
    """A table that scrolls where it is wider than the page."""
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def piece_row(answers: Answers, variant: int, use: str, piece: Piece) -> str:
    """One piece."""
    names = answers.names[variant]
    effect = names.effect(use, piece.name)
    told = f"<small>{escape(effect)}</small>" if effect else ""
    won = piece.won
    cells = [str(piece.use.count), answers.figures.percent(piece.use.share)]
    cells += (
        [
            answers.figures.percent(won.share),
            f"{answers.figures.percent(won.low)} – {answers.figures.percent(won.high)}",
            answers.figures.decimal(piece.points, 1, sign=True),
        ]
        if won.count
        else ["–"] * 3
    )
    kind = " rare" * piece.rare + " parted" * piece.clear
    figures = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr class="{kind.strip()}"><td class="label">{escape(names.piece(piece.name))}{told}</td>{figures}</tr>'


def option_charts(answers: Answers) -> str:
    """What each setting changes, in standard deviations, and the figures."""
    if not answers.changes:
        return ""
    html = ""
    for n, variant in enumerate(answers.study.variants):
        found = [change for change in answers.changes if change.variant == n]
        if not found:
            continue
        marks = []
        for change in found:
            middle, low, high = change.in_spreads
            marks.append(
                Mark(
                    answers.measure(change.name, n),
                    "",
                    middle,
                    low,
                    high,
                    answers.figures.decimal(middle, 2, sign=True),
                    change.clear,
                )
            )
        label = f"{variant.label} / {answers.study.variants[answers.study.base_of(n)].label}"
        html += (
            f"<h3>{escape(label)}</h3>"
            + charts.dots(answers.figures, marks, label, par=0.0, form="+.2~f")
            + change_table(answers, found)
        )
    return html


def change_table(answers: Answers, found: Sequence[Change]) -> str:
    """Every measure before and after, with the difference on the same deals."""
    say = answers.language.text
    head = "".join(
        f"<th>{escape(say(id))}</th>" for id in ("study-measure", "study-before", "study-after", "study-difference")
    )
    return table(head, "".join(change_row(answers, change) for change in found))


def change_row(answers: Answers, change: Change) -> str:
    """One measure."""
    figures = answers.figures
    scale, unit = (100, " %") if change.name == FIRST else (1, "")
    half = (change.change.high - change.change.low) / 2
    cells = (
        f"{figures.decimal(scale * change.before, 2)}{unit}",
        f"{figures.decimal(scale * change.after, 2)}{unit}",
        figures.interval(scale * change.change.mean, scale * half, sign=True),
    )
    filled = "".join(f"<td>{cell}</td>" for cell in cells)
    name = escape(answers.measure(change.name, change.variant))
    return f'<tr class="{"parted" if change.clear else ""}"><td class="label">{name}</td>{filled}</tr>'


BODIES = {"seat": seat_charts, "piece": piece_charts, "length": length_charts, "option": option_charts}
