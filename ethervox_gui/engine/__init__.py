"""Whatever runs a model: the protocol, llama.cpp and other servers behind it, chat templates, model files."""
