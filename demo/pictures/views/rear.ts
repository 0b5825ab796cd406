import type { BodyType } from '../../model.ts';
import { ENDS, type EndShape } from '../bodies/ends.ts';
import { shadesOf } from '../colour.ts';
import type { Paint } from '../paints.ts';
import { numberPlate } from '../plate.ts';
import { parked, studio } from '../studio.ts';
import { box, fill, linear, stroke } from '../svg.ts';
import { apron, both, doorMirrors, endDefs, open, seats, shell, standing, tyres, window } from './ends.ts';

/** Lower edge of the rear window. */
const windowEdge = (shape: EndShape) => shape.belt + (shape.opens === 'lid' ? 7 : 3);

function lamp(shape: EndShape): string {
  const { width: w, belt } = shape;
  const top = -belt + (shape.opens === 'lid' ? 8 : 9);
  switch (shape.tailLamps) {
    case 'bar':
      return `M -0.4 ${top + 4} L ${w * 0.5} ${top + 3} C ${w * 0.7} ${top + 1} ${w - 10} ${top} ${w - 3} ${top + 5} C ${w - 1} ${top + 9} ${w - 1} ${top + 13} ${w - 4} ${top + 15} C ${w - 22} ${top + 16} ${w * 0.6} ${top + 10} ${w * 0.5} ${top + 7.5} L -0.4 ${top + 7.5} Z`;
    case 'wide':
      return `M ${w * 0.36} ${top + 4} C ${w * 0.6} ${top} ${w - 12} ${top - 1} ${w - 4} ${top + 3} C ${w - 1} ${top + 8} ${w - 1} ${top + 14} ${w - 3} ${top + 18} C ${w - 20} ${top + 17} ${w * 0.5} ${top + 16} ${w * 0.37} ${top + 13} Z`;
    case 'block':
      return `M ${w * 0.5} ${top + 2} C ${w * 0.65} ${top - 1} ${w - 10} ${top - 2} ${w - 5} ${top + 1} C ${w - 1} ${top + 6} ${w} ${top + 18} ${w - 2} ${top + 24} L ${w * 0.72} ${top + 23} C ${w * 0.6} ${top + 20} ${w * 0.52} ${top + 12} ${w * 0.5} ${top + 2} Z`;
    case 'upright':
      return `M ${w - 19} ${top} C ${w - 12} ${top - 2} ${w - 6} ${top - 1} ${w - 3} ${top + 6} L ${w - 1} ${top + 42} L ${w - 16} ${top + 42} C ${w - 18} ${top + 28} ${w - 19} ${top + 14} ${w - 19} ${top} Z`;
  }
}

function tailLamp(shape: EndShape): string {
  const d = lamp(shape);
  const glow = `transform="translate(${shape.width * 0.16} ${-shape.belt * 0.14}) scale(0.82)"`;
  return (
    stroke(open(d), '#05070a', 1.5, 0.65) +
    fill(d, 'url(#tailGlass)') +
    (shape.tailLamps === 'bar' ? '' : `<g ${glow}>${stroke(d, '#ff8f84', 1.1, 0.85)}</g>`) +
    stroke(open(d), '#ffb0a8', 0.5, 0.7)
  );
}

function lid(shape: EndShape): string {
  const { width: w, belt, beltWidth: bw, sill } = shape;
  const foot = -sill - (shape.opens === 'lid' ? 34 : 30);
  const seam =
    shape.opens === 'lid'
      ? `M ${bw - 8} ${-belt - 3} C ${bw - 2} ${-belt + 4} ${w * 0.72} ${-belt + 10} ${w * 0.71} ${-belt + 26} L ${w * 0.68} ${foot} L -0.4 ${foot + 1}`
      : `M ${bw - 7} ${-belt - 2} C ${bw - 2} ${-belt + 8} ${w * 0.76} ${-belt + 16} ${w * 0.75} ${-belt + 30} L ${w * 0.7} ${foot} L -0.4 ${foot + 1}`;
  const ledge = -belt + (shape.opens === 'lid' ? 4 : 7);
  return (
    stroke(
      `M -0.4 ${ledge} C ${w * 0.4} ${ledge} ${bw - 8} ${ledge - 1} ${bw + 2} ${ledge + 3}`,
      '#ffffff',
      2.2,
      0.4,
    ) +
    stroke(
      `M -0.4 ${ledge + 3} C ${w * 0.4} ${ledge + 3} ${bw - 8} ${ledge + 2} ${bw + 2} ${ledge + 6}`,
      '#05070a',
      3,
      0.16,
    ) +
    stroke(seam, '#ffffff', 1.3, 0.18) +
    stroke(seam, '#05070a', 0.8, 0.65)
  );
}

