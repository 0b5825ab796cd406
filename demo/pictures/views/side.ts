import type { BodyType } from '../../model.ts';
import { SIDES } from '../bodies/all.ts';
import type { SideShape } from '../bodies/shape.ts';
import { shadesOf, type Shades } from '../colour.ts';
import type { Paint } from '../paints.ts';
import { mirrored, parked, studio } from '../studio.ts';
import { box, clip, ellipse, fill, group, linear, stroke } from '../svg.ts';
import { wheel, wheelDefs } from '../wheels.ts';

const GROUND = 785;

function defs(shape: SideShape, shades: Shades): string {
  const { roof, belt, sill, halfLength } = shape;
  const door = belt - sill;
  const at = (share: number) => Math.min(0.99, (belt - roof + -door * share) / (sill - roof));
  return [
    linear(
      'paint',
      [0, roof, 0, sill],
      [
        [0, shades.top],
        [at(-0.28), shades.base],
        [at(0), shades.top],
        [at(0.12), shades.base],
        [at(0.17), shades.base],
        [at(0.42), shades.low],
        [at(0.66), shades.base],
        [at(0.8), shades.low],
        [0.99, shades.deep],
      ],
    ),
    linear(
      'ends',
      [-halfLength, 0, halfLength, 0],
      [
        [0, '#05070a', 0.5],
        [0.06, '#05070a', 0.16],
        [0.16, '#05070a', 0],
        [0.84, '#05070a', 0],
        [0.95, '#05070a', 0.2],
        [1, '#05070a', 0.5],
      ],
    ),
    linear(
      'rimLight',
      [0, roof, 0, belt * 0.72],
      [
        [0, '#ffffff', 0.95],
        [0.55, '#ffffff', 0.5],
        [1, '#ffffff', 0],
      ],
    ),
    linear(
      'sheen',
      [-halfLength, 0, halfLength, 0],
      [
        [0, '#ffffff', 0.1],
        [0.25, '#ffffff', 0.75],
        [0.55, '#ffffff', 0.35],
        [0.8, '#ffffff', 0.7],
        [1, '#ffffff', 0.1],
      ],
    ),
    linear(
      'horizon',
      [0, belt + door * -0.3, 0, belt + door * -0.62],
      [
        [0, '#05070a', 0.34],
        [0.4, '#05070a', 0.2],
        [1, '#05070a', 0],
      ],
    ),
    linear(
      'window',
      [0, roof, 0, belt],
      [
        [0, '#39434d'],
        [0.45, '#1b2229'],
        [1, '#0c1014'],
      ],
    ),
    linear(
      'glare',
      [0, roof, 0, belt],
      [
        [0, '#ffffff', 0.42],
        [1, '#ffffff', 0.04],
      ],
    ),
    linear(
      'lampGlass',
      [0, belt + 12, 0, belt + 45],
      [
        [0, '#f7fbff'],
        [0.5, '#aebdca'],
        [1, '#5d6975'],
      ],
    ),
    linear(
      'tailGlass',
      [0, belt, 0, belt + 26],
      [
        [0, '#f0463f'],
        [0.5, '#b3131b'],
        [1, '#6c080d'],
      ],
    ),
    clip('body', shape.outline),
    clip('glassClip', shape.glass),
    clip('headClip', shape.headlamp),
    wheelDefs(shape.rim),
  ].join('');
}

/** Reflections of the studio in the flank: a bright window above, the dark horizon below. */
function reflections(shape: SideShape, shades: Shades): string {
  const { belt, sill, halfLength: half } = shape;
  const horizon = belt + (sill - belt) * 0.36;
  const dark = `M ${-half} ${horizon - 4} C ${-half * 0.5} ${horizon - 12} ${-half * 0.1} ${horizon + 4} ${half * 0.35} ${horizon - 5} S ${half * 0.9} ${horizon - 9} ${half} ${horizon - 4} L ${half} ${horizon + 11} C ${half * 0.4} ${horizon + 20} ${-half * 0.3} ${horizon + 12} ${-half} ${horizon + 17} Z`;
  return fill(dark, 'url(#horizon)', shades.gloss) + stroke(shape.shoulder, '#05070a', 5, 0.12);
}

