"""What happened to a request of another program, in words."""

from __future__ import annotations

from PySide6.QtCore import QDateTime

from ethervox_gui.context.request_report import RequestRecord
from ethervox_gui.ui.texts import tr
from ethervox_gui.ui.wording import number, one_line, seconds

_GONE = 499


def columns(record: RequestRecord) -> list[str]:
    """A record as the list shows it: when, who was asked, messages, tokens, context, outcome, time added."""
    return [
        QDateTime.fromSecsSinceEpoch(int(record.at)).toString("HH:mm:ss"),
        one_line(record.model, 60),
        number(record.n_messages),
        tokens(record),
        context(record),
        outcome(record),
        seconds(record.added_ms) if record.report is not None else "",
    ]


def tokens(record: RequestRecord) -> str:
    """``5,120 → 3,300 / 8,192``; ``≈`` where nobody knows exactly."""
    report = record.report
    if report is None:
        return ""
    about = "" if report.exact else "≈ "
    after = f" → {number(report.counted)}" if report.tokens_removed else ""
    received = record.n_received if report.tokens_removed else report.counted
    return f"{about}{number(received)}{after} / {number(record.limit)}"


def context(record: RequestRecord) -> str:
    """What was done to the messages."""
    report = record.report
    if report is None:
        return tr("refused") if record.status >= 400 and record.status != _GONE else ""
    parts: list[str] = []
    if report.summarized:
        parts.append(tr("{} summarised").format(number(report.summarized)))
    if report.dropped:
        parts.append(tr("{} dropped").format(number(report.dropped)))
    return ", ".join(parts) or tr("untouched")


def outcome(record: RequestRecord) -> str:
    """How it ended, or that it runs."""
    if not record.status:
        return tr("running…")
    if record.status == _GONE:
        return tr("caller went away")
    took = seconds(record.seconds * 1000)
    if record.status == 200:
        return tr("{} tokens in {}").format(number(record.n_tokens), took)
    return tr("error {}").format(record.status)


def details(record: RequestRecord) -> str:
    """All of it, a line each."""
    lines = [
        tr("Request {} to “{}”, {} messages.").format(
            record.number, one_line(record.model, 60), number(record.n_messages)
        )
    ]
    report = record.report
    if report is not None:
        lines.append(
            tr("{} tokens came, {} went to the model; {} are allowed.").format(
                number(record.n_received), number(report.counted), number(record.limit)
            )
        )
        if report.tokens_removed:
            words = tr("{}: of the messages {}; {} tokens fewer.")
            lines.append(words.format(report.strategy, context(record), number(report.tokens_removed)))
        if report.memory_id is not None:
            words = tr("Summary {} of the memory stands for the old ones.")
            lines.append(words.format(report.memory_id))
        if report.reused_tokens:
            words = tr("{} tokens were in the cache already.")
            lines.append(words.format(number(report.reused_tokens)))
        lines.append(tr("Counting and trimming took {}.").format(seconds(record.added_ms)))
    if record.problem:
        lines.append(one_line(record.problem, 600))
    else:
        lines.append(f"{outcome(record)}.")
    return "\n".join(lines)
