import type { InvoiceWords } from '../../content/invoices/words.ts';
import { type InvoiceContent, payableOf } from './content.ts';
import { euro, taxCategoryOf } from './ubl-values.ts';
import type { Aggregate } from './xml.ts';

/** The VAT of the invoice and its sums. */
export function totalsOf({ totals, vatCase, paid }: InvoiceContent, words: InvoiceWords): Aggregate {
  const { net, vat, gross } = totals;
  return {
    'cac:TaxTotal': {
      'cbc:TaxAmount': euro(vat),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': euro(net),
        'cbc:TaxAmount': euro(vat),
        'cac:TaxCategory': taxCategoryOf(
          { vatCase, totals },
          vatCase === 'INTRA_COMMUNITY' ? words.intraCommunity : undefined,
        ),
      },
    },
    'cac:LegalMonetaryTotal': {
      'cbc:LineExtensionAmount': euro(net),
      'cbc:TaxExclusiveAmount': euro(net),
      'cbc:TaxInclusiveAmount': euro(gross),
      'cbc:PrepaidAmount': paid === undefined ? undefined : euro(paid),
      'cbc:PayableAmount': euro(payableOf({ totals, paid })),
    },
  };
}
