import { PAINTS, type Paint } from './paints.ts';

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const part = (place: 0 | 1 | 2) => Math.round(a[place] + (b[place] - a[place]) * share);
  return `#${((1 << 24) | (part(0) << 16) | (part(1) << 8) | part(2)).toString(16).slice(1)}`;
}

export function luminance(hex: string): number {
  const [r, g, b] = rgb(hex);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** The colours of a paint in light and in shadow. */
export interface Shades {
  base: string;
  /** Roof and bonnet under the studio lamps. */
  top: string;
  glint: string;
  low: string;
  deep: string;
  /** Strength of reflections: dark paints reflect, white ones hardly do. */
  gloss: number;
}

/**
 * A white car needs shadows, a black one needs highlights: both deviate from the plain colour by its
 * brightness.
 */
export function shadesOf(paint: Paint): Shades {
  const base = PAINTS[paint];
  const light = luminance(base);
  return {
    base,
    top: mix(base, '#ffffff', light > 0.7 ? 0.75 : 0.3 - light * 0.1),
    glint: mix(base, '#ffffff', light > 0.7 ? 1 : 0.62),
    low: mix(base, light > 0.55 ? '#6d7a88' : '#07090c', light > 0.55 ? 0.42 : 0.36),
    deep: mix(base, light > 0.55 ? '#3d4753' : '#040507', light > 0.55 ? 0.68 : 0.66),
    gloss: light > 0.7 ? 0.4 : 1 - light * 0.45,
  };
}
