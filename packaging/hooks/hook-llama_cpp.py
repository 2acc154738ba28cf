"""PyInstaller's hook for llama_cpp, which opens its libraries by path: ``llama_cpp/lib/libllama.so``, and
``libmtmd.so`` beside it for pictures.

The wheel holds every library under up to three names (what were links are copies).  Only those that are
opened by name are collected; the others come in under the name that the linker asks for, once each.
"""

import sys

from PyInstaller.utils.hooks import collect_dynamic_libs

_OPENED = {"linux": ("/libllama.so", "/libmtmd.so"), "darwin": ("/libllama.dylib", "/libmtmd.dylib")}

binaries = [
    (source, target)
    for source, target in collect_dynamic_libs("llama_cpp")
    if sys.platform not in _OPENED or source.endswith(_OPENED[sys.platform])
]
