import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { ignoreError, withRetry } from '../with-retry.ts';

/**
 * A part of a page that the server renders (`rendered`, on the server only) and the browser hydrates when its module has
 * arrived, after the first load. `prepare` preloads the module before the router opens the page.
 */
export function lazyHydrated<Name extends string>(
  rendered: ComponentType | false,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Part = rendered || lazyRouteComponent(() => withRetry(load), name);
  // One stable element: a new render of the page must not touch a part that is not hydrated yet.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  );
  /** Loads once, without a retry: the page must not wait for a slow form. */
  const prepare = () => load().then(() => ('preload' in Part ? Part.preload?.() : undefined), ignoreError);
  return { part, prepare };
}
