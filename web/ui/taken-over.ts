import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until the browser's half of the program has taken over what the server wrote: before, nothing hears a press. */
export const useIsTakenOver = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
