# NOT TRIED YET: there was no Windows where this was written; .github/workflows/release.yml is to run it.  Of what it
# calls, installer.nsi was tried under Wine (packaging/windows/check.sh).
#
# Makes dist\EthervoxGUI-VERSION-setup.exe on 64-bit Windows 10 or newer.  Needs Python 3.11 to 3.13, Visual
# Studio's C++ build tools with CMake, and NSIS 3 (makensis on the path, or in its usual folder).
#
#     powershell -ExecutionPolicy Bypass -File packaging\windows\build.ps1
$ErrorActionPreference = "Stop"
$Root = (Resolve-Path "$PSScriptRoot\..\..").Path
$Build = "$Root\build\windows"
$Python = "$Build\venv\Scripts\python.exe"
Set-Location $Root

function Invoke-Checked([string] $Program) {
    & $Program @args
    if ($LASTEXITCODE -ne 0) { throw "$Program ended with status $LASTEXITCODE" }
}

$Version = (Select-String -Path ethervox_gui\__init__.py -Pattern '^__version__ = "(.*)"$').Matches[0].Groups[1].Value
$Llama = (Select-String -Path pyproject.toml -Pattern '"llama-cpp-python==([^"]*)"').Matches[0].Groups[1].Value
$Processor = "sse4_2 avx avx2 bmi2 f16c fma" # see ethervox_gui/engine/hardware.py

New-Item -ItemType Directory -Force "$Build", "dist" | Out-Null
if (-not (Test-Path $Python)) { Invoke-Checked python -m venv "$Build\venv" }

# llama.cpp for processors since 2013; a folder of its own for the wheel, so that it is built once.
$Options = (Get-FileHash packaging\llama-only.cmake).Hash.Substring(0, 8)
$Wheels = "$env:LOCALAPPDATA\ethervox-gui\wheels\$Llama-portable-$Options"
if (-not (Test-Path "$Wheels\*.whl")) {
    Copy-Item packaging\llama-only.cmake $Build
    $Include = "$Build\llama-only.cmake".Replace("\", "/")
    $env:CMAKE_ARGS = "-DGGML_NATIVE=OFF -DGGML_SSE42=ON -DGGML_AVX=ON -DGGML_AVX2=ON -DGGML_BMI2=ON " +
        "-DGGML_F16C=ON -DGGML_FMA=ON -DLLAMA_BUILD_TOOLS=OFF " +
        "`"-DCMAKE_PROJECT_llama.cpp_INCLUDE=$Include`""
    Invoke-Checked $Python -m pip wheel --no-deps --no-cache-dir --no-binary llama-cpp-python --wheel-dir $Wheels "llama-cpp-python==$Llama"
}
Invoke-Checked $Python -m pip install --quiet --force-reinstall --no-deps (Get-Item "$Wheels\*.whl").FullName
Invoke-Checked $Python -m pip install --quiet --editable "$Root[installer]"

$env:QT_QPA_PLATFORM = "offscreen"
Invoke-Checked $Python packaging\icons.py resources\icons\app.svg "$Build\icons"
Remove-Item Env:QT_QPA_PLATFORM
Set-Content -Path "$Build\processor.txt" -Value $Processor -Encoding ascii
$env:ETHERVOX_PROCESSOR_FILE = "$Build\processor.txt"
$env:ETHERVOX_ICON = "$Build\icons\app.ico"
$env:PYTHONHASHSEED = "1"
Invoke-Checked $Python -m PyInstaller --noconfirm --clean --log-level WARN --workpath "$Build\work" --distpath "$Build\dist" packaging\ethervox_gui.spec
$Tree = "$Build\dist\ethervox-gui"
Invoke-Checked $Python packaging\licences.py $Tree "$Tree\licences"
Copy-Item "$Build\icons\app.ico" $Tree
Get-ChildItem $Tree -Recurse -File | ForEach-Object { $_.FullName.Substring($Tree.Length + 1) } | Sort-Object | Set-Content dist\FILES-windows.txt

Invoke-Checked "$Tree\ethervox-gui-console.exe" --self-test

$Nsis = "makensis"
if (-not (Get-Command makensis -ErrorAction SilentlyContinue)) { $Nsis = "${env:ProgramFiles(x86)}\NSIS\makensis.exe" }
Invoke-Checked $Nsis /V2 "/DVERSION=$Version" "/DTREE=$Tree" "/DOUT=$Root\dist\EthervoxGUI-$Version-setup.exe" packaging\windows\installer.nsi
$File = Get-Item "dist\EthervoxGUI-$Version-setup.exe"
# As sha256sum writes it; Tee-Object would write UTF-16 here, which no such tool reads.
$Sums = foreach ($Each in $File, (Get-Item dist\FILES-windows.txt)) {
    "$((Get-FileHash $Each -Algorithm SHA256).Hash.ToLower())  $($Each.Name)"
}
$Sums
[IO.File]::WriteAllText("$Root\dist\SHA256SUMS-windows", ($Sums -join "`n") + "`n")
"{0,8:N1} MB  installed" -f ((Get-ChildItem $Tree -Recurse -File | Measure-Object Length -Sum).Sum / 1e6)
"{0,8:N1} MB  {1}" -f ($File.Length / 1e6), $File.Name
