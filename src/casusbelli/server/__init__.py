"""The server: tables in memory, kept in a database, played by browsers. It imports no game by name."""
