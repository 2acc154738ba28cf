"""The programs: window, headless, API server and self-test, and the assembly of parts that all share."""
