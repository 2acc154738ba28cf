"""PyInstaller's hook for pypdfium2, which opens its library by path and reads its version from beside it."""

from PyInstaller.utils.hooks import collect_data_files, collect_dynamic_libs

binaries = collect_dynamic_libs("pypdfium2_raw")
datas = collect_data_files("pypdfium2_raw", includes=["*.json"])
