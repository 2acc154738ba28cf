"""PyInstaller's hook for ziamath, which opens its font by the name of the folder that it is in."""

from PyInstaller.utils.hooks import collect_data_files

hiddenimports = ["ziamath.fonts"]
datas = collect_data_files("ziamath", includes=["fonts/*.ttf"])
