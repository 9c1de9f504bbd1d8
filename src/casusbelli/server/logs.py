"""What the server writes down about itself: one JSON object a line on standard error, and no secrets.

Addresses are written as the pattern of their route, since links carry secrets; bodies, cookies and names never.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

LOGGER = logging.getLogger("casusbelli.server")


class _Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told = getattr(record, "told", {})
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage(), **told}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _placed(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _placed(error: BaseException) -> str:
    """The kind of an error and where it was raised; its text may quote what was sent."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" at {trace.tb_frame.f_code.co_name}:{trace.tb_lineno}" if trace is not None else ""
    return type(error).__name__ + place


def to_stderr() -> None:
    """Write the server's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for logger in (LOGGER, logging.getLogger("uvicorn.error")):
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **told: Any) -> None:
    """Write one line."""
    LOGGER.log(level, event, extra={"told": told}, exc_info=error)
