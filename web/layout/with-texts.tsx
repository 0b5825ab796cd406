import { type RouteComponent, useRouteContext } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { TextsProvider } from '../texts/locale.tsx';
import type { Area } from '../texts/parts.ts';
import { usePageHydrated } from './page-hydrated.ts';

/** Wraps a page, or its not-found page, in a provider for the texts of its areas. The route has already loaded the texts. */
export function withTexts(areas: readonly Area[], Page: RouteComponent): RouteComponent {
  function PageWithTexts() {
    const { words } = useRouteContext({ from: '__root__' });
    usePageHydrated();
    return (
      <TextsProvider words={words} areas={areas} locale={useLocale()}>
        <Page />
      </TextsProvider>
    );
  }
  // Read at each call, because the router sets it after it has loaded a lazy component.
  const preload = async () => Page.preload?.();
  return Object.assign(PageWithTexts, { preload });
}
