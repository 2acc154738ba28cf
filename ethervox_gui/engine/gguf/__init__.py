"""GGUF files read without llama.cpp: header, metadata, and limits that a broken file must keep."""
