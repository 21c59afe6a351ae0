"""Determinizations: the hidden cards dealt so that they fit all that a seat knows; `sampler` deals each way as likely,
`weighted` as often as `inference` makes it likely.
"""
