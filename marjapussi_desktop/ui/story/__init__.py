"""The story: a panel beside the table that lists what was bid, exchanged, said, played and scored."""
