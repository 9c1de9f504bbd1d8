"""The command line: `casusbelli`, and one module for each subcommand, loaded when it is used."""


def main() -> None:
    """The console script: runs the command on the command line and ends the process with its exit status."""
    import sys

    from casusbelli.cli.app import run

    sys.exit(run(sys.argv[1:]))
