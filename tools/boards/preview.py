"""A drawn board as a picture, to look at it: an SVG in the colours and type of the table, and a PNG of it by Chromium.

uv run python -m tools.boards.preview [--out FILE.png] [--dark] [--lang es] [--view X Y W H] [--size W H]
    [--chosen ID ...]

The view is in board units, the size in pixels. Owners and armies are made up. `CASUSBELLI_CHROMIUM` names another
browser.
"""

import argparse
import base64
import os
import re
import subprocess
from itertools import cycle
from pathlib import Path
from string import Template

from tools.boards.board import OUTPUT, Board, Corner, Link, References, Region, corners, outline, read
from tools.boards.lettering import TEXTS

FONTS = Path(__file__).parent / "node_modules" / "@fontsource"
CHROMIUM = os.environ.get("CASUSBELLI_CHROMIUM", "/usr/bin/chromium")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")
FLAGS += ("--disable-background-networking", "--no-first-run")

LIGHT = {
    "sea": "#D2DEDD", "sea_2": "#C3D2D3", "sea_line": "#9DB6BA", "sea_ink": "#3C5B66", "land": "#F3EDDD",
    "border": "#6B604C", "coast": "#3B362C", "ink": "#221F1A", "halo": "#FBF7EC", "raised": "#FFFDF6",
    "sheet": "#F8F4E9", "accent": "#A1135A", "hatching": ".17",
}  # fmt: skip
DARK = {
    "sea": "#15242B", "sea_2": "#1B2D35", "sea_line": "#31505A", "sea_ink": "#8FB4BF", "land": "#34332D",
    "border": "#8F866F", "coast": "#C9BE9F", "ink": "#EFE8D8", "halo": "#17191A", "raised": "#2A3032",
    "sheet": "#1C2021", "accent": "#FF8CC0", "hatching": ".20",
}  # fmt: skip
# Tincture: ink of the counter, text on it, wash on the map by day and by night, hatching, charge.
TINCTURES = {
    "white": ("#FBF8EF", "#221F1A", "#FAF7EE", "#5B584F", "", "M2.6-4.6A5.2 5.2 0 1 0 2.6 4.6A4.1 4.1 0 1 1 2.6-4.6Z"),
    "red": (
        "#9E2C1C", "#FFFFFF", "#F0C9BA", "#5E3129", "M2.5 0V5",
        "M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
    ),
    "yellow": ("#E2AE2B", "#221F1A", "#F2DE9F", "#5F5127", "M2 2.5H3",
               "M0-5.3L1.45-1.7 5.2-1.6 2.3.9 3.3 4.6 0 2.5-3.3 4.6-2.3.9-5.2-1.6-1.45-1.7Z"),
    "blue": ("#27518A", "#FFFFFF", "#B7CAE2", "#2A405E", "M0 2.5H5", "M-5.2 3.8V.4L0-4.8 5.2.4V3.8L0-1.2Z"),
    "black": ("#35332F", "#FFFFFF", "#ABA69A", "#26282A", "M0 2.5H5M2.5 0V5",
              "M-5-3.2-3.2-5 0-1.8 3.2-5 5-3.2 1.8 0 5 3.2 3.2 5 0 1.8-3.2 5-5 3.2-1.8 0Z"),
    "green": ("#447A3E", "#FFFFFF", "#AAC294", "#31472D", "M0 0L5 5",
              "M0-5.2A2.4 2.4 0 0 1 2.1-1.7A2.5 2.5 0 1 1 .9 2.3L1.7 5.2"
              "H-1.7L-.9 2.3A2.5 2.5 0 1 1-2.1-1.7A2.4 2.4 0 0 1 0-5.2Z"),
}  # fmt: skip
SHIELD = "M-13-15H13V1C13 9 7 13.6 0 16.5C-7 13.6-13 9-13 1Z"
WATERLINES = ((27, 0.28), (18.5, 0.42), (11, 0.62), (5, 0.9))
ANCHORS = {"below": "middle", "above": "middle", "left": "end", "right": "start"}

STYLE = Template("""
$fonts
svg { background: $sea } path { stroke-linejoin: round }
.name { font: 500 12.2px Alegreya SC; letter-spacing: .02em; fill: $ink;
 stroke: $halo; stroke-width: 3.1; stroke-opacity: .88;
  paint-order: stroke; stroke-linejoin: round }
.chosen.name { font-weight: 700; font-size: 13.4px }
.continent { font: 700 14px Alegreya SC; letter-spacing: .16em; fill: $sea_ink; text-anchor: middle }
.bonus { font: 800 12px Alegreya Sans; fill: $sea_ink; text-anchor: middle }
.number { font: 800 16.5px Alegreya Sans; font-variant-numeric: lining-nums tabular-nums;
 text-anchor: middle; paint-order: stroke;
  stroke-width: 3.4; stroke-linejoin: round }
""")


