"""``/models find`` and ``/models files``: what the Hugging Face hub has.

Only these commands ask the hub, and only for the words behind them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, TypeVar

from ethervox_gui.commands.command import Command, Surroundings
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.sizes import in_words
from ethervox_gui.context.text import N_, joined
from ethervox_gui.engine.hardware import USUAL_N_CTX, Fit, fit, total_memory
from ethervox_gui.services.hub.values import Gate, HubModel, Query, Repository
from ethervox_gui.services.models.expected_speed import MachineSpeed, of_this_machine

if TYPE_CHECKING:
    from ethervox_gui.services.hub.client import HubClient

T = TypeVar("T")

#: The engine waits meanwhile.
_PATIENCE_S: Final = 10.0
_FITS: Final = {
    Fit.EASY: N_("fits this machine"),
    Fit.TIGHT: N_("fits, with little left for other programs"),
    Fit.TOO_LARGE: N_("more than this machine has"),
}


def _find(here: Surroundings, arguments: Sequence[str]) -> None:
    words = " ".join(arguments)
    if not words:
        raise UserError("bad_argument", N_("/models find needs words to search for."), N_("See /help."))

    def answer() -> str:
        page = _ask(here.hub, lambda client: client.search(Query(words)))
        if not page.repositories:
            return N_("No GGUF model matches “{words}”. Try fewer words.").format(words=words[:60])
        return joined(*map(_repository_line, page.repositories), by="\n")

    here.answer(answer)


def _files(here: Surroundings, arguments: Sequence[str]) -> None:
    if len(arguments) != 1:
        raise UserError(
            "bad_argument", N_("/models files needs the name of a repository: author/name."), N_("See /help.")
        )

    def answer() -> str:
        contents = _ask(here.hub, lambda client: client.contents(arguments[0]))
        if not contents.models:
            return N_("It has no model file that can be downloaded here.")
        speed, memory = of_this_machine(here.store.path.parent), total_memory()
        n_ctx = here.n_ctx or USUAL_N_CTX
        lines = [_file_line(model, speed, memory, n_ctx) for model in contents.models]
        return joined(_repository_line(contents.repository), *lines, by="\n")

    here.answer(answer)


def _ask(endpoint: str, question: Callable[[HubClient], Awaitable[T]]) -> T:
    async def ask() -> T:
        from ethervox_gui.services.hub.client import HubClient  # with an HTTP client, slow to load

        client = HubClient(endpoint, _PATIENCE_S)
        try:
            return await question(client)
        finally:
            await client.close()

    return asyncio.run(ask())


def _repository_line(repository: Repository) -> str:
    parts = (
        repository.id,
        N_("{n:,} downloads").counted("downloads", "download", n=repository.downloads),
        N_("{n:,} likes").counted("likes", "like", n=repository.likes),
        f"{datetime.fromtimestamp(repository.updated, UTC):%Y-%m-%d}" if repository.updated else "",
        repository.licence,
        N_("conditions to accept") if repository.gate is not Gate.OPEN else "",
    )
    return joined(*parts, by=" · ")


def _file_line(model: HubModel, speed: MachineSpeed, memory: int, n_ctx: int) -> str:
    needed = model.memory_bytes(n_ctx)
    parts = (
        model.name,
        in_words(model.size_bytes),
        N_("{n} files").format(n=len(model.files)) if len(model.files) > 1 else "",
        N_("{size} of memory").format(size=in_words(needed)),
        _FITS[fit(needed, memory)],
        speed.words(model, n_ctx),
        model.files[0].url,
    )
    return joined(*parts, by=" · ")


COMMANDS = (
    Command(
        ("models", "find"),
        "words",
        N_("search the Hugging Face hub for models; the words are sent to it"),
        _find,
    ),
    Command(
        ("models", "files"), "author/name", N_("the files of a model on the hub, and what they take"), _files
    ),
)
