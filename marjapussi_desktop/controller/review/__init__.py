"""The review of a hand that is over: what each decision of a seat cost, and where the hand's worth went."""
