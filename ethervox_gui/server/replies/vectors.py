"""Texts as vectors: by the embedding model that is set, or by the model of a profile."""

from __future__ import annotations

import asyncio
import base64
import threading
from array import array
from collections.abc import Callable, Sequence
from typing import Any, Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import Embed, Vectors
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.server.errors import ApiError, from_user_error
from ethervox_gui.server.schema import EmbeddingRequest
from ethervox_gui.server.sources import EmbeddingModel

#: What the embedding model that is set may always be called.
EMBEDDING: Final = "embedding"


async def by_meaning(model: EmbeddingModel, texts: Sequence[str]) -> Vectors:
    """The vectors of the model that is set; where nobody waits any more, no further text is looked at.

    Raises :class:`ApiError`.
    """
    gone = threading.Event()

    def work() -> Vectors:  # on a thread that may wait
        found: list[tuple[Sequence[float], int]] = []
        for text in texts:
            if gone.is_set():
                break
            found.append(model.embedding(text))
        return tuple(found)

    try:
        return await asyncio.to_thread(work)
    except UserError as error:
        raise from_user_error(error) from error
    finally:
        gone.set()


async def by_model(submit: Callable[[Job], object], encoder: PromptEncoder, texts: Sequence[str]) -> Vectors:
    """The vectors that a model which writes makes of texts.  Raises :class:`ApiError`."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[Vectors | UserError] = loop.create_future()
    gone = threading.Event()

    def take(found: Vectors | UserError) -> None:
        if not ended.done():
            ended.set_result(found)

    def tell(found: Vectors | UserError) -> None:
        try:
            loop.call_soon_threadsafe(take, found)
        except RuntimeError:  # the server was stopped meanwhile
            gone.set()

    submit(Embed(tuple(texts), encoder, tell, gone.is_set))
    try:
        found = await ended
    finally:
        gone.set()
    if isinstance(found, UserError):
        raise from_user_error(found)
    return found


def body(request: EmbeddingRequest, found: Vectors) -> dict[str, Any]:
    """The answer, as OpenAI says it.  Raises :class:`ApiError` for a length that these vectors have not."""
    length = len(found[0][0])
    if request.dimensions not in (None, length):
        sentence = f"The vectors of this model have {length} dimensions."
        raise ApiError(400, sentence, code="invalid_value", param="dimensions")
    n_tokens = sum(count for _, count in found)
    as_text = request.encoding_format == "base64"
    return {
        "object": "list",
        "data": [
            {"object": "embedding", "index": index, "embedding": _packed(vector) if as_text else vector}
            for index, (vector, _) in enumerate(found)
        ],
        "model": request.model,
        "usage": {"prompt_tokens": n_tokens, "total_tokens": n_tokens},
    }


def _packed(vector: Sequence[float]) -> str:
    return base64.b64encode(array("f", vector).tobytes()).decode("ascii")
