import { type ComponentType, startTransition, useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when it is first needed; null until then. If it cannot be loaded, the page stays as
 * it is, and the next change of `need` retries. `load` must be the same function at every rendering.
 * The part is rendered in a transition: a list has one in each of its cards, and one task for all of them would block the page.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, need: unknown = true) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (need)
      load().then(
        (part) => startTransition(() => setPart(() => part)),
        () => {},
      );
  }, [load, need]);
  return { Part: need ? Part : null };
}
