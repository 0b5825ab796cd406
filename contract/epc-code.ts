/** A SEPA credit transfer in euros. */
export interface Transfer {
  accountName: string;
  iban: string;
  bic: string;
  /** "22211.35" */
  amount: string;
  /** What the buyer names as the purpose. */
  remittance: string;
}

/** The longest name, the largest payload and the largest amount of EPC069-12. */
const NAME_MAX = 70;
const PAYLOAD_MAX_BYTES = 331;
const AMOUNT_MAX = 999_999_999.99;

/**
 * The text of a payment QR code (EPC069-12, version 2, UTF-8), which banking apps read as a transfer. Null for an amount
 * that the code cannot hold. A name that is too long is cut.
 */
export function epcPayload({ accountName, iban, bic, amount, remittance }: Transfer): string | null {
  if (Number(amount) > AMOUNT_MAX) return null;
  const payloadFor = (name: string) =>
    // The empty lines are the purpose code and the structured remittance.
    ['BCD', '002', '1', 'SCT', bic, name, iban, `EUR${amount}`, '', '', remittance].join('\n');
  // By code point, so that no surrogate is left alone.
  const letters = Array.from(accountName.replaceAll(/\s+/g, ' '), (letter) => letter).slice(0, NAME_MAX);
  while (new TextEncoder().encode(payloadFor(letters.join(''))).length > PAYLOAD_MAX_BYTES) letters.pop();
  return payloadFor(letters.join('').trim());
}
