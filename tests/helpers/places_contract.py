"""A contract for import-linter: every package of somebody else has its places here, and no other.

``places`` lists ``"package: module, module"``; a module is named without ``ethervox_gui.`` and means itself
and what is inside it, and it may end in ``*``.  A package that is not listed may be imported nowhere, so
a new one is a decision; the standard library may be imported everywhere, except what is listed.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatchcase
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

_ROOT = "ethervox_gui."


class PlacesContract(Contract):
    """Holds each import of a package of somebody else against its places."""

    places = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = _parse([str(place) for place in cast("list[str]", self.places)])
        illegal = [
            f"{importer} imports {package} (line {details[0]['line_number']})"
            for package in sorted(graph.modules)
            if graph.is_module_squashed(package)
            and (package in allowed or package.partition(".")[0] not in sys.stdlib_module_names)
            for importer in sorted(graph.find_modules_that_directly_import(package))
            if not _matches(importer.removeprefix(_ROOT), allowed.get(package, []))
            if (details := graph.get_import_details(importer=importer, imported=package))
        ]
        return ContractCheck(kept=not illegal, metadata={"illegal": illegal})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["illegal"]:
            output.print_error(line)


def _parse(places: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for place in places:
        package, _, modules = place.partition(":")
        found[package.strip()] = [module.strip() for module in modules.split(",")]
    return found


def _matches(module: str, patterns: list[str]) -> bool:
    return any(fnmatchcase(module, pattern) or fnmatchcase(module, f"{pattern}.*") for pattern in patterns)