def picture(board: Board, arguments: argparse.Namespace) -> str:
    """The board as an SVG document."""
    colours = DARK if arguments.dark else LIGHT
    x, y, w, h = arguments.view or (0, 0, board.width / board.unit, board.height / board.unit)
    width, height = arguments.size
    layers = [
        _definitions(board, colours),
        _water(board, colours),
        _links(board.links, board.unit, colours),
        *_washes(board, arguments.dark, colours),
        _borders(board, colours),
        _chosen(board, arguments.chosen, colours),
        _continents(board, arguments.lang, colours),
        _names(board, arguments.lang, arguments.chosen),
        *_counters(board, arguments.scale),
    ]
    style = f"<style>{STYLE.substitute(colours, fonts=_fonts())}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{x} {y} {w} {h}">'
        f"{style}{''.join(layers)}</svg>"
    )


def _fonts() -> str:
    sans = ("Alegreya Sans", "alegreya-sans", 800)
    faces = (("Alegreya SC", "alegreya-sc", 500), ("Alegreya SC", "alegreya-sc", 700), sans)
    return "".join(_face(*face) for face in faces)


def _face(family: str, package: str, weight: int) -> str:
    file = FONTS / package / "files" / f"{package}-latin-{weight}-normal.woff2"
    data = base64.b64encode(file.read_bytes()).decode()
    return f"@font-face{{font-family:{family};font-weight:{weight};src:url(data:font/woff2;base64,{data})}}"


def _path(line: list[Corner], unit: int) -> str:
    return "M" + "L".join(f"{x / unit:g} {y / unit:g}" for x, y in line)


def _closed(board: Board, rings: list[References]) -> str:
    return "".join(_path(outline(board, ring)[:-1], board.unit) + "Z" for ring in rings)


def _open(board: Board, lines: list[References]) -> str:
    return "".join(_path(outline(board, line), board.unit) for line in lines)


def _owner(board: Board, region: Region) -> tuple[str, int]:
    """Continents in one colour with a few strangers, so that both frontiers and borders between colours are seen."""
    owners = dict(zip((region.id for region in board.regions), cycle(TINCTURES), strict=False))
    number = [other.id for other in board.regions].index(region.id)
    return owners[region.id], number * 7 % 23 + 1


def _definitions(board: Board, colours: dict[str, str]) -> str:
    land = "".join(_closed(board, region.rings) for region in board.regions) + _closed(board, board.nobody)
    hatchings = "".join(
        f'<pattern id="{name}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="{tincture[4]}" fill="none" '
        f'stroke="{colours["coast"]}" stroke-opacity="{colours["hatching"]}" stroke-width=".8"/></pattern>'
        for name, tincture in TINCTURES.items()
    )
    clips = "".join(
        f'<clipPath id="c-{region.id}"><path d="{_closed(board, region.rings)}"/></clipPath>'
        for region in board.regions
    )
    return f'<defs><path id="land" d="{land}"/>{hatchings}{clips}</defs>'


def _water(board: Board, colours: dict[str, str]) -> str:
    graticule = "".join(_path(corners(line), board.unit) for line in board.graticule)
    lines = "".join(
        f'<use href="#land" stroke="{colours["sea_line"]}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        f'<use href="#land" stroke="{colours["sea_2"]}" stroke-width="{width - 1.3}"/>'
        for width, opacity in WATERLINES
    )
    return (
        f'<g fill="none"><path d="{graticule}" stroke="{colours["sea_line"]}" '
        f'stroke-width=".6" stroke-opacity=".5"/>{lines}</g>'
        f'<use href="#land" fill="{colours["land"]}"/>'
    )


def _links(links: list[Link], unit: int, colours: dict[str, str]) -> str:
    curves = [[at / unit for at in curve] for link in links for curve in link.curves]
    path = "".join(f"M{x0:g} {y0:g}Q{cx:g} {cy:g} {x1:g} {y1:g}" for x0, y0, cx, cy, x1, y1 in curves)
    return (
        f'<path d="{path}" fill="none" stroke="{colours["sea_ink"]}" stroke-width="1.9" stroke-linecap="round" '
        'stroke-dasharray=".1 4.6"/>'
    )


def _washes(board: Board, dark: bool, colours: dict[str, str]) -> list[str]:
    return [_wash(region.id, _closed(board, region.rings), _owner(board, region)[0], dark) for region in board.regions]


def _wash(id: str, path: str, owner: str, dark: bool) -> str:
    ink = TINCTURES["black" if owner == "white" else owner][0]
    wash = TINCTURES[owner][3 if dark else 2]
    return (
        f'<path d="{path}" fill="{wash}"/><path d="{path}" '
        f'fill="url(#{owner})"/><g clip-path="url(#c-{id})" fill="none" '
        f'stroke="{ink}"><path d="{path}" stroke-width="9" stroke-opacity=".1"/><path d="{path}" stroke-width="4.4" '
        'stroke-opacity=".26"/></g>'
    )


