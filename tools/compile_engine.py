"""Compile the engine with mypyc: `python tools/compile_engine.py build/compiled` makes a package that runs from there.

`[tool.mecenate.compiled]` of pyproject.toml lists the modules. mypy checks them and writes one C file for each; the C
compiler runs on all cores, and only for files whose text, headers or options have changed. Nothing is written into
the sources, and the target is replaced at the end, so that a build that is killed leaves the earlier one as it was.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import io
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import mypy.version
from mypyc.build import mypycify
from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LEVEL = "1"
"""The level of optimisation: at 3, gcc takes several times as long, and the engine is hardly faster."""
INNER_LOOPS = {
    "sparse_row",
    "sparse_vector",
    "number_form",
    "observation_spec",
    "agenda_spec",
    "observation",
    "observation_buffer",
    "batch",
    "view_cache",
}
"""Modules that are loops over vectors, where the highest level is worth its time."""
HIDDEN = "-fvisibility=hidden"
"""Only Python loads the library, so its functions call each other without the indirection that exported names need: a
move takes 6 to 8 % less processor time, by title, and the library is 8.0 instead of 8.7 MB (`bench/engine.py`)."""
CHECK = ("--config-file=pyproject.toml", f"--cache-dir={os.devnull}", "--follow-imports=silent")
"""Options of mypy. It reports what is wrong in the modules that it compiles; `make lint` checks the others, with stubs
that nobody needs who only plays."""


def modules() -> list[str]:
    """The files to compile, relative to the project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    settings = project["tool"]["mecenate"]["compiled"]
    found = {file for pattern in settings["include"] for file in ROOT.glob(pattern)}
    return sorted(str(file.relative_to(ROOT)) for file in found if file.name not in settings["exclude"])


def compile_engine(work: Path, jobs: int) -> dict[str, Path]:
    """Compile; returns the libraries by their path in the package. `work` keeps what the next build can reuse."""
    messages = io.StringIO()
    with contextlib.chdir(ROOT), contextlib.redirect_stdout(messages):
        os.environ["MYPYPATH"] = str(SOURCE)
        try:
            extensions = mypycify(
                [*CHECK, *modules()],
                opt_level=LEVEL,
                debug_level="0",
                multi_file=True,
                group_name="mecenate",
                target_dir=str(work / "c"),
            )
        except SystemExit:
            sys.exit(messages.getvalue())
    with ThreadPoolExecutor(jobs) as pool:
        return Compilation(extensions, work, pool).libraries()


class Compilation:
    """The work of the C compiler. Results are named after a digest of what they are made from, and made once."""

    def __init__(self, extensions: list[Extension], work: Path, pool: ThreadPoolExecutor) -> None:
        self.extensions = extensions
        self.objects = work / "objects"
        self.pool = pool
        self.used: set[Path] = set()
        self.objects.mkdir(parents=True, exist_ok=True)

    def libraries(self) -> dict[str, Path]:
        """The libraries by their path in the package."""
        of_source = {source: extension for extension in self.extensions for source in extension.sources}
        made = dict(zip(of_source, self.pool.map(self._compile, *zip(*of_source.items(), strict=True)), strict=True))
        parts = [[made[source] for source in extension.sources] for extension in self.extensions]
        places = [extension.name.replace(".", "/") + SUFFIX for extension in self.extensions]
        linked = dict(zip(places, self.pool.map(self._link, self.extensions, parts), strict=True))
        for file in set(self.objects.iterdir()) - self.used:
            file.unlink() if file.is_file() else shutil.rmtree(file)
        return linked

    def _compile(self, source: str, extension: Extension) -> Path:
        compiler = configured_compiler()
        flags = [*extension.extra_compile_args, *([HIDDEN] if compiler.compiler_type == "unix" else [])]
        if compiler.compiler_type == "unix" and Path(source).stem.rpartition("___")[2] in INNER_LOOPS:
            flags.append("-O3")
        arguments = [*extension.include_dirs, *flags, *getattr(compiler, "compiler_so", ())]
        # Other headers are mypyc's own. They change with its version, and are not there yet in a first build.
        headers = [header for header in map(Path, extension.depends) if header.name.startswith("__native")]
        target = self._target([source, *arguments], [Path(source), *headers], compiler.obj_extension)
        if not target.exists():
            partial = target.with_suffix(".partial")
            (made,) = compiler.compile(
                [source],
                output_dir=str(partial),
                include_dirs=[*extension.include_dirs, sysconfig.get_path("include")],
                extra_postargs=flags,
            )
            Path(made).replace(target)
            shutil.rmtree(partial)
        return target

    def _link(self, extension: Extension, parts: list[Path]) -> Path:
        target = self._target([extension.name, *map(str, parts)], [], SUFFIX)
        if not target.exists():
            partial = target.with_suffix(".partial")
            compiler = configured_compiler()
            export = [f"PyInit_{extension.name.rpartition('.')[2]}"]
            compiler.link_shared_object(list(map(str, parts)), str(partial), export_symbols=export)
            partial.replace(target)
        return target

    def _target(self, words: list[str], inputs: list[Path], suffix: str) -> Path:
        # Without the place of the project, so that a copy of it can reuse the results.
        made_of = "\0".join([sys.version, mypy.version.__version__, *words]).replace(str(ROOT), "")
        digest = hashlib.sha256(made_of.encode())
        for file in inputs:
            digest.update(file.read_bytes())
        target = self.objects / (digest.hexdigest()[:32] + suffix)
        self.used.add(target)
        return target


def configured_compiler() -> Any:
    """The C compiler with which Python was built, or the one that the environment names."""
    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def install(libraries: dict[str, Path], target: Path, begun: float) -> None:
    """Put the package with its libraries into a new directory, and then in the place of the earlier one.

    `.built` is as old as the sources that were read, so that make notices a change during the build.
    """
    partial = target.with_name(f"{target.name}.partial")
    shutil.rmtree(partial, ignore_errors=True)
    package = partial / "mecenate"
    shutil.copytree(SOURCE / "mecenate", package, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
    shutil.copytree(ROOT / "docs" / "rules", package / "rules")
    (package / "web").symlink_to(SOURCE / "mecenate" / "web")
    for place, library in libraries.items():
        shutil.copy(library, partial / place)
    (partial / ".built").touch()
    os.utime(partial / ".built", (begun, begun))
    earlier = target.with_name(f"{target.name}.earlier")
    shutil.rmtree(earlier, ignore_errors=True)
    if target.exists():
        target.rename(earlier)
    partial.rename(target)
    shutil.rmtree(earlier, ignore_errors=True)


def main() -> None:
    """Compile the engine and install it into a directory."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("target", type=Path, help="the directory for the package")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many compilers run at a time")
    args = parser.parse_args()
    begun = time.time()
    install(compile_engine(WORK, args.jobs), args.target.resolve(), begun)


if __name__ == "__main__":
    main()
