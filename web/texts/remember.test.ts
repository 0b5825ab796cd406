import { afterEach, expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https:', 'locale=fr; path=/; max-age=31536000; samesite=lax; secure'],
  ['http:', 'locale=fr; path=/; max-age=31536000; samesite=lax'],
])('the cookie of a choice is sent only over https if the page came over https: %s', (protocol, cookie) => {
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol });
  remember('locale', 'fr');
  expect(document.cookie).toBe(cookie);
});
