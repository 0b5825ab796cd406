import type { InvoiceContent } from './content.ts';
import type { Aggregate, Basic } from './xml.ts';

/** An amount in euros. */
export const euro = (amount: string): Basic => ({ text: amount, attributes: { currencyID: 'EUR' } });

/** UNTDID 5305: standard rate, and intra-community supply. */
const CATEGORY = { STANDARD: 'S', INTRA_COMMUNITY: 'K' } as const;

/** The VAT category of the document or of a line. A reason stands only in the document, and only where there is no VAT. */
export function taxCategoryOf(
  { vatCase, totals }: Pick<InvoiceContent, 'vatCase' | 'totals'>,
  reason?: string,
): Aggregate {
  return {
    'cbc:ID': CATEGORY[vatCase],
    'cbc:Percent': `${totals.vatPercent}`,
    'cbc:TaxExemptionReasonCode': reason === undefined ? undefined : 'VATEX-EU-IC',
    'cbc:TaxExemptionReason': reason,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}
