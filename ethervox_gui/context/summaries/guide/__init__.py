"""The bundled guide's numbered notes: what each is about, and whether it says what was said."""
