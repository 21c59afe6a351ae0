"""The lessons as data, one module each."""
