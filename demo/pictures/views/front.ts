import type { BodyType } from '../../model.ts';
import { ENDS, type EndShape } from '../bodies/ends.ts';
import { shadesOf, type Shades } from '../colour.ts';
import type { Paint } from '../paints.ts';
import { numberPlate } from '../plate.ts';
import { parked, studio } from '../studio.ts';
import { box, clip, ellipse, fill, group, linear, radial, stroke } from '../svg.ts';
import { apron, both, doorMirrors, endDefs, open, seats, shell, standing, tyres, window } from './ends.ts';

function bonnet(shape: EndShape, shades: Shades): string {
  const { width: w, beltWidth: bw, belt, bonnet: edge } = shape;
  const surface = `M -0.4 ${-belt + 5} L ${bw - 8} ${-belt + 1} C ${bw + 2} ${-belt + 8} ${w - 16} ${-edge - 6} ${w - 18} ${-edge + 1} C ${w * 0.5} ${-edge - 1} ${w * 0.25} ${-edge - 3} -0.4 ${-edge - 3.5} Z`;
  return (
    fill(surface, 'url(#bonnetPaint)') +
    stroke(
      `M ${bw - 34} ${-belt + 3} C ${bw - 36} ${-belt + 12} 46 ${-edge - 6} 42 ${-edge - 2}`,
      '#ffffff',
      1.8,
      0.28 * shades.gloss + 0.15,
    ) +
    stroke(
      `M ${bw - 31} ${-belt + 3} C ${bw - 33} ${-belt + 12} 49 ${-edge - 6} 45 ${-edge - 2}`,
      '#05070a',
      1.4,
      0.2,
    ) +
    stroke(open(surface), '#05070a', 0.8, 0.5)
  );
}

function lamp(shape: EndShape): string {
  const { width: w, bonnet: edge, grilleWidth: g } = shape;
  return `M ${g + 5} ${-edge + 5} C ${w * 0.68} ${-edge + 1} ${w - 18} ${-edge - 2} ${w - 8} ${-edge - 4} C ${w - 4} ${-edge} ${w - 3} ${-edge + 6} ${w - 6} ${-edge + 10} C ${w - 16} ${-edge + 15} ${g + 20} ${-edge + 15} ${g + 9} ${-edge + 13} Z`;
}

function headlamp(shape: EndShape): string {
  const { width: w, bonnet: edge, grilleWidth: g } = shape;
  const d = lamp(shape);
  const [near, far] = [g + 20, w - 20];
  return (
    stroke(d, '#05070a', 1.6, 0.7) +
    fill(d, 'url(#lampGlass)') +
    group(
      'clip-path="url(#lampClip)"',
      ...[near, far].map(
        (x) =>
          ellipse(x, -edge + 7.5, 5.2, 5, '#0c1015') +
          ellipse(x, -edge + 7.5, 4, 3.9, 'url(#bulb)') +
          ellipse(x - 1.2, -edge + 6, 1.2, 1, '#ffffff', 0.9),
      ),
      stroke(
        `M ${g + 6} ${-edge + 6} C ${w * 0.68} ${-edge + 2.4} ${w - 18} ${-edge - 0.6} ${w - 7} ${-edge - 2.6}`,
        '#ffffff',
        1.7,
      ),
      stroke(
        `M ${g + 6} ${-edge + 6} C ${w * 0.68} ${-edge + 2.4} ${w - 18} ${-edge - 0.6} ${w - 7} ${-edge - 2.6}`,
        '#dff0ff',
        4,
        0.4,
      ),
    ) +
    stroke(d, '#e9eef2', 0.35, 0.8)
  );
}

function grille(shape: EndShape): string {
  const { bonnet: edge, grilleWidth: g, sill } = shape;
  const low = sill + 25;
  const frame =
    shape.grille === 'bars'
      ? `M -0.4 ${-edge + 4} L ${g + 3} ${-edge + 6} L ${g + 6} ${-edge + 13} L -0.4 ${-edge + 15} Z`
      : `M -0.4 ${-edge + 2.5} L ${g - 2} ${-edge + 4} C ${g + 1.5} ${-edge + 5} ${g + 2} ${-edge + 8} ${g + 1} ${-edge + 12} L ${g - 7} ${-low - 2} C ${g - 9} ${-low + 2} ${g - 12} ${-low + 2.5} ${g - 16} ${-low + 2.5} L -0.4 ${-low + 2.5} Z`;
  const height = edge - low;
  const lines =
    shape.grille === 'slats'
      ? Array.from({ length: 7 }, (_, place) =>
          stroke(
            `M -1 ${-edge + 6 + (place * height) / 7.4} L ${g} ${-edge + 6 + (place * height) / 7.4}`,
            '#6f7983',
            0.9,
            0.75,
          ),
        )
      : shape.grille === 'mesh'
        ? Array.from({ length: 20 }, (_, place) =>
            stroke(
              `M ${place * 5 - 22} ${-edge} l 22 ${height + 4} M ${place * 5} ${-edge} l -22 ${height + 4}`,
              '#4c555e',
              0.6,
              0.85,
            ),
          )
        : [stroke(`M -1 ${-edge + 9.4} L ${g + 5} ${-edge + 10}`, '#aab3bb', 1.1, 0.8)];
  return (
    fill(frame, 'url(#grille)') +
    group(`clip-path="url(#grille-${shape.grille})"`, ...lines) +
    stroke(open(frame), '#05070a', 2) +
    stroke(open(frame), '#bcc5cd', 0.9, 0.9)
  );
}

