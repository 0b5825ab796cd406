/** Numbers and dates in English, German, French and Swiss notation. */

const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/**
 * "18.450,00" and "18'450.00" -> "18450.00", "81 022" -> "81022": digits with at most one point, or null. A
 * single separator before three digits separates thousands ("81.022" is 81022), unless the number begins with
 * zero.
 */
export function parseDecimal(written: string): string | null {
  const text = written
    .trim()
    .replace(/[\s\u2009]/g, ' ')
    .replace(/[’`]/g, "'");
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.replace(/^[-+]\s*/, '');
  const point = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isWhole = point === -1 || isThousands(digits);
  const whole = isWhole ? digits : digits.slice(0, point);
  const fraction = isWhole ? '' : digits.slice(point + 1);
  if (!isWhole && !/^\d+$/.test(fraction)) return null;
  if (!isWhole && whole.includes(digits.charAt(point))) return null;
  if (!/^\d+$/.test(whole) && !GROUPED.test(whole)) return null;
  const plain = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${sign}${plain}${fraction === '' ? '' : `.${fraction}`}`;
}

function isThousands(digits: string): boolean {
  return GROUPED.test(digits) && !digits.startsWith('0');
}

/** "2021-06-15", "2021-06-15T00:00:00Z" and "15.06.2021" -> "2021-06-15"; null for days that do not exist. */
export function parseDay(written: string): string | null {
  const text = written.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : german ? german.slice(1).reverse() : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : null;
}
