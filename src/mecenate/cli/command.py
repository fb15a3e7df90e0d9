"""The entry point: finds the command and the language, and prints one sentence if something fails."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from mecenate.bots import UnknownBot
from mecenate.cli.parser import COMMANDS, UsageError, build_parser
from mecenate.core.errors import MecenateError, OptionError, UnknownGame
from mecenate.extras import MissingExtra
from mecenate.lang import Language, preferred

USAGE, FAILED, INTERRUPTED = 2, 1, 130
STANDING_ALONE = ("-h", "--help", "--version")
WRONG_INPUT = (UsageError, OptionError, UnknownGame, UnknownBot)
"""Errors of the command line itself."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    language = Language(preferred(_language_in(words)))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without ■ still plays
    try:
        return _run(words, language)
    except WRONG_INPUT as error:
        return _complain(str(error), USAGE)
    except MissingExtra as error:
        return _complain(language.text("error-extra", package=error.package, command=error.command), FAILED)
    except MecenateError as error:
        return _complain(str(error), FAILED)
    except BrokenPipeError:
        # The reader of our output has exited (| head). Python would complain once more when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(where + (error.strerror or str(error)), FAILED)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("MECENATE_DEBUG"):
            raise
        return _complain(language.text("error-unexpected", what=f"{type(error).__name__}: {error}"), FAILED)


def _run(words: list[str], language: Language) -> int:
    parser = build_parser(language)
    _check_command(words, language)
    alone = not any(word in COMMANDS or word in STANDING_ALONE for word in words)
    if alone:
        words = [*words, "serve", "--open"]
    try:
        args = parser.parse_args(words)
    except SystemExit as done:  # --help and --version end like this
        return int(done.code or 0)
    try:
        code: int = args.run(args, language)
    except MissingExtra as missing:
        if not alone:
            raise
        print(language.text("greet-about"), language.text("greet-terminal", command=missing.command), sep="\n")
        code = FAILED
    sys.stdout.flush()
    return code


def _check_command(words: Sequence[str], language: Language) -> None:
    """List the commands, instead of the parser's own message."""
    plain = [word for n, word in enumerate(words) if not word.startswith("-") and words[n - 1 : n] != ["--lang"]]
    if plain and plain[0] not in COMMANDS:
        raise UsageError(language.text("error-command", word=plain[0], commands=", ".join(COMMANDS)))


def _complain(sentence: str, code: int) -> int:
    print(f"mecenate: {sentence.rstrip('.')}.", file=sys.stderr)
    return code


def _language_in(words: Sequence[str]) -> str | None:
    """The value of --lang, found before parsing because the parser's help texts are translated."""
    for n, word in enumerate(words):
        if word.startswith("--lang="):
            return word.partition("=")[2]
        if word == "--lang" and n + 1 < len(words):
            return words[n + 1]
    return None
