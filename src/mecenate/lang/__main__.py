"""For translators: what a language lacks (`python -m mecenate.lang missing es`), and how far each is (`… count`)."""

from __future__ import annotations

import argparse

from mecenate.lang.language import LANGUAGES
from mecenate.lang.progress import counts, missing


def main(words: list[str] | None = None) -> int:
    """Print what was asked for; 1 if something is missing."""
    parser = argparse.ArgumentParser(prog="python -m mecenate.lang", description="what is translated")
    commands = parser.add_subparsers(dest="command", required=True)
    lacking = commands.add_parser("missing", help="list the messages, terms and rules pages that a language lacks")
    lacking.add_argument("language", help="its code, for example es")
    commands.add_parser("count", help="count messages, terms and clauses of each language")
    args = parser.parse_args(words)
    if args.command == "count":
        for code in LANGUAGES:
            print(code, *(f"{count.kind} {count.done}/{count.all}" for count in counts(code)), sep="  ")
        return 0
    lines = list(missing(args.language))
    print(*lines, sep="\n", end="\n" if lines else "")
    return 1 if lines else 0


if __name__ == "__main__":
    raise SystemExit(main())
