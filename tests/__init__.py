"""The tests of Tenshu."""
