/** A credit note cancels one invoice as a whole. */
export const INVOICE_KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;

/** An unpaid invoice before its due date, on it and after it; a paid invoice; one that a credit note cancels. */
export const INVOICE_STATES = ['OPEN', 'DUE', 'OVERDUE', 'PAID', 'CANCELLED'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
