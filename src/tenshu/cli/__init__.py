"""The command line: `tenshu` and its sub-commands."""
