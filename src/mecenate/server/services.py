"""The services of one process, and how they depend on each other."""

from __future__ import annotations

from mecenate.server.analyses.service import AnalysisService
from mecenate.server.bots.engine import EngineChange
from mecenate.server.bots.external import external_bots
from mecenate.server.bots.service import BotService
from mecenate.server.daily.service import DailyService
from mecenate.server.live.lobby import Lobby
from mecenate.server.openings.service import OpeningService
from mecenate.server.people.quotas import Quotas
from mecenate.server.people.service import People
from mecenate.server.people.webhooks import Webhooks
from mecenate.server.settings import Settings
from mecenate.server.siblings import Siblings
from mecenate.server.storage.health import Health
from mecenate.server.storage.journal import Journal
from mecenate.server.storage.store import Store
from mecenate.server.tables.explaining import ExplanationCache
from mecenate.server.tables.maintenance import Maintenance
from mecenate.server.tables.presence import Presence
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.service import TableService
from mecenate.server.tables.sweeping import Sweeper
from mecenate.server.tasks import BackgroundTasks, close


class Services:
    """Everything that requests, sockets and background tasks share. Handlers get it as `services`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        journal: Journal,
        signing_key: str,
        siblings: Siblings | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.journal = journal
        self.tasks = BackgroundTasks()
        self.bots = BotService(settings.bot_processes, external_bots(settings))
        self.quotas = Quotas(store, settings, self.bots.searching)
        self.people = People(store, self.quotas, signing_key)
        self.lobby = Lobby(Webhooks(settings.webhooks, settings.webhooks_to_private_hosts))
        self.engine = EngineChange(self.bots.workers)
        self.registry = TableRegistry(store, self.people, self.tasks, siblings)
        self.tables = TableService(store, journal, self.people, self.registry, self.lobby, self.bots, self.tasks)
        self.analyses = AnalysisService(store, self.quotas, self.bots.workers, self.tasks)
        self.openings = OpeningService(store, self.bots.workers, self.tasks)
        self.daily = DailyService(self)
        self.explanations = ExplanationCache()
        self.presence = Presence(self.registry)
        self.maintenance = Maintenance(store, self.registry, self.tables, self.bots)
        self.sweeper = Sweeper(self)
        self.health = Health(store, settings.database_url)

    async def stop(self) -> None:
        """Finish what is under way, and store what is only in memory. No step waits for ever."""
        await close("bots", self.bots.stop())
        await self.tasks.wait()
        await close("lobby", self.lobby.stop())
        await close("journal", self.journal.stop())
        await close("maintenance", self.maintenance.stop())
        await close("visits", self.sweeper.save())
