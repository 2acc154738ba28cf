"""What a line of standard input says."""

from __future__ import annotations

import pytest

from ethervox_gui.governor.jobs import IfTooLong, SendMessage
from ethervox_gui.headless import message_of


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello\n", SendMessage("hello")),
        ("  \r\n", SendMessage("")),
        ('{"text": "two\\nlines"}', SendMessage("two\nlines")),
        ('{"text": "long", "if_too_long": "condense"}', SendMessage("long", IfTooLong.CONDENSE)),
        ('{"text": "long", "if_too_long": "end"}', SendMessage("long", IfTooLong.END)),
        ('{"text": "long", "if_too_long": "explode"}', SendMessage("long")),
        ('{"text": "long", "if_too_long": ["end"]}', SendMessage("long")),
        ('{"no text": 1}', SendMessage('{"no text": 1}')),
        ("{ not json", SendMessage("{ not json")),
        ("{" * 9000, SendMessage("{" * 9000)),
    ],
)
def test_a_line_is_a_message(line: str, message: SendMessage) -> None:
    assert message_of(line) == message
