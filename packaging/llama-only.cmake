# Read by CMake when the project "llama.cpp" begins (CMAKE_PROJECT_llama.cpp_INCLUDE, see setup.sh).
# llama-cpp-python insists on llama.cpp's "common" library, which only its command-line tools need;
# an ordinary variable hides the cached one.  It saves about a third of the build.
set(LLAMA_BUILD_COMMON OFF)

# mtmd, the library for pictures, is built by llama-cpp-python where nobody says otherwise (LLAVA_BUILD).  It reads
# videos by starting ffmpeg; this program starts nothing of the kind.
set(LLAMA_SUBPROCESS OFF)
set(MTMD_VIDEO OFF CACHE BOOL "" FORCE)

# AMX stays out: on virtual machines its first tile instruction ended the process (SIGILL or SIGSEGV in
# ggml_backend_amx_mul_mat with quantized weights, llama-cpp-python 0.3.36; upstream knows of crashes and of
# wrong results).  A word of its own wins over -march=native, wherever it stands.
include(CheckCXXCompilerFlag)
foreach(part amx-tile amx-int8 amx-bf16)
    string(MAKE_C_IDENTIFIER "knows_${part}" knows)
    check_cxx_compiler_flag("-m${part}" ${knows})
    if(${knows})
        add_compile_options(-mno-${part})
    endif()
endforeach()
