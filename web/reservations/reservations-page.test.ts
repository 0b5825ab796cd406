import { describe, expect, test } from 'vitest';
import { aUser, NOW, pageOf } from '../../fixtures/pages.ts';
import type { ReservationEntry } from './queries.ts';

const dealer = aUser();
const admin = aUser(null);
const HOUR = 3_600_000;

interface Held {
  reservation?: Partial<ReservationEntry['reservation']>;
  order?: Partial<ReservationEntry['order']>;
}

/** A reservation with 30 hours and 5 minutes left, in an order that is open. */
const aReservation = ({ reservation, order }: Held = {}): object => {
  const orderId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const vehicleId = 'b2d8a4b0-3f0e-4c11-9d6a-5a2a3f3f0c11';
  return {
    reservation: {
      id: crypto.randomUUID(),
      orderId,
      vehicleId,
      dealerId: dealer.dealer?.id,
      reservedAt: '2026-11-19T18:05:00Z',
      expiresAt: new Date(NOW + 30 * HOUR + HOUR / 12).toISOString(),
      status: 'ACTIVE',
      isExpired: false,
      endReason: null,
      priceNet: '18450.00',
      ...reservation,
    },
    vehicle: {
      id: vehicleId,
      make: 'Volkswagen',
      model: 'Passat',
      variant: '2.0 TDI Business',
      vin: 'WVWZZZ3CZME000001',
      mileageKm: 81022,
      firstRegistered: '2021-06-15',
      priceNet: '18450.00',
      coverUrl: null,
    },
    order: { id: orderId, status: 'PENDING', isInvoiced: false, isPaid: false, isOwn: true, ...order },
    dealer: { id: dealer.dealer?.id, companyName: 'Autohaus Nord GmbH', email: dealer.email },
  };
};

const mine = (...entries: object[]) => pageOf('/reservations', { user: dealer, answers: of(entries) });
const all = (...entries: object[]) => pageOf('/admin/reservations', { user: admin, answers: of(entries) });
const of = (entries: object[]) => ({ 'GET /api/reservations': entries });

/** The button that opens the cancel dialog, with its attributes. */
const cancelButton = (main: string) => /<button[^>]*tornieren: Volkswagen Passat"[^>]*>/.exec(main)?.[0];

describe("a dealer's reservations", () => {
  test('are a table of vehicle, age, mileage, price, times and actions', async () => {
    const { words } = await mine(aReservation());
    expect(words).toContain(
      'Fahrzeug Erstzulassung Kilometer Preis netto Reserviert am Läuft ab in Aktionen',
    );
    expect(words).toContain(
      'Volkswagen Passat 2.0 TDI Business 06/2021 81.022 km 18.450,00 € 19.11.2026, 19:05 30 Std. 05 Min. Details Stornieren',
    );
  });

  test('link to their vehicles', async () => {
    const { main } = await mine(aReservation());
    expect(main).toMatch(/<a [^>]*href="\/vehicles\/b2d8a4b0-3f0e-4c11-9d6a-5a2a3f3f0c11"/);
  });

  test('link to the inventory when there are none', async () => {
    const { main, words } = await mine();
    expect(words).toContain('Keine laufenden Reservierungen');
    expect(main).toContain('href="/vehicles"');
  });

  test('show placeholders while they load', async () => {
    const { main, words } = await pageOf('/reservations', {
      user: dealer,
      answers: { 'GET /api/reservations': 503 },
    });
    expect(words).toContain('Wird geladen');
    expect(main).toContain('animate-pulse');
  });

  test('can be cancelled while they are active and their order is open', async () => {
    const button = cancelButton((await mine(aReservation())).main);
    expect(button).toBeDefined();
    expect(button).not.toContain('disabled=""');
  });

  test.each([
    ['says the server', { isExpired: true }],
    ['says the clock', { expiresAt: new Date(NOW - 1000).toISOString() }],
  ])('past their expiry are shown as expired and cannot be cancelled, %s', async (_, over) => {
    const { main, words } = await mine(aReservation({ reservation: over as object }));
    expect(words).toContain('19:05 Abgelaufen Details');
    expect(cancelButton(main)).toBeUndefined();
  });

  test('of a lapsed order, still active past their expiry, are shown as expired', async () => {
    const lapsed = aReservation({
      reservation: { status: 'ACTIVE', isExpired: true, endReason: 'LAPSED' },
      order: { status: 'CANCELLED' },
    });
    const { words } = await mine(lapsed);
    expect(words).toContain('Abgelaufen');
    expect(words).not.toContain('Storniert');
  });

  test('of a lapsed order that a vehicle had left before have the heading of an expired order, as the list of orders', async () => {
    const order = { status: 'CANCELLED' } as const;
    const left = aReservation({
      reservation: { status: 'CANCELLED', endReason: 'CANCELLED' } as object,
      order,
    });
    const lapsed = aReservation({ reservation: { isExpired: true, endReason: 'LAPSED' }, order });
    const { main } = await mine(left, lapsed);
    const [, heading = ''] = /<h2[^>]*>(.*?)<\/div>/s.exec(main) ?? [];
    expect(heading).toContain('Abgelaufen');
    expect(heading).not.toContain('Storniert');
  });

  test('that were cancelled cannot be cancelled again', async () => {
    const { main, words } = await mine(aReservation({ reservation: { status: 'CANCELLED' } }));
    expect(words).toContain('Storniert Details');
    expect(cancelButton(main)).toBeUndefined();
  });

  test('of a processed order say why they cannot be cancelled', async () => {
    const { main, words } = await mine(
      aReservation({ reservation: { expiresAt: null }, order: { status: 'PROCESSED' } }),
    );
    const reason = /aria-describedby="([^"]+)"/.exec(cancelButton(main) ?? '')?.[1];
    expect(cancelButton(main)).toContain('disabled=""');
    expect(main).toMatch(new RegExp(`id="${reason}"[^>]*>Die Bestellung ist bereits in Bearbeitung.`));
    expect(words).toContain('Unbefristet');
  });

  test('of a completed order do not say that it is still being processed', async () => {
    const { main, words } = await mine(
      aReservation({ reservation: { expiresAt: null }, order: { status: 'COMPLETED' } }),
    );
    expect(words).toContain('Abgeschlossen');
    expect(words).not.toContain('in Bearbeitung');
    expect(words).not.toContain('Unbefristet');
    expect(cancelButton(main)).toBeUndefined();
  });

  test('of one order stand under its number, which links to its page', async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const { main, words } = await mine(
      aReservation({ order: { id: first } }),
      aReservation({ order: { id: second, status: 'PROCESSED' } }),
      aReservation({ order: { id: first } }),
    );
    expect(main.match(/<tbody/g)).toHaveLength(2);
    expect(main.match(/<tr/g)).toHaveLength(1 + 2 + 3);
    for (const id of [first, second]) {
      expect(main).toContain(`href="/orders/${id}"`);
      expect(words.match(new RegExp(`Bestellung #${id.slice(0, 8)}`, 'g'))).toHaveLength(1);
    }
    expect(words.indexOf(first.slice(0, 8))).toBeLessThan(words.indexOf(second.slice(0, 8)));
    expect(words).toContain(`#${second.slice(0, 8)} In Bearbeitung Volkswagen`);
  });

  test('are asked for by the tab and the page that the address names', async () => {
    const asked = async (path: string) => {
      const { words, queries } = await pageOf(path, { user: dealer, answers: of([]) });
      return { query: queries['GET /api/reservations'], words };
    };
    const own = `dealerId=${dealer.dealer?.id}`;
    const running = await asked('/reservations');
    expect(running.query).toContain('phase=RUNNING');
    expect(running.query).toContain(own);
    for (const part of ['page=1', 'limit=']) expect(running.query).toContain(part);
    const ended = await asked('/reservations?tab=ended&page=2');
    expect(ended.query).toContain('phase=ENDED');
    expect(ended.query).toContain('page=2');
    expect(ended.words).toContain('Keine beendeten Reservierungen');
  });

  test('of the current tab are marked for screen readers, on every page of the list', async () => {
    for (const [path, current] of [
      ['/reservations', 'Laufend'],
      ['/reservations?page=2', 'Laufend'],
      ['/reservations?tab=ended', 'Beendet'],
      ['/reservations?tab=ended&page=2', 'Beendet'],
    ] as const) {
      const { main } = await pageOf(path, { user: dealer, answers: of([]) });
      const links = [...main.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g)].map(([, word]) => word);
      expect([path, ...links]).toEqual([path, current]);
    }
  });
});

