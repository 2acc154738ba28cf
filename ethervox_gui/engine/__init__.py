"""Whatever runs a model: the protocol, llama.cpp behind it, and chat templates."""
