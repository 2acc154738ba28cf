"""The form of the guide's conversations: ChatML."""

from __future__ import annotations

START = "<|im_start|>"
END = "<|im_end|>"
PAD = "<|endoftext|>"
CONTROL = (PAD, START, END)
TEMPLATE = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"
)


def head(role: str) -> str:
    """What opens a turn."""
    return f"{START}{role}\n"


def turn(role: str, text: str) -> str:
    """A whole turn."""
    return f"{head(role)}{text}{END}\n"
