/** Spaces are for people alone: "DE58 1234 …" -> "DE581234…". */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether a text without spaces is an IBAN, apart from its check digits. */
export const hasIbanForm = (iban: string): boolean => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban);

/** ISO 13616: with its first four characters at the end and letters as numbers, an IBAN modulo 97 is 1. */
export function hasIbanCheckDigits(iban: string): boolean {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(
    /[A-Z]/g,
    (letter) => `${parseInt(letter, 36)}`,
  );
  return BigInt(digits) % 97n === 1n;
}

/** ISO 9362: bank, country, place, and the branch if there is one. */
export const BIC_FORM = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
