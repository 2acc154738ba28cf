"""The Hugging Face hub: what can be searched for there, and which files a repository has."""
