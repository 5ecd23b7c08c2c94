"""What is printed on the board, the cards and the tiles of The White Castle."""
