"""What a seat knows for certain from what it has seen. Read in this order: card_sets, public_history, deductions,
marriage_constraints, memory.
"""
