"""Named rules of thumb, after the strategy sections of the sources: bidding, exchange, marriages and play."""
