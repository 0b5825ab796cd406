/** Characters that XML 1.0 cannot hold, and other control characters. Joiners stay: emoji are made with them. */
const NOT_IN_XML = /(?!\s)[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** One line of text that XML can hold. Null where nothing is left, because XRechnung refuses empty elements. */
export function plainText(text: string | null): string | null {
  const plain = (text ?? '').replaceAll(NOT_IN_XML, '').replaceAll(/\s+/g, ' ').trim();
  return plain === '' ? null : plain;
}
