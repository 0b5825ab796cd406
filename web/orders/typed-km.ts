/** Digits, or groups of three with one mark between them, which may be that of another language. */
const WHOLE = /^(?:\d+|\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*)$/;

/** "48.263", "48,263 km", "48 263" or "48263" -> "48263"; "" if nothing was typed, null if it is no whole number. */
export function kmOfTyped(typed: string): string | null {
  const words = typed.trim();
  const text = /km$/i.test(words) ? words.slice(0, -2).trim() : words;
  if (text === '') return '';
  return WHOLE.test(text) ? text.replaceAll(/\D/g, '') : null;
}
