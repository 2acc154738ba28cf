"""The OpenAI-compatible API for other programs, on a thread of its own."""
