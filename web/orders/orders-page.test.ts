import { describe, expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { ListedOrder } from './queries.ts';

const dealer = aUser();
const admin = aUser(null);

const anOrder = (order: Partial<ListedOrder> = {}): object => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  status: 'PENDING',
  orderDate: '2026-11-20T09:30:00Z',
  itemCount: 2,
  totalAmount: '36980.00',
  shippingCost: '350.00',
  dealerId: crypto.randomUUID(),
  dealerName: 'Garage Lumière',
  dealerCountry: 'FR',
  deliveryCountry: 'BE',
  placedBy: 'Jules Perrin',
  endReason: null,
  invoice: null,
  vatCase: 'INTRA_COMMUNITY',
  isInvoiced: false,
  calledAt: null,
  paidAt: null,
  refundedAt: null,
  deliveryOn: null,
  deadline: '2026-11-21T09:30:00.000Z',
  isOverdue: false,
  vehicles: [
    { id: crypto.randomUUID(), make: 'Opel', model: 'Corsa', coverUrl: '/media/corsa' },
    { id: crypto.randomUUID(), make: 'VW', model: 'Polo', coverUrl: null },
  ],
  ...order,
});

const listOf = (orders: object[], total = orders.length) => ({ 'GET /api/orders': { orders, total } });

describe('the list of orders', () => {
  test('has the first eight characters of each id as order number', async () => {
    const { main, words } = await pageOf('/orders', { user: dealer, answers: listOf([anOrder()]) });
    expect(main).toContain('src="/media/corsa/640.webp"');
    expect(words).toContain(
      '#7c9e6679 Offen Opel Corsa, VW Polo 20.11.2026, 10:30 von Jules Perrin · 2 Fahrzeuge 36.980,00 € netto',
    );
    expect(words).not.toContain('7c9e6679-7425');
  });

  test.each([
    ['de', 'Seite 2 von 3, 1 von 21 Bestellungen'],
    ['en', 'Page 2 of 3, displaying 1 of 21 orders'],
    ['fr', 'Page 2 sur 3, 1 commande affichée sur 21'],
  ] as const)('has the page and the count: %s', async (locale, told) => {
    const { words } = await pageOf('/orders?page=2', {
      user: dealer,
      locale,
      answers: listOf([anOrder()], 21),
    });
    expect(words).toContain(told);
  });

  test.each([
    ['de', 'Rechnung 2026-000017 Überfällig'],
    ['en', 'Invoice 2026-000017 Overdue'],
    ['fr', 'Facture 2026-000017 En retard'],
  ] as const)('says which invoice an order has, with its state: %s', async (locale, told) => {
    const invoice = { number: '2026-000017', state: 'OVERDUE' as const, dueOn: '2026-11-18' };
    const answers = listOf([anOrder({ invoice })]);
    expect((await pageOf('/orders', { user: dealer, locale, answers })).words).toContain(told);
  });

  test('has counts in the notation of the reader', async () => {
    const answers = listOf([anOrder()], 10_021);
    const { words } = await pageOf('/orders?page=1002', { user: dealer, locale: 'en', answers });
    expect(words).toContain('Page 1,002 of 1,003, displaying 1 of 10,021 orders');
  });

  test('collapses its pages beyond seven, as the inventory does', async () => {
    const { main } = await pageOf('/orders?page=6', { user: dealer, answers: listOf([anOrder()], 115) });
    const pages = main.slice(main.lastIndexOf('<nav'));
    const shown = pages.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ' ').match(/\d+|…/g);
    expect(shown).toEqual(['1', '…', '5', '6', '7', '…', '12']);
  });

  test('that the server could not fetch says so, with a link that retries without scripts', async () => {
    const { main } = await pageOf('/orders?status=PENDING', {
      user: dealer,
      answers: { 'GET /api/orders': 503 },
    });
    const [told = ''] = /<noscript>.*<\/noscript>/s.exec(main) ?? [];
    expect(told).toContain('Bestellungen konnten nicht geladen werden</div>');
    expect(told).toMatch(/<a href="\/orders\?status=PENDING"[^>]*>Erneut versuchen<\/a>/);
    expect(main).toMatch(/class="noscript:hidden"><div role="status"/);
  });

  test.each([
    ['/orders', 'Noch keine Bestellungen'],
    ['/orders?sortBy=amountDesc', 'Noch keine Bestellungen'],
    ['/orders?status=PENDING', 'Keine Bestellungen mit diesen Filtern gefunden'],
    ['/orders?search=WVW', 'Keine Bestellungen mit diesen Filtern gefunden'],
    ['/orders?dateFrom=2026-11-01', 'Keine Bestellungen mit diesen Filtern gefunden'],
  ])('that is empty says why: %s', async (path, told) => {
    const { words } = await pageOf(path, { user: dealer, answers: listOf([]) });
    expect(words).toContain(told);
  });

  test('says in English that no order matches', async () => {
    const { words } = await pageOf('/orders?status=PENDING', {
      user: dealer,
      locale: 'en',
      answers: listOf([]),
    });
    expect(words).toContain('No orders found with current filters');
  });

  test.each([
    ['de', 'Neueste zuerst Älteste zuerst Betrag absteigend Betrag aufsteigend Status'],
    ['en', 'Newest first Oldest first Amount, high to low Amount, low to high Status'],
  ] as const)('can be sorted in five ways: %s', async (locale, sorts) => {
    const { words } = await pageOf('/orders', { user: dealer, locale, answers: listOf([anOrder()]) });
    expect(words).toContain(sorts);
  });

  test('is filtered by text, status and days, also by a form without scripts', async () => {
    const { main } = await pageOf('/orders?status=PROCESSED&dateTo=2026-11-30&search=WVW', {
      user: dealer,
      answers: listOf([anOrder()]),
    });
    expect(main).toMatch(/<input[^>]*name="search"[^>]*value="WVW"/);
    expect(main).toMatch(/<select[^>]*name="status".*<option value="PROCESSED" selected/s);
    expect(main).toMatch(/<input type="date"[^>]*name="dateFrom"[^>]*value=""/);
    expect(main).toMatch(/<input type="date"[^>]*name="dateTo"[^>]*value="2026-11-30"/);
    expect(main).toMatch(/<form.*<button type="submit"/s);
  });
});

