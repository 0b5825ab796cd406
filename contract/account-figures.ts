// Not in constants.ts, which every page of the browser loads.

/** The fewest characters in a new password: docs/rules.md, chapter "Passwords". */
export const PASSWORD_MIN_LENGTH = 8;
export const ADMIN_PASSWORD_MIN_LENGTH = 12;
/** Bounds the work of hashing. Nobody types more. */
export const PASSWORD_MAX_LENGTH = 200;
/** Seconds for which an authenticator app shows a code (RFC 6238). */
export const TOTP_SECONDS = 30;
/** Recovery codes of a second factor. */
export const RECOVERY_CODES = 10;
/** Days that the session of a dealer lasts; hours after which an idle session of an admin ends. */
export const SESSION_DAYS = 30;
export const ADMIN_IDLE_HOURS = 12;
/** The most sessions that a user sees of their own. */
export const SESSIONS_SHOWN = 100;
/** Days for which the link that proves an e-mail address works. */
export const CONFIRMATION_DAYS = 7;
/** Mails with such a link to one user in an hour. */
export const CONFIRMATIONS_PER_HOUR = 5;
/** Minutes for which the link for a new password works, and mails with such a link to one address in an hour. */
export const PASSWORD_RESET_MINUTES = 60;
export const PASSWORD_RESETS_PER_HOUR = 5;
/** Files with all stored data that a user may fetch in a day. */
export const USER_DATA_PER_DAY = 5;
/** A PENDING account is deleted when its e-mail address is still unproved after so many days. */
export const UNPROVED_ACCOUNT_DAYS = 14;
/** Sign-ins and refused sign-ins are deleted after so many days. */
export const SIGN_IN_DAYS = 180;
