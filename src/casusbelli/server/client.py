"""The browser client as it was built: files in memory, compressed once, each at its own path and no other."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path

import msgspec

STATIC = Path(__file__).with_name("static")
INDEX = "index.html"
FOREVER, FRESH = "public, max-age=31536000, immutable", "no-cache"
SMALLEST = 600
"""Bytes from which compression pays."""
PACKED = (".woff", ".woff2", ".png", ".jpg", ".webp")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Casus Belli</title></head><body>
<h1>Casus Belli</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>npm ci</code> and
<code>npm run build</code> in the folder <code>web</code> (Node 20 or newer), and load this page again.</p>
<p lang="es">El servidor funciona, pero falta construir el cliente: <code>npm ci</code> y <code>npm run build</code> en
la carpeta <code>web</code>.</p>
<p lang="pt-BR">O servidor funciona, mas falta construir o cliente: <code>npm ci</code> e <code>npm run build</code> na
pasta <code>web</code>.</p>
</body></html>
"""


class Asset(msgspec.Struct, frozen=True):
    """A file as it is served; `packed` is it compressed, empty where that does not pay."""

    body: bytes
    packed: bytes
    kind: str
    etag: str
    cache: str
    policy: str = ""


def asset(name: str, body: bytes) -> Asset:
    """A file of this name. Names in `assets/` carry a digest, so what is behind them never changes."""
    suffix = Path(name).suffix
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = {".js": "text/javascript", ".woff2": "font/woff2", ".woff": "font/woff"}.get(suffix, kind)
    pays = len(body) >= SMALLEST and suffix not in PACKED
    packed = gzip.compress(body, 9, mtime=0) if pays else b""
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    policy = _policy(body) if suffix == ".html" else ""
    return Asset(body, packed, kind, etag, FOREVER if name.startswith("assets/") else FRESH, policy)


def _policy(page: bytes) -> str:
    """What the page may load: its own server's files, and the scripts that stand in it."""
    inline = re.findall(rb"<script>(.*?)</script>", page, re.DOTALL)
    digests = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in inline]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in digests)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


class Client:
    """The files of the client, read again when it has been built anew."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._built = 0.0
        self._files: dict[str, Asset] = {}
        self._none = asset(INDEX, NOT_BUILT.encode())

    def find(self, path: str) -> Asset | None:
        """The file of that name."""
        self._read()
        return self._files.get(path)

    def index(self) -> Asset:
        """The page that every address of the client leads to; without a client, one that says how to build it."""
        self._read()
        return self._files.get(INDEX, self._none)

    def _read(self) -> None:
        index = self._folder / INDEX
        built = index.stat().st_mtime if index.is_file() else 0.0
        if built == self._built:
            return
        found = [path for path in self._folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
        names = {path.relative_to(self._folder).as_posix(): path for path in found} if built else {}
        self._files = {name: asset(name, path.read_bytes()) for name, path in names.items()}
        self._built = built
