"""PyInstaller's hook for latex2mathml, which reads its table of symbols from beside itself."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("latex2mathml", includes=["*.txt"])
