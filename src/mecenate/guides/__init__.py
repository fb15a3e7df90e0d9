"""Guided first games: short scripts on prepared deals that teach each title, step by step.

A script is `<game>.toml`: the deal, and ten to fifteen steps with what the learner is to choose and what the others
do in between. `run` plays it with the real rules. It holds no text for people: that is in `mecenate.lang`.
"""

from mecenate.guides.runner import Moment, Stage, run
from mecenate.guides.script import GuideError, Script, Step, guided, script

__all__ = ["GuideError", "Moment", "Script", "Stage", "Step", "guided", "run", "script"]
