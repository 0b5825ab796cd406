import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False until React has hydrated the server-rendered page. Before that, a press reaches no handler. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
