"""Bots: agents that play a seat from its view, and whole games among them."""
