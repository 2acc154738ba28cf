"""What did not work, in a few words: the title of a dialog that says why."""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.text import N_
from ethervox_gui.ui.kit.text.translate import said, tr

#: By the first letters of an error's code; what is listed first counts.
_TITLES: Final = (
    ("message_", N_("Couldn't send the message")),
    ("context_full", N_("Couldn't send the message")),
    ("no_room", N_("Couldn't make room in the context")),
    ("context_lost", N_("Couldn't restore the context")),
    ("chat_", N_("Couldn't open the chat")),
    ("guide_missing", N_("Couldn't open the model")),
    ("model_cut_short", N_("The model couldn't continue")),
    ("model", N_("Couldn't open the model")),
    ("no_model", N_("Couldn't open the model")),
    ("n_ctx", N_("Couldn't open the model")),
    ("context_failed", N_("Couldn't open the model")),
    ("kv_type", N_("Couldn't open the model")),
    ("processor_", N_("Couldn't open the model")),
    ("engine_", N_("The model couldn't continue")),
    ("remote_", N_("Couldn't get a reply from the server")),
    ("nothing_to_undo", N_("Couldn't undo the edit")),
    ("memory_", N_("Couldn't use the memory")),
    ("import_", N_("Couldn't import the chats")),
    ("export_", N_("Couldn't export")),
    ("download_", N_("Couldn't download the model")),
    ("address_in_use", N_("Couldn't start the API")),
    ("keyring_", N_("Couldn't read the key")),
    ("keys_unreadable", N_("Couldn't read the key")),
    ("keys_", N_("Couldn't store the key")),
    ("profiles_", N_("Couldn't save the profiles")),
    ("bad_profiles", N_("Couldn't read the profiles")),
    ("prompts_", N_("Couldn't save the prompts")),
    ("bad_prompts", N_("Couldn't read the prompts")),
    ("settings_", N_("Couldn't save the settings")),
    ("bad_setting", N_("Couldn't read the settings")),
    ("database_", N_("Couldn't open the chats")),
    ("storage_", N_("Couldn't read or store the chats")),
    ("data_dir", N_("Couldn't open the data folder")),
    ("already_running", N_("Couldn't open the window")),
)


def failed_at(code: str) -> str:
    """What an error of this code kept from being done."""
    for begin, words in _TITLES:
        if code.startswith(begin):
            return said(words)
    return tr("Something went wrong")
