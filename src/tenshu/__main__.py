"""`python -m tenshu` is the command `tenshu`."""

from tenshu.cli.main import main

if __name__ == "__main__":
    main()
