"""Computer players in processes of their own, and where there is no window."""
