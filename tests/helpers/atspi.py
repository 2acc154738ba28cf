"""The window on a virtual display, used through the accessibility tree alone, as a screen reader does.

AT-SPI is spoken over D-Bus; nothing here knows a widget.
"""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, Properties, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.helpers import programs

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_PATIENCE_S = 90.0
_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")


def missing() -> str:
    """What is missing for a window on a virtual display with an accessibility bus; empty if nothing is."""
    if not sys.platform.startswith("linux"):
        return "AT-SPI is Linux's"
    names = [name for name in ("Xvfb", "dbus-daemon") if shutil.which(name) is None]
    if not any(Path(path).exists() for path in _LAUNCHERS):
        names.append("at-spi2-core")
    return f"not installed: {', '.join(names)}" if names else ""


@dataclass(frozen=True)
class Node:
    """One thing of the tree."""

    bus: DBusConnection
    owner: str
    path: str

    def call(self, interface: str, method: str, signature: str = "", *values: object) -> Any:
        """What the method answers; raises :class:`LookupError` when the thing is gone."""
        address = DBusAddress(self.path, self.owner, interface)
        message = new_method_call(address, method, signature or None, values)
        return self._answer(message)

    def get(self, interface: str, name: str) -> Any:
        found = self._answer(Properties(DBusAddress(self.path, self.owner, interface)).get(name))
        return found[1]

    def _answer(self, message: Any) -> Any:
        reply = self.bus.send_and_get_reply(message, timeout=30)
        if reply.header.message_type.name == "error":
            raise LookupError(str(reply.body))
        return reply.body[0] if reply.body else None

    @property
    def name(self) -> str:
        return str(self.get(_ACCESSIBLE, "Name"))

    @property
    def description(self) -> str:
        return str(self.get(_ACCESSIBLE, "Description"))

    @property
    def role(self) -> str:
        return str(self.call(_ACCESSIBLE, "GetRoleName"))

    @property
    def states(self) -> set[int]:
        """The numbers of its states, of AtspiStateType; whoever asks is told of its interfaces, too."""
        low, high = self.call(_ACCESSIBLE, "GetState")
        self.call(_ACCESSIBLE, "GetInterfaces")
        bits = low | high << 32
        return {bit for bit in range(64) if bits >> bit & 1}

    def children(self) -> list[Node]:
        return [Node(self.bus, owner, path) for owner, path in self.call(_ACCESSIBLE, "GetChildren")]

    def all(self) -> Iterator[Node]:
        """This one and everything below it, as far as it stays while one looks."""
        yield self
        try:
            below = self.children()
        except LookupError:
            return
        for child in below:
            yield from child.all()

    def find(self, role: str, name: str = "") -> list[Node]:
        """Everything of this role whose name begins so."""
        found = []
        for node in self.all():
            try:
                if node.role == role and node.name.startswith(name):
                    found.append(node)
            except LookupError:
                continue
        return found

    # ---- what a screen reader does -----------------------------------------------------------

    def press(self) -> None:
        assert self.call("org.a11y.atspi.Action", "DoAction", "i", 0)

    def write(self, text: str) -> None:
        assert self.call("org.a11y.atspi.EditableText", "SetTextContents", "s", text)

    def text(self) -> str:
        return str(self.call("org.a11y.atspi.Text", "GetText", "ii", 0, -1))

    def value(self) -> tuple[float, float, float]:
        """Least, current and greatest value."""
        least, current, most = (
            float(self.get("org.a11y.atspi.Value", name))
            for name in ("MinimumValue", "CurrentValue", "MaximumValue")
        )
        return least, current, most


def wait_for(look: Callable[[], Any]) -> Any:
    """What ``look`` finds, as soon as it finds something."""
    until = time.monotonic() + _PATIENCE_S
    while True:
        found = look()
        if found:
            return found
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.2)


@contextmanager
def accessible_window(folder: Path, *arguments: str) -> Iterator[Node]:
    """Start the program on a display and a bus of its own; its node in the tree."""
    with ExitStack() as stack:
        environment = dict(os.environ)
        display = _started(stack, ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24"], environment)
        environment |= {"DISPLAY": f":{display}", "XDG_RUNTIME_DIR": str(folder)}
        bus_command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        address = _started(stack, bus_command, environment)
        environment |= {
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        }
        session = stack.enter_context(open_dbus_connection(address))
        launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        found = session.send_and_get_reply(new_method_call(launcher, "GetAddress"), timeout=30)
        bus = stack.enter_context(open_dbus_connection(str(found.body[0])))
        command = [sys.executable, "-m", "ethervox_gui", "--data-dir", str(folder / "data"), *arguments]
        program = programs.start(command, env=environment, stderr=subprocess.PIPE)
        stack.callback(_end, program)
        root = Node(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        yield wait_for(lambda: next(iter(root.find("frame", "EthervoxGUI")), None))
        assert program.poll() is None, program.stderr.read().decode() if program.stderr else ""


def _started(stack: ExitStack, command: list[str], environment: dict[str, str]) -> str:
    """Start a program that says on its standard output where it can be reached."""
    program = programs.start(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    stack.callback(_end, program)
    assert program.stdout is not None
    ready, _, _ = select.select([program.stdout], [], [], _PATIENCE_S)
    assert ready, f"{command[0]} does not start"
    return str(program.stdout.readline().decode().strip())


def _end(program: programs.Program) -> None:
    program.terminate()
    try:
        program.wait(20)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()
    for pipe in (program.stdout, program.stderr):
        if pipe is not None:
            pipe.close()
