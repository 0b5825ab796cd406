/** What the audit log reports, each action with the kind of thing that it changes. `audit_events` in SQL has the same list. */
export const AUDIT_ACTIONS = {
  ORDER_PLACED: 'order',
  ORDER_STATUS_CHANGED: 'order',
  ORDER_TOTAL_CHANGED: 'order',
  ORDER_CANCELLED: 'order',
  ORDER_LAPSED: 'order',
  ORDER_REFERENCE_CHANGED: 'order',
  ORDER_DATES_CHANGED: 'order',
  ORDER_DOCUMENT_ADDED: 'order',
  ORDER_DOCUMENT_DELETED: 'order',
  COMPLAINT_OPENED: 'order',
  COMPLAINT_ANSWERED: 'order',
  RESERVATION_MADE: 'reservation',
  RESERVATION_MADE_AGAIN: 'reservation',
  RESERVATION_PERIOD_CHANGED: 'reservation',
  RESERVATION_CANCELLED: 'reservation',
  RESERVATION_LAPSED: 'reservation',
  INVOICE_ISSUED: 'invoice',
  CREDIT_NOTE_ISSUED: 'invoice',
  PAYMENT_REMINDER_SENT: 'invoice',
  VEHICLE_IMPORTED: 'vehicle',
  VEHICLE_REPLACED: 'vehicle',
  VEHICLE_EDITED: 'vehicle',
  VEHICLE_PRICE_CHANGED: 'vehicle',
  VEHICLE_STATUS_CHANGED: 'vehicle',
  VEHICLE_MEDIUM_ADDED: 'vehicle',
  VEHICLE_MEDIUM_CHANGED: 'vehicle',
  VEHICLE_MEDIA_ORDERED: 'vehicle',
  VEHICLE_MEDIUM_DELETED: 'vehicle',
  VEHICLE_DELETED: 'vehicle',
  DEALER_REGISTERED: 'dealer',
  DEALER_EMAIL_CONFIRMED: 'dealer',
  DEALER_STATUS_CHANGED: 'dealer',
  DEALER_EDITED: 'dealer',
  DEALER_DELETED: 'dealer',
  DEALER_ERASED: 'dealer',
  PAPER_ADDED: 'dealer',
  PAPER_DELETED: 'dealer',
  PAPERS_REQUESTED: 'dealer',
  COLLEAGUE_INVITED: 'dealer',
  COLLEAGUE_CHANGED: 'dealer',
  COLLEAGUE_REMOVED: 'dealer',
  APPROVAL_LIMIT_CHANGED: 'dealer',
  ORDER_REQUESTED: 'dealer',
  ORDER_REQUEST_DECIDED: 'dealer',
  ORDER_REQUEST_WITHDRAWN: 'dealer',
  FEED_CREATED: 'dealer',
  FEED_REVOKED: 'dealer',
  ADMIN_CREATED: 'user',
  ADMIN_EDITED: 'user',
  ADMIN_RESET: 'user',
  SECOND_FACTOR_ON: 'user',
  SECOND_FACTOR_OFF: 'user',
  RECOVERY_CODE_USED: 'user',
  RECOVERY_CODES_RENEWED: 'user',
  USER_PASSWORD_RESET: 'user',
  USER_PASSWORD_CHANGED: 'user',
  MAIL_SENT_AGAIN: 'mail',
} as const;

/** Texts are typed `Record<AuditAction, string>`, so that an action without a text does not compile. */
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** The kinds of things that entries are about. `audit_events` in SQL has the same list. */
export const AUDIT_SUBJECTS = [
  'order',
  'reservation',
  'invoice',
  'vehicle',
  'dealer',
  'user',
  'mail',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The actions that change things of one kind. */
export type AuditActionOn<Subject extends (typeof AUDIT_ACTIONS)[AuditAction]> = {
  [Action in AuditAction]: (typeof AUDIT_ACTIONS)[Action] extends Subject ? Action : never;
}[AuditAction];