describe("an admin's reservations", () => {
  test('can be cancelled while their order is neither completed nor invoiced', async () => {
    const { main, words } = await all(aReservation({ order: { status: 'PROCESSED' } }));
    expect(words).toContain('Autohaus Nord GmbH');
    expect(cancelButton(main)).not.toContain('disabled=""');
  });

  test("of an invoiced order say that only the order's end ends them", async () => {
    const { main } = await all(aReservation({ order: { status: 'PROCESSED', isInvoiced: true } }));
    expect(cancelButton(main)).toBeUndefined();
    expect(main).toMatch(/<button[^>]*aria-disabled="true"[^>]*aria-label="Nur über die Bestellung"/);
  });

  test('past their expiry cannot be cancelled', async () => {
    const { main, words } = await all(aReservation({ reservation: { isExpired: true } }));
    expect(words).toContain('Abgelaufen');
    expect(cancelButton(main)).toBeUndefined();
  });
});

test('of an order that is paid and being corrected says that only the whole order can be cancelled', async () => {
  const [whole, atWork] = ['Nur die ganze Bestellung lässt sich stornieren', 'bereits in Bearbeitung'];
  for (const [order, reason] of [
    [{ isPaid: true }, whole],
    [{ isPaid: true, status: 'PROCESSED' }, atWork],
    [{ isPaid: true, status: 'PROCESSED', isInvoiced: true }, 'Rechnung bereits ausgestellt'],
  ] as const) {
    const { words } = await pageOf('/reservations', { user: dealer, answers: of([aReservation({ order })]) });
    expect(words).toContain(reason);
  }
  const { main } = await all(aReservation({ order: { status: 'PROCESSED', isPaid: true } }));
  expect(cancelButton(main)).toBeUndefined();
});

test('says to a viewer, and to a buyer of a colleague, why they cannot cancel', async () => {
  const isRefused = async (rights: 'BUYER' | 'OWNER' | 'VIEWER', isOwn: boolean) => {
    const answers = of([aReservation({ order: { isOwn } })]);
    const { words } = await pageOf('/reservations', { user: { ...dealer, rights }, answers });
    return words.includes('Dafür reichen Ihre Rechte nicht.');
  };
  expect(await isRefused('OWNER', false)).toBe(false);
  expect(await isRefused('BUYER', true)).toBe(false);
  expect(await isRefused('BUYER', false)).toBe(true);
  expect(await isRefused('VIEWER', false)).toBe(true);
});
