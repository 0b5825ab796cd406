const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** 25000 -> "250,00 €": amounts are written the German way in every language. */
export const euros = (cents: number): string => format.format(cents / 100);
