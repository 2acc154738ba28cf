"""The front end without a window: messages in on standard input, events out as JSON, one a line."""

from __future__ import annotations

import contextlib
import io
import json
import signal
import sys
import threading
import traceback
from collections.abc import Iterable, Iterator
from typing import IO

from ethervox_gui.commands import command
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings, is_command
from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import EngineReady, ErrorRaised, Event, TokenGenerated
from ethervox_gui.front_ends import ending
from ethervox_gui.front_ends.assembly import Assembly, assemble
from ethervox_gui.front_ends.output import write_out
from ethervox_gui.governor.governor import STOPPED
from ethervox_gui.governor.jobs.jobs import IfTooLong, LoadModel, SendMessage, Shutdown
from ethervox_gui.options import Options

#: Made once: ``json.dumps`` makes a new encoder for every line.
_encoded = json.JSONEncoder(ensure_ascii=False).encode


class Printer:
    """Prints the events of the contract; remembers whether the session ever became ready, and its chat."""

    def __init__(self, output: IO[str], *, stream: bool) -> None:
        self._output = output
        self._stream = stream
        self.ready = threading.Event()
        self.chat_id: int | None = None
        self.failed = threading.Event()
        self.closed = threading.Event()

    def __call__(self, event: Event) -> None:
        if isinstance(event, TokenGenerated):  # there is one for every token
            if self._stream:
                self._write(f'{{"event": "{event.name}", "text": {_encoded(event.text)}}}\n')
            return
        if isinstance(event, EngineReady):
            self.chat_id = event.chat_id
            self.ready.set()
        elif isinstance(event, ErrorRaised) and not self.ready.is_set():
            self.failed.set()
        if event.name is not None:
            self.line(event.to_json())

    def line(self, value: dict[str, object]) -> None:
        self._write(_encoded(value) + "\n")

    def _write(self, line: str) -> None:
        if write_out(self._output, line) is not None:
            self.closed.set()


def run_headless(options: Options, lines: Iterable[str] | None = None, output: IO[str] | None = None) -> int:
    """Play the lines of standard input through the governor; the exit status.

    0 when the input ended, 1 when an error ended it early (no model, no data folder, nobody who reads, an
    engine that stopped) or something could not be stored at the end; 129, 130 and 143 where its terminal went
    away or somebody interrupted or terminated it, which stops a reply and stores what there is of it.
    """
    # Whatever the locale: JSON is UTF-8.  On Windows what is piped in may begin with a mark that says so.
    for stream, encoding in ((sys.stdin, "utf-8-sig"), (sys.stdout, "utf-8")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding=encoding, errors="replace")
    output = output or sys.stdout
    if output is None:
        return 1
    printer = Printer(output, stream=options.stream)
    try:
        assembly = assemble(options, printer)
    except UserError as error:
        printer(_as_event(error))
        return 1
    governor, is_done = assembly.governor, threading.Event()

    def work() -> None:
        try:
            governor.run()
        except Exception as error:  # the last fence: who reads the events must hear of it
            details = "".join(traceback.format_exception(error))
            printer(ErrorRaised(STOPPED.code, STOPPED.said, details, STOPPED.advice))
        finally:
            is_done.set()

    worker = threading.Thread(target=work, name="engine")
    worker.start()
    status = 0
    try:
        with _ended_by_signals():
            status = 0 if _play(options, lines, assembly, printer, is_done) else 1
            governor.submit(Shutdown())
            _wait_for(is_done, assembly, printer)
    except KeyboardInterrupt as ended:
        status = 128 + (ended.number if isinstance(ended, _EndedError) else signal.SIGINT)
        governor.cancel()
    finally:
        governor.submit(Shutdown())
        _wait_for(is_done, assembly, printer)
        worker.join()
        is_saved = assembly.close_and_tell(lambda error: printer(_as_event(error)))
    is_well = is_saved and not printer.closed.is_set() and not governor.is_stopped
    return status or (0 if is_well else 1)


def _play(
    options: Options,
    lines: Iterable[str] | None,
    assembly: Assembly,
    printer: Printer,
    is_done: threading.Event,
) -> bool:
    """Load the model and submit line after line; false where the session never became ready."""
    governor = assembly.governor
    chosen = assembly.chose_model
    first = LoadModel(assembly.model_path, options.chat_id, profile=options.profile, chosen=chosen)
    governor.submit(first)
    assembly.look_after()
    while not is_done.is_set() and not (printer.ready.wait(0.05) or printer.failed.is_set()):
        pass
    if not printer.ready.is_set():
        return False
    settings = assembly.settings
    here = Surroundings(
        governor.submit,
        assembly.store,
        chat_id=printer.chat_id,
        hub=settings.downloads.hub,
        n_ctx=settings.model.n_ctx,
    )
    for line in lines if lines is not None else sys.stdin or ():
        if printer.closed.is_set() or is_done.is_set():
            break
        message = message_of(line)
        if is_command(message.text):
            command.run(message.text, COMMANDS, here)
        elif message.text:
            governor.submit(message)
    return True


def _wait_for(is_done: threading.Event, assembly: Assembly, printer: Printer) -> None:
    """Wait until all is done, or nobody reads any more.

    An interrupted join would take the thread for one that has ended.
    """
    while not is_done.wait(0.1):
        if printer.closed.is_set():
            assembly.governor.cancel()


class _EndedError(KeyboardInterrupt):
    """Others end this program by the signal of that number, and let it do so in order."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextlib.contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Within it being ended by others is as being interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: object) -> None:
        raise _EndedError(number)

    before = {number: signal.signal(number, end) for number in ending.signals_of_others()}
    try:
        yield
    except KeyboardInterrupt:
        before = {number: usual for number, usual in before.items() if number is signal.SIGTERM}
        ending.ignore_hang_up()
        raise
    finally:
        for number, usual in before.items():
            signal.signal(number, usual or signal.SIG_DFL)


def _as_event(error: EthervoxError) -> ErrorRaised:
    """What keeps the program from beginning, or from closing what it has opened."""
    if isinstance(error, UserError):
        return ErrorRaised(error.code, str(error), error.details, error.advice)
    return ErrorRaised("storage_failed", "The chats could not be closed.", str(error))


def message_of(line: str) -> SendMessage:
    """The message in a line of input: the line itself, or ``text`` of a JSON object.

    The object's ``if_too_long`` may be ``condense`` or ``end``.
    """
    line = line.rstrip("\r\n")
    if line.lstrip().startswith("{"):
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            return SendMessage(line)
        if isinstance(found, dict) and isinstance(found.get("text"), str):
            how = found.get("if_too_long")
            return SendMessage(found["text"], IfTooLong(how) if how in list(IfTooLong) else IfTooLong.REFUSE)
    return SendMessage(line if line.strip() else "")
