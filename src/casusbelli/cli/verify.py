"""`casusbelli verify`: the dice of a table recomputed from its published keys, without the rules of any game."""

from __future__ import annotations

from casusbelli.cli import show
from casusbelli.cli.errors import DONE, FALSE
from casusbelli.cli.options import AsJson, Lang
from casusbelli.cli.saves import File, opened
from casusbelli.cli.words import say
from casusbelli.table.verify import Report
from casusbelli.table.verify import verify as check


def verify(file: File, lang: Lang = "", json: AsJson = False) -> int:
    """Check every die and card of a closed table."""
    report = check(opened(file))
    show.document({"ok": report.ok, **_plain(report)}) if json else _tell(report)
    return DONE if report.ok else FALSE


def _plain(report: Report) -> dict[str, object]:
    counts = {"checked": report.checked, "shut": report.shut, "unkeyed": report.unkeyed}
    return {**counts, "faults": report.faults}


def _tell(report: Report) -> None:
    show.line(say("verify-counts", checked=report.checked, shut=report.shut, unkeyed=report.unkeyed))
    for fault in report.faults:
        show.line(say("verify-fault", line=fault.line, why=fault.why))
    if report.ok:
        show.line(say("verify-good") if report.checked else say("verify-none"))
