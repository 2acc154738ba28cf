"""``/attach``, ``/documents`` and ``/detach``: files that become documents of a chat."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui import paths
from ethervox_gui.commands.command import Command, Surroundings, whole_number
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.governor.jobs.jobs import AttachDocument, RemoveDocument, ReportDocuments
from ethervox_gui.services.documents.reading import read_document


def _attach(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/attach needs the name of a file."), N_("See /help."))
    path = paths.as_written(arguments[0].strip())
    here.submit(AttachDocument(lambda: read_document(path)))


def _documents(here: Surroundings, _arguments: Sequence[str]) -> None:
    here.submit(ReportDocuments())


def _detach(here: Surroundings, arguments: Sequence[str]) -> None:
    if not arguments:
        raise UserError("bad_argument", N_("/detach needs the number of a document."), N_("See /documents."))
    here.submit(RemoveDocument(whole_number("/detach", arguments[0])))


COMMANDS = (
    Command(
        ("attach",),
        "file",
        N_("keep a file as a document of this chat; what a message asks for comes in"),
        _attach,
        text_after=0,
    ),
    Command(("documents",), "", N_("the documents of this chat"), _documents, most=0),
    Command(("detach",), "number", N_("remove a document of this chat"), _detach, most=1),
)
