"""How deals are made, written as codes, shared as the deal of the day, and shown to be fair."""
