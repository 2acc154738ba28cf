"""Values: frozen dataclasses with slots, made in a quarter of the time.

There are a hundred of them where the window begins, and :func:`dataclasses.dataclass` compiles seven
functions for each.  Here one is compiled, when the first value is made, and the others are shared.
``replace``, ``fields`` and ``match`` take them for what they are: dataclasses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """``@dataclass(frozen=True, slots=True)`` for a class whose fields are all given when one is made."""
    made = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    compared = [each.name for each in fields(made) if each.compare]  # type: ignore[arg-type]
    getter = staticmethod(attrgetter(*compared) if compared else _nothing)
    for name, method in (*_METHODS.items(), ("_compared", getter)):
        if name not in vars(cls):
            setattr(made, name, method)

    def first(self: Any, *given: Any, **named: Any) -> None:
        made.__init__ = _initializer(made)  # type: ignore[method-assign]
        made.__init__(self, *given, **named)

    made.__init__ = first  # type: ignore[method-assign]
    return made


def _initializer(cls: type) -> Any:
    """``__init__`` that fills the slots: ``__setattr__`` would refuse."""
    known: dict[str, Any] = {"_MISSING": MISSING}
    parameters, lines = [], []
    for each in fields(cls):
        name = given = each.name
        known[f"_set_{name}"] = getattr(cls, name).__set__
        if each.default is not MISSING:
            known[f"_default_{name}"] = each.default
            parameters.append(f"{name}=_default_{name}")
        elif each.default_factory is not MISSING:
            known[f"_make_{name}"] = each.default_factory
            parameters.append(f"{name}=_MISSING")
            given = f"_make_{name}() if {name} is _MISSING else {name}"
        else:
            parameters.append(name)
        lines.append(f" _set_{name}(self, {given})")
    source = f"def __init__({', '.join(['self', *parameters])}):\n" + ("\n".join(lines) or " pass")
    exec(source, known)  # noqa: S102 - of the names of fields alone, as dataclasses do
    made = known["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def _nothing(_value: object) -> None:
    """What two values without fields are compared by."""


class _Shared:
    """The methods that all values have."""

    _compared: Callable[[object], object]

    def __repr__(self) -> str:
        found = ((each.name, getattr(self, each.name)) for each in fields(self) if each.repr)  # type: ignore[arg-type]
        return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in found)})"

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._compared(self) == self._compared(other)

    def __hash__(self) -> int:
        return hash((type(self), self._compared(self)))

    def __setattr__(self, name: str, _value: object) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self) -> list[Any]:
        return [getattr(self, each.name) for each in fields(self)]  # type: ignore[arg-type]

    def __setstate__(self, state: list[Any]) -> None:
        for each, found in zip(fields(self), state, strict=True):  # type: ignore[arg-type]
            object.__setattr__(self, each.name, found)


_METHODS = {name: each for name, each in vars(_Shared).items() if callable(each)}
