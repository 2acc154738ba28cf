"""The bundled guide: the texts it learns from, its training, its conversion and its evaluation."""
