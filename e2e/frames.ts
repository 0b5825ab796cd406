/** In the page: what has come is drawn. The first frame begins with it, the second one after it. */
export const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
