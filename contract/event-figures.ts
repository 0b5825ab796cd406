// Apart from the schemas, because every page loads these without zod.

/** Seconds between two heartbeats of a stream. Common proxies end a connection that is silent for 60 seconds. */
export const BEAT_SECONDS = 20;
/** A server knows what it has told for so many seconds. A page whose data are older asks for all of them again. */
export const TOLD_SECONDS = 60;
/** The most vehicles that one event names. After more changes at once the pages ask again. */
export const TOLD_VEHICLES_MAX = 100;

/** What a page asks for again. A dealer is told `orders` and `account`, each about themselves; admins are told all others. */
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
