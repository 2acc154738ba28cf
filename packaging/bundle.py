"""What of all that PyInstaller found goes into the frozen program, for ``ethervox_gui.spec``.

Entries are PyInstaller's own: (place in the program, file on this machine, kind); the "file" of a
``SYMLINK`` is what it points at, seen from its folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]

# What a widget program that draws SVG icons uses of Qt's plugins, on all three systems.
QT_PLUGINS = {
    "platforms": ["qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"],
    "platformthemes": ["qxdgdesktopportal"],
    "platforminputcontexts": ["composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"],
    "wayland-shell-integration": ["xdg-shell"],
    "wayland-decoration-client": ["bradient"],
    "imageformats": ["qsvg"],
    "iconengines": ["qsvgicon"],
    "styles": ["qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle"],
}

# Taken from the system, as every desktop has them and a second copy of them does harm (a subset of
# https://github.com/AppImageCommunity/pkg2appimage/blob/master/excludelist).
FROM_THE_SYSTEM = [
    *("libstdc++", "libgcc_s", "libX11", "libX11-xcb", "libxcb", "libfontconfig", "libfreetype", "libexpat"),
    *("libz", "libglib-2.0", "libgthread-2.0", "libgobject-2.0", "libdbus-1", "libwayland-client"),
    *("libwayland-cursor", "libwayland-egl", "libEGL", "libGL", "libGLX", "libGLdispatch", "libOpenGL"),
    *("libdrm", "libgbm", "libuuid", "libcom_err", "libgpg-error", "libsystemd"),
]

#: Where ours are (``window_de.ts``), in the program as in the source.
TRANSLATIONS = PurePosixPath("resources/translations")


def only_what_is_used(
    binaries: Iterable[Entry],
    asked_for: Callable[[str], set[str]] | None = None,
    platform: str = sys.platform,
) -> list[Entry]:
    """Without the plugins nobody asks for, the libraries only they needed, and those of the system.

    ``asked_for`` names the libraries that a file is linked with.
    """
    asked_for = asked_for or _linked_with
    on_linux = platform.startswith("linux")
    kept = [
        entry
        for entry in binaries
        if _is_wanted_plugin(entry[0])
        and not (on_linux and Path(entry[0]).name.split(".so")[0] in FROM_THE_SYSTEM)
    ]
    waiting = [source for target, source, kind in kept if kind != "SYMLINK" and _is_root(target, kind)]
    by_name = {_name(target): source for target, source, kind in kept if kind != "SYMLINK"}
    needed: set[str] = set()
    seen: set[str] = set()
    while waiting:
        source = waiting.pop()
        if source in seen:
            continue
        seen.add(source)
        for name in map(_name, asked_for(source)):
            needed.add(name)
            if name in by_name:
                waiting.append(by_name[name])
    return sorted(
        entry
        for entry in kept
        if entry[2] == "SYMLINK" or _is_root(entry[0], entry[2]) or _name(entry[0]) in needed
    )


def only_wanted_data(datas: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Of Qt's translations those of the languages that the window speaks; no stubs, no tests.

    Nothing of a macOS framework, either, whose library is not among ``binaries``.
    """
    datas = list(datas)
    ours = {PurePosixPath(Path(target).as_posix()) for target, _source, _kind in datas}
    spoken = {f"{path.stem.replace('window_', 'qtbase_')}.qm" for path in ours if path.parent == TRANSLATIONS}
    kept = {None, *(_framework(target) for target, _source, _kind in binaries)}
    return [entry for entry in datas if _is_wanted_data(entry[0], spoken) and _framework(entry[0]) in kept]


def without_loose_links(entries: Iterable[Entry], files: Iterable[Entry]) -> list[Entry]:
    """PyInstaller links every library from the top folder: only links that lead to one of ``files``.

    Links to folders and by way of other links count, as the frameworks of macOS are made of them.
    """
    there: set[str] = set()
    links: dict[str, str] = {}
    for target, source, kind in files:
        path = PurePosixPath(Path(target).as_posix())
        if kind == "SYMLINK":
            links[str(path)] = _joined(path.parent, source)
        else:
            there.update(map(str, (path, *path.parents)))
    return [
        entry
        for entry in entries
        if entry[2] != "SYMLINK" or _followed(Path(entry[0]).as_posix(), links) in there
    ]


def _joined(folder: PurePosixPath, source: str) -> str:
    return os.path.normpath(folder / Path(source).as_posix()).replace(os.sep, "/")


def _followed(path: str, links: dict[str, str]) -> str:
    """Where ``path`` leads when every link on its way is followed."""
    for _ in range(len(links) + 1):
        here = PurePosixPath(path)
        link = next((place for place in (here, *here.parents) if str(place) in links), None)
        if link is None:
            break
        path = _joined(PurePosixPath(links[str(link)]), str(here.relative_to(link)))
    return path


def _name(path: str) -> str:
    return os.path.normcase(Path(path).name)


def _linked_with(source: str) -> set[str]:
    if sys.platform.startswith("linux"):  # get_imports asks ldd, which also lists what those are linked with
        done = subprocess.run(["objdump", "-p", source], capture_output=True, text=True, check=True)
        return {line.split()[1] for line in done.stdout.splitlines() if line.strip().startswith("NEEDED")}
    from PyInstaller.depend.bindepend import get_imports

    return {name for name, _path in get_imports(source)}


def _plugin(target: str) -> tuple[str, str] | None:
    """(folder, name without "lib" and ending) of a Qt plugin, or None."""
    parts = Path(target).parts
    if "PySide6" not in parts or "plugins" not in parts:
        return None
    folder, file = parts[-2:]
    return folder, file.split(".")[0].removeprefix("lib")


def _is_wanted_plugin(target: str) -> bool:
    plugin = _plugin(target)
    return plugin is None or plugin[1] in QT_PLUGINS.get(plugin[0], [])


def _is_root(target: str, kind: str) -> bool:
    """Loaded by name at run time, not because another library asks for it."""
    path = Path(target)
    return (
        kind == "EXTENSION"
        or _plugin(target) is not None
        or path.parts[0] == "llama_cpp"
        or _framework(target) == "Python.framework"
        or path.name.lower().startswith(("libpython", "python3", "vcruntime", "msvcp", "ucrtbase", "api-ms"))
    )


def _framework(target: str) -> str | None:
    """The place of the macOS framework that a file is in, or None."""
    path = Path(target)
    inside = [place for place in (path, *path.parents) if place.suffix == ".framework"]
    return inside[-1].as_posix() if inside else None


def _is_wanted_data(target: str, spoken: set[str]) -> bool:
    parts = Path(target).parts
    return not (
        ("PySide6" in parts and "translations" in parts and parts[-1] not in spoken)
        or "qml" in parts
        or "metatypes" in parts
        or target.endswith((".pyi", ".h", ".prl", ".pc", ".a"))
        or (parts[0] == "numpy" and "tests" in parts)
    )
