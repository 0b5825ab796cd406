type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

// The browser shows its own words.
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Returns a function that is called after each change: the browser asks before it closes the page while work is left. */
export const warnWhile =
  (hasWork: () => boolean, pageOf: () => Page = () => window) =>
  (): void => {
    if (hasWork()) pageOf().addEventListener('beforeunload', ask);
    else pageOf().removeEventListener('beforeunload', ask);
  };
