"""Keeps the translators' files beside the code: takes in what is new, says what is missing.

    python packaging/translations.py                      all languages; 1 where something is missing
    python packaging/translations.py --missing FILE.json  write what is missing: {"English": {"de": "", …}}
    python packaging/translations.py --fill FILE.json     take in what was written there

With a language behind them (``--missing DE.json de``) the file is of that one alone: {"English": ""}.
Its keys are English texts, or ``Class::English text`` where one class needs other words.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

import PySide6

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
#: The language of the code: its file has only what depends on a number.
SOURCE = "en"


def extract() -> list[tuple[str, str]]:
    """Every text of the code with its class, as Qt's tool finds them."""
    tool = Path(PySide6.__file__).parent / "lupdate"
    sources = sorted(str(path) for path in (ROOT / "ethervox_gui").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "window.ts"
        alias = ["-tr-function-alias", "QT_TR_NOOP+=N_"]
        subprocess.run([str(tool), "-silent", *alias, *sources, "-ts", str(listed)], check=True)
        return list(read(listed))


def read(path: Path) -> dict[tuple[str, str], str]:
    """The finished translations of a file by class and English text; of an unfinished one, nothing."""
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            done = translation is not None and not translation.attrib
            words = (translation.text or "") if translation is not None and done else ""
            found[context.findtext("name") or "", message.findtext("source") or ""] = words
    return found


def write(path: Path, language: str, texts: dict[tuple[str, str], str]) -> None:
    """The file of a language, by class and in the order of the texts, so that two changes seldom meet."""
    root = ET.Element("TS", version="2.1", language=language)
    by_context: dict[str, list[tuple[str, str]]] = {}
    for (name, source), words in sorted(texts.items()):
        by_context.setdefault(name, []).append((source, words))
    for name, messages in by_context.items():
        context = ET.SubElement(root, "context")
        ET.SubElement(context, "name").text = name
        for source, words in messages:
            message = ET.SubElement(context, "message")
            ET.SubElement(message, "source").text = source
            translation = ET.SubElement(message, "translation")
            translation.text = words
            if not words:
                translation.set("type", "unfinished")
    ET.indent(root, "    ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    body = ET.tostring(root, encoding="unicode", short_empty_elements=False)
    path.write_text(f"{head}{body}\n", encoding="utf-8")


def languages() -> dict[str, Path]:
    """The files there are, by language."""
    return {path.stem.removeprefix("window_"): path for path in sorted(FOLDER.glob("window_*.ts"))}


def update(
    language: str, wanted: list[tuple[str, str]], words: dict[str, str] | None = None
) -> dict[str, str]:
    """Bring one file up to date; returns what it lacks, as the keys for ``--fill``.

    A text that is new in one class takes the words that another class has for it.
    """
    path = FOLDER / f"window_{language}.ts"
    before = read(path) if path.exists() else {}
    anywhere = {source: done for (_name, source), done in before.items() if done}
    given = words or {}
    texts = {}
    for name, source in wanted:
        done = given.get(f"{name}::{source}") or given.get(source) or before.get((name, source))
        texts[name, source] = done or anywhere.get(source, "")
    if language == SOURCE:
        texts = {key: done for key, done in texts.items() if done}
    if texts != before:
        write(path, language, texts)
    return {source: "" for (_name, source), done in texts.items() if not done}


def by_text(missing: dict[str, dict[str, str]]) -> dict[str, dict[str, str]]:
    """What several languages lack, text by text: all translations of a new one are written in one place."""
    found: dict[str, dict[str, str]] = {}
    for language, words in missing.items():
        for source in words:
            found.setdefault(source, {})[language] = ""
    return found


def words_of(filled: dict[str, str | dict[str, str]], language: str) -> dict[str, str]:
    """What a filled file has for a language: a file of that language alone, or of several."""
    found = {}
    for source, words in filled.items():
        given = words if isinstance(words, str) else words.get(language, "")
        if given:
            found[source] = given
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("languages", nargs="*", help="de, pt_BR …; without any, all there are")
    parser.add_argument("--missing", type=Path, metavar="FILE", help="write what is missing there")
    parser.add_argument("--fill", type=Path, metavar="FILE", help="take in what is written there")
    options = parser.parse_args()
    names = options.languages or list(languages())
    filled = json.loads(options.fill.read_text(encoding="utf-8")) if options.fill else {}
    wanted = extract()
    missing = {}
    for name in names:
        missing[name] = update(name, wanted, words_of(filled, name))
        print(f"{name}: {len(missing[name]) or 'nothing'} missing")
        for source in missing[name]:
            print(f"    {source!r}")
    if options.missing:
        lacking = missing[names[0]] if len(options.languages) == 1 else by_text(missing)
        text = json.dumps(lacking, ensure_ascii=False, indent=1)
        options.missing.write_text(f"{text}\n", encoding="utf-8")
    return 1 if any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
