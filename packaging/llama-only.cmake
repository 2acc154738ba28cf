# Read by CMake when the project "llama.cpp" begins (CMAKE_PROJECT_llama.cpp_INCLUDE, see setup.sh).
# llama-cpp-python insists on llama.cpp's "common" library, which only its command-line tools need;
# an ordinary variable hides the cached one.  It saves about a third of the build.
set(LLAMA_BUILD_COMMON OFF)
