"""What programs begin with that call llama.cpp's functions raw, in a process of their own."""

from __future__ import annotations

#: The functions as ``lib``, without the classes that the package brings beside them: they are five times as
#: long in coming.
LIB = """
import importlib.util, sys, types
package = types.ModuleType("llama_cpp")
package.__path__ = importlib.util.find_spec("llama_cpp").submodule_search_locations
sys.modules["llama_cpp"] = package
import llama_cpp.llama_cpp as lib
"""
