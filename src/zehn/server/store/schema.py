"""What a store holds. The migrations make it; this is what the code reads and writes.

An entry is never changed or deleted. Of several writers that append the same entry of a table exactly one wins: that
is all that several processes need to agree on. What they tell each other besides (`PROCESSES`, `LEASES`, `PRESENCE`)
may be lost at any time: it is told anew.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text

METADATA = MetaData()

#: The kinds of what has entries.
TABLE, PAD = "table", "pad"

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False, server_default=TABLE),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("code", String(12), ForeignKey("tables.code"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

PROCESSES = Table(
    "processes",
    METADATA,
    Column("name", String(80), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

LEASES = Table(
    "leases",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("process", String(80), nullable=False, index=True),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("code", String(12), primary_key=True),
    Column("process", String(80), primary_key=True, index=True),
    Column("body", Text, nullable=False),
)
