"""Thinking sections: what a reasoning model writes before its answer, in the spellings that templates use.

It counts as one only at the beginning of a reply: an answer may mention ``<think>`` like anything else.  A
reply's text is stored and shown with its section; later turns are put to the model without it, as the
templates of reasoning models themselves do with earlier turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple


class Thought(NamedTuple):
    """A reply's text taken apart; what marks the section is in neither."""

    thinking: str
    answer: str


#: How a section begins and how it ends, as regular expressions: from the chat templates that come with
#: llama.cpp (its models/templates).  ``\1`` in an end is the first group of its beginning.
_FORMS = (
    # DeepSeek, GLM, Kimi K2, MiniMax, Nemotron, Qwen, and many more; <think:…> is Hunyuan's
    (r"<((?:seed:|mm:)?think(?:ing|:\w+)?)>", r"</\1>"),
    (r"\[THINK\]", r"\[/THINK\]"),  # Mistral
    (r"<\|START_THINKING\|>", r"<\|END_THINKING\|>"),  # Cohere
    (r"<\|inner_prefix\|>", r"<\|inner_suffix\|>"),  # Apertus
    (r"<\|channel>(?:thought\b)?", r"<channel\|>"),  # Gemma
    (r"<\|channel\|>(?:analysis|commentary)<\|message\|>", r"<\|end\|>(?:<\|start\|>assistant)?"),  # gpt-oss
    (r"<\|think\|>", r"<\|end\|>(?:<\|begin\|>assistant)?"),  # Solar
    (r"<\|open\|>think<\|sep\|>", r"<\|close\|>think<\|sep\|>"),  # Kimi K3
    (r" to=self<\|message\|>", r"<\|eom\|>(?:<\|start\|>assistant)?"),  # Muse
    (r"Here are my reasoning steps:\n", r"\[BEGIN FINAL RESPONSE\]"),  # Apriel
)

#: What may be missing in an end.
_OPTIONAL = re.compile(r"\(\?:.*?\)\?")

_BEGIN = [re.compile(r"\s*" + begin) for begin, _ in _FORMS]

#: What some put around the answer itself.
_ANSWER_HEAD = re.compile(
    r"\s*(?:<\|channel\|>final<\|message\|>|<\|open\|>response<\|sep\|>|<\|START_(?:RESPONSE|TEXT)\|>"
    r"|<\|content\|>| to=user<\|message\|>)"
)
_ANSWER_TAIL = re.compile(
    r"(?:<\|close\|>\w+<\|sep\|>|<\|END_(?:RESPONSE|TEXT)\|>|\[END FINAL RESPONSE\])+\s*$"
)

#: Tokens around sections.  Where they are control tokens of a model, they are still shown as text: without
#: them nobody could tell thinking from answer.
MARKS = (
    *(
        form.format(name)
        for name in ("think", "thinking", "think:opensource", "seed:think", "mm:think")
        for form in ("<{}>", "</{}>")
    ),
    *("[THINK]", "[/THINK]"),
    *("<|START_THINKING|>", "<|END_THINKING|>", "<|START_RESPONSE|>", "<|START_TEXT|>"),
    *("<|inner_prefix|>", "<|inner_suffix|>", "<|channel>", "<channel|>", "<|channel|>", "<|message|>"),
    *("<|start|>", "<|end|>", "<|think|>", "<|begin|>", "<|content|>", "<|eom|>"),
    *("<|open|>", "<|close|>", "<|sep|>"),
)


def split_thinking(text: str) -> Thought:
    """The thinking at the beginning of a reply, and its answer.

    A section that was never closed (the reply was stopped in it) is all there is: the answer is empty.
    Several in a row count as one.
    """
    thoughts, start = _sections(text)
    head = _ANSWER_HEAD.match(text, start)
    if head is None and not thoughts:
        return Thought("", text)
    answer = text[head.end() if head else start :].strip()
    if answer.endswith((">", "]")):  # else there is nothing to be looked for in all of it
        answer = _ANSWER_TAIL.sub("", answer).rstrip()
    return Thought("\n\n".join(filter(None, thoughts)), answer)


def answer_of(text: str) -> str:
    """A reply's text as later turns of the conversation have it: without its thinking."""
    return split_thinking(text).answer


def answer_start(text: str) -> int:
    """Where the answer begins in what there is of a reply; its length while the model still thinks."""
    return _sections(text)[1]


def has_no_answer(text: str) -> bool:
    """Whether there is nothing yet but what the model thought."""
    return bool(text) and not answer_of(text)


def marks_apart(text: str) -> list[str]:
    """A reply's text parted at the marks of its sections: text and marks in turn, text first and last."""
    parts: list[str] = []
    end = 0
    for match in (match for both in _marks(text) for match in both if match is not None):
        mark = match.group().lstrip()
        parts += [text[end : match.end() - len(mark)], mark]
        end = match.end()
    return [*parts, text[end:]]


def may_open(text: str) -> bool:
    """Whether a reply that begins like this can still turn out to begin with a section."""
    text = text.lstrip()
    return any(mark.startswith(text) for mark in MARKS)


def opened_by(prompt: str) -> str:
    """The end of a generation prompt that opens a section; empty where it opens none.

    The model goes on inside that section, so the reply's text begins with this.
    """
    found = _open_section(prompt)
    return "" if found is None else prompt[found[1].start() :]


def closed(prompt: str) -> str:
    """A generation prompt behind which the answer begins: with an empty section where it opens one."""
    found = _open_section(prompt)
    if found is None:
        return prompt
    ending = _OPTIONAL.sub("", _ending(*found).pattern).replace("\\", "")
    return f"{prompt.rstrip()}\n\n{ending}\n\n"


def _open_section(prompt: str) -> tuple[int, re.Match[str]] | None:
    """The section that a generation prompt opens last and leaves open: its form, and its beginning."""
    latest: tuple[int, re.Match[str]] | None = None
    for form, (begin, _) in enumerate(_FORMS):
        for match in re.finditer(begin, prompt):
            if latest is None or match.start() > latest[1].start():
                latest = form, match
    return None if latest is None or _ending(*latest).search(prompt, latest[1].end()) else latest


def _sections(text: str) -> tuple[list[str], int]:
    """What stands in the sections at the beginning of a text, and where the last of them ends."""
    thoughts: list[str] = []
    start = 0
    for begun, ended in _marks(text):
        thoughts.append(text[begun.end() : ended.start() if ended else len(text)].strip())
        start = ended.end() if ended else len(text)
    return thoughts, start


def _marks(text: str) -> Iterator[tuple[re.Match[str], re.Match[str] | None]]:
    """What begins and what ends each section at the beginning of a text; ``None`` where one is open."""
    start = 0
    while True:
        found = next(((form, m) for form, m in enumerate(b.match(text, start) for b in _BEGIN) if m), None)
        if found is None:
            return
        form, begun = found
        ended = _ending(form, begun).search(text, begun.end())
        if ended is None and begun.group().strip()[0] not in "<[":
            return  # plain words: any model might begin an answer with them
        yield begun, ended
        start = ended.end() if ended else len(text)


def _ending(form: int, begun: re.Match[str]) -> re.Pattern[str]:
    ending = _FORMS[form][1]
    return re.compile(ending.replace(r"\1", re.escape(begun.group(1))) if begun.groups() else ending)
