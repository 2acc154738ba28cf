"""Profiles and keys: stored, read again, and refused in a sentence when they make no sense."""

from __future__ import annotations

import json
import stat
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.message_strategies import Strategy
from ethervox_gui.services import profiles
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles

REMOTE = Profile(
    name="LM Studio",
    kind="remote",
    base_url="http://127.0.0.1:1234/v1",
    model="theirs",
    strategy=Strategy.SMART,
)


def test_profiles_come_back_as_they_were_stored(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    assert profiles.load(path).names == ["default"]
    stored = Profiles().with_profile(REMOTE).with_profile(Profile(name="brief", temperature=0))
    profiles.save(stored, path)
    assert list(profiles.load(path)) == list(stored)
    assert stored.names == ["default", "LM Studio", "brief"]
    assert stored.without("brief").without("default").names == ["default", "LM Studio"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": " a"},
        {"name": "a\nb"},
        {"name": "a", "kind": "remote", "model": "m"},
        {"name": "a", "kind": "remote", "base_url": "http://x/v1"},
        {"name": "a", "kind": "remote", "base_url": "file:///etc/passwd", "model": "m"},
        {"name": "a", "warning_threshold": 0.9, "error_threshold": 0.8},
        {"name": "a", "colour": "red"},
    ],
)
def test_a_profile_that_makes_no_sense_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(ValidationError):
        Profile.model_validate(wrong)
    path = tmp_path / "profiles.json"
    path.write_text(json.dumps([wrong]))
    with pytest.raises(UserError, match="cannot be read"):
        profiles.load(path)
    assert json.loads(path.read_text()) == [wrong]


@pytest.mark.parametrize("damaged", ["", "{", "3", "[3]", "null", "\0"])
def test_a_damaged_file_is_left_as_it_is(damaged: str, tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text(damaged)
    with pytest.raises(UserError, match="cannot be read"):
        profiles.load(path)
    assert path.read_text() == damaged


def test_without_a_keyring_keys_are_kept_for_their_user_alone(tmp_path: Path) -> None:
    keys = Keys(tmp_path)
    assert keys.get("server") is None
    key = keys.server_key()
    assert len(key) > 30
    keys.set("other", "secret")
    assert Keys(tmp_path).server_key() == key
    assert Keys(tmp_path).get("other") == "secret"
    (file,) = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("damaged")
    assert keys.get("other") is None
