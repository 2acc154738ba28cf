"""A chat template that is told of a tool, and writes calls of it and their results itself.

The form of a call is learnt from what the template makes of one.  In a conversation every call is put to
the template as such, so that it writes the tool's turn behind it as the model knows it; what it wrote for the
call itself is cut away again, since what the model really wrote stands there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeVar

from ethervox_gui.context.calls.forms import HERMES_TOO, KNOWN_OPENINGS, NativeForm
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns import thinking
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.templates.chat_template import ChatTemplate, TurnPieces, sentinels
from ethervox_gui.engine.templates.own_prompt import OwnPrompt
from ethervox_gui.engine.templates.written_calls import CALL_SHAPES, CallShape, Speaker

_Role = TypeVar("_Role", bound=Speaker)

#: The tool as templates take it.
TOOL: Final[Mapping[str, Any]] = {
    "type": "function",
    "function": {
        "name": MEMORY_SEARCH,
        "description": "Searches what was said earlier, in this chat and in others, and what was noted.",
        "parameters": {
            "type": "object",
            "properties": {"query": {"type": "string", "description": "Words to look for."}},
            "required": ["query"],
        },
    },
}
_ARGUMENT: Final = "query"

#: An assistant turn that is a call; no :class:`Role`, since only templates tell the two apart.
_CALL: Final = "call"
#: Mistral's templates insist on nine letters and digits.
_CALL_ID: Final = "call00001"

#: Some words to look for, to see whether a call can be read.
_WORDS: Final = "red boats"
_TOKEN: Final = re.compile(r"<[^<>\s=]{1,60}[>=]|\[[A-Z_]{3,}\]")
_THOUGHT: Final = re.compile(r"\A(?:\s*</?(?:\w+:)?think[^<>]{0,20}>)+")


@dataclass(frozen=True, slots=True)
class _Written:
    """What the template writes of a call before the value of its argument and behind it."""

    shape: CallShape
    before: str
    behind: str


class ToolTemplate(ChatTemplate):
    """A template that knows the tool.

    ``ends`` are spellings of tokens that end a reply, ``base`` is the same template without tools.  Raises
    :class:`EngineError` where the template takes no tools, or writes no call that can be read again.
    """

    def __init__(
        self, source: str, *, bos: str = "", eos: str = "", ends: Collection[str] = (), base: ChatTemplate
    ) -> None:
        self._written: _Written | None = None
        self.marks: tuple[str, ...] = ()
        self._base = base.own_prompt
        super().__init__(source, bos=bos, eos=eos)
        told = self._rendered((Role.USER,), generation=True)
        if not any(MEMORY_SEARCH in gap for gap in told):
            raise EngineError("the chat template takes no tools")
        plain = "".join(base._rendered((Role.USER, Role.ASSISTANT, Role.USER), generation=True)[1:])
        try:
            self._written = self._learnt(ends)
        except EngineError:
            # It does not write calls, but may say how they are written.
            openings = tuple(known for known in KNOWN_OPENINGS if known in source)
        else:
            openings = _openings(self._written.before, source, plain)
        self.form = NativeForm(openings, names=frozenset((MEMORY_SEARCH,)))
        if not openings or (self._written is not None and not self._can_be_read(self._written)):
            raise EngineError("the chat template writes calls in a form that is not known")
        self.pieces([Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT, Role.USER])

    def set_marks(self, marks: Sequence[str]) -> None:
        """Tell which control tokens of the vocabulary the form has; a reader needs them as text."""
        self.marks = tuple(marks)
        self.form = replace(self.form, hidden=tuple(mark for mark in marks if mark not in thinking.MARKS))

    @property
    def call(self) -> str:
        """A call as the template writes it."""
        return f"{self._written.before}…{self._written.behind}" if self._written is not None else ""

    @property
    def own_prompt(self) -> OwnPrompt | None:
        """As without tools, in the words of that: what is told of the tool is no system prompt."""
        found, base = super().own_prompt, self._base
        first = self.pieces([Role.USER])[0].head
        if base is not None and (found is None or len(found.prefix) < len(base.prefix)):
            return base if first.startswith(base.prefix) else found
        if found is None:
            return None
        words = base.text if base is not None else ""
        head, said, tail = found.prefix.partition(words) if words else ("", "", found.prefix)
        if words and not said:
            head, said, tail = "", "", found.prefix
        return OwnPrompt(said, head, tail, base.pattern if base is not None and said else "")

    def pieces(self, roles: Sequence[Speaker], start: int = 0) -> list[TurnPieces]:
        return super().pieces(_with_calls(roles), start)

    def generation_prompt(self, roles: Sequence[Speaker]) -> str:
        return super().generation_prompt(_with_calls(roles))

    def prompt_pieces(self, roles: Sequence[Speaker]) -> tuple[list[TurnPieces], str]:
        return super().prompt_pieces(_with_calls(roles))

    def call_end(self, roles: Sequence[Speaker]) -> str:
        """What stands behind a call that follows a conversation of these roles."""
        return super().pieces([*_with_calls(roles), _CALL], len(roles))[0].tail

    # ---- inside ------------------------------------------------------------------------------------

    def _tools_told(self) -> tuple[dict[str, Any], ...]:
        # Llama would have them in the first user turn otherwise, and that leaves one day.
        usual = {"tools": [TOOL], "tools_in_user_message": False}
        spelled = json.dumps([TOOL["function"]], indent=4)
        firefunction = {**usual, "functions": spelled, "datetime": self._dates("%d %b %Y")}
        return usual, firefunction

    def _rendered(self, roles: tuple[str, ...], *, generation: bool) -> list[str]:
        if _CALL in roles and self._written is not None:
            try:
                return self._with_calls_cut(roles, self._written, generation=generation)
            except EngineError:
                pass  # then as text, in the ways in which any conversation is put to it
        return super()._rendered(roles, generation=generation)

    def _with_calls_cut(self, roles: tuple[str, ...], written: _Written, *, generation: bool) -> list[str]:
        gaps = self._gaps(list(_messages(roles, written.shape)), len(roles), generation=generation)
        for index, role in enumerate(roles):
            if role == _CALL:
                if not (gaps[index].endswith(written.before) and gaps[index + 1].startswith(written.behind)):
                    raise EngineError("the chat template writes this call in another way")
                gaps[index] = gaps[index].removesuffix(written.before)
                gaps[index + 1] = gaps[index + 1].removeprefix(written.behind)
        return gaps

    def _can_be_read(self, written: _Written) -> bool:
        made = self.form.calling(f"{written.before}{_WORDS}{written.behind}")
        return made is not None and made.call.arguments.get(_ARGUMENT) == _WORDS

    def _learnt(self, ends: Collection[str]) -> _Written:
        """How a call is written, from a conversation that ends in one."""
        asked = self._rendered((Role.USER,), generation=True)[-1]
        plain = self._rendered((Role.USER, Role.ASSISTANT), generation=False)
        refusal = ""
        for shape in CALL_SHAPES:
            try:
                messages = list(_messages((Role.USER, _CALL), shape))
                _, before, behind = self._gaps(messages, 2, generation=False)
            except EngineError as error:
                refusal = str(error)
                continue
            head = next((head for head in (asked, plain[1]) if head and before.startswith(head)), "")
            before = before.removeprefix(head or _common(before, plain[1]))
            if MEMORY_SEARCH not in before:
                refusal = "the chat template does not name the tool in its call"
                continue
            return _Written(shape, before, _end_of_call(behind, plain[2], ends))
        raise EngineError(refusal)


def _with_calls(roles: Sequence[_Role]) -> list[_Role | str]:
    """The roles, with those assistant turns marked that a tool answers."""
    following: list[_Role | str] = [*roles[1:], ""]
    return [
        _CALL if role == Role.ASSISTANT and after == Role.TOOL else role
        for role, after in zip(roles, following, strict=True)
    ]


def _messages(roles: Sequence[str], shape: CallShape) -> Iterator[dict[str, Any]]:
    for role, text in zip(roles, sentinels(len(roles)), strict=True):
        if role == _CALL:
            arguments: Any = {_ARGUMENT: text}
            if shape.as_text:
                arguments = json.dumps(arguments, ensure_ascii=False)
            function = {"name": MEMORY_SEARCH, "arguments": arguments}
            call = {"id": _CALL_ID, "type": "function", "function": function}
            yield {"role": "assistant", "content": shape.content, "tool_calls": [call]}
        elif role == Role.TOOL:
            yield {"role": "tool", "name": MEMORY_SEARCH, "tool_call_id": _CALL_ID, "content": text}
        else:
            yield {"role": str(role), "content": text}


def _common(one: str, other: str) -> str:
    """What two texts begin with alike, in whole tokens."""
    count = next(
        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    begun = max(one.rfind("<", 0, count), one.rfind("[", 0, count))
    is_cut = begun >= 0 and not re.search(r"[>\]]", one[begun:count])
    return one[: begun if is_cut else count]  # no token is cut in two


def _end_of_call(behind: str, plain_tail: str, ends: Collection[str]) -> str:
    """What of the text behind an argument's value belongs to the call; the rest is the turn's end."""
    if plain_tail and behind.endswith(plain_tail):
        behind = behind[: len(behind) - len(plain_tail)]
    places = [place for end in ends if end and (place := behind.find(end)) >= 0]
    return behind[: min(places)] if places else behind


def _openings(before: str, source: str, plain: str) -> tuple[str, ...]:
    """How calls in this form begin, the surest first; none where replies without calls begin so too."""
    before = _THOUGHT.sub("", before).lstrip()
    if "<|channel|>" in source and "to=functions." in before:  # harmony, where a channel comes first
        return ("<|channel|>commentary to=", "<|start|>assistant to=", "to=functions.")
    found: list[str] = []
    tokens = _TOKEN.findall(before.split(MEMORY_SEARCH)[0]) if _TOKEN.match(before) else []
    if tokens:
        found += [token for token in tokens if token not in plain and token not in thinking.MARKS][:1]
    else:
        word = re.split(r"[{\[(\n\"]", before.split(MEMORY_SEARCH)[0], maxsplit=1)[0].strip()
        if "=" in word and not word.startswith("<"):  # whom it is addressed to: replies are addressed, too
            word += MEMORY_SEARCH
        found.append(word or (before[0] if before[0] in "{[" else MEMORY_SEARCH))
    if found and '{"name"' in before and found[0].startswith("<"):
        found += HERMES_TOO
    if found and ("<|python_tag|>" in source or found[0] == "{"):
        found.append("<|python_tag|>")
    return tuple(dict.fromkeys(found))
