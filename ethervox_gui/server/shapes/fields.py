"""Errors that name a field as the caller's own request does, not as the chat that it became."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ethervox_gui.server.errors import ApiError

#: How a field of OpenAI's chat is called in a request.
OwnField = Callable[[str], str]


@contextmanager
def named_by(own_field: OwnField) -> Iterator[None]:
    """Let errors of OpenAI's chat name their field by ``own_field`` of it."""
    try:
        yield
    except ApiError as error:
        told = error.body.get("error")
        field = told.get("param") if isinstance(told, dict) else None
        own = own_field(field) if isinstance(field, str) else field
        if own == field or not isinstance(own, str):
            raise
        raise error.naming(own) from error
