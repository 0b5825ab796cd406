import { describe, expect, test } from 'vitest';
import type { ResultOf } from '../../api/call.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

type Worklist = ResultOf<'GET /api/admin/worklist'>;
type Work = Worklist['worklist'][number];

const waiting: Work['rows'][number] = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  subject: 'order',
  name: 'Autohaus Nord GmbH',
  phone: '+49 431 1234567',
  since: '2026-11-20T09:30:00.000Z',
  deadline: '2026-11-21T09:30:00.000Z',
  isOverdue: false,
  isUnconfirmed: false,
  reminder: null,
  mayBeCancelled: false,
  needsNewInvoice: false,
};
const work = (kind: Work['kind'], changes: Partial<typeof waiting> = {}, total = 1): Work => ({
  kind,
  total,
  rows: [{ ...waiting, ...changes }],
});

const open = (worklist: Work[], locale: 'de' | 'en' | 'fr' = 'de', path = '/admin') => {
  const total = worklist.reduce((sum, each) => sum + each.total, 0);
  return pageOf(path, {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/admin/worklist': { worklist, total } satisfies Worklist,
      'GET /api/admin/overview': { vehicles: 240, activeReservations: 16, dealers: 85 },
      'GET /api/admin/mails/failed': { mails: [], total: 0 },
    },
  });
};

const endOfDay = '2026-11-24T22:59:59.000Z';
const dealer = { subject: 'dealer', deadline: endOfDay } as const;

describe('the work list on the dashboard', () => {
  test.each([
    ['de', 'Händler anrufen 1 #7c9e6679 Autohaus Nord GmbH +49 431 1234567 bis 21.11.2026, 10:30 Uhr'],
    ['en', 'Call dealers 1 #7c9e6679 Autohaus Nord GmbH +49 431 1234567 by 21/11/2026, 10:30'],
    ['fr', 'Revendeurs à appeler 1 #7c9e6679 Autohaus Nord GmbH +49 431 1234567 avant le 21/11/2026, 10:30'],
  ] as const)('is rendered by the server: %s', async (locale, line) => {
    expect((await open([work('CALL')], locale)).words).toContain(line);
  });

  test.each([
    ['a dealer to review', work('REVIEW', dealer), 'Händler prüfen 1 Autohaus Nord GmbH', 'bis 24.11.2026'],
    [
      'an unconfirmed dealer',
      work('REVIEW', { ...dealer, isUnconfirmed: true }),
      'Autohaus Nord GmbH E-Mail-Adresse nicht bestätigt',
      'bis 24.11.2026',
    ],
    [
      'an overdue payment',
      work('PAYMENT_OVERDUE', { deadline: '2026-11-20T22:59:59.000Z', isOverdue: true }),
      'Zahlung überfällig 1',
      'war fällig am 20.11.2026',
    ],
    [
      'a late call',
      work('CALL', { isOverdue: true }),
      'Händler anrufen 1',
      'war fällig am 21.11.2026, 10:30 Uhr',
    ],
    ['a refund', work('REFUND', { deadline: null }), 'Zahlung erstatten 1', 'seit 20.11.2026'],
  ])('says what is to be done and until when: %s', async (_, row, what, when) => {
    const { words } = await open([row]);
    expect(words).toContain(what);
    // The next heading follows.
    expect(words).toContain(`${when} Direkt zu`);
  });

  test.each([
    ['the first', { reminder: 1 as const }, 'Autohaus Nord GmbH Zahlungserinnerung möglich'],
    ['the second', { reminder: 2 as const }, 'Autohaus Nord GmbH Zweite Zahlungserinnerung möglich'],
    [
      'and what follows',
      { mayBeCancelled: true },
      'Autohaus Nord GmbH Kann storniert werden, Bearbeitungsgebühr 250,00 €',
    ],
    [
      'and that a new invoice comes first',
      { needsNewInvoice: true },
      'Neue Rechnung nötig: Die jetzige nennt eine Zahlung, die zurückgenommen wurde',
    ],
  ])('says which payment reminder may be sent: %s', async (_, changes, told) => {
    expect((await open([work('PAYMENT_OVERDUE', changes)])).words).toContain(told);
  });

  test('each row leads to the place where it is done, and to the telephone', async () => {
    const { main } = await open([work('CALL'), work('REVIEW', dealer)]);
    expect(main).toContain('href="/admin/orders/7c9e6679-7425-40de-944b-e07fc1f90ae7"');
    expect(main).toContain('href="/admin/users/7c9e6679-7425-40de-944b-e07fc1f90ae7"');
    expect(main).toContain('href="tel:+494311234567"');
  });

  test.each([
    ['REVIEW', '/admin/users?work=REVIEW'],
    ['VAT_ID', '/admin/users?work=VAT_ID'],
    ['DEALER_CHANGED', '/admin/users?work=DEALER_CHANGED'],
    ['CALL', '/admin/orders?work=CALL'],
    ['PAYMENT_OVERDUE', '/admin/orders?work=PAYMENT_OVERDUE'],
    ['FAILED_IMPORT', '/admin/upload?work=FAILED_IMPORT'],
  ] as const)('leads from what is not shown of a group to the list of its rows: %s', async (kind, list) => {
    expect((await open([work(kind, {}, 3)])).main).toContain(`href="${list}"`);
    expect((await open([work(kind)])).main).not.toContain(`href="${list}"`);
  });

  test.each([
    ['/admin/orders?work=CALL', 'Händler anrufen', 'GET /api/orders', { orders: [], total: 0 }],
    ['/admin/users?work=VAT_ID', 'USt-IdNr. prüfen', 'GET /api/admin/dealers', { dealers: [], total: 0 }],
    [
      '/admin/upload?work=FAILED_IMPORT',
      'Import unvollständig',
      'GET /api/imports',
      { imports: [], total: 0 },
    ],
    [
      '/admin/mails?work=FAILED_MAIL',
      'E-Mails nicht zugestellt',
      'GET /api/admin/mails',
      { mails: [], total: 0 },
    ],
  ])('narrows the list, which says so and has a way back: %s', async (path, chip, list, answer) => {
    const { main, queries } = await pageOf(path, {
      user: aUser(null),
      answers: { [list]: answer, 'GET /api/admin/worklist': { worklist: [], total: 0 } },
    });
    expect(main).toContain(`aria-label="${chip} – alle anzeigen"`);
    expect(queries[list]).toContain(`work=${new URLSearchParams(path.split('?')[1]).get('work')}`);
  });

  test('says how much is not shown, and when nothing waits', async () => {
    expect((await open([work('CALL', {}, 3)])).words).toContain('2 weitere Aufgaben anzeigen');
    expect((await open([])).words).toContain('Zu erledigen Gerade wartet nichts auf Sie.');
  });
});

describe('the rail of the back office', () => {
  test('counts what waits in each section, on every page', async () => {
    const worklist = [
      work('REVIEW', dealer, 3),
      work('CALL', {}, 2),
      work('PAYMENT_OVERDUE', {}, 1000),
      work('LAPSING', {}, 4),
      work('VAT_ID', dealer, 1),
    ];
    const { railWords } = await open(worklist, 'de', '/admin/upload');
    expect(railWords).toContain(
      'Reservierungen 4 4 zu erledigen Bestellungen 2 2 zu erledigen Rechnungen 1.000 1.000 zu erledigen Import Händler 4 4 zu erledigen',
    );
  });
});