function grilleClip(shape: EndShape): string {
  const { bonnet: edge, grilleWidth: g, sill } = shape;
  const low = shape.grille === 'bars' ? edge - 15 : sill + 24;
  return clip(
    `grille-${shape.grille}`,
    `M -1 ${-edge + 3} L ${g} ${-edge + 4} L ${g - (shape.grille === 'bars' ? 0 : 9)} ${-low} L -1 ${-low} Z`,
  );
}

function bumper(shape: EndShape): string {
  const { width: w, sill } = shape;
  const intake = `M -0.4 ${-sill - 16} L ${w - 34} ${-sill - 16} L ${w - 27} ${-sill - 5} C ${w * 0.5} ${-sill - 3} 20 ${-sill - 3} -0.4 ${-sill - 3} Z`;
  const inlet = `M ${w - 28} ${-sill - 27} L ${w - 9} ${-sill - 31} L ${w - 8} ${-sill - 15} L ${w - 22} ${-sill - 10} Z`;
  return (
    apron(shape) +
    fill(intake, '#090b0e') +
    stroke(`M 0 ${-sill - 10} L ${w - 32} ${-sill - 10}`, '#39414a', 0.7) +
    stroke(open(intake), '#59626b', 0.4, 0.6) +
    fill(inlet, '#0c0f12') +
    stroke(inlet, '#59626b', 0.4, 0.7) +
    ellipse(w - 15, -sill - 21, 3.4, 3.2, '#aebac5', 0.75) +
    stroke(
      `M ${w - 34} ${-sill - 34} C ${w - 20} ${-sill - 36} ${w - 8} ${-sill - 38} ${w} ${-sill - 40}`,
      '#ffffff',
      1.1,
      0.25,
    )
  );
}

export function frontOf(body: BodyType, paint: Paint): { defs: string; car: string; shape: EndShape } {
  const shape = ENDS[body];
  const shades = shadesOf(paint);
  const { belt, bonnet: edge, beltWidth: bw } = shape;
  const defs = [
    endDefs(shape, shades, belt),
    linear(
      'bonnetPaint',
      [0, -belt, 0, -edge + 4],
      [
        [0, shades.low],
        [0.35, shades.base],
        [0.8, shades.top],
        [1, shades.glint],
      ],
    ),
    linear(
      'lampGlass',
      [0, -edge - 4, 0, -edge + 15],
      [
        [0, '#f2f7fb'],
        [0.35, '#8b99a6'],
        [1, '#2c343d'],
      ],
    ),
    radial('bulb', [
      [0, '#ffffff'],
      [0.5, '#c5d6e4'],
      [1, '#5e6f7e'],
    ]),
    linear(
      'grille',
      [0, -edge, 0, -shape.sill - 20],
      [
        [0, '#1d2228'],
        [1, '#090b0d'],
      ],
    ),
    clip('lampClip', lamp(shape)),
    grilleClip(shape),
  ].join('');
  const wheelInside = `<circle cx="34" cy="${-belt - 2}" r="13" fill="none" stroke="#05070a" stroke-opacity="0.7" stroke-width="2.4"/>`;
  const wipers = stroke(
    `M ${-bw * 0.1} ${-belt + 4} L ${-bw * 0.66} ${-belt - 1} M ${bw * 0.62} ${-belt + 1.5} L ${bw * 0.04} ${-belt - 1}`,
    '#0a0c0f',
    1.3,
  );
  const car = [
    tyres(shape),
    doorMirrors(shape),
    shell(shape, shades, bonnet(shape, shades) + bumper(shape)),
    window(shape, belt, seats(belt) + wheelInside + box(-6, -shape.roof + 13, 12, 5, '#05070a', 2)),
    wipers,
    both(headlamp(shape) + grille(shape)),
    numberPlate(-shape.sill - 30),
    ellipse(0, -edge - 0.2, 4.6, 2.6, '#c8cfd6'),
    ellipse(0, -edge - 0.2, 3.4, 1.7, '#1a1f25'),
  ].join('');
  return { defs, car, shape };
}

export function frontView(body: BodyType, paint: Paint): string {
  const { defs, car, shape } = frontOf(body, paint);
  return studio(defs, parked(car, ...standing(shape), shape.width));
}
