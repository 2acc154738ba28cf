"""How numbers, times, foreign texts and names of settings pages are put on one line."""

from __future__ import annotations

import html
import re
import time
from collections.abc import Iterable

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QGuiApplication

from ethervox_gui.context.sizes import measured
from ethervox_gui.context.turns.numbers import Runs, all_named, named, runs_of
from ethervox_gui.ui.kit.text.plural import Count
from ethervox_gui.ui.kit.text.spoken import as_written_here
from ethervox_gui.ui.kit.text.translate import tr

#: Stands at the end of a reply that is being written.
CARET = "▍"
#: Control characters, and the characters that turn the writing direction of what follows around.
_UNSAFE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
#: Nobody writes so many characters in a row that cannot be seen, and laying them out takes long.
_ISOLATED = re.compile("\u2068([^\u2066-\u2069]*)\u2069")
_UNSEEN = re.compile("[\u00ad\u061c\u200b-\u200f\u2060-\u206f\ufeff]{9,}")
_MARKS = "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u0e31\u0e34-\u0e3a"
_MARKS += "\u0e47-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
#: No script stacks so many marks on one letter: they reach over other lines, and no line can end there.
_STACK = re.compile(f"([{_MARKS}]{{8}})[{_MARKS}]+")
_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
#: A line may end after so much of a word.
_LONG_WORD = re.compile(r"\S{20}(?=\S)")
#: More than so many characters or lines are shown only when asked for: a pasted megabyte must not stall the
#: window.
LONGEST_SHOWN, MOST_LINES = 20_000, 800
_A_DAY = 86_400.0
#: Turns by their numbers are one or several, however many: in Russian 1–21 has not the form of 21, that of 1.
_SEVERAL = 2
#: Of the rest so much is added at a time.
_STEP, _STEP_LINES = 2_000, 80


def plain(text: str) -> str:
    """A foreign text without characters that could disturb the layout around it."""
    text = _UNSAFE.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    return text if text.isascii() else _STACK.sub(r"\1", _UNSEEN.sub("", text))


class GrowingPlain:
    """:func:`plain` of a text that grows: of what was there, only the last line is looked at again."""

    def __init__(self) -> None:
        self._lines = self._plain = ""

    def plain(self, text: str) -> str:
        """As :func:`plain`; quicker where ``text`` begins as the last one did."""
        if not text.startswith(self._lines):
            self._lines = self._plain = ""
        end = text.rfind("\n") + 1
        self._plain += plain(text[len(self._lines) : end])
        self._lines = text[:end]
        return self._plain + plain(text[end:])


def beginning(text: str) -> str:
    """As much of a foreign text as is laid out at once."""
    lines = text[:LONGEST_SHOWN].split("\n", MOST_LINES)
    return "\n".join(lines[:MOST_LINES])


def further(text: str, n_shown: int) -> int:
    """How many characters of a text to show next, where so many are: some lines, or a piece of a long one."""
    end = text.rfind("\n", n_shown, n_shown + _STEP) + 1
    lines = text[n_shown:end].split("\n", _STEP_LINES)
    if len(lines) > _STEP_LINES:
        end -= len(lines[-1])
    return min(len(text), end if end > n_shown else n_shown + _STEP)


def tip(text: str) -> str:
    """A foreign text as a tooltip: Qt would take one that looks like HTML for it, and wraps no other."""
    return f"<p style='white-space: pre-wrap'>{html.escape(broken(text))}</p>"


def broken(text: str) -> str:
    """A foreign text whose long words may end a line anywhere."""
    return _LONG_WORD.sub("\\g<0>\u200b", plain(text))


def label(text: str) -> str:
    """A foreign text for a button or a menu: an ampersand is no mark of a shortcut."""
    return text.replace("&", "&&")


