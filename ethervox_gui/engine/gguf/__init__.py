"""GGUF model files: their header, read with care."""
