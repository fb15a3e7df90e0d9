"""The pages say what is so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_page_of_components_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "components_page.py", "--check"], check=False)
    assert done.returncode == 0


@pytest.mark.long
def test_the_comparison_of_the_places_of_the_palace_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "palace_places.py", "--check"], check=False)
    assert done.returncode == 0
