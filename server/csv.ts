/** A cell of a table for German spreadsheets: text, or an amount such as "-18490.00". */
export type Cell = string | { amount: string };

/** A CSV file with semicolons and a byte order mark, as Excel in Europe expects. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell.amount.replace('.', ',');
  // Spreadsheets would run a cell that begins like a formula.
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
