"""`python -m mecenate` is the command `mecenate`."""

import sys

from mecenate.cli import main

sys.exit(main())
