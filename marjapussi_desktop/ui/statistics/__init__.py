"""The parts of the page of statistics: filters, tiles, plots drawn with Qt's painter, and tables."""
