import { PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { InvoiceWords } from './words.ts';

export const en: InvoiceWords = {
  delivery: 'Delivery',
  usedVehicle: 'Used vehicle',
  firstRegistered: 'First registered',
  mileage: 'Mileage',
  management: (name) => `Managing director: ${name}`,
  paymentTerms: `Payable within ${PAYMENT_WORKING_DAYS} bank working days (Monday to Friday)`,
  // The law is German, so its own words stand beside the translation.
  intraCommunity: 'VAT-exempt intra-Community supply (steuerfreie innergemeinschaftliche Lieferung)',
  cancels: ({ number, day }) => `Credit note for invoice ${number} of ${day}`,
  refund: 'The invoice is no longer to be paid. We refund what has been paid already.',
};
