import type { ErrorCode } from '../../../contract/errors.ts';

/** One sentence for each error code that only the back office gets. */
export const adminErrors = {
  VEHICLE_IN_USE: 'Ce véhicule fait partie d’une commande.',
  DEALER_HAS_ORDERS: 'Ce revendeur a passé des commandes. Suspendez plutôt son compte.',
  INVOICE_MISSING: 'Il n’existe pas de facture valable pour cette commande.',
  LAST_ADMIN: 'C’est le dernier administrateur avec tous les droits.',
  REMINDER_NOT_POSSIBLE: 'Ce rappel de paiement n’est pas possible.',
  INVOICE_NOT_POSSIBLE: 'Aucune facture n’est possible pour cette commande.',
} satisfies Partial<Record<ErrorCode, string>>;
