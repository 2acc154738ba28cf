"""Every text of the program in every language that it offers: there, with the same fields."""

from __future__ import annotations

import importlib.util
import json
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ethervox_gui.settings.program import LANGUAGES
from ethervox_gui.ui.kit.text.plural import CHOICE, choose, n_forms

ROOT = Path(__file__).parents[2]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    return tool()


@pytest.fixture(scope="module")
def wanted(translations: ModuleType) -> list[tuple[str, str]]:
    """What the code says."""
    found: list[tuple[str, str]] = translations.extract()
    assert len(found) > 1_400
    return found


def fields(text: str) -> set[tuple[str, str | None, str | None]]:
    found, number = set(), 0
    for _, name, form, conversion in string.Formatter().parse(text):
        if name is None:
            continue
        if not name:
            name, number = str(number), number + 1
        found.add((name, form, conversion))
    return found


def has_fields(text: str) -> bool:
    try:
        return bool(fields(text))
    except ValueError:
        return False


def faults(source: str, words: str, language: str) -> Iterator[str]:
    """What is wrong with a translation."""
    tags = re.compile(r"</?\w+[^>]*>")
    if sorted(tags.findall(source)) != sorted(tags.findall(words)):
        yield "other HTML"
    if source.count("\n") != words.count("\n"):
        yield "other lines"
    if "&" in words and "&" not in source:
        yield "a key for Alt"
    if any(mark in words for mark in "\u202a\u202b\u202d\u202e\u2066\u2067\u2068"):
        yield "a mark that turns the text around"
    if not has_fields(source):
        return
    bare = CHOICE.sub("", words)
    try:
        same = fields(bare) == fields(source)
    except ValueError:
        same = False
    if not same:
        yield "other fields"
    names = {name for name, _form, _conversion in fields(source)}
    for name, forms in CHOICE.findall(words):
        if name not in names:
            yield f"forms for {name}, which is no field"
        if len(forms.split("|")) != n_forms(language):
            yield f"{len(forms.split('|'))} forms, not {n_forms(language)}"


TO_DO = "packaging/translations.py --missing FILE.json, translate what it holds, then --fill FILE.json"


@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_every_text_is_translated(
    language: str, translations: ModuleType, wanted: list[tuple[str, str]]
) -> None:
    there = translations.read(translations.FOLDER / f"window_{language}.ts")
    missing = sorted({source for key in wanted if not there.get(key) for source in key[1:]})
    assert missing == [], TO_DO
    wrong = [
        f"{source!r}: {fault}: {words!r}"
        for (_name, source), words in there.items()
        for fault in faults(source, words, language)
    ]
    assert wrong == []
    assert set(there) == set(wanted), "texts that the code does not say any more"


def test_the_english_forms_are_those_of_texts_in_the_code(
    translations: ModuleType, wanted: list[tuple[str, str]]
) -> None:
    there = translations.read(translations.FOLDER / "window_en.ts")
    assert set(there) <= set(wanted)
    assert [fault for (_, source), words in there.items() for fault in faults(source, words, "en")] == []


@pytest.mark.parametrize(
    ("source", "words", "fault"),
    [
        ("{} tokens", "Tokens", "other fields"),
        ("{n:,} tokens", "{n} Tokens", "other fields"),
        ("{} of {}", "{1} von {0}", ""),
        ("{} turns", "{} {0|ход|хода}", "2 forms, not 3"),
        ("{} turns", "{} {1|ход|хода|ходов}", "forms for 1, which is no field"),
        ("Open", "<b>Open</b>", "other HTML"),
        ("Open", "&Open", "a key for Alt"),
        ("{braces stay", "{braces stay", ""),
    ],
)
def test_what_is_wrong_with_a_translation_is_found(source: str, words: str, fault: str) -> None:
    assert list(faults(source, words, "ru")) == ([fault] if fault else [])


def test_a_new_text_is_taken_in_and_said_to_be_missing(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    assert translations.update("de", [("A", "Open"), ("B", "Open")], {"Open": "Öffnen"}) == {}
    assert translations.update("de", [("A", "Open"), ("C", "Open"), ("C", "Shut")]) == {"Shut": ""}
    assert translations.update("de", [("C", "Open"), ("C", "Shut")], {"C::Shut": "Zu"}) == {}
    there = translations.read(tmp_path / "window_de.ts")
    assert there == {("C", "Open"): "Öffnen", ("C", "Shut"): "Zu"}


def test_all_languages_are_filled_from_one_file(
    translations: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(translations, "extract", lambda: [("A", "Open"), ("A", "Shut")])
    translations.update("de", [("A", "Open")], {"Open": "Öffnen"})
    translations.update("fr", [("A", "Shut")])
    file = tmp_path / "all.json"

    monkeypatch.setattr(sys, "argv", ["translations.py", "--missing", str(file)])
    assert translations.main() == 1
    assert json.loads(file.read_text(encoding="utf-8")) == {
        "Shut": {"de": "", "fr": ""},
        "Open": {"fr": ""},
    }

    filled = {"Shut": {"de": "Zu", "fr": "Fermé"}, "Open": {"fr": "Ouvrir"}}
    file.write_text(json.dumps(filled), encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["translations.py", "--fill", str(file)])
    assert translations.main() == 0
    assert translations.read(tmp_path / "window_de.ts") == {("A", "Open"): "Öffnen", ("A", "Shut"): "Zu"}
    assert translations.read(tmp_path / "window_fr.ts") == {("A", "Open"): "Ouvrir", ("A", "Shut"): "Fermé"}


def test_one_language_is_filled_from_a_file_of_its_own(translations: ModuleType) -> None:
    assert translations.words_of({"Shut": "Zu", "Open": ""}, "de") == {"Shut": "Zu"}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "b a b b b b"),
        ("fr", "a a b b b b"),
        ("pl", "c a b c c c"),
        ("ru", "c a b c a c"),
        ("ar", "a b c d e f"),
        ("ja", "a a a a a a"),
        ("pt_BR", "a a b b b b"),
    ],
)
def test_the_form_of_a_number(language: str, told: str) -> None:
    numbers = (0, 1, 2, 5, 21, 100)
    assert " ".join(choose(language, n, "abcdef"[: n_forms(language)]) for n in numbers) == told
