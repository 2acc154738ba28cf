"""Texts in the user's language that remember how they were made.

So one can be said again in another language, wherever it is shown: :func:`again` knows what was said lately.
"""

from __future__ import annotations

import logging
import re
import string
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale

from ethervox_gui.ui.kit.text.plural import CHOICE, Count, amount, choose

_log = logging.getLogger(__name__)

#: So many different texts are remembered; a window shows far fewer.
_MOST = 20_000
#: The same words are said in so many places, each with a source of its own.
_MOST_PLACES = 12
#: A text of more parts is somebody's own.
_MOST_PARTS = 80
#: What joins several texts in one line or several; a point may be the end of the text before it.
_JOINTS = re.compile(r"(\n+| {2,}| · |, |; |: | – |\.(?= )|(?<=\.) \(?| \(|\)| ▾|&nbsp;)")


class _Language:
    """The one that is spoken: its plural forms, and how its numbers are written."""

    def __init__(self) -> None:
        self.name = "en"
        self.marks: dict[int, str] = {}


_language = _Language()
_said: dict[str, list[Spoken]] = {}


def count_as(name: str, locale: QLocale) -> None:
    """Count and write numbers as this language does from now on."""
    _language.name = name
    group, point = locale.groupSeparator(), locale.decimalPoint()
    _language.marks = {} if (group, point) == (",", ".") else {ord(","): group, ord("."): point}


class Figures(str):  # noqa: SLOT000 - a string cannot have slots with values
    """Digits as the language writes them; ``plain``: as they were given, so that another can write them."""

    plain: str


def as_written_here(digits: str) -> Figures:
    """``1,234.5`` with the marks of the language: ``1.234,5``."""
    figures = Figures(digits.translate(_language.marks) if _language.marks else digits)
    figures.plain = digits
    return figures


class _Fields(string.Formatter):
    """Puts values into a template: numbers as the language writes them."""

    def format_field(self, value: Any, format_spec: str) -> str:
        shown = str(format(value, format_spec))
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return as_written_here(shown) if is_number and format_spec else shown


_fields = _Fields()


class Spoken(str):  # noqa: SLOT000 - a string cannot have slots with values
    """A text in the user's language, with its English source and what was put into it."""

    context: str
    source: str
    args: Sequence[object]
    kwargs: dict[str, object]
    is_filled: bool

    def format(self, *args: object, **kwargs: object) -> Spoken:
        """The text with its fields filled; the English one if the translation does not have those."""
        try:
            shown = _filled(str(self), args, kwargs)
        except (LookupError, ValueError, AttributeError, TypeError):
            _log.warning("the translation of “%s” cannot be used", self.source)
            shown = _fields.vformat(self.source, args, kwargs)
        return _made(shown, self.context, self.source, args, kwargs, True)

    def again(self) -> Spoken:
        """The same in the language that is spoken now."""
        fresh = spoken(self.context, self.source)
        if not self.is_filled:
            return fresh
        args = [_anew(value) for value in self.args]
        return fresh.format(*args, **{name: _anew(value) for name, value in self.kwargs.items()})


def spoken(context: str, source: str) -> Spoken:
    """The translation of ``source``, not filled yet."""
    return _made(QCoreApplication.translate(context, source), context, source, (), {}, False)


def _made(
    shown: str,
    context: str,
    source: str,
    args: Sequence[object],
    kwargs: dict[str, object],
    is_filled: bool,
) -> Spoken:
    text = Spoken(shown)
    text.context, text.source, text.args, text.kwargs, text.is_filled = (
        context,
        source,
        args,
        kwargs,
        is_filled,
    )
    others = _said.pop(shown, None)
    kept = [] if others is None else [other for other in others[-_MOST_PLACES:] if other.context != context]
    _said[shown] = [*kept, text]  # the newest at the end
    if len(_said) > _MOST:
        del _said[next(iter(_said))]
    return text


def _anew(value: object) -> object:
    if isinstance(value, Spoken):
        return value.again()
    if isinstance(value, Figures):
        return as_written_here(value.plain)
    if isinstance(value, Count) and isinstance(value.shown, Figures):
        return Count(as_written_here(value.shown.plain), value.n)
    return again(value) if type(value) is str else value


def _filled(template: str, args: Sequence[object], kwargs: dict[str, object]) -> str:
    if "|" in template:

        def chosen(match: re.Match[str]) -> str:
            field, forms = match[1], match[2].split("|")
            n = amount(args[int(field)] if field.isdigit() else kwargs[field])
            return forms[-1] if n is None else choose(_language.name, n, forms)

        template = CHOICE.sub(chosen, template)
    return _fields.vformat(template, args, kwargs)


def again(text: str, *contexts: str) -> str:
    """What is shown as ``text``, in the language that is spoken now; as it is where it was never said.

    Where the same words were said for several reasons, the nearest of ``contexts`` counts: the names of the
    classes around the place.  Texts joined by points and commas are said again one by one.
    """
    if isinstance(text, Spoken):
        return text.again()
    if whole := _find(text, contexts):
        return whole.again()
    parts = _JOINTS.split(text)
    if len(parts) == 1:
        return text
    return "".join(_parts_again(parts[:_MOST_PARTS], contexts)) + "".join(parts[_MOST_PARTS:])


def _parts_again(parts: Sequence[str], contexts: Sequence[str]) -> Iterator[str]:
    """The longest texts that were said, one after another; what was not said stays."""
    start = 0
    while start < len(parts):
        for end in range(len(parts), start, -1):
            if found := _find("".join(parts[start:end]), contexts):
                yield found.again()
                break
        else:
            yield parts[start]
            end = start + 1
        start = end


def _find(text: str, contexts: Sequence[str]) -> Spoken | None:
    known = _said.get(text) if text else None
    if not known:
        return None
    by_context = {one.context: one for one in known}
    return next((by_context[context] for context in contexts if context in by_context), known[-1])
