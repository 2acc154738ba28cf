# Sourced by build.sh, after setup.sh: the build of llama.cpp that goes into the packages, which is one for
# many machines.
# shellcheck shell=bash disable=SC2034

# Instruction sets that llama.cpp may use; ethervox_gui/engine/hardware.py compares them with the machine's.
case $(uname -m) in
    x86_64)
        PROCESSOR="sse4_2 avx avx2 bmi2 f16c fma"
        INSTRUCTIONS="-DGGML_SSE42=ON -DGGML_AVX=ON -DGGML_AVX2=ON -DGGML_BMI2=ON -DGGML_F16C=ON -DGGML_FMA=ON"
        ;;
    *)
        PROCESSOR=""
        INSTRUCTIONS=""
        ;;
esac
LLAMA_FOR="processors with ${PROCESSOR:-nothing special}"
PORTABLE="-DGGML_NATIVE=OFF $INSTRUCTIONS"

# Unlike in setup.sh the build does not depend on this machine's processor.
machine_key() {
    uname -sm
    sed -n -E '/^(ID|VERSION_ID)=/p' /etc/os-release 2>/dev/null || true
    printf '%s\n' "$PORTABLE"
    cat "$ROOT/packaging/llama-only.cmake"
}
