import type { Messages } from './messages.ts';

/**
 * The areas of the texts that every page needs. They are loaded as one part, `common`. Every other area is a part of
 * its own.
 */
export const COMMON_AREAS = ['layout', 'errors', 'states'] as const satisfies readonly (keyof Messages)[];

/** An area of the texts that only some pages need. */
export type Area = Exclude<keyof Messages, (typeof COMMON_AREAS)[number]>;
export type Part = 'common' | Area;
