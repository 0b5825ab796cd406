/** Marks the text as UTF-8. Excel reads umlauts wrongly without it. */
export const CSV_START = '\uFEFF';

/**
 * Spreadsheets run a cell that begins with one of these as a formula, also when it is quoted. An apostrophe before it makes
 * it text. See https://owasp.org/www-community/attacks/CSV_Injection
 */
export const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A cell with text, for files with semicolons as Excel in Europe expects. */
export function csvCell(text: string): string {
  const safe = text.replace(FORMULA, "'$&");
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of texts, and the end of its line. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`;
