"""Profiles as the governor takes them: settings and the model to load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.governor.chat.chat_config import NOT_FOUND, UNFIT, Terms, TermsOf
from ethervox_gui.services.profiles.keys import Keys
from ethervox_gui.services.profiles.profiles import DEFAULT, Profile, Profiles
from ethervox_gui.settings import Settings


def terms_of(profiles: Callable[[], Profiles], keys: Keys) -> TermsOf:
    """The terms of the profiles as they are when they are asked for."""

    def find(name: str, settings: Settings) -> Terms:
        found = profiles()
        profile = found.get(name or DEFAULT)
        if profile is None:
            names = ", ".join(found.names)
            raise UserError(
                NOT_FOUND,
                N_("There is no profile “{name}”.").format(name=name),
                N_("There are: {names}.").format(names=names),
            )
        try:
            own = profile.settings(settings)
        except UserError as error:
            words = N_("The profile “{name}” and the general settings contradict each other. {reason}")
            raise UserError(
                UNFIT,
                words.format(name=profile.name, reason=error.message),
                N_("Change one of them."),
                error.details,
            ) from error
        stored = "" if profile.name == DEFAULT else profile.name
        if profile.kind == "remote":
            return Terms(stored, own, source_of(profile, keys, settings))
        return Terms(stored, own, Path(profile.model) if profile.model else None)

    return find


def source_of(profile: Profile, keys: Keys, settings: Settings) -> RemoteSource:
    """Where the model of a remote profile is."""
    return RemoteSource(
        base_url=profile.base_url,
        model=profile.model,
        key=(keys.get(profile.key_name) or "") if profile.key_name else "",
        timeout=profile.timeout,
        n_ctx=profile.context_limit or settings.server.remote_max_tokens,
        vocabulary=Path(profile.vocabulary) if profile.vocabulary else None,
        proxy=profile.proxy,
    )
