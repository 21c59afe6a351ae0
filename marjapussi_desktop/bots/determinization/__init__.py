"""Determinizations: deals of the hidden cards that fit what a seat knows. Read in this order: deal_counts and sampler
(uniform), markov_chain (by evidence), drawing (which of them a search gets, by evidence resampled).
"""
