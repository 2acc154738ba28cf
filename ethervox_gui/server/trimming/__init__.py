"""How the messages of a request are made to fit the context of the model."""
