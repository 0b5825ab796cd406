// Not in constants.ts, which every page of the browser loads.

/** The longest name of a saved view, and how many views one clerk may have. */
export const VIEW_NAME_MAX = 60;
export const VIEWS_MAX = 50;
