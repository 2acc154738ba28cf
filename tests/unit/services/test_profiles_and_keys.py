"""Profiles and keys: stored, read again, and refused in a sentence when they make no sense."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.errors import KeyringLocked
from pydantic import ValidationError

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.services import profiles
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import DEFAULT, Profile, Profiles, overridable, shipped
from ethervox_gui.settings import Settings

SHIPPED = list(shipped())

REMOTE = Profile(
    name="LM Studio",
    kind="remote",
    base_url="http://127.0.0.1:1234/v1",
    model="theirs",
    strategy=Strategy.SMART,
)


def test_a_profile_of_the_program_is_known_by_its_former_name() -> None:
    former, now = "Nothing leaves by itself", "Manual context"
    every = Profiles()
    assert now in every.names
    assert former not in every.names
    assert every.get(former) == every.of_chat(former) == every.get(now)
    assert now not in Profiles(deleted=[former]).names
    assert Profiles(deleted=[former]).of_chat(former).name == DEFAULT
    mine = Profile(name=former, temperature=1.0)
    assert Profiles([mine]).get(former) == mine


def test_profiles_come_back_as_they_were_stored(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    assert profiles.load(path).names == ["default", *SHIPPED]
    brief = Profile(name="brief", temperature=0, overrides={"sampling.top_k": 3, "context.mode": "manual"})
    stored = Profiles().with_profile(REMOTE).with_profile(brief)
    profiles.save(stored, path)
    assert list(profiles.load(path)) == list(stored)
    assert stored.names == ["default", *SHIPPED, "LM Studio", "brief"]
    assert stored.without("brief").without("default").names == ["default", *SHIPPED, "LM Studio"]


def test_files_of_earlier_builds_are_read(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text('[{"name": "default"}, {"name": "mine", "temperature": 0.1}]')
    assert profiles.load(path).names == ["default", *SHIPPED, "mine"]
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())  # as some editors save it
    assert profiles.load(path).names == ["default", *SHIPPED, "mine"]


def test_what_a_file_of_a_newer_version_has_is_named(tmp_path: Path) -> None:
    path = tmp_path / "profiles.json"
    path.write_text('{"profiles": [{"name": "mine", "voice": "low"}]}')
    with pytest.raises(UserError, match=r"profiles\.json cannot be read: voice: "):
        profiles.load(path)
    path.write_text('{"profiles": [{"name": "mine", "overrides": {"voice.pitch": 2}}]}')
    with pytest.raises(UserError, match=r"cannot be read: a profile cannot have a setting voice\.pitch"):
        profiles.load(path)


def test_those_that_come_with_the_program_can_be_changed_deleted_and_had_back(tmp_path: Path) -> None:
    path, name = tmp_path / "profiles.json", SHIPPED[0]
    changed = shipped()[name].model_copy(update={"temperature": 1.5})
    profiles.save(Profiles().with_profile(changed), path)
    assert profiles.load(path).get(name) == changed
    profiles.save(profiles.load(path).without(name), path)
    found = profiles.load(path)
    assert found.names == ["default", *SHIPPED[1:]]
    assert found.of_chat(name).name == "default"
    profiles.save(found.with_profile(shipped()[name]), path)
    assert profiles.load(path).get(name) == shipped()[name]


def test_a_profile_goes_on_top_of_the_general_settings() -> None:
    general = Settings().with_values({"sampling.temperature": 1.5, "sampling.top_k": 7})
    assert Profile(name="a").settings(general) is general
    profile = Profile(
        name="a",
        system_prompt="Be brief.",
        temperature=0.2,
        context_limit=3000,
        strategy=Strategy.LAST_TURNS,
        last_turns=4,
        overrides={"context.critical_threshold": 0.7},
    )
    settings = profile.settings(general)
    assert (settings.sampling.temperature, settings.sampling.top_k) == (0.2, 7)
    assert settings.model.system_prompt == "Be brief."
    context = settings.context
    assert (context.limit, context.mode, context.keep_recent_turns) == (3000, "shift", 4)
    assert context.critical_threshold == 0.7
    with pytest.raises(UserError, match="thresholds must rise"):
        profile.settings(
            general.with_values({"context.critical_threshold": 0.9, "context.warning_threshold": 0.75})
        )


@pytest.mark.parametrize("name", list(Strategy))
def test_every_strategy_means_something_for_a_chat(name: Strategy) -> None:
    mode = Profile(name="a", strategy=name).settings(Settings()).context.mode
    assert mode == {"manual": "manual", "summarization": "automatic"}.get(name, "shift")


def test_what_belongs_to_the_program_is_no_profiles_own() -> None:
    keys = [key for key, _ in overridable()]
    assert "sampling.top_k" in keys
    assert not [key for key in keys if key.startswith(("server.", "downloads.", "appearance.", "model.path"))]


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
        {"name": "a", "overrides": {"server.port": 1}},
        {"name": "a", "overrides": {"sampling.top_k": -1}},
        {"name": "a", "overrides": {"context.warning_threshold": 0.9}},
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


class Ring(KeyringBackend):
    """The system's keyring, as it is where there is one."""

    priority = 1

    def __init__(self) -> None:
        self.held: dict[tuple[str, str], str] = {}

    def get_password(self, service: str, username: str) -> str | None:
        return self.held.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.held[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.held[service, username]


def test_keys_are_kept_in_the_systems_keyring_where_there_is_one(tmp_path: Path) -> None:
    earlier = Keys(tmp_path)
    earlier.set("old", "kept in the file")
    before, ring = keyring.get_keyring(), Ring()
    keyring.set_keyring(ring)
    try:
        keys = Keys(tmp_path)
        key = keys.server_key()
        keys.set("other", "secret")
        assert set(ring.held) == {("EthervoxGUI", "server"), ("EthervoxGUI", "other")}
        assert (keys.server_key(), keys.get("other")) == (key, "secret")
        assert keys.get("old") == "kept in the file"
        (file,) = tmp_path.iterdir()
        assert "secret" not in file.read_text()
        assert key not in file.read_text()
    finally:
        keyring.set_keyring(before)


@contextmanager
def keyring_is(ring: Ring) -> Iterator[None]:
    before = keyring.get_keyring()
    keyring.set_keyring(ring)
    try:
        yield
    finally:
        keyring.set_keyring(before)


class HalfThere(Ring):
    """A keyring behind a bus that went away."""

    def get_password(self, service: str, username: str) -> str | None:
        raise LookupError(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        raise LookupError(service, username, password)


def test_a_keyring_that_fails_in_its_own_way_is_none_and_is_told_of_once(tmp_path: Path) -> None:
    told: list[UserError] = []
    with keyring_is(HalfThere()):
        key = Keys(tmp_path, failed=told.append).server_key()
        (error,) = told  # asked for the key, and to keep it
        assert error.code == "keyring_unusable"
        assert "LookupError" not in str(error)
        assert "EthervoxGUI" in str(error)  # what the keyring said
        assert str(tmp_path / "keys.json") in str(error)
        assert Keys(tmp_path).server_key() == key


def test_where_there_is_no_keyring_there_is_nothing_to_tell(tmp_path: Path) -> None:
    told: list[UserError] = []
    keys = Keys(tmp_path, failed=told.append)
    assert keys.server_key() == Keys(tmp_path).server_key()
    assert told == []


class Locked(Ring):
    """A keyring whose user gave no password."""

    is_locked = True

    def get_password(self, service: str, username: str) -> str | None:
        if self.is_locked:
            raise KeyringLocked("nobody unlocked it")
        return super().get_password(service, username)

    def set_password(self, service: str, username: str, password: str) -> None:
        if self.is_locked:
            raise KeyringLocked("nobody unlocked it")
        super().set_password(service, username, password)


def test_a_locked_keyring_is_told_of_and_no_second_key_is_made(tmp_path: Path) -> None:
    with keyring_is(ring := Locked()):
        ring.held["EthervoxGUI", "server"] = "the first"
        keys = Keys(tmp_path)
        asks: list[Callable[[], object]] = [keys.server_key, partial(keys.get, "other")]
        asks.append(partial(keys.set, "other", "secret"))
        for ask in asks:
            with pytest.raises(UserError, match="keyring is locked"):
                ask()
        assert not list(tmp_path.iterdir())
        ring.is_locked = False
        assert keys.server_key() == "the first"


def test_the_key_that_was_kept_last_wins(tmp_path: Path) -> None:
    with keyring_is(HalfThere()):
        Keys(tmp_path).set("far", "of the second day")
    with keyring_is(ring := Ring()):
        ring.held["EthervoxGUI", "far"] = "of the first day"
        keys = Keys(tmp_path)
        assert keys.get("far") == "of the second day"
        keys.set("far", "of the third day")
        assert keys.get("far") == "of the third day"
        assert "of the" not in (tmp_path / "keys.json").read_text()


class Silent(Ring):
    """A keyring that waits for a password which nobody types."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.typed = threading.Event(), threading.Event()

    def get_password(self, service: str, username: str) -> str | None:
        self.asked.set()
        self.typed.wait()
        return super().get_password(service, username)


def test_the_end_waits_for_no_keyring(tmp_path: Path) -> None:
    with keyring_is(ring := Silent()):
        keys, failures = Keys(tmp_path), []

        def ask() -> None:
            try:
                keys.server_key()
            except UserError as error:
                failures.append(error.code)

        asking = threading.Thread(target=ask)
        asking.start()
        assert ring.asked.wait(60)
        keys.close()
        asking.join()
        assert failures == ["keyring_locked"]
        with pytest.raises(UserError, match="locked"):
            keys.get("other")
        end(ring)


def test_a_keyring_is_not_waited_for_without_end(tmp_path: Path) -> None:
    with keyring_is(ring := Silent()):
        with pytest.raises(UserError, match="Unlock it"):
            Keys(tmp_path, patience_s=0.0).get("far")
        end(ring)


def end(ring: Silent) -> None:
    ring.typed.set()
    for thread in threading.enumerate():
        if thread.name == "keyring":
            thread.join()


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


@pytest.mark.parametrize("damage", ["", '{"remote": "secret', "[]", "[" * 100_000])
def test_keys_that_cannot_be_read_are_never_written_over(damage: str, tmp_path: Path) -> None:
    """Nobody else may have them; a key of our own can be made again, but not these."""
    Keys(tmp_path).set("remote", "secret")
    file = tmp_path / "keys.json"
    file.write_text(damage)
    keys = Keys(tmp_path)
    asked: list[Callable[[], object]] = [
        lambda: keys.get("remote"),
        keys.server_key,
        lambda: keys.set("other", "x"),
    ]
    for work in asked:
        with pytest.raises(UserError, match=r"keys\.json cannot be read") as refused:
            work()
        assert refused.value.code == "keys_unreadable"
    assert file.read_text() == damage
    assert [each.name for each in tmp_path.iterdir()] == ["keys.json"]


def test_a_folder_where_the_keys_should_be_is_no_empty_file(tmp_path: Path) -> None:
    """As a file that somebody else owns: it is there, and cannot be read."""
    (tmp_path / "keys.json").mkdir()
    with pytest.raises(UserError, match="cannot be read"):
        Keys(tmp_path).server_key()


def test_keys_of_two_threads_are_both_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys, is_read = Keys(tmp_path), threading.Barrier(2, timeout=0.5)
    stored = keys._stored

    def slowly() -> dict[str, str]:
        found = stored()
        with suppress(threading.BrokenBarrierError):  # the other waits for its turn
            is_read.wait()
        return found

    monkeypatch.setattr(keys, "_stored", slowly)
    others = [threading.Thread(target=keys.set, args=(name, "secret")) for name in ("one", "two")]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert stored() == {"one": "secret", "two": "secret"}


def test_numbers_of_a_profile_are_read_and_refused_in_plain_words() -> None:
    assert Profile.of({"name": "mine", "temperature": "0,7"}).temperature == 0.7
    with pytest.raises(UserError, match=r"Temperature: enter a number from 0 to 5\."):
        Profile.of({"name": "mine", "temperature": "9,5"})
    own = Profile.of({"name": "mine", "overrides": {"sampling.min_p": "0,25"}})
    assert own.overrides == {"sampling.min_p": 0.25}
