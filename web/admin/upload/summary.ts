import type { ImportRow } from '../../../contract/import-jobs.ts';

export interface Report {
  fileName: string;
  /** The row of a file that was imported. */
  row: Pick<ImportRow, 'vin' | 'name' | 'skipped'> | null;
  /** The state, the reason if the file failed, and what has changed, in the reader's language. */
  state: string;
  reason: string;
  changes: readonly string[];
}

/**
 * The result of each file as CSV for spreadsheets: with semicolons and a byte order mark, as Excel in Europe expects.
 */
export function summaryCsv(heads: readonly string[], reports: readonly Report[]): string {
  const rows = reports.map(({ fileName, row, state, reason, changes }) => [
    fileName,
    state,
    row?.vin ?? '',
    row?.name ?? '',
    reason,
    changes.join(', '),
    row?.skipped.join(', ') ?? '',
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

// Spreadsheets would run a cell that begins like a formula.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
