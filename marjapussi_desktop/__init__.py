"""Marjapussi: the Finnish marriage games at a desktop table."""

__version__ = "0.1.0"
