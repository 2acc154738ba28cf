"""How the program starts itself as another process, such as the one that looks at a model file.

Light, since every start loads it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

#: The hidden option of the command line that a frozen app is started with for the look.
INSPECT_OPTION: Final = "--inspect-model"
#: After the file: the model is not going to write replies.
SILENT: Final = "--silent"
#: After the file: it is a projector for pictures, and no model.
PROJECTOR: Final = "--projector"

#: As ``python -m``, which would look for modules in the working directory first.
_RUN: Final = (
    "import runpy, sys; place, module = sys.argv[1:3]; del sys.argv[1:3]; "
    "place in sys.path or sys.path.insert(0, place); "
    "runpy.run_module(module, run_name='__main__', alter_sys=True)"
)


def module_command(module: str) -> list[str]:
    """The command that runs a module of this program as another process, where it is not a frozen app.

    Wherever that is started, nothing is imported from there: it may be the folder of a stranger's model.
    """
    place = Path(__file__).absolute().parents[2]
    return [sys.executable, "-P", "-c", _RUN, str(place), module]
