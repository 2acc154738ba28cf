"""What can be done about an error, as buttons in its dialog."""

from __future__ import annotations

from collections.abc import Callable

from ethervox_gui import paths
from ethervox_gui.context.events import ErrorRaised
from ethervox_gui.governor.jobs import IfTooLong
from ethervox_gui.ui.texts import tr
from ethervox_gui.ui.window import MainWindow

_MODEL_ERRORS = ("model", "n_ctx", "no_model", "context_failed")


def show_failure(
    event: ErrorRaised,
    window: MainWindow,
    send_shortened: Callable[[IfTooLong], None],
) -> None:
    """Say what went wrong, and offer what helps: another model, a shorter message, the profile."""
    dialog = window.show_error(event.message, event.details)

    def offer(words: str, act: Callable[[], object]) -> None:
        dialog.add_action_button(words).clicked.connect(lambda: act())

    if event.code.startswith(_MODEL_ERRORS):
        offer(tr("Choose another model…"), window.header.picker.ask_for_file)
        offer(tr("Use the guide"), lambda: window.header.picker.chosen.emit(paths.guide_model()))
    elif event.code == "message_too_long":
        offer(tr("Condense it"), lambda: send_shortened(IfTooLong.CONDENSE))
        offer(tr("Send the end of it"), lambda: send_shortened(IfTooLong.END))
    elif event.code.startswith("remote_"):
        offer(tr("Edit the profile…"), window.header.profiles.edit_wanted.emit)
