"""What runs the window: the application, its threads, and time slices of the GUI thread."""
