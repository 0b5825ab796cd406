import { expect, test } from 'vitest';
import { type Locale, LOCALES } from '../contract/constants.ts';
import { exampleOf } from '../contract/examples/all.ts';
import { wordsOf } from '../fixtures/promises.ts';

// The policy names the data of a feature when the feature exists, neither earlier nor later.
test.each<[`/api/${string}`, 'POST' | 'PUT', Record<Locale, RegExp>]>([
  ['/api/password-reset', 'POST', { de: /neuen Passworts/, en: /new password/, fr: /nouveau mot de passe/ }],
  [
    '/api/vehicles/{id}/mark',
    'PUT',
    { de: /Markierung/, en: /\bmarks?\b/, fr: /masquez un véhicule|choix de véhicules/ },
  ],
])('the privacy policy describes what exists: %s', async (path, method, words) => {
  const exists = exampleOf({ method, path }) !== undefined;
  for (const locale of LOCALES)
    expect([locale, words[locale].test(await wordsOf('/privacy-policy', locale))]).toEqual([locale, exists]);
});
