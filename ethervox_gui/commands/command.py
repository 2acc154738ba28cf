"""What a command is, and how a line becomes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.governor.jobs.jobs import Answer, Job
from ethervox_gui.storage.store import Store


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a handler may use: the governor's queue, the store, and the way into the user's language.

    ``chat_id`` is the open chat, ``None`` where there is none.  ``load_model`` is how a front end that
    remembers models loads one; ``None`` where a job is enough.  ``hub`` is where models are searched for.
    ``n_ctx`` is the context that the settings give to each model, ``None`` where they leave it open.
    """

    submit: Callable[[Job], object]
    store: Store
    translate: Callable[[str], str] = str
    chat_id: int | None = None
    load_model: Callable[[Path], None] | None = None
    hub: str = ""
    n_ctx: int | None = None

    def answer(self, text: Callable[[], str]) -> None:
        """Answer, after the jobs before, with what ``text`` returns."""
        self.submit(Answer(text))


Handler = Callable[[Surroundings, Sequence[str]], None]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``/words arguments``.

    ``arguments`` is shown in the help; the handler raises :class:`UserError` when they make no sense.  More
    than ``most`` are refused.  With ``text_after`` a number, what follows so many arguments is one more,
    taken as it stands.
    """

    words: tuple[str, ...]
    arguments: str
    help: str
    handler: Handler
    most: int | None = None
    text_after: int | None = None

    @property
    def spelling(self) -> str:
        return "/" + " ".join(self.words)

    @property
    def usage(self) -> str:
        return f"{self.spelling} {self.arguments}".rstrip()


def is_command(text: str) -> bool:
    """Whether a message is a command: it begins with a slash and a letter."""
    text = text.lstrip()
    return text.startswith("/") and text[1:2].isalpha()


def run(text: str, commands: Sequence[Command], surroundings: Surroundings) -> None:
    """Run the command in ``text``.

    An unknown one (with the nearest known one) and wrong arguments are answered with an error, in turn.
    """
    try:
        _dispatch(text, commands, surroundings)
    except UserError as error:
        refusal = error  # the name of an except clause ends with it

        def refuse() -> str:
            raise refusal

        surroundings.answer(refuse)


def _dispatch(text: str, commands: Sequence[Command], surroundings: Surroundings) -> None:
    given = text.strip().removeprefix("/").split()
    for command in sorted(commands, key=lambda c: -len(c.words)):
        if tuple(given[: len(command.words)]) == command.words:
            if command.text_after is not None:
                given = text.strip().removeprefix("/").split(None, len(command.words) + command.text_after)
            arguments = given[len(command.words) :]
            if command.most is not None and len(arguments) > command.most:
                raise not_taken(command.spelling, arguments[command.most :])
            command.handler(surroundings, arguments)
            return
    begun = [command.words[len(given)] for command in commands if _begins(command, given)]
    if begun:
        words = N_("“{text}” needs one more word.").format(text="/" + " ".join(given))
        advice = N_("Add one of these: {words}.").format(words=", ".join(dict.fromkeys(begun)))
        raise UserError("unknown_command", words, advice)
    near = _near(given, commands)
    advice = N_("Did you mean {near}?").format(near=near[0]) if near else N_("See /help.")
    words = N_("There is no command “{text}”.").format(text=("/" + " ".join(given))[:40])
    raise UserError("unknown_command", words, advice)


def completions(text: str, commands: Sequence[Command]) -> list[Command]:
    """The commands that ``text`` may become."""
    typed = " ".join(text.lstrip().split())
    return [
        command
        for command in commands
        if command.spelling.startswith(typed) or typed.startswith(command.spelling + " ")
    ]


def not_taken(command: str, arguments: Sequence[str]) -> UserError:
    """Arguments that nobody would read: whoever wrote them means them to do something."""
    text = " ".join(arguments)[:40]
    words = N_("{command} does not take “{text}”.").format(command=command, text=text)
    return UserError("bad_argument", words, N_("See /help."))


#: No number of anything has more digits.
_MOST_DIGITS = 15


def whole_number(command: str, text: str) -> int:
    """An argument that must be a whole number of 0 or more."""
    if not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise UserError(
            "bad_argument",
            N_("{command} needs a whole number, not “{text}”.").format(command=command, text=text[:40]),
            N_("See /help."),
        )
    return int(text)


def _begins(command: Command, given: Sequence[str]) -> bool:
    """Whether these are the first words of a command that has more."""
    return 0 < len(given) < len(command.words) and command.words[: len(given)] == tuple(given)


def _near(given: Sequence[str], commands: Sequence[Command]) -> list[str]:
    """The spelling of the command that is meant, if one is: ``pin`` is that of the context."""
    meant = [command.spelling for command in commands if command.words[-1:] == tuple(given[:1])]
    if meant:
        return meant[:1]
    import difflib  # here, because hardly anybody needs it

    spellings = [command.spelling for command in commands]
    tries = ("/" + " ".join(given[:2]), "/" + "".join(given[:1]))
    return next((near for one in tries if (near := difflib.get_close_matches(one, spellings, 1, 0.7))), [])