describe('the badge of an order', () => {
  test.each([
    ['PENDING', 'In progress'],
    ['PROCESSING', 'Processing'],
    ['PROCESSED', 'Processing'],
    ['RESERVED', 'Reserved'],
    ['COMPLETED', 'Completed'],
    ['CANCELLED', 'Cancelled'],
    ['LOST', '-'],
  ])('shows %s as %s', async (status, told) => {
    const order = { ...anOrder(), status };
    const { main } = await pageOf('/orders', { user: dealer, locale: 'en', answers: listOf([order]) });
    expect(main).toMatch(new RegExp(`data-tone="\\w+"[^>]*>(<[^>]*>)*${told}<`));
  });

  test('shows a lapsed order as expired', async () => {
    const { words } = await pageOf('/orders', {
      user: dealer,
      answers: listOf([anOrder({ status: 'CANCELLED', endReason: 'EXPIRED' })]),
    });
    expect(words).toContain('#7c9e6679 Abgelaufen');
  });
});

describe("an admin's orders", () => {
  test('are a table over all dealers with deadline, country of delivery, VAT case, status and next step of each', async () => {
    const { main, words } = await pageOf('/admin/orders', { user: admin, answers: listOf([anOrder()], 11) });
    expect(words).toContain('11 Bestellungen');
    expect(words).toContain(
      '#7c9e6679 Garage Lumière von Jules Perrin Opel Corsa +1 und 1 weiteres 20.11.2026 21.11.2026, 10:30 36.980,00 € BE · 0 % Offen Anruf eintragen',
    );
    expect(main).toContain('href="/admin/orders/7c9e6679-7425-40de-944b-e07fc1f90ae7"');
    expect(main).toContain('aria-label="Status ändern: Bestellung #7c9e6679"');
    expect(main).toMatch(/aria-expanded="false"[^>]*aria-label="#7c9e6679: Einzelheiten"/);
  });

  test('tell a deadline that has passed, and an order in work from one that expires', async () => {
    const orders = [
      anOrder({ isOverdue: true }),
      anOrder({ id: crypto.randomUUID(), status: 'PROCESSED', deadline: null }),
    ];
    const { main, words } = await pageOf('/admin/orders', { user: admin, answers: listOf(orders) });
    expect(words).toContain('21.11.2026, 10:30');
    expect(main.match(/aria-label="Überfällig"/g)).toHaveLength(1);
    expect(main).toMatch(/text-plate!"><span data-tone[^>]*>(<[^>]*>)*In Bearbeitung/);
    expect(main).toMatch(/contents"><span data-tone[^>]*>(<[^>]*>)*Offen/);
  });

  test.each([
    ['/admin/orders', 'limit=25'],
    ['/admin/orders?limit=100&page=2', 'page=2&limit=100'],
    ['/admin/orders?limit=7', 'limit=25'],
  ])('have as many rows on a page as the address says: %s', async (path, asked) => {
    const { queries, words } = await pageOf(path, { user: admin, answers: listOf([anOrder()], 120) });
    expect(queries['GET /api/orders']).toBe(asked);
    expect(words).toContain('Je Seite 25 50 100');
  });

  test('do not let dealers set the status', async () => {
    const { main, words } = await pageOf('/orders', { user: dealer, answers: listOf([anOrder()]) });
    expect(words).not.toContain('Garage Lumière');
    expect(main).not.toContain('Status ändern');
  });
});
