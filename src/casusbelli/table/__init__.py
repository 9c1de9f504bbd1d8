"""Everything around one match: the referee, the journal, chance, and the sentences people read."""
