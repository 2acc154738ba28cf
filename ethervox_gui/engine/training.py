"""Whether a model was trained to chat, as far as its file tells."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from ethervox_gui.context.text import N_, joined

#: What is called so in names was trained to follow instructions or to chat …
_CHATS: Final = frozenset({"instruct", "instruction", "chat", "it", "assistant", "dpo", "sft", "rlhf", "rl"})
#: … and so, what was not.
_CONTINUES: Final = frozenset({"base", "pt", "pretrain", "pretrained", "foundation"})


class Training(StrEnum):
    """What a model was trained for: ``chat``, ``base`` (to continue texts), or nobody says (``untold``)."""

    CHAT = "chat"
    BASE = "base"
    UNTOLD = "untold"


def training_of(*names: str, has_template: bool) -> Training:
    """What the file's names (its own, ``general.name``, ``general.finetune``) and its template tell.

    A chat template is what tells best: models that were trained to chat are published with theirs.  So one
    without counts as a base model, unless a name says that it chats; and one with counts as trained, unless
    its names speak of a base model alone.
    """
    words = {word for name in names for word in re.split(r"[^a-z]+", name.lower())}
    if words & _CHATS:
        return Training.CHAT if has_template else Training.UNTOLD
    if words & _CONTINUES or not has_template:
        return Training.BASE
    return Training.CHAT


def caution(training: Training, name: str, *, plain: bool, has_template: bool) -> str:
    """What that means for whoever talks with the model of this name; nothing for one trained to chat.

    ``plain``: the conversation is put to it as plain text.
    """
    if training is Training.CHAT:
        return ""
    if training is Training.BASE and has_template:
        told = N_(
            "{name} is a base model: it continues text and was not trained to chat. Its replies may "
            "wander, repeat themselves, or speak for you. To chat, choose a model called “Instruct” "
            "or “Chat”."
        )
    elif training is Training.BASE:
        told = N_(
            "{name} seems to be a base model, since it comes without a chat template: it continues "
            "text and was not trained to chat. Its replies may wander, repeat themselves, or speak "
            "for you. To chat, choose a model called “Instruct” or “Chat”."
        )
    else:
        told = N_(
            "{name} comes without a chat template, so the format it was trained to chat in is "
            "unknown. Its replies may be worse than they could be. Another file of the same model "
            "may have one."
        )
    form = N_(
        "The conversation is given to it as plain text, with “User:” and “Assistant:” before each message."
    )
    return joined(told.format(name=name), form if plain else "")
