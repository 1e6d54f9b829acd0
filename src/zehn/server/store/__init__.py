"""Entries on disk: append-only, keyed by table and number, the same on SQLite and PostgreSQL."""

from zehn.server.store.faults import Damaged, KeyFails, NewerStore, NoDriver, StoreFails, Taken
from zehn.server.store.places import default_url, store_url
from zehn.server.store.store import Store

__all__ = [
    "Damaged",
    "KeyFails",
    "NewerStore",
    "NoDriver",
    "Store",
    "StoreFails",
    "Taken",
    "default_url",
    "store_url",
]
