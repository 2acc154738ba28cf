"""What a sentence is, by its form: dots that end none, questions without a mark, remarks, lists."""
