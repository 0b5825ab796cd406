import { PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { InvoiceWords } from './words.ts';

export const de: InvoiceWords = {
  delivery: 'Lieferung',
  usedVehicle: 'Gebrauchtfahrzeug',
  firstRegistered: 'Erstzulassung',
  mileage: 'Kilometerstand',
  management: (name) => `Geschäftsführung: ${name}`,
  paymentTerms: `Zahlbar innerhalb von ${PAYMENT_WORKING_DAYS} Bankarbeitstagen (Montag bis Freitag)`,
  intraCommunity: 'Steuerfreie innergemeinschaftliche Lieferung',
  cancels: ({ number, day }) => `Stornorechnung zur Rechnung ${number} vom ${day}`,
  refund: 'Die Rechnung ist nicht mehr zu bezahlen. Bereits bezahlte Beträge erstatten wir.',
};
