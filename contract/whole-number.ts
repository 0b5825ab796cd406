// Apart from notation.ts, which every page loads: only the sheet of filters reads what people type.

/** Whole euros as people type them in any notation, without cents: "15.000,00", "15 000,00" and "15,000.00" -> "15000" */
export const wholeNumberOf = (typed: string) => typed.replaceAll(/[.,]\d?\d?$|[.,\s]/g, '');
