"""What is wrong with a command line, in the user's language.

`argparse` says it in English. Its sentences are recognised here and said again; one that is not known follows a
sentence in the user's language.
"""

from __future__ import annotations

import re
from typing import Final

from mecenate.lang import Language

ARGUMENT: Final = re.compile(r"argument (?P<name>[^:]+): (?P<what>.*)", re.DOTALL)
"""How a sentence about one argument begins."""
SENTENCES: Final = {
    "usage-not-whole": r"invalid int value: (?P<word>.*)",
    "usage-not-number": r"invalid float value: (?P<word>.*)",
    "usage-value": r"invalid \S+ value: (?P<word>.*)",
    "usage-choice": r"invalid choice: (?P<word>.*?)(?:, maybe you meant .*)? \(choose from (?P<choices>.*)\)",
    "usage-no-value": r"expected (?:one|at least one|\d+) arguments?",
    "usage-too-many-values": r"expected at most one argument",
    "usage-takes-none": r"ignored explicit argument (?P<word>.*)",
    "usage-not-with": r"not allowed with argument (?P<other>.*)",
    "usage-missing": r"the following arguments are required: (?P<names>.*)",
    "usage-one-of": r"one of the arguments (?P<names>.*) is required",
    "usage-unknown": r"unrecognized arguments: (?P<words>.*)",
    "usage-ambiguous": r"ambiguous option: (?P<word>.*) could match (?P<choices>.*)",
}
"""The sentences of `argparse` in all supported releases of Python, by the texts that say them."""


def in_the_language_of(language: Language, message: str) -> str:
    """A message of `argparse` in this language. Texts of ours inside it stay as they are."""
    about = ARGUMENT.fullmatch(message)
    what = message if about is None else about["what"]
    said = _said(language, what)
    if about is not None:
        return language.text("usage-argument", name=about["name"], what=what if said is None else said)
    return language.text("usage-other", what=what) if said is None else said


def _said(language: Language, sentence: str) -> str | None:
    for text, pattern in SENTENCES.items():
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found is not None:
            return language.text(text, **{name: _plain(value) for name, value in found.groupdict().items()})
    return None


def _plain(value: str) -> str:
    """A word without the quotes that Python puts around it; the texts have quotes of their language."""
    return re.sub(r"(^|, )(['\"])(.*?)\2(?=$|, )", r"\1\3", value)
