"""Values behave as frozen dataclasses with slots do."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import Any, ClassVar

import pytest

from ethervox_gui.context.value import value


@dataclass(frozen=True, slots=True)
class Usual:
    """As the library makes it."""

    kind: ClassVar[str] = "usual"
    number: int
    text: str = "so"
    parts: list[int] = field(default_factory=list)
    secret: str = field(default="", repr=False, compare=False)

    @property
    def doubled(self) -> int:
        return 2 * self.number


@value
class Quick:
    """As we make it."""

    kind: ClassVar[str] = "quick"
    number: int
    text: str = "so"
    parts: list[int] = field(default_factory=list)
    secret: str = field(default="", repr=False, compare=False)

    @property
    def doubled(self) -> int:
        return 2 * self.number


@value
class Longer(Quick):
    """With a field more."""

    more: tuple[int, ...] = ()


@value
class Bare:
    """Without a field."""


@value
class OtherBare:
    """Another one."""


@pytest.mark.parametrize(
    "given", [(1,), (1, "a"), (1, "a", [2]), (1, "a", [2], "hidden")], ids=["1", "2", "3", "4"]
)
def test_they_are_made_shown_and_compared_as_dataclasses_are(given: tuple[Any, ...]) -> None:
    usual, quick = Usual(*given), Quick(*given)
    assert repr(quick) == repr(usual).replace("Usual", "Quick")
    assert asdict(quick) == asdict(usual)
    assert quick == Quick(*given)
    assert quick != usual  # type: ignore[comparison-overlap]
    assert (quick == Quick(1)) == (usual == Usual(1))
    assert (quick == Longer(*given), quick.doubled, quick.kind) == (False, 2, "quick")


def test_each_has_a_list_of_its_own() -> None:
    assert Quick(1).parts is not Quick(1).parts
    assert Quick(1, "a", [3]).parts == [3]


def test_nothing_can_be_changed_or_added() -> None:
    quick = Quick(1)
    for name in ("number", "unheard_of"):
        with pytest.raises(FrozenInstanceError):
            setattr(quick, name, 2)
    with pytest.raises(FrozenInstanceError):
        del quick.number
    assert not hasattr(quick, "__dict__")
    assert quick.number == 1


def test_too_few_or_unknown_arguments_are_refused() -> None:
    for positional, named in ((), {}), ((1,), {"tone": 2}), ((1, "a", [], "", 5), {}):
        with pytest.raises(TypeError):
            Quick(*positional, **named)  # type: ignore[arg-type]


def test_the_tools_of_dataclasses_take_them() -> None:
    quick = Quick(1, "a", [2], "hidden")
    assert is_dataclass(quick)
    assert [each.name for each in fields(quick)] == ["number", "text", "parts", "secret"]
    assert replace(quick, text="b") == Quick(1, "b", [2])
    assert replace(quick, text="b").secret == "hidden"
    for twin in (copy.copy(quick), copy.deepcopy(quick), pickle.loads(pickle.dumps(quick))):
        assert (twin, twin.secret) == (quick, "hidden")
    match quick:
        case Quick(number, text):
            assert (number, text) == (1, "a")


def test_equal_ones_have_one_hash_and_those_of_another_kind_are_others() -> None:
    assert hash(Longer(1, parts=(), more=(2,))) == hash(Longer(1, parts=(), more=(2,)))  # type: ignore[arg-type]
    assert len({Bare(), Bare(), OtherBare()}) == 2
    assert repr(Bare()) == "Bare()"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Quick(1))
