import { expect, test } from 'vitest';
import { type Locale, LOCALES } from '../contract/constants.ts';
import { exampleOf } from '../contract/examples/all.ts';
import { wordsOf } from '../fixtures/promises.ts';

// The policy names the data of a feature when the feature exists, neither earlier nor later.
test.each<[`/api/${string}`, 'GET' | 'POST' | 'PUT', Record<Locale, RegExp>]>([
  ['/api/password-reset', 'POST', { de: /neuen Passworts/, en: /new password/, fr: /nouveau mot de passe/ }],
  [
    '/api/dealer/addresses',
    'POST',
    { de: /Lieferadressen/, en: /delivery addresses/, fr: /adresses de livraison/ },
  ],
  [
    '/api/dealer/papers',
    'POST',
    { de: /Laden Sie Nachweise hoch/, en: /If you upload papers/, fr: /déposez des justificatifs/ },
  ],
  [
    '/api/orders/{id}/documents',
    'POST',
    {
      de: /speichern wir die Gelangensbestätigung/,
      en: /we store the entry certificate/,
      fr: /nous enregistrons l’attestation de réception/,
    },
  ],
  [
    '/api/user/data',
    'GET',
    { de: /selbst als Datei herunter/, en: /download a file/, fr: /télécharger vous-même un fichier/ },
  ],
  [
    '/api/vehicles/{id}/mark',
    'PUT',
    { de: /Markierung/, en: /\bmarks?\b/, fr: /masquez un véhicule|choix de véhicules/ },
  ],
  [
    '/api/admin/notes',
    'POST',
    { de: /Notizen unserer Mitarbeiter/, en: /notes of our staff/, fr: /notes de nos collaborateurs/ },
  ],
  [
    '/api/admin/views',
    'POST',
    { de: /als Ansicht speichern/, en: /under a name as a view/, fr: /sous un nom, comme vue/ },
  ],
])('the privacy policy describes what exists: %s', async (path, method, words) => {
  const exists = exampleOf({ method, path }) !== undefined;
  for (const locale of LOCALES)
    expect([locale, words[locale].test(await wordsOf('/privacy-policy', locale))]).toEqual([locale, exists]);
});

test.each<[Locale, RegExp]>([
  ['de', /jeden Anmeldeversuch.{1,200}Prüfwert.{1,600}nach 180\sTagen gelöscht/],
  ['en', /every attempt to sign in.{1,200}hash.{1,600}deleted after 180\sdays/],
  ['fr', /chaque tentative de connexion.{1,200}empreinte.{1,600}supprimées au bout de 180\sjours/],
])('the privacy policy names the table of sign-ins and its period: %s', async (locale, words) => {
  expect((await wordsOf('/privacy-policy', locale)).replaceAll('\n', ' ')).toMatch(words);
});
