"""What self-play has taught: how strong a declarer will be, and what follows. Read in this order: features, model."""
