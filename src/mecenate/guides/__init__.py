"""Guided first games: short scripts on prepared deals that teach each title, step by step.

A script is `<game>.toml`: the deal, and ten to fifteen steps with what the learner is to choose and what the others
do in between. `walk` plays it with the real rules. It holds no words for people: those are in `mecenate.lang`.
"""

from mecenate.guides.script import GuideError, Script, Step, guided, script
from mecenate.guides.walk import Moment, Stage, walk

__all__ = ["GuideError", "Moment", "Script", "Stage", "Step", "guided", "script", "walk"]
