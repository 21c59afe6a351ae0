"""What deserves a picture of its own: which event it is, the woven hanging, and what is drawn on it."""
