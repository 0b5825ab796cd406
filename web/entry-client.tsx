import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { isLocale } from '../contract/constants.ts';
import { call } from './api/call.ts';
import { makeRouter } from './router.tsx';
import { wordStore } from './texts/words.ts';
import './styles/app.css';

// The words come first: what is taken over must say the same as what the server wrote.
const { lang } = document.documentElement;
const words = await wordStore(isLocale(lang) ? lang : 'de', location.pathname);
// Radix's dialogs lock scrolling by a <style>, and ask under this name for the nonce that lets it in (package get-nonce).
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
// Zod tries whether it may compile its rules, which the content security policy refuses and browsers report: it need not.
Object.assign(globalThis, { __webpack_nonce__: nonce, __zod_globalConfig: { jitless: true } });

// Fetched since the first paint, these scripts may be here before the end of the page, where what they take over stands.
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));

hydrateRoot(document, <RouterClient router={makeRouter({ call, words })} />);
