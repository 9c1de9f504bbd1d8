"""`casusbelli` as it is, but that its tables have the dice and the cards of a seed: `seeded.py SEED serve ...`."""

import sys
from unittest.mock import patch

from casusbelli.cli import main
from casusbelli.table.dice import Verifiable

if __name__ == "__main__":
    seed = sys.argv.pop(1)
    with patch.object(Verifiable, "fresh", lambda _table: Verifiable.seeded("", seed)):
        main()
