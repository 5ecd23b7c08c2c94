"""What can be asked over HTTP and by a socket; only here and in `app` is the web framework known."""
