import type { BodyType } from '../../model.ts';
import { mix } from '../colour.ts';
import type { Trim } from '../gallery.ts';
import { HEIGHT, WIDTH } from '../studio.ts';
import { box, ellipse, fill, group, linear, radial, stroke } from '../svg.ts';
import { TRIM_COLOURS } from './dashboard.ts';

/**
 * The opening: height of its upper edge, half width at the top and the bottom, depth of the far edge of the
 * floor.
 */
const OPENINGS: Record<BodyType, { top: number; upper: number; lower: number; far: number }> = {
  saloon: { top: 330, upper: 470, lower: 540, far: 560 },
  coupe: { top: 380, upper: 440, lower: 520, far: 580 },
  hatchback: { top: 150, upper: 450, lower: 520, far: 640 },
  estate: { top: 140, upper: 470, lower: 560, far: 590 },
  suv: { top: 110, upper: 490, lower: 560, far: 620 },
  van: { top: 60, upper: 540, lower: 580, far: 680 },
};
const EDGE = 860;

function seatBacks(wide: number, top: number, far: number): string {
  const width = (wide * 2) / 3;
  return [0, 1, 2]
    .map((place) => {
      const x = WIDTH / 2 - wide + place * width;
      return (
        box(x + width * 0.28, top - 52, width * 0.44, 74, 'url(#cloth)', 20) +
        box(x + 3, top, width - 6, far - top + 14, 'url(#cloth)', 22) +
        stroke(
          `M ${x + width * 0.2} ${top + 30} V ${far - 12} M ${x + width * 0.8} ${top + 30} V ${far - 12}`,
          '#05070a',
          3,
          0.3,
        )
      );
    })
    .join('');
}

/** The open boot from behind. */
export function bootView(body: BodyType, trim: Trim): string {
  const { top, upper, lower, far } = OPENINGS[body];
  const colour = TRIM_COLOURS[trim];
  const middle = WIDTH / 2;
  const opening = `M ${middle - upper} ${top + 60} Q ${middle - upper + 10} ${top} ${middle - upper + 80} ${top} L ${middle + upper - 80} ${top} Q ${middle + upper - 10} ${top} ${middle + upper} ${top + 60} L ${middle + lower} ${EDGE - 40} Q ${middle + lower} ${EDGE} ${middle + lower - 50} ${EDGE} L ${middle - lower + 50} ${EDGE} Q ${middle - lower} ${EDGE} ${middle - lower} ${EDGE - 40} Z`;
  const back = upper * 0.72;
  const seatTop = Math.max(top + 96, far - 250);
  const defs = [
    linear(
      'layout',
      [0, top - 60, 0, HEIGHT],
      [
        [0, '#7f8993'],
        [0.4, '#565f68'],
        [1, '#2b3138'],
      ],
    ),
    linear(
      'cloth',
      [0, seatTop, 0, far],
      [
        [0, mix(colour, '#ffffff', 0.16)],
        [1, mix(colour, '#000000', 0.35)],
      ],
    ),
    linear(
      'carpet',
      [0, far, 0, EDGE],
      [
        [0, '#202429'],
        [1, '#43494f'],
      ],
    ),
    linear(
      'lining',
      [middle - upper, 0, middle - back, 0],
      [
        [0, '#4a5057'],
        [1, '#1d2125'],
      ],
    ),
    radial('bootLamp', [
      [0, '#fff4dc', 0.55],
      [1, '#fff4dc', 0],
    ]),
    linear(
      'sillPlate',
      [0, EDGE, 0, EDGE + 40],
      [
        [0, '#e6eaed'],
        [0.5, '#8f98a0'],
        [1, '#5c646c'],
      ],
    ),
    `<clipPath id="opening"><path d="${opening}"/></clipPath>`,
  ].join('');
  const side = `M 0 ${top} L ${middle - back} ${top + 60} L ${middle - back} ${far} L ${middle - lower} ${EDGE} L 0 ${EDGE} Z`;
  const pocket = `M ${middle - upper + 20} ${far + 90} L ${middle - back - 22} ${far + 8} L ${middle - back - 22} ${far - 90} L ${middle - upper + 26} ${far - 60} Z`;
  const flank =
    fill(side, 'url(#lining)') +
    fill(pocket, '#0b0d0f', 0.7) +
    stroke(pocket, '#6b747c', 2.5, 0.6) +
    ellipse(middle - back - 40, top + 120, 16, 12, '#fff4dc', 0.9) +
    ellipse(middle - back - 40, top + 120, 190, 150, 'url(#bootLamp)') +
    stroke(`M ${middle - lower + 60} ${EDGE - 34} a 20 12 0 1 0 2 0`, '#c3cad0', 5);
  const ribs = Array.from({ length: 9 }, (_, place) => {
    const share = (place - 4) / 4.6;
    return stroke(
      `M ${middle + back * share} ${far + 14} L ${middle + lower * share} ${EDGE}`,
      '#05070a',
      2.5,
      0.28,
    );
  });
  const cover =
    body === 'estate' || body === 'suv' || body === 'hatchback'
      ? box(middle - back - 20, seatTop - 18, back * 2 + 40, 26, '#14171a', 10) +
        stroke(`M ${middle - back} ${seatTop - 14} h ${back * 2}`, '#6b747c', 2.5, 0.7)
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs}</defs>` +
    box(0, 0, WIDTH, HEIGHT, '#c6ced5') +
    box(40, top - 110, WIDTH - 80, HEIGHT, 'url(#frame)', 90) +
    stroke(opening, '#0a0c0e', 34) +
    stroke(opening, '#30363c', 18) +
    fill(opening, '#101316') +
    group(
      'clip-path="url(#opening)"',
      box(0, top, WIDTH, far - top, '#1a1e22'),
      seatBacks(back, seatTop, far),
      cover,
      fill(
        `M ${middle - back} ${far} H ${middle + back} L ${middle + lower + 40} ${EDGE + 10} H ${middle - lower - 40} Z`,
        'url(#carpet)',
      ),
      ...ribs,
      flank,
      group(`transform="translate(${WIDTH} 0) scale(-1 1)"`, flank),
      stroke(`M ${middle - back} ${far} H ${middle + back}`, '#05070a', 6, 0.6),
      box(middle - 46, EDGE - 92, 92, 18, '#0c0e10', 9),
      stroke(`M ${middle - 34} ${EDGE - 83} h 68`, '#8d969e', 3),
    ) +
    box(middle - lower + 30, EDGE + 4, lower * 2 - 60, 40, 'url(#sillPlate)', 12) +
    stroke(`M ${middle - lower + 70} ${EDGE + 24} H ${middle + lower - 70}`, '#30363c', 3, 0.6) +
    ellipse(middle, EDGE + 24, 22, 10, '#1a1e22') +
    box(0, EDGE + 96, WIDTH, HEIGHT, '#20252a') +
    stroke(`M 0 ${EDGE + 98} H ${WIDTH}`, '#ffffff', 3, 0.18) +
    '</svg>'
  );
}
