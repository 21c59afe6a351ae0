"""Marjapussi: the Finnish marriage games at a desktop table."""
