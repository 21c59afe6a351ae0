"""Looking ahead in imagined worlds. Read in this order: outcomes, weighing, planning."""
