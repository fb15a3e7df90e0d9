"""Opponents. A bot knows what its seat may know, and nothing else."""

from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.levels import LEVELS, Level
from mecenate.bots.registry import BOTS, UnknownBot, bot, known_bots
from mecenate.bots.uniform import RandomBot

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "Outlook", "RandomBot", "UnknownBot", "bot", "known_bots"]
