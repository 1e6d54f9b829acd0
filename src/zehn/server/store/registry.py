"""What processes tell each other in PostgreSQL: that they live, who is with them, for which tables they act.

A process lives as long as it says so often enough; leases and guests of one that does not are nobody's. Time is the
database's. Nothing here is durable, and nothing depends on it but who acts: entries have one winner anyway.
"""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

#: The channel for tables whose people or lease have changed: `CODE,CODE`.
PEOPLE_CHANNEL = "zehn_people"

#: Milliseconds that a process lives after it has said so, and until nothing is kept of it.
LIFE = 2_000
KEPT = 60_000

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_ALIVE = f"SELECT name FROM processes WHERE until > {_NOW}"


class Said(NamedTuple):
    """What a process says: who is with it at some tables (None: nobody), for which it would act, which it looks at."""

    name: str
    guests: dict[str, str | None]
    wanted: Collection[str]
    looked_at: Collection[str]


class Heard(NamedTuple):
    """What it hears: who lives, who acts for the tables it named, and who is with the others there."""

    alive: frozenset[str]
    holders: dict[str, str]
    guests: dict[str, dict[str, str]]


def exchange(connection: Any, said: Said) -> Heard:
    """Say and hear, in one transaction."""
    with connection.cursor() as cursor:
        execute = cursor.execute
        execute("SET LOCAL synchronous_commit = off")
        execute(
            f"INSERT INTO processes (name, until) VALUES (%s, {_NOW} + {LIFE}) "
            "ON CONFLICT (name) DO UPDATE SET until = excluded.until",
            [said.name],
        )
        changed = _say_guests(execute, said) | _take_leases(cursor, said)
        for start in range(0, len(changed), 500):
            execute("SELECT pg_notify(%s, %s)", [PEOPLE_CHANNEL, ",".join(sorted(changed)[start : start + 500])])
        heard = _hear(cursor, said)
    connection.commit()
    return heard


def _say_guests(execute: Callable[..., Any], said: Said) -> set[str]:
    """Write who is here. Where nobody is any more, another process may act."""
    gone = [code for code, body in said.guests.items() if body is None]
    if gone:
        for table in ("presence", "leases"):
            execute(f"DELETE FROM {table} WHERE process = %s AND code = ANY(%s)", [said.name, gone])
    here = {code: body for code, body in sorted(said.guests.items()) if body is not None}
    if here:
        execute(
            "INSERT INTO presence (code, process, body) SELECT code, %s, body FROM unnest(%s::text[], %s::text[]) "
            "AS here (code, body) ON CONFLICT (code, process) DO UPDATE SET body = excluded.body",
            [said.name, list(here), list(here.values())],
        )
    return set(said.guests)


def _take_leases(cursor: Any, said: Said) -> set[str]:
    """Act for tables for which nobody who lives does."""
    if not said.wanted:
        return set()
    cursor.execute(
        "INSERT INTO leases (code, process) SELECT code, %s FROM unnest(%s::text[]) AS wanted (code) "
        "ON CONFLICT (code) DO UPDATE SET process = excluded.process "
        f"WHERE leases.process NOT IN ({_ALIVE}) RETURNING code",
        [said.name, sorted(said.wanted)],
    )
    return {code for (code,) in cursor.fetchall()}


def _hear(cursor: Any, said: Said) -> Heard:
    cursor.execute(_ALIVE)
    alive = frozenset(name for (name,) in cursor.fetchall())
    asked = sorted({*said.wanted, *said.looked_at})
    guests: dict[str, dict[str, str]] = {code: {} for code in said.looked_at}
    if not asked:
        return Heard(alive, {}, guests)
    cursor.execute("SELECT code, process FROM leases WHERE code = ANY(%s)", [asked])
    holders = dict.fromkeys(asked, "") | dict(cursor.fetchall())
    if guests:
        cursor.execute(
            "SELECT code, process, body FROM presence WHERE code = ANY(%s) AND process <> %s",
            [list(guests), said.name],
        )
        for code, process, body in cursor.fetchall():
            guests[code][process] = body
    return Heard(alive, holders, guests)


def farewell(connection: Any, name: str, codes: Collection[str]) -> None:
    """A process stops: others need not wait until its time is over."""
    with connection.cursor() as cursor:
        for table, column in (("presence", "process"), ("leases", "process"), ("processes", "name")):
            cursor.execute(f"DELETE FROM {table} WHERE {column} = %s", [name])
        for start in range(0, max(1, len(codes)), 500):
            told = ",".join(sorted(codes)[start : start + 500])
            cursor.execute("SELECT pg_notify(%s, %s)", [PEOPLE_CHANNEL, told])
    connection.commit()


def sweep(connection: Any) -> None:
    """Forget processes that ended without a farewell."""
    with connection.cursor() as cursor:
        cursor.execute(f"DELETE FROM processes WHERE until < {_NOW} - {KEPT}")
        for table in ("presence", "leases"):
            cursor.execute(f"DELETE FROM {table} WHERE process NOT IN (SELECT name FROM processes)")
    connection.commit()
