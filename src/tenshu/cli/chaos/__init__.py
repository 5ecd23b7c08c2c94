"""`tenshu chaos`: people play while everything beneath them is killed, paused and filled up."""
