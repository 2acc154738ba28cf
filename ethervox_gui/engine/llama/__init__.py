"""The engine in this process: llama.cpp's cache, decoding and sampling behind the engine protocol."""
