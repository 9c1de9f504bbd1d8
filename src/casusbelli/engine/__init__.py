"""The kernel: what a game is made of. Standard library and msgspec only; no clock, no network, no global generator."""
