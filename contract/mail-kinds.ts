/** Every kind of mail that the portal sends. */
export const MAIL_KINDS = [
  'registrationReceived',
  'registrationToReview',
  'accountApproved',
  'accountSuspended',
  'accountChanged',
  'emailChanged',
  'vatIdChanged',
  'vatIdInvalid',
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
  'paymentReminder',
  'secondPaymentReminder',
  'watchedVehicleChanged',
  'passwordReset',
  'passwordChanged',
  'adminInvited',
  'adminReset',
  'newNetwork',
  'secondFactorOn',
  'secondFactorOff',
  'importFailed',
  'contactMessage',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The kinds whose link holds a secret. Nobody reads them in the back office, and nobody sends them again by hand. */
export const SECRET_MAIL_KINDS = [
  'registrationReceived',
  'watchedVehicleChanged',
  'passwordReset',
  'adminInvited',
  'adminReset',
] as const satisfies readonly MailKind[];
