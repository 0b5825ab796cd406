/** Every kind of mail that the portal sends. */
export const MAIL_KINDS = [
  'registrationReceived',
  'registrationToReview',
  'accountApproved',
  'accountSuspended',
  'accountChanged',
  'papersRequested',
  'orderConfirmation',
  'newOrder',
  'orderStatusChanged',
  'paymentReceived',
  'orderCancelled',
  'reservationCancelled',
  'reservationExpired',
  'expiryReminder',
  'invoiceIssued',
  'creditNoteIssued',
  'watchedVehicleChanged',
  'passwordReset',
  'passwordChanged',
  'contactMessage',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
