import { CSV_START, csvCell } from '../contract/csv.ts';
import { orderNumberOf } from '../contract/order-number.ts';

/** A cell of a table for German spreadsheets: text, or an amount such as "-18490.00". */
export type Cell = string | { amount: string };

/**
 * The number of an order with the sign that people see before it. Without it Excel reads `12345e67` as 1,23E+71 and
 * `00123456` as 123456, which no search finds.
 */
export const orderNumberCell = (orderId: string): string => `#${orderNumberOf(orderId)}`;

/** A CSV file with semicolons and a byte order mark, as Excel in Europe expects. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${CSV_START}${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}

const written = (cell: Cell): string =>
  typeof cell === 'string' ? csvCell(cell) : cell.amount.replace('.', ',');
