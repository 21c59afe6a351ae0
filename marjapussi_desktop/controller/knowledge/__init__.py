"""What a good player knows at the table: from the person's observation alone, reckoned in a worker process."""
