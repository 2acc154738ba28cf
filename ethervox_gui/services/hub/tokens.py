"""The user's access token for the hub: kept as other keys are, and given to the hub alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.keys import Keys

_TOKEN: Final = re.compile(r"[A-Za-z0-9_.\-+/=~]{8,500}", re.ASCII)


class HubTokens:
    """One token for each hub; ``endpoint`` tells the address of the hub in use."""

    def __init__(self, keys: Keys, endpoint: Callable[[], str]) -> None:
        self._keys = keys
        self._endpoint = endpoint

    def token_for(self, url: str) -> str:
        """What opens ``url``: empty for any server but the hub, and where no token is kept.

        Keyrings may be slow: not on the GUI thread.
        """
        hub = _origin(self._endpoint())
        if not hub or _origin(url) != hub:
            return ""
        kept = self._keys.get(f"hub {hub}") or ""
        return kept if _TOKEN.fullmatch(kept) else ""

    def is_kept(self) -> bool:
        """Whether there is one for the hub in use."""
        return bool(self.token_for(self._endpoint()))

    def keep(self, text: str) -> None:
        """Keep a token for the hub in use; an empty one forgets it.

        Raises :class:`UserError` when it can be none, or can be kept nowhere.
        """
        token = text.strip()
        if token and not _TOKEN.fullmatch(token):
            raise UserError(
                "hub_bad_token",
                N_("That is not an access token."),
                N_("Copy it whole from the site: it has letters and digits, and no spaces."),
            )
        self._keys.set(f"hub {_origin(self._endpoint())}", token)


def _origin(url: str) -> str:
    """``https://huggingface.co``: scheme, host and port; empty where it is no address."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"https": 443, "http": 80}.get(parts.scheme, 0)
        return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname else ""
    except ValueError:
        return ""
