import { startTransition } from 'react';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { isLocale } from '../contract/constants.ts';
import { call } from './api/call.ts';
import { pageHydrated } from './layout/page-hydrated.ts';
import { loadLive } from './live/load-live.ts';
import { loadReactDom } from './load-react-dom.ts';
import { namePage } from './api/page-headers.ts';
import { ignoreError, withRetry } from './with-retry.ts';
import { makeRouter } from './router.tsx';
import { wordStore } from './texts/words.ts';
import './styles/app.css';

/** What Chromium, Firefox and Safari report about an import() that failed. */
const LOST_MODULE = /dynamically imported module|module script failed/;

// Zod tests whether it may compile its rules. The content security policy forbids it, and browsers would report that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// In a function, not at the top of the module: modules that it loads import this one and would wait for it to end.
async function start(): Promise<void> {
  await nextTask();
  // The texts and the page itself come first: hydration must render the same as the server. A lost request is retried.
  // Until then, and if it stays lost, the page works without scripts. An error panel would replace what can be read.
  const { lang } = document.documentElement;
  const words = wordStore(isLocale(lang) ? lang : 'de');
  const router = makeRouter({ call, words });
  // After a step back or forward all cards are laid out, so that the list scrolls to where its reader left it: docs/decisions/0170.
  router.history.subscribe(({ action: { type } }) => {
    if (type !== 'REPLACE') document.documentElement.toggleAttribute('data-returned', type !== 'PUSH');
  });
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const pages = matchedRoutes.flatMap(({ options }) => options.staticData ?? []);
  const parts = withRetry(() =>
    Promise.all([words.need(pages.flatMap(({ areas = [] }) => areas)), ...pages.map(({ load }) => load?.())]),
  );
  const [{ hydrateRoot }] = await Promise.all([nextTask().then(loadReactDom), parts]);

  // These scripts may be loaded before the end of the page, where some of the elements are that they hydrate.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));

  // As a transition, so in slices. A press meanwhile is hydrated at once.
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />, {
      // The browser reports a module that could not be fetched, and the page shows its error panel. It is not reported
      // here again.
      onCaughtError: (error) => {
        // oxlint-disable-next-line no-console -- what React does with every caught error by default
        if (!LOST_MODULE.test(String(error))) console.error(error);
      },
    });
  });
  const { queryClient } = router.options.context;
  // Not before hydration: only then the user is known, and lists can be fetched again after the marks are sent.
  if (hasPendingMarks())
    pageHydrated
      .then(() => import('./marks/send-pending-marks.ts'))
      .then((marks) => marks.sendPendingMarks(queryClient), ignoreError);
  namePage(queryClient);
  loadLive(queryClient);
}

/** The evaluation of modules ends here: what is pressed or painted meanwhile goes first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Whether the page before was left with marks that the server has not confirmed. Nobody else loads how they are sent. */
function hasPendingMarks(): boolean {
  try {
    return (localStorage.getItem('pendingMarks') ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

start().catch((error: unknown) => {
  // The browser has reported the module that stays lost.
  if (!LOST_MODULE.test(String(error))) throw error;
});
