// Not in constants.ts, which every page of the browser loads.

/** The most characters of a clerk's note. */
export const NOTE_MAX = 2000;

/** The most characters of the notes in the account of a dealer. */
export const DEALER_NOTES_MAX = 2000;

/** So many notes are shown with an order, the newest first. */
export const NOTES_PAGE_SIZE = 20;

/** The most characters of a message that a clerk adds to a mail. */
export const CLERK_MESSAGE_MAX = 2000;
