import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Locale, LOCALES } from '../../contract/constants.ts';
import { useSetLocale } from '../texts/locale.tsx';

/** Links to the same page in the other languages. They also work without JavaScript; with it only the texts change. */
export function LanguageLinks() {
  const t = useTranslations('layout.language');
  const locale = useLocale();
  const setLocale = useSetLocale();
  const { pathname, searchStr } = useLocation();

  function addressIn(other: Locale): string {
    const search = new URLSearchParams(searchStr);
    search.set('lang', other);
    return `${pathname}?${search}`;
  }
  function choose(event: MouseEvent, other: Locale) {
    // The browser opens another tab itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setLocale(other);
  }
  return (
    <ul className="flex flex-wrap gap-x-4">
      {LOCALES.map((each) => (
        <li key={each}>
          <a
            href={addressIn(each)}
            hrefLang={each}
            lang={each}
            aria-current={each === locale ? 'true' : undefined}
            onClick={(event) => choose(event, each)}
            className="inline-block py-1 underline-offset-2 hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
          >
            {t(each)}
          </a>
        </li>
      ))}
    </ul>
  );
}
