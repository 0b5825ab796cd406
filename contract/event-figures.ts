// Apart from the schemas, because every page loads these without zod.

/** Seconds between two heartbeats of a stream. Common proxies end a connection that is silent for 60 seconds. */
export const BEAT_SECONDS = 20;
/** A server remembers the events of so many seconds. A page with older data refetches all of them. */
export const TOLD_SECONDS = 60;
/** The most vehicles that one event names. After more changes at once the pages refetch their data. */
export const TOLD_VEHICLES_MAX = 100;

/** What a page refetches. A dealer gets `orders` and `account`, each about themselves; admins get all others. */
export const TOPICS = [
  'vehicles',
  'orders',
  'account',
  'dealers',
  'users',
  'notes',
  'mails',
  'imports',
  'views',
] as const;
export type Topic = (typeof TOPICS)[number];
