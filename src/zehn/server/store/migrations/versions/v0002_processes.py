"""What several processes tell each other: which ones live, who acts for a table, who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables beside the entries."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("process", sa.String(80), nullable=False, index=True),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("process", sa.String(80), primary_key=True, index=True),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Without them one process is left."""
    for name in ("presence", "leases", "processes"):
        op.drop_table(name)
