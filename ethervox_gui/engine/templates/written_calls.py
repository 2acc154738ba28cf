"""Tool calls as chat templates take them, so that they write them in the model's own form."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ethervox_gui.context.turns.turns import MadeCall, Message, Role

#: Mistral's templates insist on nine letters and digits.
_CALL_ID: Final = "call{:05}"

_NAME, _KEY, _VALUE = "find_boats", "colour", "red and white"


class CallShape(NamedTuple):
    """How a template takes a call: its arguments as an object or as JSON text, and beside which content."""

    as_text: bool
    content: str | None


#: The most usual first.
CALL_SHAPES: Final = (
    CallShape(False, ""),
    CallShape(False, None),
    CallShape(True, ""),
    CallShape(True, None),
)


class CallTurn(NamedTuple):
    """An assistant turn that makes calls, in place of its role; ``says``: a text stands before them.

    What stands for a turn's text takes the place of the first call's name where there is none.
    """

    calls: tuple[MadeCall, ...]
    says: bool

    @property
    def short(self) -> CallTurn:
        """One that makes as many calls: what stands behind the results of these is the same."""
        return CallTurn((MadeCall(_NAME, "{}"),) * len(self.calls), self.says)


#: Who speaks, as templates need to know it.
Speaker = str | CallTurn


def speaker_of(message: Message, spells_control: Callable[[tuple[MadeCall, ...]], bool]) -> Speaker:
    """Who says a message; calls that spell control tokens stay in its text, which a template never sees."""
    if not message.calls or spells_control(message.calls):
        return message.role
    return CallTurn(message.calls, bool(message.said))


def text_of(message: Message, speaker: Speaker) -> str:
    """What stands in the place of a message's text: the template takes all of its calls, but for a name."""
    if isinstance(speaker, CallTurn):
        return message.said if speaker.says else message.calls[0].name
    return message.text


#: A conversation with a call, to see whether a template writes one.
PROBE: Final[tuple[Speaker, ...]] = (
    Role.USER,
    CallTurn((MadeCall(_NAME, json.dumps({_KEY: _VALUE})),), says=False),
    Role.TOOL,
    Role.ASSISTANT,
    Role.USER,
)


class Spelled(dict[str, Any]):
    """Arguments that are written as their caller spelled them, where a template asks for them as JSON."""

    def __init__(self, json_text: str) -> None:
        super().__init__(json.loads(json_text))
        self.as_json = json_text


def with_calls(
    speakers: Sequence[Speaker], texts: Sequence[str], shape: CallShape
) -> Iterator[dict[str, Any]]:
    """A conversation as templates take it; results are those of the calls before, in their order."""
    numbers = itertools.count(1)
    waiting: list[tuple[str, str]] = []
    for speaker, text in zip(speakers, texts, strict=True):
        if isinstance(speaker, CallTurn):
            waiting = [(_CALL_ID.format(next(numbers)), call.name) for call in speaker.calls]
            made = [
                {"id": call_id, "type": "function", "function": _function(call, shape)}
                for (call_id, _), call in zip(waiting, speaker.calls, strict=True)
            ]
            if not speaker.says:
                made[0]["function"] = {**_function(speaker.calls[0], shape), "name": text}
            content = text if speaker.says else shape.content
            yield {"role": "assistant", "content": content, "tool_calls": made}
        elif speaker == Role.TOOL and waiting:
            call_id, name = waiting.pop(0)
            yield {"role": "tool", "name": name, "tool_call_id": call_id, "content": text}
        else:
            yield {"role": str(speaker), "content": text}


def names_missing(speakers: Sequence[Speaker], gaps: Sequence[str]) -> bool:
    """Whether a template has left a call out; ``gaps`` are what it wrote around the texts."""
    for speaker, behind in zip(speakers, gaps[1:], strict=True):
        if isinstance(speaker, CallTurn):
            at = 0
            for call in speaker.calls[not speaker.says :]:
                at = behind.find(call.name, at)
                if at < 0:
                    return True
                at += len(call.name)
    return False


def is_written(gaps: Sequence[str]) -> bool:
    """Whether what a template wrote of the probe has its arguments, neither quoted nor as Python has them."""
    written = gaps[2]
    key, value = written.find(_KEY), written.find(_VALUE)
    return 0 <= key < value and f'\\"{_KEY}' not in written and f"'{_KEY}'" not in written


def _function(call: MadeCall, shape: CallShape) -> dict[str, Any]:
    return {"name": call.name, "arguments": call.arguments if shape.as_text else Spelled(call.arguments)}
