import { mix } from '../colour.ts';
import type { Trim } from '../gallery.ts';
import { lettering } from '../plate.ts';
import { HEIGHT, WIDTH } from '../studio.ts';
import { box, ellipse, fill, group, linear, radial, stroke } from '../svg.ts';

export const TRIM_COLOURS: Record<Trim, string> = {
  black: '#24282d',
  grey: '#7b828a',
  beige: '#c9b99e',
  brown: '#74503a',
};

export function trimDefs(trim: Trim): string {
  const colour = TRIM_COLOURS[trim];
  return [
    linear(
      'seat',
      [0, 640, 0, HEIGHT],
      [
        [0, mix(colour, '#ffffff', 0.22)],
        [0.4, colour],
        [1, mix(colour, '#000000', 0.45)],
      ],
    ),
    linear(
      'seatSide',
      [0, 640, 0, HEIGHT],
      [
        [0, colour],
        [1, mix(colour, '#000000', 0.6)],
      ],
    ),
    linear(
      'trimBand',
      [0, 520, 0, 640],
      [
        [0, mix(colour, '#ffffff', 0.15)],
        [1, mix(colour, '#000000', 0.35)],
      ],
    ),
  ].join('');
}

const DEFS = [
  linear(
    'sky',
    [0, 0, 0, 420],
    [
      [0, '#f3f6f8'],
      [0.7, '#cfd8df'],
      [1, '#aab5bf'],
    ],
  ),
  linear(
    'top',
    [0, 380, 0, 560],
    [
      [0, '#3a4047'],
      [0.4, '#23272c'],
      [1, '#15181b'],
    ],
  ),
  linear(
    'lowDash',
    [0, 560, 0, 860],
    [
      [0, '#1f2327'],
      [1, '#0c0e10'],
    ],
  ),
  linear(
    'metal',
    [0, 0, 0, 40],
    [
      [0, '#eef1f3'],
      [0.5, '#9aa3ab'],
      [1, '#d5dade'],
    ],
  ),
  linear(
    'display',
    [640, 400, 960, 640],
    [
      [0, '#16324f'],
      [0.55, '#0c1b2c'],
      [1, '#0a1420'],
    ],
  ),
  linear(
    'console',
    [0, 700, 0, HEIGHT],
    [
      [0, '#2a2e33'],
      [0.3, '#16191c'],
      [1, '#090a0c'],
    ],
  ),
  radial('wheelRim', [
    [0.82, '#0c0e10'],
    [0.88, '#3a4047'],
    [0.93, '#23272c'],
    [1, '#08090a'],
  ]),
  radial(
    'hub',
    [
      [0, '#30353b'],
      [1, '#15181b'],
    ],
    [0.5, 0.3],
    0.8,
  ),
  radial(
    'knob',
    [
      [0, '#6b737b'],
      [0.5, '#2a2e33'],
      [1, '#0b0c0e'],
    ],
    [0.4, 0.3],
    0.8,
  ),
].join('');

const vent = (x: number, y: number, wide: number) =>
  box(x, y, wide, 46, '#0a0b0d', 10) +
  stroke(
    `M ${x + 2} ${y + 23} h ${wide - 4} M ${x + 6} ${y + 11} h ${wide - 12} M ${x + 6} ${y + 35} h ${wide - 12}`,
    '#4a5159',
    3,
  ) +
  stroke(
    `M ${x + 10} ${y} h ${wide - 20} q 10 0 10 10 v 26 q 0 10 -10 10 h -${wide - 20} q -10 0 -10 -10 v -26 q 0 -10 10 -10`,
    '#9aa3ab',
    2.5,
  ) +
  box(x + wide / 2 - 4, y + 14, 8, 18, '#7d868e', 3);

function screen(): string {
  const tiles = [0, 1, 2].map((place) => box(668 + place * 92, 560, 82, 46, '#1c3a5a', 8)).join('');
  const map = stroke(
    'M 668 500 C 720 470 760 540 820 500 S 900 440 942 470 M 700 420 C 730 460 720 520 760 548 M 850 420 C 840 460 880 500 870 548',
    '#33587d',
    5,
  );
  return (
    box(636, 392, 336, 236, '#050607', 18) +
    box(646, 402, 316, 216, 'url(#display)', 10) +
    map +
    stroke('M 690 530 C 760 505 790 470 850 452', '#4fa3ff', 7) +
    ellipse(850, 452, 10, 10, '#ffffff') +
    tiles +
    lettering('12.30', 880, 412, 16, '#d5e4f2', 1.4) +
    fill('M 646 402 L 810 402 L 720 618 L 646 618 Z', '#ffffff', 0.05)
  );
}

