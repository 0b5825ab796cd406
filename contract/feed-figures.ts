// Not in constants.ts, which every page of the browser loads.

/** What a feed lists: all that is on offer, what a saved search finds, or what the company has bought. */
export const FEED_KINDS = ['STOCK', 'SEARCH', 'PURCHASES'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** How many feeds a company may have, and how many vehicles one of them lists at most. */
export const FEEDS_MAX = 10;
export const FEED_VEHICLES_MAX = 20_000;
/** Reads of the feeds of one dealer in an hour. */
export const FEED_READS_PER_HOUR = 120;
