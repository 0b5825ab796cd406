/** What a dealer marks a vehicle as: on the watch list, or left out of their inventory. */
export const MARK_STATUSES = ['WATCHED', 'HIDDEN'] as const;
export type MarkStatus = (typeof MARK_STATUSES)[number];

/** When a user is mailed about changes of watched vehicles. */
export const WATCH_MAILS = ['OFF', 'DAILY', 'AT_ONCE'] as const;
export type WatchMails = (typeof WATCH_MAILS)[number];

/** Vehicles on a page of the watch list. */
export const WATCHLIST_PAGE_SIZE = 24;
/** The hour of the daily mail about watched vehicles, and the most vehicles that one such mail lists. */
export const WATCH_MAIL_HOUR = 7;
export const WATCH_MAIL_VEHICLES_MAX = 50;
/** A mail at once waits until whoever delivered the vehicle has been quiet for a minute, but an hour at most. */
export const WATCH_MAIL_QUIET_MINUTES = 1;
export const WATCH_MAIL_WAIT_MINUTES = 60;
