"""How the program is told to be the process that looks at a model file; light, since every start loads it."""

from __future__ import annotations

from typing import Final

#: The hidden option of the command line that a frozen app is started with for the look.
INSPECT_OPTION: Final = "--inspect-model"
#: After the file: the model is not going to write replies.
SILENT: Final = "--silent"
