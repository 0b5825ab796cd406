import type { EndShape } from '../bodies/ends.ts';
import type { Shades } from '../colour.ts';
import { box, clip, fill, group, linear, stroke } from '../svg.ts';

/**
 * Shared by the front and rear views. Only right halves are drawn and then mirrored, because cars are
 * symmetric.
 */
export const both = (half: string) => half + group('transform="scale(-1 1)"', half);

/** Without the closing line, which would show as a seam in the middle. */
export const open = (half: string) => half.replace(/ Z$/, '');

/** The right half of the silhouette, closed just beyond the middle so that no seam shows. */
export function silhouette(shape: EndShape): string {
  const { width: w, roof: h, roofWidth: rw, belt, beltWidth: bw, sill } = shape;
  return `M -0.4 ${-h} C ${rw * 0.5} ${-h} ${rw * 0.82} ${-h + 1} ${rw} ${-h + 6} C ${rw + 5} ${-h + 10} ${bw - 5} ${-belt - 8} ${bw} ${-belt} C ${bw + 9} ${-belt + 3} ${w - 2} ${-belt + 13} ${w - 0.5} ${-belt + 32} C ${w + 0.8} ${-belt + 44} ${w + 0.5} ${-sill - 26} ${w} ${-sill - 16} C ${w - 0.5} ${-sill - 6} ${w - 5} ${-sill - 1} ${w - 14} ${-sill} L -0.4 ${-sill + 1} Z`;
}

/** The whole windscreen or rear window, down to `low`. */
export function screen(shape: EndShape, low: number): string {
  const { roof: h, roofWidth: rw, beltWidth: bw, belt } = shape;
  const share = Math.max(0, (low - belt) / (h - belt));
  const foot = bw - 8 - share * (bw - rw) * 0.7;
  const top = rw - 4;
  return `M ${-top} ${-h + 10} C ${-top * 0.6} ${-h + 5} ${top * 0.6} ${-h + 5} ${top} ${-h + 10} C ${top + 5} ${-h + 18} ${foot - 5} ${-low - 12} ${foot} ${-low - 1} C ${foot * 0.5} ${-low + 4.5} ${-foot * 0.5} ${-low + 4.5} ${-foot} ${-low - 1} C ${-foot + 5} ${-low - 12} ${-top - 5} ${-h + 18} ${-top} ${-h + 10} Z`;
}

export function endDefs(shape: EndShape, shades: Shades, low: number): string {
  const { roof, belt, width, sill } = shape;
  const at = (y: number) => (roof - y) / (roof - sill);
  return [
    linear(
      'paint',
      [0, -roof, 0, -sill],
      [
        [0, shades.top],
        [at(belt + 4), shades.base],
        [at(belt - 3), shades.top],
        [at(belt - 18), shades.base],
        [at(belt * 0.58), shades.low],
        [at(belt * 0.48), shades.base],
        [at(sill + 12), shades.low],
        [1, shades.deep],
      ],
    ),
    linear(
      'turn',
      [0, 0, width, 0],
      [
        [0, '#05070a', 0],
        [0.72, '#05070a', 0.02],
        [0.9, '#05070a', 0.3],
        [1, '#05070a', 0.62],
      ],
    ),
    linear(
      'shoulderLight',
      [width * 0.4, 0, width, 0],
      [
        [0, '#ffffff', 0],
        [0.7, '#ffffff', 0.75],
        [1, '#ffffff', 0.05],
      ],
    ),
    linear(
      'rimLight',
      [0, -roof, 0, -belt * 0.8],
      [
        [0, '#ffffff', 0.95],
        [0.6, '#ffffff', 0.4],
        [1, '#ffffff', 0],
      ],
    ),
    linear(
      'window',
      [0, -roof, 0, -low],
      [
        [0, '#4a5660'],
        [0.35, '#222a32'],
        [1, '#0b0f13'],
      ],
    ),
    linear(
      'glare',
      [0, -roof, 0, -low],
      [
        [0, '#ffffff', 0.42],
        [1, '#ffffff', 0.03],
      ],
    ),
    linear(
      'tread',
      [width - shape.tyreWidth - 3, 0, width - 3, 0],
      [
        [0, '#060708'],
        [0.3, '#24282d'],
        [0.8, '#15181b'],
        [1, '#050607'],
      ],
    ),
    clip('screenClip', screen(shape, low)),
    clip('half', silhouette(shape)),
  ].join('');
}

/**
 * Position of the car in the picture and pixels per centimetre, so that tall bodies fill the picture as low
 * ones do.
 */
export function standing(shape: EndShape): [ground: number, scale: number] {
  const scale = Math.min(5.4, 840 / shape.roof);
  return [Math.min(965, 500 + (shape.roof * scale) / 2 + 20), scale];
}

