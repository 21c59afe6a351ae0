"""A hand that is over, to be shown elsewhere: as one HTML page that needs nothing, and as a picture."""
