"""The journal's batch on SQLite finds each table by its id, however many are running."""

from __future__ import annotations

from sqlalchemy import create_engine

from mecenate.server import journal
from mecenate.server.schema import metadata


def test_a_batch_does_not_go_through_all_tables() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {journal._PROGRESS_AT_ONCE}", ("[]",)).all()
    steps = [str(row[-1]) for row in plan]
    assert [step.partition(" (")[2] for step in steps if "tables" in step.split()] == ["id=?)"]