def one_line(text: str, longest: int = 200) -> str:
    """A foreign text as one short line."""
    line = " ".join(plain(text[: longest * 4]).split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def isolated(line: str) -> str:
    """A foreign line, painted in the order of its own words also where one reads from right to left."""
    return f"\u2068{line}\u2069"


def among(line: str) -> str:
    """A foreign line among words of the window, in its own order where one of them reads from the right.

    Else a name in Arabic would turn around what is said of it, and a title its full stop in Arabic.
    """
    return isolated(line) if QGuiApplication.isRightToLeft() or _FROM_RIGHT.search(line) else line


def plain_but_isolated(text: str) -> str:
    """As :func:`plain`; what stands isolated in it, as names do (:func:`among`), stays so."""
    pieces = _ISOLATED.split(text)
    return "".join(isolated(plain(p)) if i % 2 else plain(p) for i, p in enumerate(pieces))


def side_by_side(facts: Iterable[str]) -> str:
    """``2.1 GB · Q4_K_M · MIT``: those that are not empty, each in its own order.

    Where one reads from the right, a number would else stand with the Latin name before it, and not with its
    unit.  The mark before them says so of the line itself, in which no letter would count.
    """
    line = " · ".join(among(fact) for fact in facts if fact)
    return f"\u200f{line}" if line and QGuiApplication.isRightToLeft() else line


def number(value: int) -> str:
    """``4,672``, as the language writes it."""
    return Count(as_written_here(f"{value:,}"), value)


def decimal(value: float, places: int = 1) -> str:
    """``0.5`` or ``1,288.2``, as the language writes it."""
    return as_written_here(f"{value:,.{places}f}")


def speed(per_second: float) -> str:
    """``8.3`` or ``1,288``: from a hundred on nobody reads a decimal, and it would flicker."""
    return decimal(per_second, 1 if per_second < 99.95 else 0)


def becomes(before: str, after: str) -> str:
    """``5,120 → 3,300``; the arrow points to where one reads on, which no font does by itself."""
    return f"{before} {'←' if QGuiApplication.isRightToLeft() else '→'} {after}"


def counted(n: int, one: str, many: str) -> str:
    """``one`` or ``many``, translated already, with the number in it: ``1 turn``, ``4,672 turns``."""
    return (one if n == 1 else many).format(number(n))


def turns(first: int, last: int) -> str:
    """``1–20``, or ``7`` for a single turn."""
    return _of(all_named([(first, last)]), ((first, last),))


def all_turns(numbers: Iterable[int]) -> str:
    """``1–5, 8``: turns by their numbers, those that follow each other together.

    What is said of them has the form of one turn, or of several.
    """
    runs = runs_of(numbers)
    return _of(all_named(runs), runs)


def turns_in(runs: Runs) -> str:
    """As :func:`all_turns`, of runs; of many the first ones and the last: ``1–2, 5–7, 9, …, 40–52``."""
    return _of(named(runs), runs)


def _of(words: str, runs: Runs) -> str:
    return Count(words, 1 if len(runs) == 1 and runs[0][0] == runs[0][1] else _SEVERAL)


def reasons(why: Iterable[tuple[str, str]]) -> str:
    """Pairs of words, one of a message and one of what came back for it: a word once where both say it."""
    words = [[tr("“{}”").format(one_line(plain(word), 40)) for word in dict.fromkeys(pair)] for pair in why]
    return " · ".join(" ↔ ".join(pair) for pair in words)


def seconds(milliseconds: float) -> str:
    """``0.1 s``; below that in milliseconds, since an edit can be that quick."""
    if milliseconds < 100:
        return tr("{} ms").format(decimal(milliseconds, 1 if milliseconds < 10 else 0))
    return tr("{} s").format(decimal(milliseconds / 1000))


def size(n_bytes: int) -> str:
    """``2.48 GB``, ``491 MB``, as the language writes it."""
    figure, unit = measured(n_bytes)
    words = {"B": tr("{} B"), "kB": tr("{} kB"), "MB": tr("{} MB"), "GB": tr("{} GB"), "TB": tr("{} TB")}
    return words[unit].format(as_written_here(figure))


def duration(seconds: float) -> str:
    """``40 s``, ``3 min``, ``1 h 20 min``."""
    if seconds < 90:
        return tr("{} s").format(max(1, round(seconds)))
    minutes = round(seconds / 60)
    if minutes < 60:
        return tr("{} min").format(minutes)
    return tr("{} h {} min").format(minutes // 60, minutes % 60)


def day(when: float) -> str:
    """A day in full: ``Tue 12 May 2026``, with the names of the user's language."""
    return QLocale().toString(_local(when), tr("ddd d MMM yyyy"))


def moment(when: float) -> str:
    """A day and its time: ``Tue 12 May 2026, 14:02``."""
    return QLocale().toString(_local(when), tr("ddd d MMM yyyy, HH:mm"))


def clock(when: float, now: float | None = None) -> str:
    """A time as the chat list shows it: ``now``, ``14:02``, ``Tue``, ``3 May`` or ``2025-05-03``."""
    now = time.time() if now is None else now
    then, today = _local(when), _local(now)
    if -_A_DAY <= now - when < 60:  # what is to come was before the clock was set back
        return tr("now")
    if then.date() == today.date():
        form = tr("HH:mm")
    elif 0 <= now - when < 6 * _A_DAY:
        form = tr("ddd")
    elif then.date().year() == today.date().year():
        form = tr("d MMM")
    else:
        form = tr("yyyy-MM-dd")
    return QLocale().toString(then, form)


def _local(when: float) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(when))


def page_title(section: str) -> str:
    """The name of the page for a section of the settings table."""
    return {
        "context": tr("Context"),
        "model": tr("Model and engine"),
        "sampling": tr("Sampling"),
        "memory": tr("Memory"),
        "server": tr("Server"),
        "paging": tr("Pages on disk"),
        "downloads": tr("Downloads"),
        "appearance": tr("Appearance"),
    }.get(section, section.capitalize())
