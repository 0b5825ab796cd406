/**
 * What the library of queries needs for lists that grow page by page. The portal has no such lists, and every
 * page would load it.
 */
export const infiniteQueryBehavior = undefined;
export const hasNextPage = undefined;
export const hasPreviousPage = undefined;
