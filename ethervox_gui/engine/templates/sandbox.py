"""Jinja's sandbox, with bounds on what a template can make large in a single step.

Jinja keeps a stranger's template from files and from Python's insides, and its ``range`` is bounded; but
``'x' * 9999999999`` would take all memory there is.  What takes long in small steps is found out when the
file is looked at (:mod:`ethervox_gui.engine.llama.inspect_child`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from jinja2.exceptions import SecurityError
from jinja2.runtime import Context
from jinja2.sandbox import ImmutableSandboxedEnvironment

_LONGEST: Final = 1_000_000
_LARGEST_POWER: Final = 64
#: Methods of texts, and filters, that pad to any width.
_PADDING: Final = frozenset({"center", "expandtabs", "ljust", "rjust", "zfill"})
#: A width of five figures, or one that is given from elsewhere, in ``%`` and in ``format``.
_WIDE: Final = re.compile(r"\d{5}|%[^a-zA-Z]*\*|\{[^}]*\{")


class Sandbox(ImmutableSandboxedEnvironment):
    """The environment for chat templates."""

    intercepted_binops = frozenset({"*", "**", "%"})

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.filters.pop("center", None)
        self.filters["indent"] = _indent
        self.filters["format"] = _format

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        if isinstance(obj, str) and attr in _PADDING:
            return False
        return super().is_safe_attribute(obj, attr, value)

    def call_binop(self, context: Context, operator: str, left: Any, right: Any) -> Any:
        """Refuse what becomes too large; everything else as ever."""
        if operator == "*":
            for many, times in ((left, right), (right, left)):
                if isinstance(many, str | list | tuple) and len(many) * int(times) > _LONGEST:
                    raise SecurityError("a text or a list becomes too long")
        elif operator == "**" and (abs(left) > _LONGEST or abs(right) > _LARGEST_POWER):
            raise SecurityError("a number becomes too large")
        elif operator == "%" and isinstance(left, str) and _WIDE.search(left):
            raise SecurityError("a text becomes too long")
        return super().call_binop(context, operator, left, right)

    def wrap_str_format(self, value: Any) -> Callable[..., str] | None:
        """``'…'.format`` in the sandbox; refused where a field would be padded to any width."""
        wrapped = super().wrap_str_format(value)
        if wrapped is not None and _WIDE.search(value.__self__):
            raise SecurityError("a text becomes too long")
        return wrapped


def _format(form: str, *values: Any, **named: Any) -> str:
    """As Jinja's, without fields of any width."""
    if _WIDE.search(form):
        raise SecurityError("a text becomes too long")
    return str(form) % (named or values)


def _indent(text: str, width: int | str = 4, first: bool = False, blank: bool = False) -> str:
    """As Jinja's, with a width that somebody could want."""
    space = width if isinstance(width, str) else " " * min(int(width), 100)
    lines = str(text).split("\n")
    return "\n".join(
        space + line if (first or index) and (blank or line) else line for index, line in enumerate(lines)
    )
