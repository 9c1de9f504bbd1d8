import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// What the style asks for: text at least 4.5 to 1, marks and the edges of controls at least 3 to 1, in both themes.
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [light, dark] = css.split(/\[data-theme=.dark.\]\s*\{/) as [string, string];
const read = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g)].map(([, name, hex]) => [name!, hex!]));
const THEMES = { light: read(light), dark: { ...read(light), ...read(dark) } };

const TEXT = [
  ['ink', 'page'],
  ['ink', 'sheet'],
  ['ink', 'sheet-2'],
  ['ink', 'raised'],
  ['ink-2', 'page'],
  ['ink-2', 'sheet'],
  ['ink-2', 'sheet-2'],
  ['ink-2', 'raised'],
  ['ink-3', 'sheet'],
  ['ink-3', 'sheet-2'],
  ['ink-3', 'raised'],
  ['sea-ink', 'sea'],
  ['sea-ink', 'sea-2'],
  ['accent', 'raised'],
  ['accent', 'sheet'],
  ['accent-ink', 'accent'],
  ['ink', 'accent-wash'],
  ['good', 'raised'],
  ['bad', 'raised'],
  ['warn', 'raised'],
];
const MARKS = [
  ['rule-2', 'raised'],
  ['border', 'land'],
  ['coast', 'sea'],
  ['accent', 'sea'],
  ['accent', 'land'],
  ['focus', 'raised'],
  ['focus', 'sea'],
];
const WAR = ['white', 'red', 'black', 'blue', 'yellow', 'green'];

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each(Object.entries(THEMES))('%s', (_name, colours) => {
  it.each(TEXT)('%s can be read on %s', (text, ground) => {
    expect(contrast(colours[text!]!, colours[ground!]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('%s can be told from %s', (mark, ground) => {
    expect(contrast(colours[mark!]!, colours[ground!]!)).toBeGreaterThanOrEqual(3);
  });

  it.each(WAR)('the number on a %s piece can be read', (tincture) => {
    expect(contrast(colours[`c-${tincture}`]!, colours[`t-${tincture}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(WAR)('a name on %s land can be read, and what is legal seen', (tincture) => {
    expect(contrast(colours.ink!, colours[`w-${tincture}`]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.accent!, colours[`w-${tincture}`]!)).toBeGreaterThanOrEqual(3);
  });
});

it('has the washes of War on a ladder of lightness, so that they stay apart in one ink', () => {
  const ladder = ['white', 'yellow', 'red', 'blue', 'green', 'black'].map((name) =>
    luminance(THEMES.light[`w-${name}`]!),
  );
  ladder.slice(1).forEach((step, index) => expect(step).toBeLessThan(ladder[index]! - 0.04));
});
