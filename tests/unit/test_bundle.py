"""What goes into the frozen program, decided by packaging/bundle.py, on lists as PyInstaller makes them."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
QT = "PySide6/Qt/lib"


def load(name: str) -> ModuleType:
    """A module of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def bundle() -> ModuleType:
    return load("bundle")


def asked_for(linked: dict[str, set[str]]):  # type: ignore[no-untyped-def]
    return lambda source: linked.get(source, set())


def binary(target: str) -> tuple[str, str, str]:
    return target, f"/from/{target}", "BINARY"


def framework(name: str, version: str, folder: str = QT) -> list[tuple[str, str, str]]:
    """A framework of macOS as PyInstaller lays it out: one library, its Info.plist, and three links."""
    place = f"{folder}/{name}.framework".lstrip("/")
    return [
        binary(f"{place}/Versions/{version}/{name}"),
        (f"{place}/Versions/{version}/Resources/Info.plist", "/from/Info.plist", "DATA"),
        (f"{place}/Versions/Current", version, "SYMLINK"),
        (f"{place}/{name}", f"Versions/Current/{name}", "SYMLINK"),
        (f"{place}/Resources", "Versions/Current/Resources", "SYMLINK"),
    ]


def test_plugins_nobody_asks_for_leave_with_the_libraries_only_they_need(bundle: ModuleType) -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/from/QtGui.abi3.so", "EXTENSION"),
        binary(f"{QT}/libQt6Gui.so.6"),
        binary(f"{QT}/libQt6Network.so.6"),
        binary(f"{QT}/libQt6Pdf.so.6"),
        binary("PySide6/Qt/plugins/platforms/libqxcb.so"),
        binary("PySide6/Qt/plugins/imageformats/libqpdf.so"),
        binary("libstdc++.so.6"),
        binary("libpython3.11.so.1.0"),
        binary("llama_cpp/lib/libllama.so"),
        binary("libggml.so.0"),
    ]
    linked = asked_for(
        {
            "/from/QtGui.abi3.so": {"libQt6Gui.so.6"},
            "/from/PySide6/Qt/plugins/imageformats/libqpdf.so": {"libQt6Pdf.so.6"},
            "/from/llama_cpp/lib/libllama.so": {"libggml.so.0", "libstdc++.so.6"},
        }
    )
    kept = {target for target, _source, _kind in bundle.only_what_is_used(entries, linked, "linux")}
    assert kept == {
        "PySide6/QtGui.abi3.so",
        f"{QT}/libQt6Gui.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "libpython3.11.so.1.0",
        "llama_cpp/lib/libllama.so",
        "libggml.so.0",
    }


def test_a_library_that_a_library_asks_for_stays(bundle: ModuleType) -> None:
    entries = [binary("llama_cpp/lib/llama.dll"), binary("a.dll"), binary("b.dll"), binary("python311.dll")]
    linked = asked_for({"/from/llama_cpp/lib/llama.dll": {"a.dll"}, "/from/a.dll": {"b.dll"}})
    assert bundle.only_what_is_used(entries, linked, "win32") == sorted(entries)


def test_on_a_mac_pythons_own_library_stays_though_nobody_is_linked_with_it(bundle: ModuleType) -> None:
    python = framework("Python", "3.11", "")
    kept = bundle.only_what_is_used([python[0], binary("libcrypto.3.dylib")], asked_for({}), "darwin")
    assert kept == [python[0]]


def test_on_a_mac_a_framework_keeps_its_links_or_leaves_as_a_whole(bundle: ModuleType) -> None:
    core, network = framework("QtCore", "A"), framework("QtNetwork", "A")
    python = framework("Python", "3.11", "")
    top = [
        ("QtCore", f"{QT}/QtCore.framework/Versions/A/QtCore", "SYMLINK"),
        ("QtNetwork", f"{QT}/QtNetwork.framework/Versions/A/QtNetwork", "SYMLINK"),
    ]
    binaries = [core[0], python[0]]
    datas = bundle.only_wanted_data([*core[1:], *network[1:], *python[1:], *top], binaries)
    datas = bundle.without_loose_links(datas, [*binaries, *datas])
    assert sorted(datas) == sorted([*core[1:], *python[1:], top[0]])


def test_a_link_to_itself_is_a_loose_one(bundle: ModuleType) -> None:
    entries = [("a", "b", "SYMLINK"), ("b", "a", "SYMLINK")]
    assert bundle.without_loose_links(entries, entries) == []


def test_a_relative_link_is_seen_from_its_folder(bundle: ModuleType) -> None:
    link = ("lib/libggml.so", "../llama_cpp/lib/libggml.so.0", "SYMLINK")
    assert bundle.without_loose_links([link], [link, binary("llama_cpp/lib/libggml.so.0")]) == [link]
    assert bundle.without_loose_links([link], [link, binary("lib/libggml.so.0")]) == []


def test_the_languages_that_the_window_speaks_bring_qts_own_texts_along(bundle: ModuleType) -> None:
    ours = ("resources/translations/window_pt_BR.ts", "/from/window_pt_BR.ts", "DATA")
    qt = [(f"PySide6/Qt/translations/qtbase_{name}.qm", "/from", "DATA") for name in ("pt_BR", "de")]
    assert bundle.only_wanted_data([ours, *qt], []) == [ours, qt[0]]


@pytest.mark.parametrize(
    ("target", "wanted"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("numpy/_core/tests/data/astype_copy.pkl", False),
        ("numpy/__init__.pyi", False),
        ("resources/guide_model/guide.gguf", True),
        ("certifi/cacert.pem", True),
    ],
)
def test_data(bundle: ModuleType, target: str, wanted: bool) -> None:
    entry = (target, f"/from/{target}", "DATA")
    assert bundle.only_wanted_data([entry], []) == ([entry] if wanted else [])
