import type { Outcome } from './answer.ts';

export interface Report {
  fileName: string;
  outcome: Outcome | null;
  /** The state and, if the upload failed, the reason in the reader's language. */
  state: string;
  reason: string;
}

/**
 * The result of each file as CSV for spreadsheets: with semicolons and a byte order mark, as Excel in Europe expects.
 */
export function summaryCsv(heads: readonly string[], reports: readonly Report[]): string {
  const rows = reports.map(({ fileName, outcome, state, reason }) => {
    const imported = outcome?.kind === 'imported' ? outcome.imported : null;
    const { vin = '', make = '', model = '' } = imported?.vehicle ?? {};
    return [fileName, state, vin, `${make} ${model}`.trim(), reason, imported?.skipped.join(', ') ?? ''];
  });
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

// Spreadsheets would run a cell that begins like a formula.
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
