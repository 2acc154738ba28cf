"""Every exception of this program, as one tree.

::

    EthervoxError
    ├── UserError          its text is shown to the user as it stands
    │   └── ModelCutError  the model's file was cut short: nothing is computed until it is whole
    ├── TimelineError      the timeline was asked for something it cannot hold
    ├── PlanError          an edit plan breaks a rule of the cache
    ├── EngineError        the library refused or failed
    │   ├── NoRoomError    no free cells for this batch; nothing was changed
    │   │   └── SequenceGoneError   but what its sequence held before is not there any more
    │   ├── NoTokenError   a grammar asks for what the model has no token for
    │   ├── TooLateError   somebody has waited long enough for what is made
    │   └── DecodeError    a batch failed while it was computed; a part of it may be in the cache
    ├── PictureError       a picture cannot be given to the model
    ├── Cancelled          somebody asked for it; what was done stands
    └── StorageError       the database refused or failed
"""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.text import N_, Text, joined


class EthervoxError(Exception):
    """The root: catching it catches everything this program raises on purpose."""


class UserError(EthervoxError):
    """Something the user should read: a sentence, what to do, and details on demand.

    ``code`` is for programs (``model_not_found``); it is part of the headless contract.
    """

    def __init__(self, code: str, message: str, advice: str = "", details: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.advice = advice
        self.details = details

    @property
    def said(self) -> Text:
        """Sentence and advice."""
        return joined(self.message, self.advice)

    def __str__(self) -> str:
        return str(self.said)


class ModelCutError(UserError):
    """The file of a model was cut short while it was in use, so no batch can be computed.

    No :class:`EngineError`: reading everything again would fail alike, and tell the same cause once more.
    """

    def __init__(self, name: str) -> None:
        super().__init__(
            "model_cut_short",
            N_("The model file {name} was cut short while it was in use.").format(name=name),
            N_("Download or copy it again."),
        )


class TimelineError(EthervoxError):
    """The timeline was asked for something it cannot hold, such as overlapping spans."""


class PlanError(EthervoxError):
    """An edit plan breaks a rule of the cache, so it must not be applied."""


class EngineError(EthervoxError):
    """The inference library refused or failed."""


class NoRoomError(EngineError):
    """There are no free cells for this batch.  Nothing was changed by the attempt."""


class SequenceGoneError(NoRoomError):
    """There were free cells for the beginning alone, and the cache cannot go back: the sequence is empty."""


class NoTokenError(EngineError):
    """A grammar asks for a character that the model's vocabulary cannot write; the generation is over."""


class TooLateError(EngineError):
    """Somebody waits for what is made here, and has waited long enough: it is done without."""


class DecodeError(EngineError):
    """A batch failed while it was computed, and the library may have kept its beginning.

    ``n_past`` is the next position of its sequence, as the cache told after the failure.
    """

    def __init__(self, message: str, n_past: int) -> None:
        super().__init__(message)
        self.n_past = n_past


class PictureError(EthervoxError):
    """A picture cannot be given to the model; the text is for the program that sent it."""


class Cancelled(EthervoxError):  # noqa: N818 - not a failure: somebody asked for it
    """The running job was cancelled; what was done up to here stands."""


class StorageError(EthervoxError):
    """The database refused or failed."""


#: What the codes of errors are with which the database did not take something.
_NOT_WRITTEN: Final = frozenset({"disk_full", "database_unwritable", "database_busy"})


def is_not_written(error: Exception) -> bool:
    """Whether the database did not take something: it may not know what happened in a chat."""
    return isinstance(error, StorageError) or (isinstance(error, UserError) and error.code in _NOT_WRITTEN)
