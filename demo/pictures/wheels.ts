import { ellipse, group, linear, radial } from './svg.ts';

/**
 * A rim: `count` groups of spokes. A group is one spoke, or a pair that is `spread` degrees apart. Lengths
 * are shares of the radius of the rim.
 */
export interface Rim {
  count: number;
  spread: number;
  inner: number;
  outer: number;
  /** Degrees by which a spoke leans in the direction of travel. */
  lean: number;
  finish: 'silver' | 'twoTone' | 'dark';
}

const FINISHES = {
  silver: { light: '#f4f6f8', face: '#c6ccd2', shade: '#7d8791', barrel: '#3a4048' },
  twoTone: { light: '#ffffff', face: '#d9dee2', shade: '#2a2f36', barrel: '#14171b' },
  dark: { light: '#8b939c', face: '#4a515a', shade: '#20242a', barrel: '#101316' },
} as const;

/** Definitions that all wheels of a drawing share. */
export function wheelDefs(rim: Rim): string {
  const { light, face, shade, barrel } = FINISHES[rim.finish];
  return [
    radial('tyre', [
      [0.7, '#0c0e10'],
      [0.76, '#2c3035'],
      [0.84, '#1d2024'],
      [0.93, '#25292e'],
      [1, '#0b0c0e'],
    ]),
    radial(
      'barrel',
      [
        [0, '#0d0f12'],
        [0.75, barrel],
        [1, '#07080a'],
      ],
      [0.5, 0.42],
      0.55,
    ),
    linear(
      'lip',
      [0, -26, 0, 26],
      [
        [0, light],
        [0.45, face],
        [1, shade],
      ],
    ),
    radial('disc', [
      [0.3, '#3b4148'],
      [0.5, '#8d959d'],
      [0.75, '#6b737b'],
      [1, '#9aa2aa'],
    ]),
    linear(
      'spoke',
      [0, -24, 0, 0],
      [
        [0, light],
        [0.5, face],
        [1, light],
      ],
    ),
    linear(
      'spokeSide',
      [0, -24, 0, 0],
      [
        [0, shade],
        [1, face],
      ],
    ),
    radial(
      'cap',
      [
        [0, light],
        [0.55, face],
        [1, shade],
      ],
      [0.45, 0.38],
      0.6,
    ),
  ].join('');
}

function spoke(rim: Rim, radius: number, turn: number): string {
  const [inner, outer] = [rim.inner * radius, rim.outer * radius];
  const [from, to] = [-radius * 0.16, -radius * 0.94];
  const lean = Math.tan((rim.lean * Math.PI) / 180) * radius * 0.8;
  const waist = (from + to) / 2;
  const slim = Math.min(inner, outer) * 0.86;
  const edge = (side: 1 | -1) =>
    `${side * inner} ${from} Q ${side * slim + lean * 0.4} ${waist} ${side * outer + lean} ${to}`;
  const back = `Q ${-slim + lean * 0.4} ${waist} ${-inner} ${from}`;
  const depth = radius * 0.045;
  const face = `M ${edge(1)} L ${-outer + lean} ${to} ${back} Z`;
  return group(
    `transform="rotate(${turn})"`,
    `<path d="${face}" fill="url(#spokeSide)" transform="translate(${depth} ${depth * 0.4})"/>`,
    `<path d="${face}" fill="url(#spoke)" stroke="#0b0d10" stroke-opacity="0.35" stroke-width="${radius * 0.012}"/>`,
  );
}

function spokes(rim: Rim, radius: number): string {
  const turns: number[] = [];
  for (let place = 0; place < rim.count; place += 1) {
    const middle = (360 / rim.count) * place + 11;
    if (rim.spread === 0) turns.push(middle);
    else turns.push(middle - rim.spread / 2, middle + rim.spread / 2);
  }
  return turns.map((turn) => spoke(rim, radius, turn)).join('');
}

function bolts(radius: number): string {
  return Array.from({ length: 5 }, (_, place) => {
    const angle = ((place * 72 + 20) * Math.PI) / 180;
    return ellipse(
      Math.cos(angle) * radius * 0.17,
      Math.sin(angle) * radius * 0.17,
      radius * 0.028,
      radius * 0.028,
      '#2b3036',
    );
  }).join('');
}

/** A wheel on the ground at `x`; `tyre` and `radius` (of the rim) are in centimetres. */
export function wheel(rim: Rim, x: number, tyre: number, radius: number): string {
  const block = radius * 0.52;
  return group(
    `transform="translate(${x} ${-tyre})"`,
    ellipse(0, 0, tyre, tyre, 'url(#tyre)'),
    `<circle r="${tyre - 2.4}" fill="none" stroke="#ffffff" stroke-opacity="0.07" stroke-width="0.5"/>`,
    `<circle r="${(tyre + radius) / 2}" fill="none" stroke="#000000" stroke-opacity="0.4" stroke-width="0.5"/>`,
    ellipse(0, 0, radius + 0.9, radius + 0.9, '#08090b'),
    ellipse(0, 0, radius, radius, 'url(#barrel)'),
    ellipse(0, 0, radius * 0.7, radius * 0.7, 'url(#disc)'),
    ellipse(0, 0, radius * 0.3, radius * 0.3, '#23272c'),
    `<path d="M ${block} ${-radius * 0.42} A ${radius * 0.67} ${radius * 0.67} 0 0 1 ${block} ${radius * 0.42} L ${radius * 0.4} ${radius * 0.3} A ${radius * 0.5} ${radius * 0.5} 0 0 0 ${radius * 0.4} ${-radius * 0.3} Z" fill="#4c535b"/>`,
    spokes(rim, radius),
    `<circle r="${radius * 0.955}" fill="none" stroke="url(#lip)" stroke-width="${radius * 0.09}"/>`,
    `<circle r="${radius * 0.9}" fill="none" stroke="#0b0d10" stroke-opacity="0.45" stroke-width="${radius * 0.018}"/>`,
    ellipse(0, 0, radius * 0.25, radius * 0.25, 'url(#cap)'),
    bolts(radius),
    ellipse(0, 0, radius * 0.105, radius * 0.105, '#1a1d21'),
    `<circle r="${radius * 0.105}" fill="none" stroke="#aab2ba" stroke-width="${radius * 0.02}"/>`,
  );
}
