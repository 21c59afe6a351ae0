"""The commands of the command line that need no screen: presets, simulate, replay, and the words they use."""
