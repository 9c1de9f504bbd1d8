"""Completion of what is typed, for prompt_toolkit; loaded only where there is a keyboard."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prompt_toolkit.completion import Completer, Completion
from prompt_toolkit.document import Document

from casusbelli.cli.screen import Complete


class Completing(Completer):
    """Offers the lines that the text before the cursor may become."""

    def __init__(self, complete: Complete) -> None:
        self._complete = complete

    def get_completions(self, document: Document, complete_event: Any) -> Iterable[Completion]:
        text = document.text_before_cursor
        for line in self._complete(text):
            yield Completion(line, start_position=-len(text), display=line)
