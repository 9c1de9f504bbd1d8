"""`python -m casusbelli` is the console script."""

from casusbelli.cli import main

if __name__ == "__main__":
    main()
