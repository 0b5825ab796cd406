import type { ImportRow } from '../../../contract/import-jobs.ts';
import { CSV_START, csvRow } from '../../../contract/csv.ts';

export interface Report {
  fileName: string;
  /** The row of a file that was imported. */
  row: Pick<ImportRow, 'vin' | 'name' | 'skipped'> | null;
  /** The state, the reason if the file failed, and what has changed, in the reader's language. */
  state: string;
  reason: string;
  changes: readonly string[];
}

/** The result of each file as CSV for spreadsheets. */
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
  return CSV_START + [heads, ...rows].map(csvRow).join('');
}
