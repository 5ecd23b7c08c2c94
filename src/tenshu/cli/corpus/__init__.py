"""`tenshu corpus`: games among bots as files for research."""
