"""Gathers the licences of everything in a frozen app: ``licences.py BUNDLE FOLDER``.

Every shared library in BUNDLE must belong to somebody: a Python distribution, Python itself, or (on Debian) a
system package.  One that belongs to nobody ends the build.
"""

from __future__ import annotations

import importlib.metadata
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

HERE = Path(__file__).resolve().parent
#: They build the app and are not in it (of PyInstaller only the small program that starts it is).
TOOLS = {"pip", "setuptools", "wheel", "altgraph", "pyinstaller-hooks-contrib", "ethervox-gui"}
#: Their wheels bring no licence: both are Qt for Python.
QT = {"pyside6-essentials", "shiboken6", "pyside6"}
WORDS = ("LICEN", "COPYING", "NOTICE", "AUTHORS")
#: On Debian; other folders hold what some program keeps for itself.
LINKER_FOLDERS = {
    Path(root, folder)
    for root in ("/usr/lib", "/lib")
    for folder in ("", sysconfig.get_config_var("MULTIARCH") or "")
}


def gather_python(target: Path) -> None:
    """Python's own licence."""
    standard = Path(sysconfig.get_path("stdlib"))
    version = "{}.{}".format(*sys.version_info[:2])
    places = [
        standard / "LICENSE.txt",
        standard.parent / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
        Path(f"/usr/share/doc/libpython{version}-stdlib/copyright"),
        Path(sys.base_prefix) / "LICENSE.txt",
    ]
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise SystemExit("The licence of Python was not found.")
    shutil.copyfile(found, target / "Python.txt")


def gather_distributions(target: Path) -> tuple[set[str], list[str]]:
    """Copy what each distribution brings; returns the files they own, and who brought nothing."""
    owned: set[str] = set()
    silent: list[str] = []
    for distribution in sorted(importlib.metadata.distributions(), key=lambda d: d.metadata["Name"].lower()):
        name = distribution.metadata["Name"].lower().replace("_", "-")
        if name in TOOLS:
            continue
        files = distribution.files or []
        owned.update(Path(str(file)).name for file in files)
        if name in QT:
            continue
        texts = [file for file in files if is_licence(str(file))]
        if not texts:
            silent.append(f"{distribution.metadata['Name']}: {_stated(distribution)}")
            continue
        folder = target / f"{distribution.metadata['Name']}-{distribution.version}"
        for file in texts:
            inner = str(file).split(".dist-info/", 1)[1].removeprefix("licenses/")
            place = folder / inner
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path(str(distribution.locate_file(file))), place)
    return owned, silent


def is_licence(path: str) -> bool:
    """Whether a file of a distribution is a licence, by its own name or that of a folder it is in."""
    _, _, inner = path.partition(".dist-info/")
    return any(part.upper().startswith(WORDS) for part in inner.split("/"))


def _stated(distribution: importlib.metadata.Distribution) -> str:
    metadata = distribution.metadata
    classifiers = [c for c in metadata.get_all("Classifier", []) if c.startswith("License")]
    stated = metadata.get("License-Expression") or metadata.get("License") or "; ".join(classifiers)
    if not stated:
        raise SystemExit(f"{metadata['Name']} says nowhere under which licence it is.")
    return str(stated)


def gather_system(bundle: Path, target: Path, owned: set[str]) -> None:
    """The copyright files of the Debian packages that bundled libraries are from."""
    unknown = []
    packages: set[str] = set()
    for path in sorted(bundle.rglob("*.so*")):
        if path.is_symlink() or path.name in owned or path.name.startswith("libpython"):
            continue
        if path.parent.name == "lib-dynload":
            continue  # Python's own
        package = debian_package(path.name)
        if package is None:
            unknown.append(path.name)
        else:
            packages.add(package)
    if unknown:
        raise SystemExit(f"Nobody knows the licence of {', '.join(unknown)}.")
    for package in sorted(packages):
        source = Path("/usr/share/doc") / package.split(":")[0] / "copyright"
        folder = target / "system"
        folder.mkdir(exist_ok=True)
        shutil.copyfile(source, folder / f"{package.split(':')[0]}.txt")


def debian_package(library: str) -> str | None:
    """The package that installed a library of this file name where the linker looks.

    Other programs bring copies along in folders of their own, also an installed build of this one.
    """
    done = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False)
    for line in done.stdout.splitlines():
        package, _, path = line.partition(": ")
        if Path(path).parent in LINKER_FOLDERS:
            return package
    return None


def main() -> int:
    bundle, target = Path(sys.argv[1]), Path(sys.argv[2])
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    root = HERE.parent
    shutil.copyfile(root / "LICENSE", target / "EthervoxGUI.txt")
    shutil.copyfile(root / "CHANGELOG.md", target / "CHANGELOG.md")
    shutil.copyfile(root / "resources" / "fonts" / "LICENSE-Inter.txt", target / "Inter.txt")
    version = importlib.metadata.version("PySide6-Essentials")
    for path in sorted((HERE / "licences").iterdir()):
        text = path.read_text(encoding="utf-8").replace("@PYSIDE@", version)
        (target / path.name).write_text(text, encoding="utf-8")
    gather_python(target)
    owned, silent = gather_distributions(target)
    if sys.platform.startswith("linux"):
        gather_system(bundle, target, owned)
    words = [
        "EthervoxGUI is free software under the MIT licence (EthervoxGUI.txt).  It comes with the works of",
        "others; this folder holds their licences.  Qt is under the LGPL: see QT.txt, and for what Qt itself",
        "contains QT-PARTS.txt.  The typefaces Inter and STIX Two Math are under the SIL Open Font License",
        "(Inter.txt, STIX-Two-Math.txt).",
        "",
    ]
    if silent:
        words += ["These bring no text of their licence, only its name:", ""]
        words += [*(f"    {line}" for line in silent), ""]
    (target / "README.txt").write_text("\n".join(words), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
