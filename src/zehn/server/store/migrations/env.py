"""Alembic's entry: `Store.open` hands over the connection."""

from alembic import context

from zehn.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