function arch(shape: SideShape, x: number): string {
  const { tyre } = shape.wheels;
  const radius = tyre + (shape.cladding ? 10 : 5.2);
  const well = tyre + 4;
  const ring = (r: number) =>
    `M ${x - r} 0 L ${x - r} ${-tyre} A ${r} ${r} 0 0 1 ${x + r} ${-tyre} L ${x + r} 0 Z`;
  const lip = (r: number) =>
    `M ${x - r} ${-tyre + 12} L ${x - r} ${-tyre} A ${r} ${r} 0 0 1 ${x + r} ${-tyre} L ${x + r} ${-tyre + 12}`;
  if (shape.cladding)
    return (
      fill(ring(radius), '#22262b') +
      stroke(lip(radius - 0.6), '#59616a', 0.7, 0.8) +
      fill(ring(well), '#060708')
    );
  return (
    stroke(lip(radius + 1.4), '#ffffff', 1.6, 0.25) +
    stroke(lip(radius + 0.2), '#05070a', 1.2, 0.35) +
    fill(ring(well), '#060708')
  );
}

function sillOf(shape: SideShape): string {
  const { front, rear } = shape.wheels;
  const top = shape.sill - (shape.cladding ? 11 : 4.5);
  const d = `M ${front} ${shape.sill + 2} L ${front} ${top} L ${rear} ${top} L ${rear} ${shape.sill + 2} Z`;
  const ends = shape.cladding
    ? box(-shape.halfLength, shape.sill - 8, shape.halfLength * 2, 12, '#22262b')
    : '';
  return (
    ends +
    fill(d, shape.cladding ? '#22262b' : '#0c0e11', shape.cladding ? 1 : 0.85) +
    stroke(`M ${front} ${top} L ${rear} ${top}`, '#ffffff', 0.6, 0.22)
  );
}

function glass(shape: SideShape): string {
  const { roof, belt } = shape;
  const seats = [-8, 72].map(
    (x) =>
      `M ${x} ${belt + 4} C ${x + 2} ${belt - 14} ${x + 8} ${belt - 20} ${x + 16} ${belt - 20} L ${x + 20} ${belt - 20} C ${x + 18} ${belt - 27} ${x + 21} ${belt - 31} ${x + 28} ${belt - 31} C ${x + 34} ${belt - 31} ${x + 35} ${belt - 26} ${x + 33} ${belt - 19} L ${x + 34} ${belt + 4} Z`,
  );
  const streak = (x: number, wide: number) =>
    `M ${x} ${belt + 2} L ${x + 34} ${roof} L ${x + 34 + wide} ${roof} L ${x + wide * 0.75} ${belt + 2} Z`;
  return (
    stroke(shape.glass, '#05070a', 3.4) +
    fill(shape.glass, 'url(#window)') +
    group(
      'clip-path="url(#glassClip)"',
      ...seats.map((seat) => fill(seat, '#050709', 0.6)),
      fill(streak(-70, 42), 'url(#glare)'),
      fill(streak(-18, 8), 'url(#glare)', 0.7),
      fill(streak(46, 46), 'url(#glare)', 0.8),
      fill(streak(140, 22), 'url(#glare)', 0.7),
      ...shape.pillars.map((pillar) => fill(pillar, '#0a0c0e') + stroke(pillar, '#3d464f', 0.35, 0.7)),
    ) +
    stroke(shape.glass, '#c9d1d8', 0.8, 0.85)
  );
}

function lamps(shape: SideShape): string {
  const light = shape.headlamp;
  return (
    stroke(light, '#05070a', 1.3, 0.6) +
    fill(light, 'url(#lampGlass)') +
    group('clip-path="url(#headClip)"', stroke(light, '#14191f', 5, 0.55), stroke(light, '#ffffff', 1.6)) +
    stroke(shape.tailLamp, '#05070a', 1.2, 0.55) +
    fill(shape.tailLamp, 'url(#tailGlass)') +
    stroke(shape.tailLamp, '#ff9a90', 0.5, 0.7)
  );
}

