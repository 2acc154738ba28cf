"""One try of a connection, from the form of a profile to the worker and back."""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.remote.connection_test import ServerReport, probe
from ethervox_gui.services.profiles.keys import Keys
from ethervox_gui.ui.profiles.connection_test import words_for
from ethervox_gui.ui.profiles.form import ProfileForm
from ethervox_gui.ui.runtime.background import Background


class ConnectionTry:
    """What the form said when it was asked for; the form may be gone or show another profile at the end."""

    def __init__(self, form: ProfileForm) -> None:
        self._form: ProfileForm | None = form
        self._row = form.connection
        self._source, self._key_name = form.source(), form.key_name
        self._row.destroyed.connect(self._forget)

    def run(self, background: Background, keys: Keys) -> None:
        """Ask the server on the worker, and show what it said."""
        source, key_name = self._source, self._key_name

        def ask() -> ServerReport:
            key = source.key or (keys.get(key_name) or "" if key_name else "")
            return probe(replace(source, key=key))

        self._row.begin()
        background.read(ask, self._show, self._show_error)

    # ---- inside ------------------------------------------------------------------------------------

    def _show(self, report: ServerReport) -> None:
        if self._form is not None:
            words, is_good = words_for(report, self._source.model)
            self._row.show_result(words, is_good=is_good)
            self._form.suggest_models(report.models)

    def _show_error(self, error: Exception) -> None:
        if self._form is not None:
            details = error.details if isinstance(error, UserError) else repr(error)
            self._row.show_result(str(error), details, is_good=False)

    def _forget(self) -> None:
        self._form = None
