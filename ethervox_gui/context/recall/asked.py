"""What a message itself says: files that stand in front of it are read, but ask for nothing."""

from __future__ import annotations

import re
from typing import Final

#: A file as it stands at the beginning of a message: its name, and its text in a fence.  An empty line parts
#: it from the next one.
_FILE: Final = re.compile(r"\n?[^\n]{1,255}\.\w{1,8}:\n(`{3,})\n.*?^\1[ \t]*$\n?", re.MULTILINE | re.DOTALL)


def behind_files(text: str) -> str:
    """What is said behind the files of a message; all of it where that is nothing."""
    end = 0
    while file := _FILE.match(text, end):
        end = file.end()
    said = text[end:]
    return said if said.strip() else text
