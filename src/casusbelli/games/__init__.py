"""The games: each a package of its own that depends on the engine alone."""