def _borders(board: Board, colours: dict[str, str]) -> str:
    frontiers = _open(board, board.frontiers)
    return (
        f'<g fill="none"><path d="{_open(board, board.borders)}" stroke="{colours["border"]}" stroke-width=".85"/>'
        f'<path d="{frontiers}" stroke="{colours["land"]}" stroke-width="4.6" stroke-opacity=".9"/>'
        f'<path d="{frontiers}" stroke="{colours["coast"]}" stroke-width="2" stroke-dasharray="9 3.2 1.6 3.2"/>'
        f'<path d="{_open(board, board.coast)}" stroke="{colours["coast"]}" stroke-width="1.05"/></g>'
    )


def _chosen(board: Board, chosen: list[str], colours: dict[str, str]) -> str:
    paths = [_closed(board, region.rings) for region in board.regions if region.id in chosen]
    lines = "".join(
        f'<path d="{path}" stroke="{colours["raised"]}" stroke-width="3.4"/>'
        f'<path d="{path}" stroke="{colours["accent"]}" stroke-width="2.4" stroke-dasharray="7 3.5"/>'
        for path in paths
    )
    ticks = "".join(
        f'<path transform="translate({region.counter[0] / board.unit} {region.counter[1] / board.unit})" '
        f'd="M-19-12V-20H-11M19-12V-20H11M-19 13V21H-11M19 13V21H11" stroke="{colours["accent"]}" stroke-width="2.6"/>'
        for region in board.regions
        if region.id in chosen
    )
    return f'<g fill="none">{lines}{ticks}</g>'


def _words(lang: str) -> dict[str, str]:
    text = (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(?:territory|continent)-(\w+) = (.+?)\s*$", text, re.MULTILINE))


def _continents(board: Board, lang: str, colours: dict[str, str]) -> str:
    words = _words(lang)
    return "".join(
        f'<g transform="translate({continent.name[0] / board.unit} {continent.name[1] / board.unit})">'
        f'<text class="continent">{words[continent.id]}</text><rect x="-14" y="6" width="28" height="17" rx="2" '
        f'fill="{colours["sheet"]}" stroke="{colours["sea_ink"]}" '
        'stroke-width=".9"/><text class="bonus" y="18.8">+5</text></g>'
        for continent in board.continents
    )


def _names(board: Board, lang: str, chosen: list[str]) -> str:
    words = _words(lang)
    return "".join(_name(region, board.unit, words[region.id], region.id in chosen) for region in board.regions)


def _name(region: Region, unit: int, word: str, chosen: bool) -> str:
    dx, dy = {"below": (0, 7), "left": (-4, 0), "right": (4, 0), "above": (0, -4)}[region.side] if chosen else (0, 0)
    x, y = region.name[0] / unit + dx, region.name[1] / unit + dy
    state = "chosen name" if chosen else "name"
    return f'<text class="{state}" x="{x:g}" y="{y:g}" text-anchor="{ANCHORS[region.side]}">{word}</text>'


def _counters(board: Board, scale: float) -> list[str]:
    return [_counter(region, board.unit, scale, *_owner(board, region)) for region in board.regions]


def _counter(region: Region, unit: int, scale: float, owner: str, number: int) -> str:
    ink, text, _, _, _, charge = TINCTURES[owner]
    return (
        f'<g transform="translate({region.counter[0] / unit:g} {region.counter[1] / unit:g}) scale({scale})">'
        f'<path d="{SHIELD}" fill="none" stroke="#FFFDF6" stroke-width="4.4"/><path d="{SHIELD}" fill="{ink}"/>'
        f'<path d="M-13-15H13V-4H-13Z" fill="#FFFDF6"/><path d="{charge}" '
        'transform="translate(0 -9.6) scale(.84)" fill="#221F1A"/>'
        '<path d="M-13-4H13" stroke="#221F1A" stroke-width=".9"/><text '
        f'class="number" y="9.6" fill="{text}" stroke="{ink}">{number}'
        f'</text><path d="{SHIELD}" fill="none" stroke="#221F1A" stroke-width="1.3"/></g>'
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--board", default="war")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("preview.png"))
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--lang", default="es")
    parser.add_argument("--view", type=float, nargs=4)
    parser.add_argument("--size", type=int, nargs=2, default=(1100, 642))
    parser.add_argument("--scale", type=float, default=0.97, help="of the counters")
    parser.add_argument("--chosen", nargs="*", default=[])
    return parser.parse_args()


def main() -> None:
    """Writes the SVG beside the PNG."""
    arguments = _arguments()
    svg = arguments.out.with_suffix(".svg").resolve()
    svg.write_text(picture(read(OUTPUT / f"{arguments.board}.json"), arguments), encoding="utf-8")
    width, height = arguments.size
    shot = (f"--screenshot={arguments.out.resolve()}", f"--window-size={width},{height}")
    subprocess.run([CHROMIUM, *FLAGS, *shot, svg.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    main()
