/** Every error code with its HTTP status. Server, OpenAPI document and texts are made from this list. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  TOKEN_INVALID: 400,
  NOT_AUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  DEALER_NOT_ACTIVE: 403,
  ADMIN_ONLY: 403,
  OWNER_ONLY: 403,
  APPROVAL_NEEDED: 403,
  SECOND_FACTOR_NEEDED: 403,
  FOREIGN_ORIGIN: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  VEHICLE_UNAVAILABLE: 409,
  PRICE_CHANGED: 409,
  CONDITIONS_CHANGED: 409,
  RESERVATION_NOT_CANCELLABLE: 409,
  ORDER_NOT_CANCELLABLE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  VIN_TAKEN: 409,
  VEHICLE_IN_USE: 409,
  DEALER_HAS_ORDERS: 409,
  INVOICE_MISSING: 409,
  REMINDER_NOT_POSSIBLE: 409,
  LAST_ADMIN: 409,
  LAST_OWNER: 409,
  REQUEST_WITHDRAWN: 409,
  EDITED_MEANWHILE: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  IMPORT_REJECTED: 422,
  INVOICE_NOT_POSSIBLE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The English sentence of a code: the `title` of its problem, and the `detail` unless a failure has its own. */
export const ERROR_TITLE: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'The request breaks a rule of this call.',
  TOKEN_INVALID: 'This link is no longer valid.',
  NOT_AUTHENTICATED: 'Please sign in first.',
  INVALID_CREDENTIALS: 'Email address or password is wrong.',
  SECOND_FACTOR_REQUIRED: 'The password is right. Please add the code of your second factor.',
  DEALER_NOT_ACTIVE: 'This needs an active dealer account.',
  ADMIN_ONLY: 'This needs an administrator.',
  OWNER_ONLY: 'Your rights at your company do not allow this.',
  APPROVAL_NEEDED: 'An order above the limit of your company is placed by an owner.',
  SECOND_FACTOR_NEEDED: 'Administrators of this portal need a second factor.',
  FOREIGN_ORIGIN: 'The request comes from a foreign origin.',
  NOT_FOUND: 'This does not exist.',
  EMAIL_TAKEN: 'There is an account with this email address already.',
  VEHICLE_UNAVAILABLE: 'This vehicle is no longer available.',
  PRICE_CHANGED: 'A price has changed in the meantime.',
  CONDITIONS_CHANGED: 'The VAT or the terms of an order have changed in the meantime.',
  RESERVATION_NOT_CANCELLABLE: 'This reservation can no longer be cancelled.',
  ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled.',
  IDEMPOTENCY_MISMATCH: 'This Idempotency-Key belongs to another request.',
  VIN_TAKEN: 'Another vehicle has this VIN.',
  VEHICLE_IN_USE: 'An order refers to this vehicle.',
  DEALER_HAS_ORDERS: 'This dealer has orders: suspend the account instead.',
  INVOICE_MISSING: 'This order has no valid invoice.',
  LAST_OWNER: 'This is the last owner of the company.',
  REQUEST_WITHDRAWN: 'The sender has taken back this request.',
  LAST_ADMIN: 'This is the last admin with all rights.',
  REMINDER_NOT_POSSIBLE: 'This payment reminder is not possible.',
  EDITED_MEANWHILE: 'Somebody else has changed this in the meantime.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA: 'This call does not take that content type.',
  IMPORT_REJECTED: 'The ZIP cannot be imported.',
  INVOICE_NOT_POSSIBLE: 'There can be no invoice for this order.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'The portal cannot answer at the moment.',
};

/** One broken rule: `path` as in "contact.firstName", `code` a stable word that the browser translates. */
export interface FieldProblem {
  path: string;
  message: string;
  code: string;
}

/** The body of every answer that is not OK (RFC 9457). The payload of its code adds members: `errors` of the endpoint. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  message: string;
  requestId: string;
  /** The payload of VALIDATION_FAILED. */
  errors?: FieldProblem[];
}
