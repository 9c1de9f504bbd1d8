"""What a server is told when it starts."""

from __future__ import annotations

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`database` is a URL of SQLAlchemy, or a path to an SQLite file. `base_url` is how friends reach the server.

    `rate` is how many changes a second one address may ask for, with bursts of ten times as many; 0: no limit.
    `idle`: seconds after which a table that nobody looks at leaves the memory; `thinking`: those that a bot may think.
    """

    database: str
    base_url: str = ""
    rate: float = 20.0
    idle: float = 900.0
    thinking: float = 2.0

    @property
    def secure(self) -> bool:
        """Whether cookies travel over https alone."""
        return self.base_url.startswith("https:")