function mirrorOf(shape: SideShape): string {
  const [x, y] = shape.mirror;
  const cap = `M ${x - 9} ${y - 1} C ${x - 9} ${y - 9} ${x - 3} ${y - 12} ${x + 6} ${y - 11.5} C ${x + 12} ${y - 11} ${x + 13} ${y - 7} ${x + 11} ${y - 2} C ${x + 6} ${y + 1} ${x - 6} ${y + 1.5} ${x - 9} ${y - 1} Z`;
  return (
    fill(`M ${x - 2} ${y - 2} L ${x + 8} ${y - 2} L ${x + 5} ${y + 4} L ${x} ${y + 4} Z`, '#0b0d10') +
    fill(cap, 'url(#mirrorPaint)') +
    stroke(
      `M ${x - 8} ${y - 4} C ${x - 4} ${y - 2.5} ${x + 6} ${y - 2.5} ${x + 11} ${y - 4}`,
      '#05070a',
      0.6,
      0.6,
    ) +
    stroke(cap, '#05070a', 0.7, 0.5)
  );
}

function handle([x, y]: readonly [number, number], shades: Shades): string {
  return (
    ellipse(x + 9, y + 0.6, 9, 3, '#05070a', 0.28) +
    box(x, y - 1.6, 18, 2.8, shades.top, 1.4) +
    stroke(`M ${x + 1} ${y + 1.3} L ${x + 17} ${y + 1.3}`, '#05070a', 0.6, 0.65)
  );
}

/** The car alone, standing on the line y = 0. */
export function sideOf(body: BodyType, paint: Paint): { defs: string; car: string; shape: SideShape } {
  const shape = SIDES[body];
  const shades = shadesOf(paint);
  const [, mirrorY] = shape.mirror;
  const { front, rear, tyre, rim } = shape.wheels;
  const seam = (d: string) =>
    stroke(d, '#ffffff', 1.3, 0.16 * shades.gloss + 0.06) + stroke(d, '#05070a', 0.75, 0.62);
  const car = [
    ...(shape.roofRails
      ? [stroke(shape.roofRails, '#0d1013', 2.6), stroke(shape.roofRails, '#9aa3ac', 0.7, 0.9)]
      : []),
    fill(
      `M ${front - 20} -14 L ${rear + 20} -14 L ${rear + 10} ${shape.sill - 4} L ${front - 10} ${shape.sill - 4} Z`,
      '#08090b',
    ),
    fill(shape.outline, 'url(#paint)'),
    group(
      'clip-path="url(#body)"',
      reflections(shape, shades),
      stroke(shape.shoulder, 'url(#sheen)', 1.5, 0.35 + 0.4 * shades.gloss),
      stroke(shape.crease, 'url(#sheen)', 1.2, 0.5),
      fill(shape.outline, 'url(#ends)'),
      ...shape.dark.map((d) => fill(d, '#0a0c0f') + stroke(d, '#5c656e', 0.4, 0.6)),
      sillOf(shape),
      ...shape.shutLines.map(seam),
      arch(shape, front),
      arch(shape, rear),
      stroke(shape.outline, 'url(#rimLight)', 2.4),
    ),
    stroke(shape.outline, '#05070a', 0.5, 0.55),
    glass(shape),
    ...shape.handles.map((place) => handle(place, shades)),
    lamps(shape),
    mirrorOf(shape),
    wheel(shape.rim, front, tyre, rim),
    wheel(shape.rim, rear, tyre, rim),
  ].join('');
  const mirrorPaint = linear(
    'mirrorPaint',
    [0, mirrorY - 12, 0, mirrorY + 2],
    [
      [0, shades.glint],
      [0.5, shades.base],
      [1, shades.deep],
    ],
  );
  return { defs: defs(shape, shades) + mirrorPaint, car, shape };
}

export function sideView(body: BodyType, paint: Paint): string {
  const { defs: own, car, shape } = sideOf(body, paint);
  const scale = 636 / Math.max(shape.halfLength, 238);
  return studio(own, mirrored(car, GROUND, scale) + parked(car, GROUND, scale, shape.halfLength));
}
