import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, Suspense, use } from 'react';
import { useLocale } from 'use-intl';
import { TextsProvider } from '../texts/locale.tsx';
import type { Area } from '../texts/parts.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import type { WordStore } from '../texts/words.ts';
import { ignoreError, withRetry } from '../with-retry.ts';

/**
 * Wraps a part of a page that is loaded on demand and has texts of its own: they come with the part, not with the page.
 * The part is rendered when they are there. If they cannot be loaded, the page stays without it.
 */
export function withOwnTexts<Props extends object>(areas: readonly Area[], Part: ComponentType<Props>) {
  const asked = new WeakMap<WordStore, Promise<void>>();
  const askFor = (words: WordStore) => {
    const known = asked.get(words);
    if (known) return known;
    const asking = withRetry(() => words.needAsRendered(areas)).catch(ignoreError);
    asked.set(words, asking);
    return asking;
  };
  function Loaded(props: Props) {
    const { words } = useRouteContext({ from: '__root__' });
    const current = useLocale();
    // React hydrates the part as the server has rendered it, although the reader may have changed the language meanwhile.
    const locale = useIsHydrated() ? current : words.first;
    // On the server the loader of the route has loaded them.
    if (!words.has(areas, locale)) use(askFor(words));
    if (!words.has(areas, locale)) return null;
    return (
      <TextsProvider words={words} areas={areas} locale={locale}>
        <Part {...props} />
      </TextsProvider>
    );
  }
  return (props: Props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
