import type { ErrorCode } from '../../../contract/errors.ts';

/** One sentence for each error code that only the back office gets. */
export const adminErrors = {
  VEHICLE_IN_USE: 'Dieses Fahrzeug gehört zu einer Bestellung.',
  DEALER_HAS_ORDERS: 'Zu diesem Händler gibt es Bestellungen. Sperren Sie das Konto stattdessen.',
  INVOICE_MISSING: 'Zu dieser Bestellung gibt es keine gültige Rechnung.',
  LAST_ADMIN: 'Das ist der letzte Administrator mit allen Rechten.',
  REMINDER_NOT_POSSIBLE: 'Diese Zahlungserinnerung ist nicht möglich.',
  INVOICE_NOT_POSSIBLE: 'Für diese Bestellung ist keine Rechnung möglich.',
} satisfies Partial<Record<ErrorCode, string>>;
