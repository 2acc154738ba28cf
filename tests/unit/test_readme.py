"""The README says what the program does."""

from __future__ import annotations

import re

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.ui.controllers.script_player import ScriptPlayer
from tests.helpers.reference import README, TABLES, filled_in, settings_table


def test_the_reference_tables_are_those_of_the_program() -> None:
    text = README.read_text(encoding="utf-8")
    assert filled_in(text) == text, "run: python -m tests.helpers.reference"


def test_a_changed_table_would_be_noticed() -> None:
    text = filled_in(README.read_text(encoding="utf-8"))
    for make in TABLES.values():
        row = make().splitlines()[-1]
        assert text.count(row) == 1
        assert filled_in(text.replace(row, row + " or so")) == text


def test_every_setting_has_a_row() -> None:
    assert "| `context.critical_threshold` | `0.8` | > 0, < 1 | Share of" in settings_table()


def test_every_endpoint_of_the_api_is_told() -> None:
    """In the table, or in what is said below it of one that cannot do what it is asked."""
    source = README.with_name("ethervox_gui") / "server" / "http" / "routes.py"
    answered = re.findall(r'Route\("([^"]+)"', source.read_text(encoding="utf-8"))
    assert "/v1/models/{name:path}" in answered
    told = README.read_text(encoding="utf-8").partition("| endpoint |")[2].partition("\n## ")[0]
    table, _, below = told.partition("\n\n")
    listed = set(re.findall(r"`[A-Z]+ (/v1/[^`]*)`", below))
    for row in table.splitlines():
        paths = re.findall(r"`(?:[A-Z]+ )?([/…][^`]*)`", row.split(" | ")[0])
        listed |= {path.replace("…", paths[0]) for path in paths}
    assert {re.sub(r"\{[^}]*\}", "", path) for path in answered} == {
        re.sub(r"\b(ID|NAME|ITEM)\b", "", path) for path in listed
    }


def test_every_strategy_of_the_api_has_a_row() -> None:
    _, _, after = README.read_text(encoding="utf-8").partition("| strategy | what stays |")
    told = re.findall(r"^\| `(\w+)` \|", after.partition("\n\n")[0], re.MULTILINE)
    assert told == [*Strategy], "the README's table of strategies has one row for each, in their order"


def test_relative_links_lead_somewhere() -> None:
    for document in (README, README.with_name("CONTRIBUTING.md"), README.with_name("CHANGELOG.md")):
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), target


def test_links_within_a_page_lead_to_one_of_its_headings() -> None:
    for document in (README, README.with_name("CONTRIBUTING.md"), README.with_name("CHANGELOG.md")):
        text = document.read_text(encoding="utf-8")
        text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
        headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors, document.name


def test_every_file_that_contributing_names_is_there() -> None:
    """Below the package or the root, but for what a set-up makes."""
    document = README.with_name("CONTRIBUTING.md")
    named = set(re.findall(r"`([\w.-]+(?:/[\w.-]+)+/?)`", document.read_text(encoding="utf-8")))
    named = {path for path in named if not path.startswith(".venv/")}
    assert len(named) > 80
    roots = (document.parent, document.with_name("ethervox_gui"))
    assert [path for path in sorted(named) if not any((root / path).exists() for root in roots)] == []


def test_a_turn_travels_through_what_contributing_names() -> None:
    """Each file of its journey still has what one is told to begin with."""
    document = README.with_name("CONTRIBUTING.md")
    _, _, after = document.read_text(encoding="utf-8").partition("## How a turn travels")
    rows = re.findall(r"^\| `([\w/]+\.py)` \| ([^|]+) \|", after.partition("\n## ")[0], re.MULTILINE)
    assert len(rows) == 9
    for path, names in rows:
        source = (document.with_name("ethervox_gui") / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            assert re.search(rf"^ *(def|class) {name}\b", source, re.MULTILINE), f"{name} in {path}"


def test_contributing_names_the_bounds_of_a_run() -> None:
    document = README.with_name("CONTRIBUTING.md")
    run = (document.parent / ".ci" / "run").read_text(encoding="utf-8")
    bounds = re.findall(r'^ *step "[^"]+" (\d+)', run, re.MULTILINE)
    (slow,) = re.findall(r"^slow=.*\? \$\(left\) : (\d+)", run, re.MULTILINE)
    (whole,) = re.findall(r"^WHOLE=(\d+)", run, re.MULTILINE)
    *before, installers = bounds
    _, _, after = document.read_text(encoding="utf-8").partition("has a name and a bound (")
    assert re.findall(r"\d+", after.partition(")")[0]) == [*before, slow, installers, whole]


def test_every_directive_of_a_script_is_listed() -> None:
    known = {name.removeprefix("_do_") for name in dir(ScriptPlayer) if name.startswith("_do_")}
    _, _, after = README.read_text(encoding="utf-8").partition("All directives:")
    listed = set(re.findall(r"`!(\w+)", after.partition("###")[0]))
    assert listed == known
