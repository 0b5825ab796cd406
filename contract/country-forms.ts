import type { Country } from './choices.ts';
import { isVatIdWellFormed, normalizeVatId } from './vat-case.ts';

/** The form of a postal code in each country of the registration, with examples of what people type there. */
const FORMS: Record<Country, { postalCode: RegExp; postalCodeExample: string; phoneExample: string }> = {
  DE: { postalCode: /^\d{5}$/, postalCodeExample: '10115', phoneExample: '+49 30 1234567' },
  AT: { postalCode: /^[1-9]\d{3}$/, postalCodeExample: '1020', phoneExample: '+43 1 5550107' },
  CH: { postalCode: /^[1-9]\d{3}$/, postalCodeExample: '8001', phoneExample: '+41 44 555 01 07' },
  FR: { postalCode: /^\d{5}$/, postalCodeExample: '69007', phoneExample: '+33 4 55 55 01 18' },
  NL: {
    postalCode: /^[1-9]\d{3} ?[A-Z]{2}$/i,
    postalCodeExample: '3511 AB',
    phoneExample: '+31 30 555 0133',
  },
  BE: { postalCode: /^[1-9]\d{3}$/, postalCodeExample: '1000', phoneExample: '+32 2 555 01 51' },
  // Letters from abroad carry the "L-", so people in Luxembourg write it as a part of the code.
  LU: { postalCode: /^(L-)?[1-9]\d{3}$/i, postalCodeExample: '1009', phoneExample: '+352 555 013' },
  IT: { postalCode: /^\d{5}$/, postalCodeExample: '00184', phoneExample: '+39 06 555 0190' },
};

const isCountry = (code: string): code is Country => Object.hasOwn(FORMS, code);
const formsOf = (country: string) => FORMS[isCountry(country) ? country : 'DE'];

/** Whether the postal code has the form of its country. Every code is right for a country that the table does not have. */
export const isPostalCodeOf = (country: string, postalCode: string): boolean =>
  !isCountry(country) || FORMS[country].postalCode.test(postalCode);

const PHONE_MIN_DIGITS = 6;

/** Whether a telephone number has enough digits to be called. */
export const isPhoneNumber = (phone: string): boolean =>
  phone.replaceAll(/\D/g, '').length >= PHONE_MIN_DIGITS;

/** Switzerland is not in the EU: an id of this form never gives 0 %. */
const SWISS_VAT_ID = /^CHE\d{9}(MWST|TVA|IVA)?$/;

/** Whether the VAT id has the form of its own prefix: that of an EU state, or CHE of Switzerland. */
export const isVatId = (vatId: string): boolean =>
  isVatIdWellFormed(vatId) || SWISS_VAT_ID.test(normalizeVatId(vatId));

/** An id of each form. None of them is a real company's. */
const VAT_ID_EXAMPLES: Record<string, string> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  BG: 'BG123456789',
  CH: 'CHE-123.456.789',
  CY: 'CY12345678X',
  CZ: 'CZ12345678',
  DE: 'DE123456789',
  DK: 'DK12345678',
  EE: 'EE123456789',
  EL: 'EL123456789',
  ES: 'ESX1234567X',
  FI: 'FI12345678',
  FR: 'FR12345678901',
  HR: 'HR12345678901',
  HU: 'HU12345678',
  IE: 'IE1234567A',
  IT: 'IT12345678901',
  LT: 'LT123456789',
  LU: 'LU12345678',
  LV: 'LV12345678901',
  MT: 'MT12345678',
  NL: 'NL123456789B01',
  PL: 'PL1234567890',
  PT: 'PT123456789',
  RO: 'RO1234567890',
  SE: 'SE123456789012',
  SI: 'SI12345678',
  SK: 'SK1234567890',
};

/** What a person has typed beside the field that needs an example. */
interface Typed {
  country?: string | undefined;
  vatId?: string | undefined;
}

/** The example in the sentence for a broken rule: of the country, and for a VAT id of the prefix that was typed. */
export function exampleFor(code: string | undefined, { country = 'DE', vatId = '' }: Typed): string {
  if (code === 'POSTAL_CODE_FORM') return formsOf(country).postalCodeExample;
  if (code === 'PHONE_FORM') return formsOf(country).phoneExample;
  if (code === 'VAT_ID_FORM') return vatIdExample(vatId) ?? vatIdExample(country) ?? '';
  return '';
}

/** Greece's ids begin with EL, but people know the country as GR. */
function vatIdExample(vatId: string): string | undefined {
  const prefix = normalizeVatId(vatId).slice(0, 2);
  return VAT_ID_EXAMPLES[prefix === 'GR' ? 'EL' : prefix];
}
