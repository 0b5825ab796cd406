import type { Block, BlockOf, Detail, MailView, VehicleEntry } from './blocks.ts';

/** RFC 5322 recommends lines of at most 78 characters. The rest is room for the quote marks of answers. */
const WIDTH = 74;

/** Renders a mail as plain text. */
export function textOf({ blocks, footer, colon }: MailView): string {
  const parts = [
    ...blocks.map((block) => blockText(block, colon)),
    // Two hyphens and a space start a signature (RFC 3676).
    ['-- ', ...footer.map((line) => wrap(line))].join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: Block, colon: string): string {
  switch (block.type) {
    case 'paragraph':
      return wrap(block.text);
    case 'details':
      return columns(block.rows, colon);
    case 'vehicles':
      return vehicleTexts(block);
    case 'totals':
      return totalText(block, colon);
    case 'remark':
      return headed(
        block.heading,
        block.text.split('\n').map((line) => wrap(line, '  ')),
      );
    case 'steps':
      return headed(
        block.heading,
        block.items.map((item, i) => wrap(item, '   ', `${i + 1}. `)),
      );
    case 'button':
    case 'link':
      return `${block.label}${colon}\n${block.url}`;
    case 'regards':
      return block.lines.join('\n');
  }
}

function headed(heading: string, lines: readonly string[]): string {
  return [heading, '-'.repeat(heading.length), ...lines].join('\n');
}

function vehicleTexts({ heading, labels, entries }: BlockOf<'vehicles'>): string {
  return headed(heading, [entries.map((entry) => vehicleText(entry, labels)).join('\n\n')]);
}

function vehicleText(
  { name, vin, details, price, url }: VehicleEntry,
  labels: BlockOf<'vehicles'>['labels'],
): string {
  return [
    wrap(name),
    `  ${labels.vin} ${vin}`,
    details && wrap(details, '  '),
    `  ${labels.price} ${price}`,
    `  ${url}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function totalText({ heading, rows, gross, reason }: BlockOf<'totals'>, colon: string): string {
  return [heading && `${heading}${colon}`, sums([...rows, gross]), reason && wrap(reason)]
    .filter(Boolean)
    .join('\n');
}

function columns(details: readonly Detail[], colon: string): string {
  const width = Math.max(0, ...details.map(([label]) => label.length)) + colon.length + 1;
  return details
    .map(([label, value]) => wrap(value, ' '.repeat(width), `${label}${colon}`.padEnd(width)))
    .join('\n');
}

function sums(rows: readonly Detail[]): string {
  const label = Math.max(...rows.map(([words]) => words.length)) + 2;
  const amount = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([words, value]) => words.padEnd(label) + value.padStart(amount)).join('\n');
}

/** Breaks lines at spaces only, never at no-break spaces or within a word. */
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
