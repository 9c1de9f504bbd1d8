"""Casus Belli: war board games with every rule enforced."""
