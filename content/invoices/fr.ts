import { PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { InvoiceWords } from './words.ts';

export const fr: InvoiceWords = {
  delivery: 'Livraison',
  usedVehicle: 'Véhicule d’occasion',
  firstRegistered: 'Mise en circulation',
  mileage: 'Kilométrage',
  management: (name) => `Gérance\u00a0: ${name}`,
  paymentTerms: `Payable sous ${PAYMENT_WORKING_DAYS} jours ouvrés (du lundi au vendredi)`,
  // The law is German, so its own words stand beside the translation.
  intraCommunity:
    'Livraison intracommunautaire exonérée de TVA (steuerfreie innergemeinschaftliche Lieferung)',
  cancels: ({ number, day }) => `Facture d’avoir pour la facture ${number} du ${day}`,
  refund: 'La facture n’est plus à payer. Nous remboursons les sommes déjà payées.',
};
