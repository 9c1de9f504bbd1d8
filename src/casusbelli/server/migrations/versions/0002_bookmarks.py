"""Bookmarks beside the journals."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From journals alone; bookmarks are made as tables are opened."""
    op.create_table(
        "bookmark",
        sa.Column("game", sa.Text, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("pages", sa.Text, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
    )
