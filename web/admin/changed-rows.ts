/** The serialized rows of a list by their ids, in the order of the list. */
export type ShownRows = ReadonlyMap<string, string>;

/**
 * The rows that are new or changed since the list was shown before. When rows have left the list, others move up from the
 * next page to its end: these are not new, unless the list has no pages.
 */
export function changedRows(before: ShownRows, after: ShownRows, hasPages = true): string[] {
  const ids = [...after.keys()];
  const lastKnown = ids.findLastIndex((id) => before.has(id));
  const haveLeft = [...before.keys()].some((id) => !after.has(id));
  return ids.filter((id, place) =>
    before.has(id) ? before.get(id) !== after.get(id) : !hasPages || !haveLeft || place < lastKnown,
  );
}
