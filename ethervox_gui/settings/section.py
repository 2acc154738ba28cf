"""What the sections of the settings have in common: fields with a range and words, and values held to them.

Its own few lines instead of a library, because the window waits for the settings when it opens.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Self, dataclass_transform, get_args, get_origin

_TRUE = frozenset(("true", "yes", "on", "t", "y", "1"))
_FALSE = frozenset(("false", "no", "off", "f", "n", "0"))


def N_(text: str) -> str:  # noqa: N802 - what gettext calls it, everywhere
    """``text`` itself: a mark by which the tool for translators finds what stands in a table.

    The window translates it where it is shown; below the window there is no Qt.
    """
    return text


class MisfitError(ValueError):
    """A value does not fit.  ``field`` is its name with dots, empty where several do not go together."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Needs(StrEnum):
    """What has to happen before a change can be seen."""

    NOTHING = ""
    RELOAD = "reload"  # the model is loaded again
    NEW_CHAT = "new_chat"
    RESTART = "restart"


class Setting:
    """One field: its default, its range, what it needs, and the words that explain it.

    ``annotation`` is its type: a plain one, an enumeration, a ``Literal`` of texts, or one of these or None.
    """

    __slots__ = (
        "annotation",
        "default",
        "description",
        "ge",
        "gt",
        "le",
        "lt",
        "min_length",
        "needs",
        "title",
    )

    def __init__(
        self,
        default: Any,
        *,
        title: str,
        description: str,
        ge: float | None = None,
        gt: float | None = None,
        le: float | None = None,
        lt: float | None = None,
        min_length: int = 0,
        needs: Needs = Needs.NOTHING,
    ) -> None:
        self.annotation: Any = None
        self.default = default
        self.title = title
        self.description = description
        self.ge, self.gt, self.le, self.lt = ge, gt, le, lt
        self.min_length = min_length
        self.needs = needs

    def fitting(self, value: Any) -> Any:
        """The value, or what a text from the command line means.  Raises :class:`ValueError`."""
        kind, choices = self.annotation, get_args(self.annotation)
        if isinstance(kind, UnionType) and NoneType in choices:
            if value is None:
                return None
            kind = next(each for each in choices if each is not NoneType)
        if get_origin(kind) is Literal:
            if value not in choices:
                raise ValueError(f"it must be one of {', '.join(choices)}")
            return value
        found = _converted(kind, value)
        for bound, holds, words in (
            (self.ge, operator.ge, "at least"),
            (self.gt, operator.gt, "more than"),
            (self.le, operator.le, "at most"),
            (self.lt, operator.lt, "less than"),
        ):
            if bound is not None and not holds(found, bound):
                raise ValueError(f"it must be {words} {bound:,}")
        if self.min_length and len(found) < self.min_length:
            raise ValueError("it must not be empty")
        return found


def setting(*, default: Any, **about: Any) -> Any:
    """A field of a section; what it can say of itself is what :class:`Setting` takes."""
    return Setting(default, **about)


def _converted(kind: type, value: Any) -> Any:
    if issubclass(kind, StrEnum):
        try:
            return kind(value)
        except ValueError:
            raise ValueError(f"it must be one of {', '.join(kind)}") from None
    if kind is str:
        if not isinstance(value, str):
            raise ValueError("it must be a text")
        return value
    if kind is bool:
        return _truth(value)
    try:
        number = float(value) if kind is float else _whole(value)
    except (TypeError, ValueError, OverflowError):
        raise ValueError(f"it must be a {'whole ' if kind is int else ''}number") from None
    if isinstance(number, float) and not math.isfinite(number):
        raise ValueError("it must be a finite number")
    return number


def _whole(value: Any) -> int:
    if isinstance(value, float) and not value.is_integer():
        raise ValueError
    return int(value)


def _truth(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    word = str(value).strip().lower()
    if word not in _TRUE | _FALSE:
        raise ValueError("it must be true or false")
    return word in _TRUE


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(setting,))
class Section:
    """The base of all sections: frozen, no unknown fields, every value held to its range.

    A field is a :func:`setting`, or another section with an instance as its default.  The names of its
    methods are those of pydantic, of which the profiles are made.
    """

    model_fields: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        fields = {}
        for name, annotation in cls.__annotations__.items():
            field = fields[name] = vars(cls)[name]
            if isinstance(field, Setting):
                field.annotation = annotation
                setattr(cls, name, field.default)
        cls.model_fields = fields

    def __init__(self, **values: Any) -> None:
        """Raises :class:`MisfitError`."""
        own = vars(self)
        for name, field in self.model_fields.items():
            if name not in values:
                own[name] = field.default if isinstance(field, Setting) else field
                continue
            try:
                value = values.pop(name)
                own[name] = field.fitting(value) if isinstance(field, Setting) else _section(field, value)
            except MisfitError as error:
                raise MisfitError(f"{name}.{error.field}".rstrip("."), error.reason) from None
            except ValueError as error:
                raise MisfitError(name, str(error)) from None
        if values:
            raise MisfitError(next(iter(values)), "there is no such setting")
        self.check()

    def check(self) -> None:
        """Whether the values go together.  Raises :class:`ValueError` where they do not."""

    @classmethod
    def model_validate(cls, values: Mapping[str, Any]) -> Self:
        """A section of these values.  Raises :class:`MisfitError`."""
        return cls(**values)

    def model_copy(self, *, update: Mapping[str, Any]) -> Self:
        """A copy with other values, which were held to their ranges elsewhere."""
        copy = object.__new__(type(self))
        vars(copy).update(vars(self) | dict(update))
        return copy

    def model_dump(self, *, mode: str = "python", exclude_defaults: bool = False) -> dict[str, Any]:
        """The values by their names, sections as mappings; for ``mode="json"`` nothing but plain ones."""
        found: dict[str, Any] = {}
        for name, value in vars(self).items():
            field = self.model_fields[name]
            if exclude_defaults and value == (field.default if isinstance(field, Setting) else field):
                continue
            if isinstance(value, Section):
                found[name] = value.model_dump(mode=mode, exclude_defaults=exclude_defaults)
            else:
                found[name] = value.value if mode == "json" and isinstance(value, StrEnum) else value
        return found

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return iter(vars(self).items())

    def __setattr__(self, name: str, value: object) -> None:
        raise ValueError(f"settings are frozen: {name} cannot be changed in place")

    def __delattr__(self, name: str) -> None:
        raise ValueError(f"settings are frozen: {name} cannot be taken away")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"


def _section(default: Section, value: Any) -> Section:
    if isinstance(value, type(default)):
        return value
    if not isinstance(value, Mapping):
        raise MisfitError("", "it must be a group of settings")
    return type(default)(**value)
