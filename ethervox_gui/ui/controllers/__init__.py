"""What the user does becomes jobs and changes of what is stored; no widget of its own but dialogs."""
