// Only the names are read: no text is loaded.
const FILES = import.meta.glob('/content/legal/terms-of-service/*.de.md');
const BEGIN = '/content/legal/terms-of-service/'.length;
const END = '.de.md'.length;

/** The versions of the terms that the portal keeps, the newest first: "2025-05-20". */
export const TERMS_VERSIONS = Object.keys(FILES)
  .map((path) => path.slice(BEGIN, -END))
  .toSorted()
  .toReversed();
