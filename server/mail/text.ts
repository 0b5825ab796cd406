import type { Fact, Letter } from './letter.ts';

/** RFC 5322 advises lines of at most 78 characters; some room is left for the marks of a quoted answer. */
const WIDTH = 74;

/** Sets a letter as plain text. */
export function textOf(letter: Letter): string {
  const { vehicles, totals, notes, steps } = letter;
  const parts = [
    letter.greeting,
    ...letter.opening.map((paragraph) => wrap(paragraph)),
    columns(letter.facts, letter.colon),
    vehicles && headed(vehicles.heading, vehicles.rows.map((row) => vehicleText(row, vehicles)).join('\n\n')),
    totals &&
      [
        totals.heading && `${totals.heading}${letter.colon}`,
        sums([...totals.rows, totals.gross]),
        totals.reason && wrap(totals.reason),
      ]
        .filter(Boolean)
        .join('\n'),
    notes &&
      headed(
        notes.heading,
        notes.text
          .split('\n')
          .map((line) => wrap(line, '  '))
          .join('\n'),
      ),
    steps && headed(steps.heading, steps.items.map((item, i) => wrap(item, '   ', `${i + 1}. `)).join('\n')),
    ...letter.closing.map((paragraph) => wrap(paragraph)),
    `${letter.button.label}${letter.colon}\n${letter.button.url}`,
    letter.regards.join('\n'),
    // Two hyphens and a blank: what follows is a signature (RFC 3676).
    ['-- ', ...letter.footer.map((line) => wrap(line))].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function headed(heading: string, body: string): string {
  return `${heading}\n${'-'.repeat(heading.length)}\n${body}`;
}

function vehicleText(
  vehicle: NonNullable<Letter['vehicles']>['rows'][number],
  { vin, price }: NonNullable<Letter['vehicles']>,
): string {
  return [
    wrap(vehicle.name),
    `  ${vin} ${vehicle.vin}`,
    vehicle.details && wrap(vehicle.details, '  '),
    `  ${price} ${vehicle.price}`,
    `  ${vehicle.url}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function columns(facts: readonly Fact[], colon: string): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + colon.length + 1;
  return facts
    .map(([label, value]) => wrap(value, ' '.repeat(width), `${label}${colon}`.padEnd(width)))
    .join('\n');
}

function sums(rows: readonly Fact[]): string {
  const label = Math.max(...rows.map(([words]) => words.length)) + 2;
  const amount = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([words, value]) => words.padEnd(label) + value.padStart(amount)).join('\n');
}

/** Breaks at blanks only: no-break spaces and long words hold together. */
function wrap(text: string, indent = '', first = indent): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/ +/)) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}
