const GERMAN = /^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const ENGLISH = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** As parseCost; null if it is not a price above zero. */
export function parsePrice(typed: string): string | null {
  const amount = parseCost(typed);
  return Number(amount) === 0 ? null : amount;
}

/**
 * "21.750,00", "21750,5", "21,750.00" or "21750.00 €" -> "21750.00"; null if it is no amount. A single mark before three
 * digits is a thousands separator: nobody types a tenth of a cent.
 */
export function parseCost(typed: string): string | null {
  const text = typed.replace(/€|EUR|\s/gi, '');
  const decimals = GERMAN.exec(text)?.[1] ?? ENGLISH.exec(text)?.[1] ?? '';
  if (!GERMAN.test(text) && !ENGLISH.test(text)) return null;
  const mark = decimals === '' ? 0 : decimals.length + 1;
  const whole = text
    .slice(0, text.length - mark)
    .replace(/[.,]/g, '')
    .replace(/^0+(?=\d)/, '');
  const amount = `${whole}.${decimals.padEnd(2, '0')}`;
  return whole.length > 8 ? null : amount;
}

/** "21750.00" -> "21.750,00", as people type it. */
export function priceToType(amount: string): string {
  const [whole = '', cents = '00'] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${cents}`;
}
