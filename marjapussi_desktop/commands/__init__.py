"""The commands of the command line that need no screen, one module each, and the words they use."""
