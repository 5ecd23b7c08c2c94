"""`tenshu load`: many people at many tables on real sockets."""
