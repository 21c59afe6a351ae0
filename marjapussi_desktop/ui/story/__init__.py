"""The table's story: a panel beside the table that keeps what was bid, exchanged, said, played and scored."""