function binnacle(): string {
  const dial = (x: number) =>
    `<circle cx="${x}" cy="492" r="62" fill="#0b0e12" stroke="#39434d" stroke-width="3"/>` +
    stroke(`M ${x - 44} 524 A 54 54 0 1 1 ${x + 44} 524`, '#c9d3dc', 3) +
    stroke(`M ${x} 492 L ${x - 34} 470`, '#f04a3c', 4) +
    ellipse(x, 492, 6, 6, '#c9d3dc');
  return (
    fill('M 170 560 C 180 440 240 404 370 404 C 500 404 560 440 570 560 Z', '#0a0c0e') +
    dial(282) +
    dial(458) +
    box(350, 452, 40, 76, '#13263a', 6) +
    stroke('M 176 540 C 190 440 250 408 370 408 C 490 408 550 440 564 540', '#4a525a', 3)
  );
}

function steeringWheel(): string {
  const spoke = 'M -168 8 C -120 -6 -90 -14 -62 -18 L -62 40 C -100 40 -130 48 -160 62 Z';
  const keys = box(-132, 4, 52, 26, '#2d333a', 8) + stroke('M -118 17 h 24 M -106 9 v 16', '#aab3bb', 2.5);
  return group(
    'transform="translate(370 620)"',
    `<circle r="180" fill="none" stroke="#07080a" stroke-width="42"/><circle r="180" fill="none" stroke="#1f2429" stroke-width="36"/>`,
    `<circle r="188" fill="none" stroke="#59626b" stroke-width="5" stroke-opacity="0.55"/>`,
    fill(spoke, '#1a1e22') + keys + group('transform="scale(-1 1)"', fill(spoke, '#1a1e22'), keys),
    fill('M -26 60 L 26 60 L 34 168 L -34 168 Z', '#8d969e') +
      fill('M -14 66 L 14 66 L 18 160 L -18 160 Z', '#1a1e22'),
    fill(
      'M -74 -26 C -60 -44 60 -44 74 -26 C 84 20 70 66 44 82 L -44 82 C -70 66 -84 20 -74 -26 Z',
      'url(#hub)',
    ) +
      stroke(
        'M -74 -26 C -60 -44 60 -44 74 -26 C 84 20 70 66 44 82 L -44 82 C -70 66 -84 20 -74 -26 Z',
        '#4a525a',
        2,
      ),
    `<circle r="22" cy="14" fill="#1d2126" stroke="#c3cad0" stroke-width="4"/>`,
    stroke('M -150 -104 A 182 182 0 0 1 -60 -172', '#ffffff', 7, 0.16),
  );
}

function shifter(shift: 'lever' | 'selector'): string {
  if (shift === 'lever') {
    return (
      fill('M 744 900 C 752 800 860 800 868 900 C 850 936 762 936 744 900 Z', '#111316') +
      stroke('M 752 886 C 770 850 842 850 860 886', '#4a525a', 4) +
      fill('M 794 880 L 799 760 L 813 760 L 818 880 Z', 'url(#metal)') +
      fill(
        'M 772 752 C 772 706 840 706 840 752 C 840 786 826 796 806 796 C 786 796 772 786 772 752 Z',
        'url(#knob)',
      ) +
      stroke('M 796 738 v 26 M 806 738 v 26 M 816 738 v 26 M 796 751 h 20', '#d5dade', 2.6)
    );
  }
  return (
    box(764, 806, 84, 116, '#0b0d0f', 20) +
    box(776, 816, 60, 70, 'url(#knob)', 16) +
    stroke('M 782 822 h 48', '#c3cad0', 4) +
    ['P', 'R', 'N', 'D']
      .map((sign, place) =>
        lettering(sign, 858, 812 + place * 27, 15, sign === 'P' ? '#ffffff' : '#7d868e', 1.6),
      )
      .join('')
  );
}

