"""How chats are called before anybody gives them a name."""

from __future__ import annotations

import pytest

from ethervox_gui.storage.base.values import chat_title

CODE = "```\na,b\n1,2\n```"


@pytest.mark.parametrize(
    ("said", "title"),
    [
        (f"small.csv:\n{CODE}\nWhat is in it?", "What is in it?"),
        (f"big notes.txt:\n{CODE}\nb.md:\n````\n```\n````\nCompare them", "Compare them"),
        (f"a.csv:\n{CODE}\n\nb.csv:\n{CODE}\n\nWhich one is longer?", "Which one is longer?"),
        (f"Fix this:\n{CODE}\nThanks", "Fix this: Thanks"),
        ("Fix this:\n```py\nx = 1", "Fix this:"),
        (f"small.csv:\n{CODE}", "small.csv: a,b 1,2"),
        (f"Tell me what is wrong in main.py:\n{CODE}\nThanks", "Tell me what is wrong in main.py: Thanks"),
        ("See main.py:\n```python\nx = 1\n```\nThanks", "See main.py: Thanks"),
        ("```x``` what does it do?\nThanks", "```x``` what does it do? Thanks"),
        ("~~~ ` ~~~\nx\n~~~~\nWhy?", "Why?"),
        ("```\n```", "``` ```"),
        ("What does ``` mean?", "What does ``` mean?"),
        ("Plain\nwords", "Plain words"),
    ],
)
def test_code_and_files_name_no_chat_where_something_else_is_said(said: str, title: str) -> None:
    assert chat_title(said) == title


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("Hi. I'm cleaning up an importer.", "I'm cleaning up an importer."),
        ("Ciao! Sto organizzando un matrimonio.", "Sto organizzando un matrimonio."),
        ("こんにちは。来月、京都へ引っ越します。", "来月、京都へ引っ越します。"),
        ("Guten Tag.\nIch habe eine Frage", "Ich habe eine Frage"),
        ("Hi there! How are you?", "Hi there! How are you?"),
        ("Hello!", "Hello!"),
        ("Fire! Help me", "Fire! Help me"),
    ],
)
def test_a_greeting_names_no_chat_where_something_else_is_said(said: str, title: str) -> None:
    assert chat_title(said) == title
