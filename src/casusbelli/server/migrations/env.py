"""Read by Alembic, with the connection that `storage` gives it."""

from alembic import context

from casusbelli.server.storage import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    # SQLite changes a column by making the table anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
