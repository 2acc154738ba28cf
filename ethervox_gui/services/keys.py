"""Keys of servers: in the system's keyring, or where there is none in a file that its user alone can read."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.whole_files import write_whole

_SERVICE: Final = "EthervoxGUI"
_FILE: Final = "keys.json"

#: The name under which our own server's key is kept.
SERVER_KEY: Final = "server"


class Keys:
    """Keys by name."""

    def __init__(self, data_dir: Path) -> None:
        self._path = data_dir / _FILE

    def get(self, name: str) -> str | None:
        import keyring  # slow to load, and most starts need no key

        try:
            found = keyring.get_password(_SERVICE, name)
        except Exception:  # somebody else's backend, behind a bus that may be half there, may raise anything
            found = None
        return found if found is not None else self._stored().get(name)

    def set(self, name: str, key: str) -> None:
        """Keep a key.  Raises :class:`UserError` when it can be kept nowhere."""
        import keyring  # slow to load, and most starts need no key

        try:
            keyring.set_password(_SERVICE, name, key)
        except Exception:  # somebody else's backend, behind a bus that may be half there, may raise anything
            self._store({**self._stored(), name: key})

    def server_key(self) -> str:
        """The key that programs must bring to our own server; made at random the first time."""
        key = self.get(SERVER_KEY)
        if not key:
            key = secrets.token_urlsafe(32)
            self.set(SERVER_KEY, key)
        return key

    # ---- the file --------------------------------------------------------------------------------

    def _stored(self) -> dict[str, str]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            return {}
        return {str(name): str(key) for name, key in found.items()} if isinstance(found, dict) else {}

    def _store(self, keys: dict[str, str]) -> None:
        try:
            write_whole(self._path, [json.dumps(keys, indent=2).encode()], sync=True)
        except OSError as error:
            raise UserError(
                "keys_unwritable",
                N_("The key cannot be kept at {path}.").format(path=self._path),
                details=str(error),
            ) from error