function middleConsole(shift: 'lever' | 'selector'): string {
  const buttons = [0, 1, 2, 3, 4]
    .map(
      (place) =>
        box(672 + place * 54, 716, 46, 26, '#2d333a', 6) +
        stroke(`M ${684 + place * 54} 729 h 22`, '#8d969e', 2),
    )
    .join('');
  return (
    fill('M 640 700 L 970 700 L 1010 1080 L 600 1080 Z', 'url(#console)') +
    stroke('M 640 700 L 600 1080 M 970 700 L 1010 1080', '#6b747c', 3, 0.7) +
    box(664, 706, 282, 46, '#0f1113', 10) +
    buttons +
    shifter(shift) +
    `<ellipse cx="690" cy="842" rx="40" ry="26" fill="#050607" stroke="#59626b" stroke-width="3"/><ellipse cx="686" cy="934" rx="44" ry="28" fill="#050607" stroke="#59626b" stroke-width="3"/>` +
    box(668, 990, 290, 90, 'url(#seat)', 18) +
    stroke('M 813 992 V 1080', '#05070a', 2, 0.5)
  );
}

function seat(): string {
  const back =
    'M -170 1080 C -176 900 -160 770 -122 726 C -90 692 90 692 122 726 C 160 770 176 900 170 1080 Z';
  const head = 'M -74 690 C -84 610 -62 578 0 578 C 62 578 84 610 74 690 C 40 704 -40 704 -74 690 Z';
  return (
    stroke('M -30 690 V 716 M 30 690 V 716', '#9aa3ab', 12) +
    fill(back, 'url(#seatSide)') +
    fill(
      'M -104 1080 C -112 920 -104 800 -84 752 C -60 730 60 730 84 752 C 104 800 112 920 104 1080 Z',
      'url(#seat)',
    ) +
    stroke(
      'M -104 1080 C -112 920 -104 800 -84 752 C -60 730 60 730 84 752 C 104 800 112 920 104 1080 M -94 860 C -40 850 40 850 94 860 M -100 960 C -40 950 40 950 100 960',
      '#05070a',
      2.5,
      0.35,
    ) +
    fill(head, 'url(#seat)') +
    stroke(head, '#05070a', 2, 0.3) +
    stroke('M -66 600 C -40 584 40 584 66 600', '#ffffff', 4, 0.25)
  );
}

/** The cabin seen from between the seats. */
export function dashboardView(trim: Trim, shift: 'lever' | 'selector'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${DEFS}${trimDefs(trim)}</defs>` +
    box(0, 0, WIDTH, HEIGHT, '#14171a') +
    fill('M 120 60 L 1320 60 L 1420 430 L 20 430 Z', 'url(#sky)') +
    fill('M 20 400 C 400 352 1040 352 1420 400 L 1420 440 L 20 440 Z', '#8996a1', 0.55) +
    fill('M 0 0 H 1440 V 60 C 1000 84 440 84 0 60 Z', '#d9d6cf') +
    fill('M 0 0 L 130 40 L 34 440 L 0 440 Z M 1440 0 L 1310 40 L 1406 440 L 1440 440 Z', '#2d3237') +
    box(600, 56, 240, 74, '#111417', 24) +
    box(610, 64, 220, 56, '#8fa1b0', 18) +
    fill('M 0 436 C 300 372 1140 372 1440 436 L 1440 580 L 0 580 Z', 'url(#top)') +
    stroke('M 0 446 C 300 384 1140 384 1440 446', '#ffffff', 2, 0.16) +
    fill('M 0 560 H 1440 V 860 H 0 Z', 'url(#lowDash)') +
    fill('M 0 566 C 400 548 1040 548 1440 566 L 1440 622 C 1040 604 400 604 0 622 Z', 'url(#trimBand)') +
    stroke('M 0 566 C 400 548 1040 548 1440 566', '#c3cad0', 3, 0.8) +
    vent(40, 474, 116) +
    vent(1020, 470, 150) +
    vent(1290, 478, 110) +
    vent(672, 640, 130) +
    vent(812, 640, 130) +
    box(1030, 660, 350, 120, '#17191c', 16) +
    stroke('M 1030 700 h 350', '#05070a', 3) +
    box(1170, 712, 70, 12, '#59626b', 6) +
    binnacle() +
    screen() +
    middleConsole(shift) +
    steeringWheel() +
    group('transform="translate(170 96)"', seat()) +
    group('transform="translate(1210 96)"', seat()) +
    '</svg>'
  );
}
