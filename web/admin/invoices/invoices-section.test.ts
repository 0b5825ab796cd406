import { expect, test } from 'vitest';
import { invoiceExamples } from '../../../contract/examples/invoices.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result } = invoiceExamples['GET /api/admin/invoices'];
const [invoice] = result.invoices;

const open = (
  changes: Partial<NonNullable<typeof invoice>> = {},
  locale: 'de' | 'en' | 'fr' = 'de',
  path = '/admin/invoices',
) =>
  pageOf(path, {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/admin/invoices': { invoices: [{ ...invoice, ...changes }], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', '31.01.2026 04.02.2026 22.211,35 € 04.02.2026 Offen'],
  ['en', '31/01/2026 04/02/2026 22.211,35 € 04/02/2026 Open'],
  ['fr', '31/01/2026 04/02/2026 22.211,35 € 04/02/2026 Ouverte'],
] as const)('the list of invoices shows number, dealer, days, sum and state: %s', async (locale, line) => {
  const { words, main } = await open({}, locale);
  expect(words).toContain('2026-000017 Autohaus Sommer GmbH #41d8a6b2');
  expect(words).toContain(line);
  expect(main).toContain('href="/admin/orders/41d8a6b2-5c9e-4f70-a123-6b7c8d9e0f1a"');
  expect(main).toContain(`href="/admin/users/${invoice?.dealerId}"`);
  for (const file of ['xml', 'pdf'])
    expect(main).toContain(`href="/api/invoices/2026-000017.${file}" download`);
});

test('a credit note in the list names the invoice that it cancels, and counts against it', async () => {
  const { words } = await open({ kind: 'CREDIT_NOTE', cancels: '2026-000016', state: null, dueOn: null });
  expect(words).toContain('2026-000017 Storno zu 2026-000016');
  expect(words).toContain('31.01.2026 – -22.211,35 € –');
});

test.each(['de', 'en', 'fr'] as const)(
  'the hint of the search of invoices is not cut on a laptop: %s',
  async (locale) => {
    const [, hint = ''] = /<input[^>]*placeholder="([^"]*)"/.exec((await open({}, locale)).main) ?? [];
    // 40 letters fit beside the other filters at 1366 px.
    expect(hint).toMatch(/^.{10,40}$/);
  },
);

test('the address holds the filters of the list of invoices', async () => {
  const { main, queries } = await open({}, 'de', '/admin/invoices?state=OVERDUE&dateFrom=2026-01-01&x=1');
  expect(queries['GET /api/admin/invoices']).toBe('state=OVERDUE&dateFrom=2026-01-01');
  expect(main).toContain('<option value="OVERDUE" selected="">Überfällig</option>');
});

test('the files for bookkeeping say that they have all documents of the days, whatever else is filtered', async () => {
  const filtered = await open({}, 'de', '/admin/invoices?state=OVERDUE&dateFrom=2026-01-01');
  expect(filtered.words).toContain('Alle Buchungen als CSV Alle innergemeinschaftlichen Lieferungen als CSV');
  const byDay = await open({}, 'de', '/admin/invoices?dateFrom=2026-01-01');
  expect(byDay.words).toContain('Buchungen als CSV Innergemeinschaftliche Lieferungen als CSV');
  expect(byDay.words).not.toContain('Alle Buchungen');
});

test('an overdue invoice in the list offers its next payment reminder, and says when the order may be cancelled', async () => {
  const nextReminder = { place: 1 as const, from: '2026-02-05', isPossible: true };
  expect((await open({ state: 'OVERDUE', nextReminder })).words).toContain('Überfällig Erinnern');
  const early = { ...nextReminder, place: 2 as const, isPossible: false };
  const reminders = [{ place: 1 as const, sentAt: '2026-02-05T09:00:00.000Z' }];
  expect((await open({ state: 'OVERDUE', nextReminder: early, reminders })).words).toContain(
    'Überfällig Erinnert am 05.02.2026 Zweite Erinnerung ab 05.02.2026',
  );
  expect((await open({ state: 'OVERDUE', nextReminder: null, mayBeCancelled: true })).words).toContain(
    'Überfällig Kann storniert werden, Bearbeitungsgebühr 250,00 €',
  );
});

test.each([
  ['de', 'Erinnern ab 09.02.2026', 'Erinnert am 09.02.2026', 'Stornierbar (250,00 €)', 'Neue Rechnung nötig'],
  [
    'en',
    'Remind from 09/02/2026',
    'Reminded on 09/02/2026',
    'May be cancelled (250,00 €)',
    'New invoice needed',
  ],
  [
    'fr',
    'Relancer dès le 09/02/2026',
    'Relancée le 09/02/2026',
    'Annulable (250,00 €)',
    'Nouvelle facture requise',
  ],
] as const)(
  'the line of an overdue invoice says what comes next, and its tooltip what was done: %s',
  async (locale, next, sent, cancellable, correctable) => {
    const first = { place: 1 as const, sentAt: '2026-02-05T09:00:00.000Z' };
    const second = { place: 2 as const, sentAt: '2026-02-09T09:00:00.000Z' };
    const nextReminder = { place: 2 as const, from: '2026-02-09', isPossible: false };
    const lineOf = async (changes: object) => {
      const { main } = await open({ state: 'OVERDUE', nextReminder: null, ...changes }, locale);
      const [, title = '', line = ''] =
        /<span title="([^"]*)"[^>]*><span aria-hidden[^>]*>([^<]*)/.exec(main) ?? [];
      return { facts: title.split('\n').length, line: line.replaceAll(/[\u00a0\u202f]/g, ' ') };
    };
    expect(await lineOf({ reminders: [first], nextReminder })).toEqual({ facts: 2, line: next });
    expect(await lineOf({ reminders: [first, second] })).toEqual({ facts: 2, line: sent });
    expect(await lineOf({ reminders: [first, second], mayBeCancelled: true })).toEqual({
      facts: 3,
      line: cancellable,
    });
    const takenBack = { state: 'OPEN', reminders: [first], isPaymentTakenBack: true };
    expect(await lineOf(takenBack)).toEqual({ facts: 2, line: correctable });
  },
);

test('the exports of the list of invoices hold the days of its filter', async () => {
  const { main } = await open({}, 'de', '/admin/invoices?dateFrom=2026-01-01&dateTo=2026-01-31&state=PAID');
  for (const file of ['invoices', 'intra-community-supplies'])
    expect(main).toContain(`href="/api/admin/${file}.csv?dateFrom=2026-01-01&amp;dateTo=2026-01-31"`);
});
