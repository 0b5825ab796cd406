import { expect, test } from 'vitest';
import { invoiceExamples } from '../../../contract/examples/invoices.ts';
import { clerkNoteExamples } from '../../../contract/examples/clerk-notes.ts';
import { orderExamples } from '../../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result } = orderExamples['GET /api/orders/{id}'];
const noted = clerkNoteExamples['GET /api/admin/notes'].result;
const { id } = result.order;
const { result: invoices } = invoiceExamples['GET /api/orders/{id}/invoices'];
const number = id.slice(0, 8);
const [listed] = orderExamples['GET /api/orders'].result.orders;

const open = (user = aUser(null), locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(`/admin/orders/${id}`, {
    user,
    locale,
    answers: {
      [`GET /api/orders/${id}`]: result,
      [`GET /api/orders/${id}/invoices`]: invoices,
      'GET /api/admin/notes': noted,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', `Bestellung #${number}`, 'Verlauf Bestellt 02.03.2026, 10:15 Uhr Unser Anruf bis'],
  ['en', `Order #${number}`, 'Timeline Ordered 02/03/2026, 10:15 Our call by'],
  ['fr', `Commande #${number}`, 'Suivi Commandée 02/03/2026, 10:15 Notre appel avant'],
] as const)(
  'an order has a page in the back office, with contents and timeline: %s',
  async (locale, title, line) => {
    const { title: tab, words } = await open(aUser(null), locale);
    expect(tab).toContain(title);
    for (const told of [title, line, 'Erika Sommer', 'Autohaus Sommer GmbH', 'WVWZZZCD1NW123456', 'EK-4711'])
      expect(words).toContain(told);
  },
);

test('the invoices of an order are on its page in the back office, with their files', async () => {
  const { main, words } = await open();
  expect(words).toContain('Rechnung 2026-000017 Offen 22.211,35 € brutto');
  for (const file of ['xml', 'pdf'])
    expect(main).toContain(`href="/api/invoices/2026-000017.${file}" download`);
});

test('the page of an order says what VAT ID its dealer has, and whether it was checked', async () => {
  expect((await open()).words).toContain('USt-IdNr. DE123456789, gültig');
});

test('the names of dealer and vehicles on the page of an order lead to their pages in the back office', async () => {
  const { main } = await open();
  expect(main).toContain(`href="/admin/users/${result.order.dealerId}"`);
  for (const { vehicle } of result.reservations)
    expect(main).toContain(`href="/admin/vehicles/${vehicle.id}"`);
  expect(main).not.toContain('href="/vehicles/');
});

test('an order in work has the same colour in the list and on its page, and another than an open one', async () => {
  const list = (status: 'PENDING' | 'PROCESSED') =>
    pageOf('/admin/orders', {
      user: aUser(null),
      answers: {
        'GET /api/orders': { orders: [{ ...listed, status }], total: 1 },
        'GET /api/admin/worklist': { worklist: [], total: 0 },
      },
    });
  const page = (status: 'PENDING' | 'PROCESSED') =>
    pageOf(`/admin/orders/${id}`, {
      user: aUser(null),
      answers: {
        [`GET /api/orders/${id}`]: { ...result, order: { ...result.order, status } },
        [`GET /api/orders/${id}/invoices`]: invoices,
        'GET /api/admin/notes': noted,
        'GET /api/admin/worklist': { worklist: [], total: 0 },
      },
    });
  // What colours the badge: its own classes, and those of the element around it.
  const coloursIn = ({ main }: { main: string }) =>
    /<span class="(contents[^"]*)"><span data-tone="(\w+)"/.exec(main)?.slice(1);
  const [inWork, open] = [coloursIn(await page('PROCESSED')), coloursIn(await page('PENDING'))];
  expect(inWork).toEqual(coloursIn(await list('PROCESSED')));
  expect(open).toEqual(coloursIn(await list('PENDING')));
  expect(open).toBeDefined();
  expect(inWork).not.toEqual(open);
});

test('the names of dealer and vehicle in the list of orders lead to their pages in the back office', async () => {
  const { main } = await pageOf('/admin/orders', {
    user: aUser(null),
    answers: {
      'GET /api/orders': { orders: [listed], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  expect(main).toContain(`href="/admin/users/${listed?.dealerId}"`);
  expect(main).toContain(`href="/admin/vehicles/${listed?.vehicles[0]?.id}"`);
});

test('the e-mail address of the dealer wraps before its @', async () => {
  const [account, domain] = result.order.dealer.email.split('@');
  expect((await open()).main).toMatch(new RegExp(`>${account}(<!-- -->)?<wbr/?>(<!-- -->)?@${domain}<`));
});

test('names that the list of orders cuts can be read in full', async () => {
  const company = 'Autohaus Vertriebsgesellschaft für gebrauchte Leasingfahrzeuge mbH';
  const [first] = listed?.vehicles ?? [];
  const { main } = await pageOf('/admin/orders', {
    user: aUser(null),
    answers: {
      'GET /api/orders': { orders: [{ ...listed, dealerName: company }], total: 1 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  for (const name of [company, `von ${listed?.placedBy}`, `${first?.make} ${first?.model}`])
    expect(main).toContain(`title="${name}"`);
});

test('the VIN of each vehicle on the page of an order can be copied', async () => {
  const { main } = await open();
  for (const { vehicle } of result.reservations)
    expect(main).toContain(`aria-label="FIN ${vehicle.vin} kopieren"`);
});

test('the next step of an order is its primary button', async () => {
  expect((await open()).words).toContain('Drucken Status ändern Anruf eintragen');
});

test('the notes about an order are rendered with it, each with time and author', async () => {
  const { words, queries } = await open();
  expect(queries['GET /api/admin/notes']).toBe(`subject=order&subjectId=${id}`);
  expect(words).toContain(
    'Mailbox, Rückruf morgen um 9 Uhr zugesagt. Anruf, 02.03.2026, 11:40 Uhr, clerk@forecourt.example',
  );
});

test('the rail marks the section of the order', async () => {
  const { rail } = await open();
  const current = [...rail.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([link]) => link);
  expect(current).toHaveLength(1);
  expect(current[0]).toContain('href="/admin/orders"');
});

test('an order that does not exist has no page, and dealers are sent to theirs', async () => {
  const missing = await pageOf(`/admin/orders/${id}`, { user: aUser(null), answers: {} });
  expect(missing.status).toBe(404);
  expect((await open(aUser())).location).toBe('/');
});
