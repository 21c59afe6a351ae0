"""What the end of a hand is worth. `payoffs` is what the searches ask: match equity (`match_equity`, with
`equity_by_points` and `equity_by_race` for the two families) or points; `prospects` values a contract before play, by
`strength_model` over `auction_features`.
"""
