"""Prompts that the user saved: a name, and a text with places to fill in, such as ``{text}``.

They are stored as JSON in the data folder, beside the profiles.  A prompt is text for the composer and
nothing else: it is never run as a command, and sent only when the user sends it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.language.words import SIGNS
from ethervox_gui.context.text import N_
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.whole_files import write_whole

PROMPTS_FILE: Final = "prompts.json"
LONGEST_NAME, LONGEST_TEXT = 80, 100_000
#: So many are kept at most.
MOST: Final = 1_000

_PLACEHOLDER = re.compile(rf"\{{[^\W\d_][\w \-{SIGNS}]{{0,39}}\}}")


class Placeholder(NamedTuple):
    """A place to fill in, as a range of the text."""

    start: int
    end: int


def placeholders(text: str) -> list[Placeholder]:
    """The places of a text that are to be filled in, in their order: ``{text}``, ``{target language}``."""
    return [Placeholder(*found.span()) for found in _PLACEHOLDER.finditer(text)]


@dataclass(frozen=True, slots=True)
class Prompt:
    """One of them; ``name`` is what the popup lists."""

    name: str
    text: str

    @classmethod
    def of(cls, name: str, text: str) -> Prompt:
        """The prompt of this name and text.  Raises :class:`UserError` where one of them will not do."""
        name = " ".join(name.split())
        if not name:
            raise UserError("bad_prompt", N_("A prompt needs a name."))
        if len(name) > LONGEST_NAME or not name.isprintable():
            words = N_("The name of a prompt must be one line of up to {most} characters.")
            raise UserError("bad_prompt", words.format(most=LONGEST_NAME))
        if not text.strip():
            raise UserError("bad_prompt", N_("A prompt needs a text."))
        if len(text) > LONGEST_TEXT:
            words = N_("The text of a prompt can have up to {most} characters.")
            raise UserError("bad_prompt", words.format(most=f"{LONGEST_TEXT:,}"))
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise UserError("bad_prompt", N_("This is not text."), details=str(error)) from error
        return cls(name, text)


class Prompts:
    """All prompts, by their names in the order of the alphabet.  No two names differ in case alone."""

    def __init__(self, prompts: Iterable[Prompt] = ()) -> None:
        found = {_key(prompt.name): prompt for prompt in prompts}
        self._prompts = dict(sorted(found.items()))

    def __iter__(self) -> Iterator[Prompt]:
        return iter(self._prompts.values())

    def __len__(self) -> int:
        return len(self._prompts)

    def get(self, name: str) -> Prompt | None:
        return self._prompts.get(_key(name))

    def fitting(self, words: str) -> list[Prompt]:
        """Those whose names hold all of these words, names that begin with them first."""
        wanted = for_filter(words).split()
        found = [prompt for prompt in self if all(word in for_filter(prompt.name) for word in wanted)]
        begin = " ".join(wanted)
        return sorted(found, key=lambda prompt: not for_filter(prompt.name).startswith(begin))

    def with_prompt(self, prompt: Prompt, in_place_of: str = "") -> Prompts:
        """A copy with this one added, or in place of the one that was called so.

        Raises :class:`UserError` where another one has its name.
        """
        old = _key(in_place_of)
        if _key(prompt.name) in self._prompts and _key(prompt.name) != old:
            words = N_("A prompt “{name}” already exists.").format(name=prompt.name)
            raise UserError("bad_prompt", words, N_("Choose another name."))
        others = [each for key, each in self._prompts.items() if key != old]
        if len(others) >= MOST:
            raise UserError("bad_prompt", N_("At most {most} prompts can be saved.").format(most=f"{MOST:,}"))
        return Prompts([*others, prompt])

    def without(self, name: str) -> Prompts:
        """A copy without the one of this name."""
        return Prompts(each for key, each in self._prompts.items() if key != _key(name))

    def free_name(self, wanted: str) -> str:
        """``wanted``, with a number behind it where there is one of that name."""
        wanted = " ".join(wanted.split())[: LONGEST_NAME - 6].strip()
        name, number = wanted, 1
        while _key(name) in self._prompts:
            number += 1
            name = f"{wanted} {number}"
        return name


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def load(path: Path) -> Prompts:
    """The prompts stored at ``path``; none where there is no such file.

    Raises :class:`UserError` when the file cannot be read as prompts; it is left as it is.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark in front
        return Prompts(_read(entry) for entry in found["prompts"])
    except FileNotFoundError:
        return Prompts()
    except (OSError, ValueError, TypeError, AttributeError, LookupError, RecursionError, UserError) as error:
        reason = error.message.rstrip(".") if isinstance(error, UserError) else N_("it is damaged")
        raise UserError(
            "bad_prompts_file",
            N_("The prompts in {name} cannot be read: {reason}.").format(name=path.name, reason=reason),
            N_("Repair the file, or move it away to start without any."),
            str(error),
        ) from error


def _read(entry: dict[str, str]) -> Prompt:
    """A prompt as it is stored; what would be another one when it is stored again is refused."""
    prompt = Prompt.of(entry["name"], entry["text"])
    if asdict(prompt) != entry:
        raise ValueError(f"not as it would be stored: {entry}")
    return prompt


def save(prompts: Prompts, path: Path) -> None:
    """Store the prompts at ``path``, in one atomic rename; what was stored before stays if that fails."""
    stored = {"prompts": [asdict(prompt) for prompt in prompts]}
    text = json.dumps(stored, indent=2, ensure_ascii=False) + "\n"
    try:
        write_whole(path, [text.encode()], sync=True)
    except OSError as error:
        raise UserError(
            "prompts_unwritable",
            N_("The prompts cannot be stored at {path}.").format(path=path),
            details=str(error),
        ) from error
