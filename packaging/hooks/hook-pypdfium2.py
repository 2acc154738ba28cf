"""PyInstaller's hook for pypdfium2, which reads its version from beside itself."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("pypdfium2", includes=["*.json"])
