import { CONFIRMATION_DAYS } from './account-figures.ts';

// Not in constants.ts, which every page of the browser loads.

/** Mails on a page of the back office. */
export const MAILS_PAGE_SIZE = 50;
/** Mails that could not be sent, on a page. */
export const FAILED_MAILS_PAGE_SIZE = 20;
/** The most mails that a list counts. A list of more says one more, and its later pages are reached by filters. */
export const MAILS_COUNTED_MAX = 2_000;
/** Days for which a failed mail with a secret link stands on the work list: as long as the longest such link is valid. */
export const SECRET_MAIL_WORK_DAYS = CONFIRMATION_DAYS;
/** Months after which a mail is deleted. */
export const MAIL_MONTHS = 12;

/** A mail that waits for its next attempt, that was handed over, or that no attempt could send. */
export const MAIL_STATES = ['WAITING', 'SENT', 'FAILED'] as const;
export type MailState = (typeof MAIL_STATES)[number];
