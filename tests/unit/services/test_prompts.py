"""Saved prompts: their names, the places to fill in, and the file that keeps them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.prompts import LONGEST_TEXT, Prompt, Prompts, load, placeholders, save


def filled(text: str) -> list[str]:
    return [text[place.start : place.end] for place in placeholders(text)]


def test_places_to_fill_in_are_names_between_braces() -> None:
    assert filled("Translate {text} into {target language}, please.") == ["{text}", "{target language}"]
    assert filled("Résumé: {texte à lire} · {текст} · {文章}") == ["{texte à lire}", "{текст}", "{文章}"]
    assert filled("{हिन्दी का पाठ}") == ["{हिन्दी का पाठ}"], "with vowel signs, which Unicode calls no letters"
    code = 'f"{1 + 1}" {} { text } {"key": 1} {{2}} \\frac{12}{34} {' + "x" * 60 + "}"
    assert filled(code) == [], "code, JSON and formulas are left alone"


def test_what_is_stored_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "prompts.json"
    assert list(load(path)) == [], "no file, no prompts"
    german = Prompt.of("Zusammenfassen", "Fasse zusammen:\n\n{text}")
    some = Prompts([german, Prompt.of("answer", "Яа 文 \x00")])
    save(some, path)
    assert list(load(path)) == list(some)
    assert [prompt.name for prompt in load(path)] == ["answer", "Zusammenfassen"], "as in the alphabet"
    save(some.without("ANSWER"), path)
    assert [prompt.name for prompt in load(path)] == ["Zusammenfassen"]


@pytest.mark.parametrize(
    "content",
    [
        *("{", "[]", '{"prompts": 1}', '{"prompts": [1]}', '{"prompts": [{"name": "a"}]}'),
        '{"prompts": [{"name": 5, "text": "b"}]}',
        '{"prompts": [{"name": " a", "text": "b"}]}',
        '{"prompts": [{"name": "a", "text": "b", "more": "c"}]}',
    ],
)
def test_a_damaged_file_is_left_as_it_is(tmp_path: Path, content: str) -> None:
    path = tmp_path / "prompts.json"
    path.write_text(content)
    with pytest.raises(UserError) as raised:
        load(path)
    assert raised.value.code == "bad_prompts_file"
    assert path.read_text() == content


def test_a_mark_that_an_editor_put_in_front_is_read_over(tmp_path: Path) -> None:
    path = tmp_path / "prompts.json"
    path.write_bytes(b'\xef\xbb\xbf{"prompts": [{"name": "a", "text": "b"}]}')
    assert [prompt.name for prompt in load(path)] == ["a"]


def test_what_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "prompts.json"
    save(Prompts([Prompt.of("a", "b")]), path)
    before = path.read_text()
    (tmp_path / "prompts.json.tmp").mkdir()
    with pytest.raises(UserError) as raised:
        save(Prompts([Prompt.of("another", "c")]), path)
    assert raised.value.code == "prompts_unwritable"
    assert path.read_text() == before
    assert json.loads(before) == {"prompts": [{"name": "a", "text": "b"}]}


def test_names_are_told_apart_by_more_than_case() -> None:
    some = Prompts([Prompt.of("Summary", "a"), Prompt.of("Translate", "b")])
    with pytest.raises(UserError):
        some.with_prompt(Prompt.of("summary", "c"))
    with pytest.raises(UserError):
        some.with_prompt(Prompt.of("Translate", "c"), in_place_of="Summary")
    renamed = some.with_prompt(Prompt.of("Short summary", "c"), in_place_of="Summary")
    assert [prompt.name for prompt in renamed] == ["Short summary", "Translate"]
    same = some.with_prompt(Prompt.of("SUMMARY", "c"), in_place_of="Summary")
    assert [(prompt.name, prompt.text) for prompt in same] == [("SUMMARY", "c"), ("Translate", "b")]
    assert some.free_name("summary") == "summary 2"
    assert some.free_name("  other \n one ") == "other one"


def test_words_find_names() -> None:
    some = Prompts(Prompt.of(name, "x") for name in ("Long summary", "Summarize", "Translate to German"))
    assert [prompt.name for prompt in some.fitting("sum")] == ["Summarize", "Long summary"]
    assert [prompt.name for prompt in some.fitting("german trans")] == ["Translate to German"]
    assert len(some.fitting("")) == 3
    assert some.fitting("xyz") == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("", "a"), (" ", "a"), ("a", " \n"), ("a" * 81, "a"), ("a\x07", "a")),
        ("a", "b" * (LONGEST_TEXT + 1)),
        ("a", "\ud800"),
    ],
)
def test_what_will_not_do_is_refused_with_a_sentence(name: str, text: str) -> None:
    with pytest.raises(UserError) as raised:
        Prompt.of(name, text)
    assert raised.value.message.endswith(".")
