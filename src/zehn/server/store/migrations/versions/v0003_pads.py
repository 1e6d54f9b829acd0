"""Pads are stored like tables, and kept for another time."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All that there is so far is a table."""
    op.add_column("tables", sa.Column("kind", sa.String(12), nullable=False, server_default="table"))


def downgrade() -> None:
    """Without it pads end with the tables."""
    op.drop_column("tables", "kind")
