"""What a question asks for: something told, somebody by name, or advice."""
