import { type RouteComponent, useRouteContext } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { TextsProvider } from '../texts/locale.tsx';
import type { Area } from '../texts/parts.ts';

/** A page, or what is shown in its place, together with the texts of its areas. The route loads them before. */
export function withTexts(areas: readonly Area[], Page: RouteComponent): RouteComponent {
  function PageWithTexts() {
    const { words } = useRouteContext({ from: '__root__' });
    return (
      <TextsProvider words={words} areas={areas} locale={useLocale()}>
        <Page />
      </TextsProvider>
    );
  }
  // Read at each call: the router takes it from a lazy component that has been loaded.
  const preload = async () => Page.preload?.();
  return Object.assign(PageWithTexts, { preload });
}
