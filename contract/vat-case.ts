import type { VatIdCheck } from './states.ts';

/** How an order is taxed. The case is fixed when the order is placed. docs/rules.md, chapter "VAT". */
export const VAT_CASES = ['STANDARD', 'INTRA_COMMUNITY'] as const;
export type VatCase = (typeof VAT_CASES)[number];

/**
 * The member states of the EU by the prefix of their VAT ids (Greece: EL), each with the form of the rest of the id.
 * Source: Annex to the EU's VIES rules.
 */
const VAT_ID_FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/** The prefixes of the VAT ids of the EU. */
export const EU_VAT_PREFIXES = Object.keys(VAT_ID_FORMS);

/** The countries of the EU by ISO 3166 code. */
const EU_COUNTRIES = new Set(EU_VAT_PREFIXES.map((prefix) => (prefix === 'EL' ? 'GR' : prefix)));

/** Whether the country, an ISO 3166 code, is a member state of the EU. */
export const isInEu = (country: string): boolean => EU_COUNTRIES.has(country);

/** "fr 40 303 265 045" -> "FR40303265045": without spaces, dots and hyphens, in upper case. */
export function normalizeVatId(vatId: string): string {
  return vatId.replaceAll(/[\s.\-/]/g, '').toUpperCase();
}

/** Whether the id has the form of its prefix, and the prefix is that of a member state. */
export function isVatIdWellFormed(vatId: string): boolean {
  const normal = normalizeVatId(vatId);
  return VAT_ID_FORMS[normal.slice(0, 2)]?.test(normal.slice(2)) ?? false;
}

/** Whether this is a well-formed VAT id of a member state other than Germany. */
export const isForeignVatId = (vatId: string | null): boolean =>
  vatId !== null && isVatIdWellFormed(vatId) && !normalizeVatId(vatId).startsWith('DE');

/** What the VAT case depends on. */
interface Taxed {
  country: string;
  vatId: string | null;
  vatIdCheck: VatIdCheck;
}

/** Why an order is taxed in Germany. */
export type VatCause = 'GERMAN_DEALER' | 'GERMAN_DELIVERY' | 'OUTSIDE_EU' | 'NO_FOREIGN_ID' | 'INVALID_ID';

/**
 * Why an order that is delivered to `deliveryCountry` (ISO 3166) is taxed in Germany. Null for 0 %: a delivery to another EU
 * country, for a dealer outside Germany with a well-formed foreign EU id that no clerk has marked invalid.
 */
export function vatCauseOf({ country, vatId, vatIdCheck }: Taxed, deliveryCountry: string): VatCause | null {
  if (country === 'DE') return 'GERMAN_DEALER';
  if (deliveryCountry === 'DE') return 'GERMAN_DELIVERY';
  if (!isInEu(deliveryCountry)) return 'OUTSIDE_EU';
  if (!isForeignVatId(vatId)) return 'NO_FOREIGN_ID';
  return vatIdCheck === 'INVALID' ? 'INVALID_ID' : null;
}

/** The VAT case of an order that is delivered to `deliveryCountry` (ISO 3166). */
export const vatCaseOf = (dealer: Taxed, deliveryCountry: string): VatCase =>
  vatCauseOf(dealer, deliveryCountry) === null ? 'INTRA_COMMUNITY' : 'STANDARD';
