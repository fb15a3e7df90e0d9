"""The build hook of compiled wheels: compiles the engine and adds its libraries to the wheel."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class CompiledEngine(BuildHookInterface[Any]):
    """Makes a wheel for this platform and this version of Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and say where the libraries go. An editable installation stays interpreted."""
        if version == "editable":
            return
        from compile_engine import WORK, compile_engine

        libraries = compile_engine(WORK, os.cpu_count() or 1)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        build_data["force_include"].update({str(library): place for place, library in libraries.items()})
