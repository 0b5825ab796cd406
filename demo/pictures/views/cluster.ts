import { lettering, letteringWidth } from '../plate.ts';
import { HEIGHT, WIDTH } from '../studio.ts';
import { box, ellipse, fill, group, linear, radial, stroke } from '../svg.ts';

const DEFS = [
  radial('dial', [
    [0, '#1b2a3a'],
    [0.7, '#0d141c'],
    [1, '#06090d'],
  ]),
  linear(
    'hood',
    [0, 0, 0, 260],
    [
      [0, '#30353b'],
      [1, '#101215'],
    ],
  ),
  linear(
    'panel',
    [0, 200, 0, 860],
    [
      [0, '#0d1218'],
      [1, '#05070a'],
    ],
  ),
  linear(
    'ring',
    [0, -230, 0, 230],
    [
      [0, '#eef2f5'],
      [0.5, '#5c656e'],
      [1, '#c3cad0'],
    ],
  ),
  radial('glow', [
    [0, '#2f7fd6', 0.55],
    [1, '#2f7fd6', 0],
  ]),
  linear(
    'rim',
    [0, 860, 0, 1080],
    [
      [0, '#3a4047'],
      [0.4, '#1b1f23'],
      [1, '#08090a'],
    ],
  ),
].join('');

const FROM = 140;
const SWEEP = 260;
const point = (share: number, radius: number) => {
  const angle = ((FROM + share * SWEEP) * Math.PI) / 180;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
};

/** A round dial with `labels` spread over its scale; the needle points to `share` of it. */
function dial(x: number, labels: readonly string[], share: number, unit: string): string {
  const last = labels.length - 1;
  const marks = Array.from({ length: last * 4 + 1 }, (_, place) => {
    const at = place / (last * 4);
    const [x1, y1] = point(at, 196);
    const [x2, y2] = point(at, place % 4 === 0 ? 172 : 184);
    return stroke(
      `M ${x1.toFixed(1)} ${y1.toFixed(1)} L ${x2.toFixed(1)} ${y2.toFixed(1)}`,
      '#e6edf3',
      place % 4 === 0 ? 5 : 2.5,
    );
  });
  const figures = labels.map((label, place) => {
    const [cx, cy] = point(place / last, 142);
    return lettering(label, cx - letteringWidth(label, 22) / 2, cy - 11, 22, '#e6edf3', 1.3);
  });
  const [nx, ny] = point(share, 168);
  const [ex, ey] = point(share, 205);
  const [sx, sy] = point(0, 205);
  return group(
    `transform="translate(${x} 520)"`,
    ellipse(0, 0, 280, 280, 'url(#glow)'),
    `<circle r="228" fill="url(#dial)" stroke="url(#ring)" stroke-width="9"/>`,
    stroke(`M ${sx} ${sy} A 205 205 0 ${share * SWEEP > 180 ? 1 : 0} 1 ${ex} ${ey}`, '#3f9bff', 9, 0.9),
    ...marks,
    ...figures,
    stroke(`M 0 0 L ${nx} ${ny}`, '#ff5a48', 8),
    ellipse(0, 0, 26, 26, '#14191f'),
    `<circle r="26" fill="none" stroke="#9aa3ab" stroke-width="4"/>`,
    lettering(unit, -letteringWidth(unit, 20) / 2, 76, 20, '#8fa1b0', 1.2),
  );
}

const SPEEDS = ['0', '30', '60', '90', '120', '150', '180', '210', '240'];

/**
 * The instruments with the ignition on. They have no odometer: a shared picture would contradict the mileage
 * of the vehicle.
 */
export function clusterView(drive: 'burning' | 'electric', level: number): string {
  const range = `${Math.round(level * (drive === 'burning' ? 8.6 : 4.3))} km`;
  const left =
    drive === 'burning'
      ? dial(360, ['0', '1', '2', '3', '4', '5', '6', '7'], 0.115, '1000/m')
      : dial(360, ['0', '20', '40', '60', '80', '100'], 0.02, '%');
  const filled = `${level} %`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${DEFS}</defs>` +
    box(0, 0, WIDTH, HEIGHT, '#0b0d0f') +
    fill('M 0 260 C 120 60 500 20 720 20 C 940 20 1320 60 1440 260 L 1440 0 L 0 0 Z', 'url(#hood)') +
    stroke('M 0 264 C 120 66 500 26 720 26 C 940 26 1320 66 1440 264', '#ffffff', 4, 0.18) +
    box(70, 210, 1300, 640, 'url(#panel)', 70) +
    stroke('M 140 212 H 1300', '#ffffff', 3, 0.14) +
    left +
    dial(1080, SPEEDS, 0, 'km/h') +
    box(600, 330, 240, 380, '#0b131c', 24) +
    stroke('M 624 440 H 816 M 624 600 H 816', '#27415c', 3) +
    lettering('12.30', 720 - letteringWidth('12.30', 34) / 2, 360, 34, '#e6edf3', 1.2) +
    fill('M 664 570 L 706 470 L 734 470 L 776 570 Z', '#1c3a5a') +
    stroke('M 664 570 L 706 470 M 776 570 L 734 470', '#6fb4ff', 5) +
    stroke('M 720 478 V 494 M 720 512 V 532 M 720 548 V 566', '#e6edf3', 5) +
    lettering('P', 720 - 10, 630, 40, '#ffffff', 1.5) +
    lettering(filled, 300, 770, 22, '#8fd3a6', 1.2) +
    lettering(range, 1140 - letteringWidth(range, 22), 770, 22, '#c9d6e2', 1.2) +
    box(300, 806, 160, 10, '#1f2a35', 5) +
    box(300, 806, level * 1.6, 10, '#63c587', 5) +
    fill('M 560 250 l 22 16 l -22 16 z M 880 250 l -22 16 l 22 16 z', '#2f6b45') +
    fill(
      'M 70 280 C 70 240 100 210 140 210 L 620 210 L 420 850 L 140 850 C 100 850 70 820 70 780 Z',
      '#ffffff',
      0.035,
    ) +
    fill('M 0 1080 C 200 880 460 852 720 852 C 980 852 1240 880 1440 1080 Z', '#0a0c0e', 0.9) +
    fill('M 60 1080 C 260 930 480 900 720 900 C 960 900 1180 930 1380 1080 Z', 'url(#rim)') +
    stroke('M 70 1072 C 270 936 490 906 720 906 C 950 906 1170 936 1370 1072', '#ffffff', 4, 0.2) +
    '</svg>'
  );
}