export function tyres(shape: EndShape): string {
  const x = shape.width - shape.tyreWidth - 3;
  const grooves = [0.3, 0.5, 0.7].map((share) =>
    stroke(
      `M ${x + shape.tyreWidth * share} -3 L ${x + shape.tyreWidth * share} ${-shape.sill - 4}`,
      '#000000',
      0.9,
      0.8,
    ),
  );
  return (
    both(box(x, -shape.sill - 14, shape.tyreWidth, shape.sill + 14, 'url(#tread)', 5) + grooves.join('')) +
    box(-shape.width + 12, -shape.sill - 4, shape.width * 2 - 24, shape.sill - 5, '#07080a', 4)
  );
}

/** The painted body with highlights on its shoulders; `surface` is the right half of what is drawn on it. */
export function shell(shape: EndShape, shades: Shades, surface: string): string {
  const { width: w, belt, beltWidth: bw } = shape;
  const outline = silhouette(shape);
  const shoulder = `M ${bw - 14} ${-belt + 2} C ${bw + 4} ${-belt + 5} ${w - 8} ${-belt + 15} ${w - 4} ${-belt + 32}`;
  return both(
    fill(outline, 'url(#paint)') +
      group(
        'clip-path="url(#half)"',
        surface,
        stroke(shoulder, 'url(#shoulderLight)', 3, 0.3 + 0.5 * shades.gloss),
        fill(outline, 'url(#turn)'),
        stroke(open(outline), 'url(#rimLight)', 2),
      ) +
      stroke(open(outline), '#05070a', 0.4, 0.35),
  );
}

export function window(shape: EndShape, low: number, inside: string): string {
  const d = screen(shape, low);
  const { roof, roofWidth: rw } = shape;
  const streak = (x: number, wide: number) =>
    `M ${x} ${-low + 6} L ${x + 30} ${-roof} L ${x + 30 + wide} ${-roof} L ${x + wide * 0.8} ${-low + 6} Z`;
  return (
    stroke(d, '#05070a', 2.6) +
    fill(d, 'url(#window)') +
    group(
      'clip-path="url(#screenClip)"',
      inside,
      fill(streak(-rw - 8, 36), 'url(#glare)'),
      fill(streak(-rw + 38, 9), 'url(#glare)', 0.8),
      fill(streak(rw * 0.3, 30), 'url(#glare)', 0.6),
    ) +
    stroke(d, '#0a0c0f', 1.1)
  );
}

/** Seats behind the glass: the head rests of both rows as shadows. */
export function seats(low: number): string {
  return both(
    fill(
      `M 18 ${-low + 6} C 18 ${-low - 12} 22 ${-low - 17} 30 ${-low - 17} L 40 ${-low - 17} C 49 ${-low - 17} 53 ${-low - 12} 53 ${-low + 6} Z`,
      '#05070a',
      0.55,
    ) + box(28, -low - 27, 15, 11, '#05070a', 4).replace('/>', ' fill-opacity="0.55"/>'),
  );
}

export function doorMirrors(shape: EndShape): string {
  const { beltWidth: bw, belt } = shape;
  const y = -belt - 11;
  const cap = `M ${bw + 2} ${y + 6} C ${bw + 3} ${y - 2} ${bw + 8} ${y - 3} ${bw + 17} ${y - 2} C ${bw + 25} ${y - 1} ${bw + 27} ${y + 4} ${bw + 25} ${y + 9} C ${bw + 19} ${y + 12} ${bw + 6} ${y + 12} ${bw + 2} ${y + 6} Z`;
  return both(
    fill(
      `M ${bw - 3} ${y + 11} L ${bw + 8} ${y + 7} L ${bw + 8} ${y + 11} L ${bw - 1} ${y + 14} Z`,
      '#0a0c0f',
    ) +
      fill(cap, 'url(#paint)') +
      fill(cap, '#05070a', 0.12) +
      stroke(
        `M ${bw + 4} ${y + 3} C ${bw + 10} ${y + 1} ${bw + 18} ${y + 1} ${bw + 24} ${y + 3}`,
        '#ffffff',
        0.8,
        0.5,
      ) +
      stroke(cap, '#05070a', 0.7, 0.5),
  );
}

export function apron(shape: EndShape): string {
  if (!shape.cladding) return '';
  const { width: w, sill } = shape;
  return fill(
    `M -0.4 ${-sill - 9} L ${w - 26} ${-sill - 9} C ${w - 14} ${-sill - 10} ${w - 9} ${-sill - 20} ${w - 6} ${-sill - 34} L ${w + 2} ${-sill - 34} L ${w} ${-sill + 1} L -0.4 ${-sill + 1} Z`,
    '#23272c',
  );
}
