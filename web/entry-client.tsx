import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { isLocale } from '../contract/constants.ts';
import { call } from './api/call.ts';
import { withRetry } from './layout/with-retry.ts';
import { makeRouter } from './router.tsx';
import { wordStore } from './texts/words.ts';
import './styles/app.css';

/** What Chromium, Firefox and Safari say of an import() that failed. */
const LOST_MODULE = /dynamically imported module|module script failed/;

// Radix's dialogs lock scrolling by a <style>, and ask under this name for the nonce that lets it in (package get-nonce).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
// Zod tries whether it may compile its rules, which the content security policy refuses and browsers report: it need not.
Object.assign(globalThis, { __webpack_nonce__: nonce, __zod_globalConfig: { jitless: true } });

// The texts come first: what is hydrated must say the same as what the server rendered. A request that is lost is retried:
// until then the page works without scripts.
const { lang } = document.documentElement;
const words = wordStore(isLocale(lang) ? lang : 'de');
const router = makeRouter({ call, words });
const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
await withRetry(() => words.need(matchedRoutes.flatMap(({ options }) => options.staticData?.areas ?? [])));

// Fetched since the first paint, these scripts may be here before the end of the page, where what they take over stands.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));

hydrateRoot(document, <RouterClient router={router} />, {
  // A module that could not be fetched is reported by the browser and shown by the page's error panel: not here again.
  onCaughtError: (error) => {
    // oxlint-disable-next-line no-console -- what React does with every caught error by default
    if (!LOST_MODULE.test(String(error))) console.error(error);
  },
});
