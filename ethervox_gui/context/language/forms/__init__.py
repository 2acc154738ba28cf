"""Forms by which a sentence is told: what ends none, what asks without a sign, remarks, lists."""
