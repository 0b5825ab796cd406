import { HeadContent, Outlet, Scripts, useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { isLocale } from '../../contract/constants.ts';
import { remembered } from '../texts/remember.ts';
import { LocaleProvider, useCurrentLocale, useSetLocale } from '../texts/locale.tsx';
import { DeferredScripts } from './DeferredScripts.tsx';
import { useEarlyTap } from './early-tap.ts';
import { Layout } from './Layout.tsx';
import { PageHead } from './PageHead.tsx';
import { applyTheme, isTheme } from './theme.ts';
import { ThemeColour } from './ThemeColour.tsx';

/** The whole document, rendered by the server and then hydrated. */
export function Document() {
  const { pageContext, words } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  useEarlyTap();
  // A stable object, because a new one would remount the parts that are not hydrated yet.
  const now = useMemo(() => new Date(pageContext.now), [pageContext.now]);
  const locale = useCurrentLocale(words);
  // The routes create the titles outside the components. They run again; the data is not refetched.
  const refreshTitle = useCallback(() => {
    // A `lang` parameter of another language would bring that language back at the next reload.
    const url = new URL(window.location.href);
    if (url.searchParams.has('lang') && url.searchParams.get('lang') !== words.locale()) {
      url.searchParams.delete('lang');
      router.history.replace(url.pathname + url.search + url.hash);
    }
    void router.invalidate();
  }, [router, words]);
  return (
    <html lang={locale} data-theme={pageContext.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ThemeColour chosen={pageContext.theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {import.meta.env.SSR && (
          <>
            {/* A page is painted whole. Its first half would move when the second arrives. */}
            <link rel="expect" href="#end" blocking="render" />
            <HeadContent />
          </>
        )}
        <PageHead />
      </head>
      <body>
        <LocaleProvider words={words} now={now} onChange={refreshTitle}>
          <ApplyStoredChoices />
          <Layout>
            <Outlet />
          </Layout>
        </LocaleProvider>
        {import.meta.env.SSR && <DeferredScripts />}
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** Where local storage and the cookie differ, storage wins. Runs once, after hydration. */
function ApplyStoredChoices() {
  const { pageContext } = useRouteContext({ from: '__root__' });
  const setLocale = useSetLocale();
  useEffect(() => {
    const locale = remembered('locale');
    const wantedByAddress = new URLSearchParams(location.search).has('lang');
    if (wantedByAddress) setLocale(pageContext.locale);
    else if (isLocale(locale) && locale !== pageContext.locale) setLocale(locale);
    const theme = remembered('theme');
    if (isTheme(theme) && theme !== pageContext.theme) applyTheme(theme);
  }, [pageContext, setLocale]);
  return null;
}
