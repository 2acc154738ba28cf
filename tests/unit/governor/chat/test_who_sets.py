"""The live chat is no scratchpad: only ``governor/chat`` and ``governor/cache`` set what it holds."""

from __future__ import annotations

import ast
from pathlib import Path

import ethervox_gui.governor

ROOM = Path(ethervox_gui.governor.__file__).parent


def set_on_live(source: str) -> list[int]:
    """The lines that assign to ``live.…`` or to an attribute of anything that ``live`` holds."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        else:
            continue
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                root: ast.expr = part
                while isinstance(root, ast.Attribute | ast.Subscript):
                    root = root.value
                if root is not part and isinstance(root, ast.Name) and root.id == "live":
                    found.append(node.lineno)
    return found


def test_only_chat_and_cache_set_what_the_live_chat_holds() -> None:
    modules = [path for path in ROOM.rglob("*.py") if path.parent.name not in ("chat", "cache")]
    assert len(modules) > 20
    assert {path.name: set_on_live(path.read_text("utf-8")) for path in modules} == {
        path.name: [] for path in modules
    }


def test_it_would_be_seen() -> None:
    source = "live.is_stale = True\nlive.reply.tokens += [1]\na, live.x = 1, 2\ndel live.pending.built[0]\n"
    assert set_on_live(source + "live = 5\nalive.x = 1\n") == [1, 2, 3, 4]
