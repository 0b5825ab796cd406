// Not in constants.ts, which every page of the browser loads.

/** The longest name of a saved search, and how many searches one user may save. */
export const SEARCH_NAME_MAX = 60;
export const SEARCHES_MAX = 30;
/** A search with more vehicles in its list cannot be saved: its mails would tell nobody anything. */
export const SEARCH_VEHICLES_MAX = 5_000;

/** A mail at once waits until so many seconds have passed without another vehicle, but no longer than so many minutes. */
export const ALERT_QUIET_SECONDS = 45;
export const ALERT_WAIT_MINUTES = 60;
/** The most vehicles that one mail lists. */
export const ALERT_VEHICLES_MAX = 50;
