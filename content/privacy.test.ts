import { expect, test } from 'vitest';
import { type Locale, LOCALES } from '../contract/constants.ts';
import { exampleOf } from '../contract/examples/all.ts';
import { wordsOf } from '../fixtures/promises.ts';
import { RETENTION } from '../server/retention.ts';

// The policy names the data of a feature when the feature exists, neither earlier nor later.
test.each<[`/api/${string}`, 'GET' | 'POST' | 'PUT', Record<Locale, RegExp>]>([
  ['/api/password-reset', 'POST', { de: /neuen Passworts/, en: /new password/, fr: /nouveau mot de passe/ }],
  [
    '/api/dealer/addresses',
    'POST',
    { de: /Lieferadressen/, en: /delivery addresses/, fr: /adresses de livraison/ },
  ],
  [
    '/api/company/users',
    'POST',
    { de: /Laden Sie Kollegen ein/, en: /If you invite colleagues/, fr: /invitez des collègues/ },
  ],
  [
    '/api/company/requests',
    'POST',
    {
      de: /Senden Sie Kollegen eine Anfrage/,
      en: /send colleagues a request/,
      fr: /à des collègues une demande/,
    },
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
    '/api/orders/{id}/complaints',
    'POST',
    { de: /Reklamieren Sie ein Fahrzeug/, en: /If you complain about/, fr: /adressez une réclamation/ },
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
  ['en', /every attempt to log in.{1,200}hash.{1,600}deleted after 180\sdays/],
  ['fr', /chaque tentative de connexion.{1,200}empreinte.{1,600}supprimées au bout de 180\sjours/],
])('the privacy policy names the table of sign-ins and its period: %s', async (locale, words) => {
  expect((await wordsOf('/privacy-policy', locale)).replaceAll('\n', ' ')).toMatch(words);
});

test.each<[Locale, RegExp, RegExp]>([
  ['de', /entschieden haben, oder nach dem Hochladen/, /oder Ablehnung oder nach dem Hochladen/],
  ['en', /on your account, or after the upload/, /or refusal, or after the upload/],
  ['fr', /sur votre compte, ou après le dépôt/, /ou le refus, ou après le dépôt/],
])(
  'the privacy policy says that papers are kept from their upload, if that was later: %s',
  async (locale, text, row) => {
    const words = (await wordsOf('/privacy-policy', locale)).replaceAll(/\s+/g, ' ');
    expect([text.test(words), row.test(words)]).toEqual([true, true]);
  },
);

test.each<[Locale, RegExp]>([
  ['de', /oder bis Sie den Speicher leeren; nach 24 Stunden ohne Wirkung/g],
  ['en', /or you clear the storage; no longer used after 24 hours/g],
  ['fr', /jusqu’à ce que vous vidiez le stockage ; sans effet après 24 heures/g],
])('the privacy policy promises no end of what a browser stores: %s', async (locale, words) => {
  const policy = (await wordsOf('/privacy-policy', locale)).replaceAll(/\s+/g, ' ');
  expect(policy.match(words)).toHaveLength(2);
});

/** The first column of the policy's table, in the order of the rules. */
const POLICY_ROWS: Record<Locale, readonly string[]> = {
  de: [
    'Sitzungen',
    'Anmeldeversuche',
    'Links zur Bestätigung der Adresse',
    'Links für ein neues Passwort',
    'Antworten auf wiederholte Anfragen',
    'gezählte Versuche',
    'Händlerkonten ohne bestätigte Adresse',
    'eingeladene Kollegen ohne bestätigte Adresse',
    'Nachweise',
    'Fotos von Reklamationen',
    'E-Mails des Portals',
    'Nachrichten des Kontaktformulars',
    'E-Mails des Kontaktformulars',
    'Importe von Fahrzeugen',
  ],
  en: [
    'Sessions',
    'Attempts to log in',
    'Links that confirm an address',
    'Links for a new password',
    'Answers to repeated requests',
    'Counted attempts',
    'Dealer accounts without a confirmed address',
    'Invited colleagues without a confirmed address',
    'Papers',
    'Photos of complaints',
    'Emails of the portal',
    'Messages of the contact form',
    'Emails of the contact form',
    'Imports of vehicles',
  ],
  fr: [
    'Sessions',
    'Tentatives de connexion',
    'Liens de confirmation de l’adresse',
    'Liens pour un nouveau mot de passe',
    'Réponses aux demandes répétées',
    'Tentatives comptées',
    'Comptes professionnels sans adresse confirmée',
    'Collègues invités sans adresse confirmée',
    'Justificatifs',
    'Photos de réclamations',
    'E-mails du portail',
    'Messages du formulaire de contact',
    'E-mails du formulaire de contact',
    'Importations de véhicules',
  ],
};

const UNITS = {
  de: { hours: 'Stunden', days: 'Tage', months: 'Monate' },
  en: { hours: 'hours', days: 'days', months: 'months' },
  fr: { hours: 'heures', days: 'jours', months: 'mois' },
};

function wordsOfTerm(term: (typeof RETENTION)[number]['term'], locale: Locale): string {
  const units = UNITS[locale];
  if (term === 'expiry') return '';
  if ('hours' in term) return `${term.hours} ${units.hours}`;
  return 'days' in term ? `${term.days} ${units.days}` : `${term.months} ${units.months}`;
}

test.each(LOCALES)('the privacy policy lists every period with the terms of the job: %s', async (locale) => {
  const words = (await wordsOf('/privacy-policy', locale)).replaceAll(/\s+/g, ' ');
  const names = POLICY_ROWS[locale];
  expect(names).toHaveLength(RETENTION.length);
  // One after the other, so that each begins where the one before it ends.
  let rest = words.slice(words.indexOf(names[0] ?? ''));
  for (const [index, { term }] of RETENTION.entries()) {
    const next = names[index + 1];
    const end = next === undefined ? 80 : rest.indexOf(next);
    expect([names[index], end > 0]).toEqual([names[index], true]);
    expect(rest.slice(0, end)).toContain(wordsOfTerm(term, locale));
    rest = rest.slice(end);
  }
});
