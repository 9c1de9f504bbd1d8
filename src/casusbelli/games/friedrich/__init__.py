"""Friedrich: one against all, 3 or 4 players, with two scenarios for 2."""
