"""The control loop that keeps one chat inside its context budget.  No Qt, no llama_cpp."""
