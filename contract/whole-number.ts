// Apart from notation.ts, which every page loads: only the sheet of filters reads what people type.

/** Whole euros as people type them in any notation, without cents: "15.000,00", "15 000,00" and "15,000.00" -> "15000" */
export const wholeNumberOf = (typed: string) => typed.replaceAll(/[.,]\d?\d?$|[.,\s]/g, '');

/** The same of an amount, which may end with its currency: "15.000 €" and "15 000 euros" -> "15000" */
export const wholeEurosOf = (typed: string) =>
  wholeNumberOf(typed.replace(/(?:€|eur|euros?)\s*$/i, '').trim());
