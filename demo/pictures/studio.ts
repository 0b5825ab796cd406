import { box, ellipse, group, linear, radial } from './svg.ts';

export const WIDTH = 1440;
export const HEIGHT = 1080;
const HORIZON = 690;

/** Wall and floor of the studio. All cars stand in the same light. */
export function studio(defs: string, content: string): string {
  const own = [
    linear(
      'wall',
      [0, 0, 0, HORIZON],
      [
        [0, '#e9edf0'],
        [0.55, '#d3dae0'],
        [1, '#b9c3cc'],
      ],
    ),
    linear(
      'floor',
      [0, HORIZON, 0, HEIGHT],
      [
        [0, '#a9b3bd'],
        [0.12, '#b7c0c8'],
        [0.5, '#cfd6dc'],
        [1, '#e3e8ec'],
      ],
    ),
    radial('lamp', [
      [0, '#ffffff', 0.75],
      [1, '#ffffff', 0],
    ]),
    radial(
      'edge',
      [
        [0.55, '#5a6875', 0],
        [1, '#5a6875', 0.28],
      ],
      [0.5, 0.48],
      0.75,
    ),
    radial('shade', [
      [0, '#0d1116', 0.82],
      [0.5, '#0d1116', 0.5],
      [1, '#0d1116', 0],
    ]),
    linear(
      'fade',
      [0, HORIZON + 100, 0, HEIGHT - 60],
      [
        [0, '#bdc6cd', 0.25],
        [0.45, '#cfd6dc', 0.8],
        [1, '#dfe4e8', 1],
      ],
    ),
  ].join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${own}${defs}</defs>` +
    box(0, 0, WIDTH, HORIZON, 'url(#wall)') +
    box(0, HORIZON, WIDTH, HEIGHT - HORIZON, 'url(#floor)') +
    ellipse(WIDTH / 2, 150, 900, 260, 'url(#lamp)') +
    content +
    box(0, 0, WIDTH, HEIGHT, 'url(#edge)') +
    '</svg>'
  );
}

/**
 * A car with its shadow on the floor at `ground`. It is drawn in centimetres around x = 0; y is negative
 * upwards.
 */
export function parked(car: string, ground: number, scale: number, halfLength: number): string {
  return group(
    placed(ground, scale),
    ellipse(0, 2, halfLength * 1.16, 17, 'url(#shade)', 0.5),
    ellipse(0, 0, halfLength * 1.02, 8, 'url(#shade)', 0.95),
    car,
  );
}

/** The reflection on the polished floor. It costs as much as the car itself, so only the cover has it. */
export function mirrored(car: string, ground: number, scale: number): string {
  return (
    group(placed(ground, scale), group('transform="scale(1 -1)" opacity="0.32"', car)) +
    box(0, ground, WIDTH, HEIGHT - ground, 'url(#fade)')
  );
}

const placed = (ground: number, scale: number) =>
  `transform="translate(${WIDTH / 2} ${ground}) scale(${scale})"`;
