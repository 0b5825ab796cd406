import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when it is first needed; null until then. If it cannot be loaded, the page stays as
 * it is, and the next change of `need` retries. `load` must be the same function at every rendering.
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, need: unknown) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (need)
      load().then(
        (part) => setPart(() => part),
        () => {},
      );
  }, [load, need]);
  return { Part: need ? Part : null };
}
