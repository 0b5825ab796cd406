import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { aDelivery, aVin, type DeliveryOf } from './delivery.ts';
import { DEMO_PASSWORD } from './vocabulary.ts';

export interface ImportedVehicle {
  id: string;
  vin: string;
}

/** Signs a browser in by the call, where signing in is not what is being tried. */
export async function signInQuickly({ request: calls }: BrowserContext, email: string): Promise<void> {
  await signIn(calls, email);
}

/** The calls of a clerk, beside the browser that is being watched. */
export async function asClerk<T>(work: (calls: APIRequestContext) => Promise<T>): Promise<T> {
  const calls = await request.newContext({ baseURL: process.env['PORTAL_URL'] ?? '' });
  await signIn(calls, 'admin@example.com');
  try {
    return await work(calls);
  } finally {
    await calls.dispose();
  }
}

/** A vehicle of the test's own, imported as every vehicle is. */
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

async function signIn(calls: APIRequestContext, email: string): Promise<void> {
  const answer = await calls.post('/api/login', { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status()).toBe(200);
}
