"""What programs are told: choices of an answer as they grow, and other shapes than those of OpenAI's chat."""