function bumper(shape: EndShape): string {
  const { width: w, sill } = shape;
  const diffuser = `M -0.4 ${-sill - 13} L ${w - 32} ${-sill - 13} C ${w - 24} ${-sill - 12} ${w - 21} ${-sill - 6} ${w - 19} ${-sill + 2} L -0.4 ${-sill + 2} Z`;
  return (
    apron(shape) +
    fill(diffuser, '#0f1215') +
    stroke(`M -0.4 ${-sill - 13} L ${w - 32} ${-sill - 13}`, '#6a737c', 0.6, 0.8) +
    box(w - 27, -sill - 22, 17, 3.2, '#9c1a1f', 1.2) +
    stroke(`M ${w - 26} ${-sill - 21.4} L ${w - 12} ${-sill - 21.4}`, '#ff9a92', 0.6, 0.7) +
    stroke(
      `M 0 ${-sill - 27} C ${w * 0.5} ${-sill - 27} ${w - 12} ${-sill - 28} ${w} ${-sill - 33}`,
      '#ffffff',
      1.2,
      0.3,
    )
  );
}

export function rearOf(body: BodyType, paint: Paint): { defs: string; car: string; shape: EndShape } {
  const shape = ENDS[body];
  const shades = shadesOf(paint);
  const low = windowEdge(shape);
  const { roof, roofWidth: rw, belt, sill } = shape;
  const plate = shape.opens === 'lid' ? -sill - 52 : -sill - 50;
  const recess = `M -31 ${plate - 4.5} L 31 ${plate - 4.5} L 34 ${plate + 13.5} L -34 ${plate + 13.5} Z`;
  const spoiler =
    shape.opens === 'gate'
      ? fill(
          `M ${-rw + 2} ${-roof + 7} C ${-rw * 0.5} ${-roof + 2} ${rw * 0.5} ${-roof + 2} ${rw - 2} ${-roof + 7} L ${rw - 4} ${-roof + 12} C ${rw * 0.5} ${-roof + 8} ${-rw * 0.5} ${-roof + 8} ${-rw + 4} ${-roof + 12} Z`,
          shades.deep,
        ) + box(-14, -roof + 5.4, 28, 2, '#c8242a', 1)
      : box(-12, -roof + 10, 24, 1.8, '#8f1c20', 0.9);
  const wiper =
    shape.opens === 'gate'
      ? stroke(`M 0 ${-low + 2} L 30 ${-low - 3.5}`, '#0a0c0f', 1.6) + box(-4, -low + 0.6, 8, 4, '#0a0c0f', 2)
      : '';
  const fin = fill(
    `M -2.4 ${-roof + 1} L -1 ${-roof - 5} L 1 ${-roof - 5} L 2.4 ${-roof + 1} Z`,
    shades.deep,
  );
  const defs =
    endDefs(shape, shades, low) +
    linear(
      'tailGlass',
      [0, -belt + 6, 0, -belt + 34],
      [
        [0, '#e8352f'],
        [0.5, '#a51018'],
        [1, '#5d070b'],
      ],
    );
  const car = [
    tyres(shape),
    doorMirrors(shape),
    fin,
    shell(shape, shades, lid(shape) + bumper(shape)),
    window(shape, low, seats(low)),
    spoiler,
    wiper,
    both(tailLamp(shape)),
    fill(recess, shades.deep, 0.75),
    stroke(`M -31 ${plate - 4.5} L 31 ${plate - 4.5}`, '#ffffff', 0.8, 0.35),
    numberPlate(plate),
  ].join('');
  return { defs, car, shape };
}

export function rearView(body: BodyType, paint: Paint): string {
  const { defs, car, shape } = rearOf(body, paint);
  return studio(defs, parked(car, ...standing(shape), shape.width));
}
