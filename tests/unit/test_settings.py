"""The one table of settings."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui import settings
from ethervox_gui.context.budget import Detail
from ethervox_gui.context.errors import UserError
from ethervox_gui.settings import SamplingSettings, Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def refusal(changes: dict[str, Any]) -> UserError:
    before = Settings()
    with pytest.raises(UserError) as caught:
        before.with_values(changes)
    assert before == Settings()
    assert "\n" not in str(caught.value)
    return caught.value


def test_every_setting_explains_itself() -> None:
    found = dict(settings.keys())
    assert len(found) > 15
    for key, field in found.items():
        assert field.title, key
        assert field.title[0].isupper(), key
        assert field.description, key
        assert field.description.endswith("."), key


def test_every_setting_is_read_by_somebody() -> None:
    """One that is shown and stored but changes nothing would be a promise that nobody keeps."""
    package = Path(settings.__file__).parents[1]
    code = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    read = set(re.findall(r"\.(\w+)\b", code))
    assert "nobody_reads_this" not in read
    unread = [key for key in dict(settings.keys()) if key.partition(".")[2] not in read]
    assert unread == [], "read it, or drop it"


def test_texts_from_the_command_line_become_values() -> None:
    found = Settings().with_values(
        {
            "context.enabled": "false",
            "context.critical_threshold": "0.7",
            "context.summary_detail": "brief",
            "model.n_ctx": "2048",
            "appearance.theme": "dark",
        }
    )
    assert found.context.enabled is False
    assert found.context.critical_threshold == 0.7
    assert found.context.summary_detail is Detail.BRIEF
    assert found.model.n_ctx == 2048
    assert found.appearance.theme == "dark"
    assert found.sampling == Settings().sampling


def test_what_has_no_value_can_be_set_back() -> None:
    changed = Settings().with_values({"model.n_ctx": 512})
    assert changed.with_values({"model.n_ctx": "none"}) == Settings()
    assert refusal({"sampling.seed": "none"}).code == "bad_setting"


def test_an_unknown_key_is_told_with_the_nearest_known_one() -> None:
    error = refusal({"context.critcal_threshold": "0.7"})
    assert error.code == "unknown_setting"
    assert str(error) == (
        "There is no setting “context.critcal_threshold”. Did you mean context.critical_threshold?"
    )
    assert "README" in refusal({"xyz": 1}).advice


def test_the_usual_value_is_stored_where_the_user_said_it(path: Path) -> None:
    """Else a model that recommends another one would win."""
    settings.save(Settings().with_values({"sampling.temperature": "0.7"}), path)
    assert settings.load(path).sampling.said["temperature"] == 0.7
    settings.save(settings.load(path).with_values({"sampling.temperature": "none"}), path)
    assert "temperature" not in settings.load(path).sampling.said


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("model.n_ctx", "0"),
        ("model.n_ctx", "-1"),
        ("model.n_ctx", "many"),
        ("model.n_ctx", "99999999999"),
        ("sampling.temperature", "nan"),
        ("sampling.temperature", "-0.1"),
        ("context.method", "guess"),
        ("context.enabled", "perhaps"),
        ("context.keep_recent_turns", "0"),
        ("sampling.seed", "1.5"),
    ],
)
def test_a_value_that_does_not_fit_is_told_with_its_key(key: str, value: str) -> None:
    error = refusal({key: value})
    assert error.code == "bad_setting"
    assert error.message.startswith(f"The setting {key} is not valid: ")
    assert error.message.endswith(".")


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("sampling.temperature", "9,5", "enter a number from 0 to 5"),
        ("sampling.temperature", "warm", "enter a number from 0 to 5"),
        ("sampling.temperature", "nan", "enter a number from 0 to 5"),
        ("context.keep_recent_turns", "1.5", "enter a whole number from 1 to"),
        ("model.n_ctx", "many", "enter a whole number"),
    ],
)
def test_a_number_that_does_not_fit_is_told_with_its_range(key: str, value: str, words: str) -> None:
    assert f"The setting {key} is not valid: {words}" in refusal({key: value}).message


def test_a_decimal_comma_is_understood() -> None:
    assert Settings().with_values({"sampling.temperature": " 0,55 "}).sampling.temperature == 0.55
    assert refusal({"context.keep_recent_turns": "1,5"}).code == "bad_setting"
    assert refusal({"sampling.temperature": "0,5,5"}).code == "bad_setting"


def test_thresholds_must_rise() -> None:
    assert "warning < critical < emergency" in refusal({"context.warning_threshold": 0.9}).message
    together = {"context.warning_threshold": 0.85, "context.critical_threshold": 0.9}
    assert Settings().with_values(together).context.warning_threshold == 0.85


@pytest.mark.parametrize("address", ["https://hf-mirror.com/", "http://localhost:8080", " https://h.co/a "])
def test_the_address_of_the_hub(address: str) -> None:
    wanted = address.strip().rstrip("/")
    assert Settings().with_values({"downloads.hub": address}).downloads.hub == wanted


@pytest.mark.parametrize(
    "address",
    ["", "huggingface.co", "http://huggingface.co", "https://", "https://a:b@h.co", "https://h.co?x=1"],
)
def test_an_address_of_the_hub_that_is_not_secure(address: str) -> None:
    with pytest.raises(UserError, match=r"downloads\.hub"):
        Settings().with_values({"downloads.hub": address})


@pytest.mark.parametrize(
    ("key", "bad", "good"),
    [
        (
            "server.host",
            ("", " ", "my pc", "http://127.0.0.1", "127.0.0.1:80", "999.1.1.1", "[::1]", "a..b"),
            "::",
        ),
        ("server.host", (), "my-computer.local"),
        ("server.host", (), " 127.0.0.1 "),
        (
            "server.allowed_hosts",
            ("https://pc", "pc:8462", "pc laptop", "pc, x/y"),
            "pc.local, [::1],10.0.0.7",
        ),
        ("server.allowed_origins", ("example.org", "https://a.org/path", "*"), "https://a.org:8080/, null"),
        ("server.allowed_origins", (), "chrome-extension://abcdef, http://localhost"),
    ],
)
def test_what_can_never_work_is_refused_with_what_to_enter(key: str, bad: tuple[str, ...], good: str) -> None:
    for value in bad:
        error = refusal({key: value})
        assert error.code == "bad_setting"
        assert error.message.startswith(f"The setting {key} is not valid: enter ")
    Settings().with_values({key: good})


def test_what_was_stored_before_it_was_refused_keeps_no_program_from_starting(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"server": {"host": "my pc"}}', encoding="utf-8")
    stored = settings.load(path)
    assert stored.server.host == "my pc"
    assert stored.with_values({"server.port": 0}).server.host == "my pc", "another setting can be changed"


def test_one_bad_value_changes_nothing() -> None:
    refusal({"sampling.top_k": 5, "sampling.top_p": 7})


def test_settings_cannot_be_changed_in_place() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().model.n_threads = 3  # type: ignore[misc]  # that is the point


def test_assignments() -> None:
    assert settings.parse_assignments(["a.b=1", " c.d = x=y "]) == {"a.b": "1", "c.d": "x=y"}


def test_no_file_means_defaults(path: Path) -> None:
    assert settings.load(path) == Settings()


def test_stored_and_read_again(path: Path) -> None:
    changed = Settings().with_values(
        {"model.system_prompt": "Sé breve. 日本", "context.summary_detail": "brief"}
    )
    settings.save(changed, path)
    assert settings.load(path) == changed
    stored = json.loads(path.read_text(encoding="utf-8"))
    assert stored == {
        "model": {"system_prompt": "Sé breve. 日本"},
        "context": {"summary_detail": "brief"},
    }
    assert [entry.name for entry in path.parent.iterdir() if entry.is_file()] == ["settings.json"]


@pytest.mark.parametrize("content", ["", "{", "[]", "3", '{"context": 3}', '{"context": [1]}', "null"])
def test_a_damaged_file_is_told_and_left_alone(path: Path, content: str) -> None:
    path.write_text(content)
    with pytest.raises(UserError) as caught:
        settings.load(path)
    assert caught.value.code == "bad_settings_file"
    assert path.read_text() == content


def test_a_mark_that_an_editor_put_in_front_is_read_over(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"context": {"keep_recent_turns": 4}}')
    assert settings.load(path).context.keep_recent_turns == 4


def test_a_file_that_is_no_text(path: Path) -> None:
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(UserError) as caught:
        settings.load(path)
    assert caught.value.code == "bad_settings_file"
    assert str(path) in caught.value.advice, "what to do with it"


def test_a_file_with_a_setting_of_another_version(path: Path) -> None:
    path.write_text('{"context": {"telepathy": true}}')
    with pytest.raises(UserError) as caught:
        settings.load(path)
    assert caught.value.code == "unknown_setting"
    assert "“context.telepathy”" in caught.value.message
    assert str(path) in caught.value.advice, "nobody typed it now, so where is it?"
    path.write_text('{"context": {"recal": "words"}}')
    with pytest.raises(UserError, match=r"Did you mean context\.recall\?") as caught:
        settings.load(path)
    assert str(path) in caught.value.advice


def test_what_cannot_be_stored_keeps_what_was(path: Path) -> None:
    settings.save(Settings().with_values({"sampling.top_k": 7}), path)
    path.with_name(path.name + ".tmp").mkdir()  # stands in the way, also of root
    with pytest.raises(UserError) as caught:
        settings.save(Settings(), path)
    assert caught.value.code == "settings_unwritable"
    assert settings.load(path).sampling.top_k == 7


@given(
    temperature=st.floats(0, 5),
    seed=st.integers(-1, 2**32 - 2),
    prompt=st.text(st.characters(exclude_categories=["Cs"])),
    n_ctx=st.none() | st.integers(256, 16_777_216),
)
def test_whatever_fits_survives_storing(
    tmp_path_factory: pytest.TempPathFactory, temperature: float, seed: int, prompt: str, n_ctx: int | None
) -> None:
    path = tmp_path_factory.getbasetemp() / "settings.json"
    changed = Settings().with_values(
        {
            "sampling.temperature": temperature,
            "sampling.seed": seed,
            "model.system_prompt": prompt,
            "model.n_ctx": n_ctx,
        }
    )
    settings.save(changed, path)
    assert settings.load(path) == changed


def test_a_reply_pauses_after_four_windows_but_not_early() -> None:
    assert SamplingSettings().pause(2048) == 16_384
    assert SamplingSettings().pause(8192) == 32_768
    assert SamplingSettings(pause_after=100).pause(8192) == 100
