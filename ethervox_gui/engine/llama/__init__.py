"""The engine that runs a model here, through llama.cpp."""
