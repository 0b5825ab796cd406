import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
} from '@playwright/test';
import { orderNumberOf } from '../contract/order-number.ts';
import { aDelivery, aVin, type DeliveryOf } from './delivery.ts';
import { recordToasts } from './toasts.ts';
import { DEMO_PASSWORD, holdChangesBack, portalUrl } from './vocabulary.ts';

export interface ImportedVehicle {
  id: string;
  vin: string;
}

/** What `storageState` returns: the cookies of a session. */
type Session = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** The sessions of this worker. Hashing a password is slow beside busy browsers, so each user signs in once. */
const sessions = new Map<string, Session>();

const callsWith = (storageState?: Session): Promise<APIRequestContext> =>
  request.newContext({ baseURL: portalUrl(), ...(storageState && { storageState }) });

/** Repeats a call whose password has waited too long for its hash, as the answer asks: on a busy machine it may. */
async function untilHashed(send: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await send();
    if (answer.status() !== 503) return answer;
    await setTimeout(Number(answer.headers()['retry-after']) * 1000);
  }
}

/** A session of this user. It may have ended since it was used last. */
async function sessionOf(email: string): Promise<Session> {
  const known = sessions.get(email);
  const calls = await callsWith(known);
  try {
    if (known && (await calls.get('/api/user')).ok()) return known;
    const answer = await untilHashed(() =>
      calls.post('/api/login', { data: { email, password: DEMO_PASSWORD } }),
    );
    expect(answer.status()).toBe(200);
    const session = await calls.storageState();
    sessions.set(email, session);
    return session;
  } finally {
    await calls.dispose();
  }
}

/** Signs a browser in without the login page, for tests that do not test the login. */
export async function signInQuickly(context: BrowserContext, email: string): Promise<void> {
  const { cookies } = await sessionOf(email);
  await context.addCookies(cookies);
}

/** A person at a browser of their own. */
export async function personAt(
  browser: Browser,
  email: string,
  window: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalUrl(), ...window });
  await recordToasts(context);
  await holdChangesBack(context);
  await signInQuickly(context, email);
  return context.newPage();
}

/** API calls of a clerk, outside the browser under test. */
export const asClerk = <T>(work: (calls: APIRequestContext) => Promise<T>): Promise<T> =>
  asUser('admin@example.com', work);

/** API calls of a user, outside the browser under test. */
export async function asUser<T>(email: string, work: (calls: APIRequestContext) => Promise<T>): Promise<T> {
  const calls = await callsWith(await sessionOf(email));
  try {
    return await work(calls);
  } finally {
    await calls.dispose();
  }
}

/** An address in the network for measurements (RFC 2544), which the portal takes for that of a visitor of its own. */
const anAddress = () => ['198.18', randomInt(256), randomInt(256)].join('.');

/** A dealer for this test alone, who waits for approval. They register from a network of their own: each has a limit. */
export async function aRegisteredDealer(): Promise<{ email: string; company: string }> {
  const word = aVin().slice(-8);
  const dealer = { email: `einkauf-${word.toLowerCase()}@example.com`, company: `Autohaus ${word} GmbH` };
  const calls = await callsWith();
  const data = {
    companyName: dealer.company,
    email: dealer.email,
    address: { street: 'Torweg 3', postalCode: '79098', city: 'Freiburg', country: 'DE' },
    contact: { firstName: 'Ada', lastName: 'Brandt' },
    password: DEMO_PASSWORD,
    confirmPassword: DEMO_PASSWORD,
    acceptTerms: true,
    acceptPrivacy: true,
  };
  const answer = await untilHashed(() =>
    calls.post('/api/register', { headers: { 'x-forwarded-for': anAddress() }, data }),
  );
  expect(answer.status(), await answer.text()).toBe(201);
  await calls.dispose();
  return dealer;
}

/** Approves the account of a dealer. */
export const approve = (email: string): Promise<void> =>
  asClerk(async (calls) => {
    const found = await calls.get(`/api/admin/dealers?search=${encodeURIComponent(email)}`);
    const [{ id }] = (await found.json()).dealers;
    const answer = await calls.patch(`/api/admin/dealers/${id}/status`, { data: { status: 'ACTIVE' } });
    expect(answer.status()).toBe(200);
  });

/** A vehicle for this test alone, imported like every other vehicle. */
export async function aVehicleInStock(delivery: Partial<DeliveryOf> = {}): Promise<ImportedVehicle> {
  const vin = delivery.vin ?? aVin();
  return asClerk(async (calls) => {
    const answer = await calls.post('/api/upload/vehicle-zip', {
      multipart: {
        zipFile: {
          name: `${vin}.zip`,
          mimeType: 'application/zip',
          buffer: await aDelivery({ ...delivery, vin }),
        },
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    const { vehicle } = await answer.json();
    return { id: vehicle.id, vin };
  });
}

export interface PlacedOrder {
  id: string;
  /** As the user interface shows it, without the #. */
  number: string;
  vehicles: readonly ImportedVehicle[];
}

/** An order of new vehicles, placed by a dealer outside the browser. The model of each is the end of its VIN. */
export async function anOrderBy(email: string, count = 1): Promise<PlacedOrder> {
  const vehicles: ImportedVehicle[] = [];
  for (let made = 0; made < count; made += 1) {
    const vin = aVin();
    vehicles.push(
      await aVehicleInStock({ vin, pictures: 1, spec: { model: vin.slice(-8), priceNet: 18450 } }),
    );
  }
  const id = await placeOrder(email, vehicles);
  return { id, number: orderNumberOf(id), vehicles };
}

/** Vehicles for this test alone, imported in one call, without pictures. */
export const vehiclesInStock = (count: number): Promise<ImportedVehicle[]> =>
  vehiclesAtPrices(Array.from({ length: count }, () => 18450));

/** The same, each at one of these net prices in euros. */
export const vehiclesAtPrices = (prices: readonly number[]): Promise<ImportedVehicle[]> =>
  asClerk(async (calls) => {
    const form = new FormData();
    for (const priceNet of prices) {
      const vin = aVin();
      const zip = await aDelivery({ vin, pictures: 0, spec: { priceNet } });
      form.append('zipFiles', new File([new Uint8Array(zip)], `${vin}.zip`, { type: 'application/zip' }));
    }
    const answer = await calls.post('/api/upload/vehicle-zips', { multipart: form, timeout: 0 });
    expect(answer.status(), await answer.text()).toBe(200);
    const { successful } = await answer.json();
    expect(successful).toHaveLength(prices.length);
    return successful.map(({ vin, vehicle }: { vin: string; vehicle: { id: string } }) => ({
      id: vehicle.id,
      vin,
    }));
  });

/** Places an order of these vehicles at the price of `anOrderBy` and returns its id. */
export async function placeOrder(email: string, vehicles: readonly ImportedVehicle[]): Promise<string> {
  const [id = ''] = await placeOrders(email, [vehicles]);
  return id;
}

/** Places several orders, each with its own vehicles, and returns their ids. */
export const placeOrders = (
  email: string,
  orders: readonly (readonly ImportedVehicle[])[],
): Promise<string[]> =>
  asUser(email, async (calls) => {
    const ids: string[] = [];
    for (const vehicles of orders) {
      const answer = await calls.post('/api/orders/create', {
        data: {
          vehicleIds: vehicles.map(({ id }) => id),
          totalAmount: (18450 * vehicles.length).toFixed(2),
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      ids.push(String((await answer.json()).id));
    }
    return ids;
  });
