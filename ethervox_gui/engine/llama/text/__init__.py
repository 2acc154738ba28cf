"""Text and tokens with llama.cpp's vocabulary: encoding, prompts, grammars."""
