import { CSV_START, csvCell } from '../contract/csv.ts';

/** A cell of a table for German spreadsheets: text, or an amount such as "-18490.00". */
export type Cell = string | { amount: string };

/** A CSV file with semicolons and a byte order mark, as Excel in Europe expects. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${CSV_START}${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}

const written = (cell: Cell): string =>
  typeof cell === 'string' ? csvCell(cell) : cell.amount.replace('.', ',');
