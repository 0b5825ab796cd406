import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { THEME_COLOURS } from '../layout/theme.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = readTokens(readFileSync('web/styles/tokens.css', 'utf8'));

const GROUNDS = ['paper', 'surface', 'sunken'];

const TEXTS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', [...GROUNDS, 'plate-soft']],
  ['ink-2', [...GROUNDS, 'plate-soft']],
  ['plate', [...GROUNDS, 'plate-soft']],
  ['on-plate', ['plate', 'plate-strong']],
  ['available', [...GROUNDS, 'available-soft']],
  ['reserved', [...GROUNDS, 'reserved-soft']],
  ['sold', [...GROUNDS, 'sold-soft']],
  ['on-signal', ['signal']],
  ['signal', ['night']],
  ['on-night', ['night']],
  ['on-night-2', ['night']],
  ['on-reverse', ['reverse']],
  ['plate-letters', ['plate-field']],
  ['euro-stars', ['euro-band']],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(TEXTS.flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground }))))(
    '$text is readable on $ground',
    ({ text, ground }) => {
      expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(GROUNDS)('the border of a control stands out from %s', (ground) => {
    expect(contrast('ink-3', ground, theme)).toBeGreaterThanOrEqual(3);
  });

  test('a selected control stands out from an unselected one', () => {
    expect(contrast('plate', 'surface', theme)).toBeGreaterThanOrEqual(3);
  });
});

test.each(THEMES)('the bars of the browser have the colour of the top bar in the %s theme', (theme) => {
  const actual = fromHex(THEME_COLOURS[theme]).map((share) => share.toFixed(2));
  expect(actual).toEqual(rgbOf('surface', theme).map((share) => share.toFixed(2)));
});

function readTokens(css: string): Map<string, Record<Theme, string>> {
  const colour = String.raw`oklch\([^)]*\)|#[0-9a-f]{6}`;
  const line = new RegExp(
    String.raw`--([a-z0-9-]+):\s*(?:light-dark\((${colour}),\s*(${colour})\)|(${colour}));`,
    'g',
  );
  return new Map(
    [...css.matchAll(line)].map(([, name = '', light, dark, both = '']) => [
      name,
      { light: light ?? both, dark: dark ?? both },
    ]),
  );
}

function contrast(one: string, other: string, theme: Theme): number {
  const [darker, lighter] = [luminance(one, theme), luminance(other, theme)].toSorted((a, b) => a - b);
  if (darker === undefined || lighter === undefined) throw new Error('a contrast needs two colours');
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(token: string, theme: Theme): number {
  const [red, green, blue] = rgbOf(token, theme);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function rgbOf(token: string, theme: Theme): LinearRgb {
  const colour = tokens.get(token)?.[theme];
  if (!colour) throw new Error(`unknown token: ${token}`);
  return colour.startsWith('#') ? fromHex(colour) : fromOklch(colour);
}

type LinearRgb = readonly [red: number, green: number, blue: number];

function fromHex(hex: string): LinearRgb {
  const linear = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}

/** The matrices of CSS Color 4, https://www.w3.org/TR/css-color-4/#color-conversion-code, clipped to the sRGB gamut. */
function fromOklch(text: string): LinearRgb {
  const [lightness = 0, chroma = 0, hue = 0] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const shown = (share: number) => Math.min(1, Math.max(0, share));
  return [
    shown(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    shown(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    shown(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
