import { afterEach, describe, expect, test, vi } from 'vitest';
import { IDEMPOTENCY_HOURS } from '../../contract/constants.ts';
import type { OrderWish } from './sent-order.ts';

const LYON = 'a1111111-1111-4111-8111-111111111111';
const KIEL = 'b2222222-2222-4222-8222-222222222222';
const WISH: OrderWish = {
  vehicleIds: ['7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  totalAmount: '18490.00',
  notes: '',
  purchaseReference: 'EK-4711',
  shippingMethod: 'DELIVERY',
  deliveryAddressId: 'c3333333-3333-4333-8333-333333333333',
  prices: [{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', priceNet: '18490.00' }],
  vatCase: 'STANDARD',
  termsVersion: '2025-05-20',
};

function aStorage(holding?: string) {
  const kept = new Map(holding === undefined ? [] : [['sentOrder', holding]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

/** A page that was just opened or reloaded in a browser with this storage. */
async function openPage(storage: object) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('./sent-order.ts');
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an order without an answer', () => {
  test('keeps its key after a reload and in another tab', async () => {
    const storage = aStorage();
    const sent = (await openPage(storage)).rememberSentOrder(LYON, WISH);
    expect(sent.key).toMatch(/^[0-9a-f]{32}$/);
    expect((await openPage(storage)).sentOrderOf(LYON)).toEqual(sent);
  });

  test('is known even if an older version of the page has stored it, without what the dealer saw', async () => {
    const { prices: _prices, vatCase: _vatCase, termsVersion: _terms, ...wish } = WISH;
    const stored = { dealerId: LYON, key: 'k', sentAt: Date.now(), wish };
    const { sentOrderOf } = await openPage(aStorage(JSON.stringify([stored])));
    expect(sentOrderOf(LYON)).toEqual(stored);
  });

  test('belongs to its dealer alone', async () => {
    const { rememberSentOrder, sentOrderOf } = await openPage(aStorage());
    rememberSentOrder(LYON, WISH);
    expect(sentOrderOf(KIEL)).toBeNull();
    expect(sentOrderOf(undefined)).toBeNull();
  });

  test('stays when another dealer orders in the same browser', async () => {
    const { rememberSentOrder, forgetSentOrder, sentOrderOf } = await openPage(aStorage());
    const sent = rememberSentOrder(LYON, WISH);
    rememberSentOrder(KIEL, WISH);
    expect(sentOrderOf(LYON)).toEqual(sent);
    forgetSentOrder(KIEL);
    expect(sentOrderOf(KIEL)).toBeNull();
    expect(sentOrderOf(LYON)).toEqual(sent);
  });

  test('is forgotten with its answer, and a later order of the same vehicles has another key', async () => {
    const { rememberSentOrder, forgetSentOrder, sentOrderOf } = await openPage(aStorage());
    const first = rememberSentOrder(LYON, WISH);
    forgetSentOrder(LYON);
    expect(sentOrderOf(LYON)).toBeNull();
    expect(rememberSentOrder(LYON, WISH).key).not.toBe(first.key);
  });

  test('is given up when its dealer removes one of its vehicles, not another one', async () => {
    const { rememberSentOrder, forgetSentOrderOf, sentOrderOf } = await openPage(aStorage());
    rememberSentOrder(LYON, WISH);
    forgetSentOrderOf(LYON, [KIEL]);
    forgetSentOrderOf(KIEL, WISH.vehicleIds);
    expect(sentOrderOf(LYON)).not.toBeNull();
    forgetSentOrderOf(LYON, WISH.vehicleIds);
    expect(sentOrderOf(LYON)).toBeNull();
  });

  test('is not sent again after the server has forgotten its key', async () => {
    vi.useFakeTimers();
    const { rememberSentOrder, sentOrderOf } = await openPage(aStorage());
    rememberSentOrder(LYON, WISH);
    vi.advanceTimersByTime(IDEMPOTENCY_HOURS * 3_600_000 - 1);
    expect(sentOrderOf(LYON)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(sentOrderOf(LYON)).toBeNull();
  });

  test.each([
    '{',
    '7',
    'null',
    '{"dealerId":"a"}',
    '[null,7]',
    JSON.stringify([{ dealerId: LYON, key: 'k', sentAt: Date.now(), wish: { vehicleIds: [7] } }]),
    JSON.stringify([{ dealerId: LYON, key: 'k', sentAt: Date.now(), wish: { ...WISH, prices: [7] } }]),
    JSON.stringify([{ dealerId: LYON, key: 'k', sentAt: Date.now(), wish: { ...WISH, vatCase: 'NONE' } }]),
  ])('does not exist if the storage holds %s', async (broken) => {
    const { sentOrderOf } = await openPage(aStorage(broken));
    expect(sentOrderOf(LYON)).toBeNull();
  });

  test('lives as long as the page if the storage is switched off', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page = await openPage({ getItem: denied, setItem: denied, removeItem: denied });
    const sent = page.rememberSentOrder(LYON, WISH);
    expect(page.sentOrderOf(LYON)).toEqual(sent);
    page.forgetSentOrder(LYON);
    expect(page.sentOrderOf(LYON)).toBeNull();
  });
});
