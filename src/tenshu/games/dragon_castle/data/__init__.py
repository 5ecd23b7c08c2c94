"""What is printed on the components of Dragon Castle."""
