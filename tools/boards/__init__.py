"""The scripts that draw the boards; their output is committed under `web/src/boards`."""
