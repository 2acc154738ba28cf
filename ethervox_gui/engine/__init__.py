"""Whatever runs a model: the protocol, llama.cpp behind it, chat templates, and the scripted engine."""
