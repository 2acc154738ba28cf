"""The pictures of one request: taken out of its messages, and read for the model that answers.

They come with the request, as data URLs.  Nothing is fetched for a program: an address could be that of any
machine or file that this one can reach.
"""

from __future__ import annotations

import asyncio
import binascii
import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from typing import Any, Final

from ethervox_gui.context.errors import PictureError
from ethervox_gui.context.requests.pictures import Picture, Placed
from ethervox_gui.engine.protocol import PictureReader
from ethervox_gui.server.convert import Shown, with_pictures
from ethervox_gui.server.errors import ApiError

#: What a data URL begins with; the type it names is not believed.
_DATA: Final = re.compile(r"data:[^,]{0,200};base64,", re.IGNORECASE)

#: Most pictures of one request: those of a conversation come with each of its messages.
MOST_PICTURES: Final = 100


class RequestPictures:
    """The pictures of a request for one local model; each is read once, whoever asks for it."""

    def __init__(self, reader: PictureReader) -> None:
        self._reader = reader
        self._read: dict[str, Picture] = {}

    async def take(self, messages: Sequence[Mapping[str, Any]], executor: Executor) -> None:
        """Read all of them on threads of ``executor``, which may take a while; requests take turns there.

        Raises :class:`ApiError` 400 for what cannot be read, and where there are too many.
        """
        if not any(isinstance(message.get("content"), list) for message in messages):
            return
        loop = asyncio.get_running_loop()
        _, shown = await asyncio.to_thread(with_pictures, messages, ())
        if len(shown) > MOST_PICTURES:
            sentence = f"The request has {len(shown):,} pictures; at most {MOST_PICTURES} are taken."
            raise _refused(f"{sentence} Leave some of them out.", shown[MOST_PICTURES], "too_many_pictures")
        for one in shown:
            await loop.run_in_executor(executor, self._picture, one)

    def placed(self, shown: Sequence[Shown]) -> list[Placed]:
        """Pictures where they stand among messages for the engine.  Raises :class:`ApiError` 400."""
        return [Placed(one.message, one.at, self._picture(one)) for one in shown]

    def _picture(self, shown: Shown) -> Picture:
        found = self._read.get(shown.url)
        if found is None:
            if self._reader.refusal:
                raise _refused(self._reader.refusal, shown, "unsupported_content")
            try:
                found = self._read[shown.url] = self._reader.read(_bytes_of(shown))
            except PictureError as error:
                raise _refused(str(error), shown, "picture_unusable") from error
        return found


def _bytes_of(shown: Shown) -> bytes:
    begins = _DATA.match(shown.url)
    if begins is None:
        sentence = "Pictures are not fetched. Send each as a data URL: data:image/png;base64,…"
        raise _refused(sentence, shown, "invalid_value")
    try:
        return binascii.a2b_base64(shown.url[begins.end() :])
    except ValueError as error:
        raise _refused(f"A picture is no base64: {error}.", shown, "invalid_value") from error


def _refused(sentence: str, shown: Shown, code: str) -> ApiError:
    return ApiError(400, sentence, code=code, param=shown.place)
