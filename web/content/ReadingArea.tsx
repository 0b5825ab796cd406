import { useRouter } from '@tanstack/react-router';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import type { Locale } from '../../contract/constants.ts';

/** Wraps a page of texts: follows the plain links in them, and keeps the reader's place when the language changes. */
export function ReadingArea({
  locale,
  children,
  className,
}: {
  /** The language of the texts on screen. */
  locale: Locale;
  children: ReactNode;
  className: string;
}) {
  const router = useRouter();
  const area = useRef<HTMLDivElement>(null);

  // The build writes the links of a text as plain <a> elements. Links within the portal are followed without a page
  // load.
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.defaultPrevented || !link || !isPlain(event) || link.origin !== location.origin) return;
      event.preventDefault();
      router.history.push(link.pathname + link.search + link.hash);
    }
    const element = area.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [router]);

  return (
    <div ref={area} className={className}>
      <StablePlace locale={locale}>{children}</StablePlace>
    </div>
  );
}

/**
 * A text in another language is longer or shorter. The heading that is being read stays in its place. This is a class
 * because hooks have no getSnapshotBeforeUpdate.
 */
class StablePlace extends Component<{ locale: Locale; children: ReactNode }> {
  override getSnapshotBeforeUpdate(before: { locale: Locale }): ReadingPlace | null {
    return before.locale === this.props.locale ? null : readingPlace();
  }

  override componentDidUpdate(_before: unknown, _state: unknown, place: ReadingPlace | null): void {
    const heading = place && document.getElementById(place.id);
    if (heading) scrollBy({ top: heading.getBoundingClientRect().top - place.top, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

interface ReadingPlace {
  id: string;
  /** Distance from the upper edge of the window, in pixels. */
  top: number;
}

/** The heading nearest to the upper edge of the window. */
function readingPlace(): ReadingPlace | null {
  const [nearest] = [...document.querySelectorAll('main :is(h2, h3, h4, details)[id]')]
    .filter((heading) => !heading.parentElement?.closest('details:not([open]), [hidden]'))
    .map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }))
    .toSorted((a, b) => Math.abs(a.top) - Math.abs(b.top));
  // At the very top of the page there is no place to keep.
  return scrollY === 0 ? null : (nearest ?? null);
}
