/**
 * Runs in the page and waits until pending changes are painted. The first frame starts with them, the second one after
 * them.
 */
export const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
