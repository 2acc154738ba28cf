"""Keys of servers: in the system's keyring, or where there is none in a file that its user alone can read.

A keyring that is there but locked is no reason for a second key: whoever asks is told to unlock it.  One that
fails in another way is none, and its user is told so once.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.whole_files import write_whole

_SERVICE: Final = "EthervoxGUI"
_FILE: Final = "keys.json"

#: The name under which our own server's key is kept.
SERVER_KEY: Final = "server"

#: A keyring that asks its user for a password is waited for this long, in seconds.
_PATIENCE_S: Final = 60.0

T = TypeVar("T")


class _UnusableError(EthervoxError):
    """There is no keyring that could be asked: keys are in the file."""


class Keys:
    """Keys by name; of one that is in keyring and file, the file's is newer.

    A keyring may ask its user for a password and take its time: not on the GUI thread.  ``failed`` hears, on
    any thread and once, that there is one which cannot be used.
    """

    def __init__(
        self,
        data_dir: Path,
        patience_s: float = _PATIENCE_S,
        failed: Callable[[UserError], object] = lambda _: None,
    ) -> None:
        self._path = data_dir / _FILE
        self._patience_s = patience_s
        self._failed: Callable[[UserError], object] | None = failed
        self._making, self._writing = threading.Lock(), threading.Lock()
        self._changed = threading.Condition()
        self._is_closed = False

    def get(self, name: str) -> str | None:
        """The key of this name, if one is kept.

        Raises :class:`UserError` while the keyring is locked, and where the file cannot be read.
        """
        stored = self._stored().get(name)
        if stored is not None:
            return stored

        def look() -> str | None:
            import keyring  # slow to load, and most starts need no key

            return keyring.get_password(_SERVICE, name)

        try:
            return self._asked(look)
        except _UnusableError:
            return None

    def set(self, name: str, key: str) -> None:
        """Keep a key.

        Raises :class:`UserError` when it can be kept nowhere, the keyring is locked, or the file cannot be
        read: what others are in it would be lost.
        """

        def keep() -> None:
            import keyring  # slow to load, and most starts need no key

            keyring.set_password(_SERVICE, name, key)

        self._stored()  # where it cannot be read, nothing is changed
        try:
            self._asked(keep)
        except _UnusableError:
            with self._writing:
                self._store({**self._stored(), name: key})
        else:
            with self._writing:
                stored = self._stored()
                if stored.pop(name, None) is not None:  # or the old one would win
                    self._store(stored)

    def server_key(self) -> str:
        """The key that programs must bring to our own server; made at random the first time."""
        with self._making:
            key = self.get(SERVER_KEY)
            if not key:
                key = secrets.token_urlsafe(32)
                self.set(SERVER_KEY, key)
            return key

    def close(self) -> None:
        """Wait for no keyring any more: the program ends.  What is in the file is still told."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    # ---- the keyring -----------------------------------------------------------------------------

    def _asked(self, ask: Callable[[], T]) -> T:
        """What the keyring says, asked on a thread that nobody has to wait for: it may never answer.

        Raises :class:`UserError` while it is locked, :class:`_UnusableError` where there is none to ask.
        """
        answers: list[T] = []
        failures: list[Exception] = []

        def work() -> None:
            found: list[T] = []
            try:
                found.append(ask())
            except Exception as error:  # somebody else's, behind a bus that may be half there: anything
                failed = [error]
            else:
                failed = []
            with self._changed:
                answers.extend(found)
                failures.extend(failed)
                self._changed.notify_all()

        with self._changed:
            if self._is_closed:
                raise _locked()
        threading.Thread(target=work, name="keyring", daemon=True).start()
        with self._changed:
            self._changed.wait_for(lambda: answers or failures or self._is_closed, self._patience_s)
        if answers:
            return answers[0]
        if not failures:
            raise _locked()
        from keyring.errors import KeyringLocked, NoKeyringError

        (failure,) = failures
        if isinstance(failure, KeyringLocked):
            raise _locked(str(failure)) from failure
        if not isinstance(failure, NoKeyringError):
            self._tell(failure)
        raise _UnusableError from failure

    def _tell(self, failure: Exception) -> None:
        """There is a keyring, and it does not work: said once."""
        with self._changed:
            failed, self._failed = self._failed, None
        if failed is not None:
            words = N_(
                "The system's keyring does not work ({error}). Until it does, keys are kept in {path}, "
                "which only you can read."
            )
            error = str(failure) or type(failure).__name__
            failed(UserError("keyring_unusable", words.format(error=error, path=self._path)))

    # ---- the file --------------------------------------------------------------------------------

    def _stored(self) -> dict[str, str]:
        found = read_keys(self._path)
        return {str(name): str(key) for name, key in found.items()}

    def _store(self, keys: dict[str, str]) -> None:
        keep_in_file(self._path, keys)


def keep_in_file(path: Path, keys: object) -> None:
    """Write keys, or what is kept of them, as JSON for their user alone.  Raises :class:`UserError`."""
    try:
        write_whole(path, [json.dumps(keys, indent=2).encode()], sync=True)
    except OSError as error:
        raise UserError(
            "keys_unwritable",
            N_("The key cannot be kept at {path}.").format(path=path),
            details=str(error),
        ) from error


def read_keys(path: Path) -> dict[str, Any]:
    """The JSON object in a file with keys; empty where there is no file.

    Raises :class:`UserError` where there is one that cannot be read: whoever took it for empty would write
    over keys that nobody has anywhere else.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise unreadable(path, str(error)) from error
    if not isinstance(found, dict):
        raise unreadable(path, f"not an object but {type(found).__name__}")
    return found


def unreadable(path: Path, details: str) -> UserError:
    """Why nothing is done with a file of keys."""
    return UserError(
        "keys_unreadable",
        N_("{name} cannot be read.").format(name=path),
        N_("Repair the file, or move it away to start without any."),
        details,
    )


def _locked(details: str = "") -> UserError:
    return UserError(
        "keyring_locked", N_("The system's keyring is locked."), N_("Unlock it, then try again."), details
    )
