"""The web service: tables, people, bots and the page, over the one engine of each game."""
