"""Forms by which a sentence is told: what a full stop ends none behind, and what asks without a sign."""
