import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { BodyType } from '../model.ts';
import type { Paint } from './paints.ts';
import { box, ellipse, group, linear, radial } from './svg.ts';
import { sideOf } from './views/side.ts';

/*
 * The picture on the home page: three cars under the lights of a forecourt at night, on a transparent
 * background, so that it fits both themes. `node scripts/run.js demo/pictures/hero.ts` draws it again.
 */
const WIDTH = 1600;
const HEIGHT = 800;
const FOLDER = 'web/home/pictures';

interface Placed {
  body: BodyType;
  paint: Paint;
  x: number;
  ground: number;
  scale: number;
  /** How strongly the colour of the night covers the car, from 0 to 1. */
  dark: number;
}

const CARS: readonly Placed[] = [
  { body: 'suv', paint: 'blue', x: 1180, ground: 448, scale: 1.6, dark: 0.5 },
  { body: 'hatchback', paint: 'copper', x: 385, ground: 492, scale: 1.68, dark: 0.36 },
  { body: 'estate', paint: 'silver', x: 850, ground: 640, scale: 2.6, dark: 0 },
];

const NIGHT = '#0b1119';

/** Two cars in one drawing must not share the ids of their gradients. */
function named(drawing: string, name: string): string {
  return drawing
    .replaceAll(/\bid="(\w+)"/g, `id="${name}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
}

function placed({ body, paint, x, ground, scale, dark }: Placed): { defs: string; car: string } {
  const { defs, car, shape } = sideOf(body, paint);
  const place = `transform="translate(${x} ${ground}) scale(${scale})"`;
  const half = shape.halfLength;
  const veil = linear(
    'veil',
    [0, shape.roof, 0, 10],
    [
      [0, NIGHT, dark * 0.72],
      [0.5, NIGHT, dark],
      [1, NIGHT, Math.min(1, dark + 0.3)],
    ],
  );
  const drawn =
    // The reflection on the wet floor.
    group(
      place,
      group(`transform="scale(1 -0.82)" opacity="0.16" mask="url(#fade)"`, car),
      ellipse(0, 2, half * 1.2, 20, 'url(#shade)', 0.55),
      ellipse(0, 0, half * 1.03, 9, 'url(#shade)', 1),
      car,
      `<path d="${shape.outline}" fill="url(#veil)"/>`,
    );
  return {
    defs: named(defs + veil, body),
    car: named(drawn, body).replaceAll(`${body}-shade`, 'shade').replaceAll(`${body}-fade`, 'fade'),
  };
}

/** A tube light above the cars, with its glow. */
function tube(x: number, y: number, length: number): string {
  return ellipse(x + length / 2, y, length * 0.72, 48, 'url(#glow)') + box(x, y - 3, length, 6, '#f4f8ff', 3);
}

function heroPicture(): string {
  const cars = CARS.map(placed);
  const defs = [
    radial('shade', [
      [0, '#020409', 0.95],
      [0.55, '#020409', 0.6],
      [1, '#020409', 0],
    ]),
    radial('glow', [
      [0, '#a9c4ff', 0.34],
      [0.5, '#7ea2f0', 0.12],
      [1, '#7ea2f0', 0],
    ]),
    radial('pool', [
      [0, '#8fb0f5', 0.3],
      [0.6, '#6f92de', 0.1],
      [1, '#6f92de', 0],
    ]),
    linear(
      'fading',
      [0, 0, 0, -70],
      [
        [0, '#ffffff'],
        [1, '#000000'],
      ],
    ),
    `<mask id="fade" maskUnits="userSpaceOnUse" x="-300" y="-200" width="600" height="220"><rect x="-300" y="-200" width="600" height="220" fill="url(#fading)"/></mask>`,
    ...cars.map((car) => car.defs),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${defs.join('')}</defs>` +
    ellipse(810, 560, 800, 200, 'url(#pool)') +
    tube(170, 74, 330) +
    tube(610, 48, 420) +
    tube(1140, 74, 330) +
    cars.map(({ car }) => car).join('') +
    '</svg>'
  );
}

const drawing = Buffer.from(heroPicture());
for (const width of [640, 960, 1440])
  await writeFile(
    `${FOLDER}/hero-${width}.webp`,
    await sharp(drawing).resize(width).webp({ quality: 66, alphaQuality: 92, effort: 6 }).toBuffer(),
  );
