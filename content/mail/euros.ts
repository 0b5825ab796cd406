const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** 25000 -> "250,00 €": every language uses the German format of amounts. */
export const euros = (cents: number): string => format.format(cents / 100);
