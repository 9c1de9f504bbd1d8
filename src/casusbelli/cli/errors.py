"""How a command ends otherwise than well: one clear line on standard error, and an exit status."""

DONE, FALSE, WRONG = 0, 1, 2
"""Exit status: done; the thing asked about is false; wrong usage or bad input."""


class Fail(Exception):
    """Ends the command with this line on standard error. `text` is for the person: already in their language."""

    def __init__(self, text: str, status: int = WRONG) -> None:
        super().__init__(text)
        self.text = " ".join(text.split())
        self.status = status
