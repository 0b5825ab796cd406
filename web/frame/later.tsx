import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { insist, isTriedAgain } from './insist.ts';

/**
 * A part that the server writes with its page (`written`, there alone), and that the browser takes over when its module
 * has come, after the page: what it brings is no part of the first load. `prepare` fetches it before the page is opened
 * from another one.
 */
export function later<Name extends string>(
  written: ComponentType | false,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  const Part = written || lazyRouteComponent(() => insist(load), name);
  // The same at every rendering: a page that is drawn anew meanwhile does not touch what is not taken over yet.
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  );
  /** One try: a page does not wait for a form that is slow to come. */
  const prepare = () => load().then(() => ('preload' in Part ? Part.preload?.() : undefined), isTriedAgain);
  return { part, prepare };
}
