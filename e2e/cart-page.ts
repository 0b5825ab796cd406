import { type BrowserContext, expect, type Page } from '@playwright/test';
import { asClerk, type ImportedVehicle } from './people.ts';

/**
 * Opens the cart with these vehicles in it, in the format that the vehicle page stores. The stored price may differ
 * from the current one; null stores the current price.
 */
export async function openCartWith(
  page: Page,
  vehicles: readonly ImportedVehicle[],
  priceNet: string | null = '18450.00',
) {
  const items = await Promise.all(
    vehicles.map(async ({ id, vin }) => {
      const answer = await page.request.get(`/api/vehicles/${id}`);
      const { vehicle = {}, media = [] } = answer.ok() ? await answer.json() : {};
      const unknown = { id, vin, make: 'Volkswagen', model: 'Passat' };
      const coverUrl =
        media.find(({ mediaType }: { mediaType: string }) => mediaType === 'image')?.url ?? null;
      return { vehicleId: id, vehicle: { ...unknown, ...vehicle, ...(priceNet && { priceNet }), coverUrl } };
    }),
  );
  await page.goto('/favicon.svg');
  await page.evaluate((text) => localStorage.setItem('vehicleCart', text), JSON.stringify(items));
  await page.goto('/cart');
  await expect(page.getByText(vehicles[0]?.vin ?? '').first()).toBeVisible();
}

export const rowOf = (page: Page, { vin }: ImportedVehicle) =>
  page.getByRole('list', { name: 'Ihre Fahrzeugauswahl' }).getByRole('listitem').filter({ hasText: vin });
export const removeButton = (page: Page, vehicle: ImportedVehicle) =>
  rowOf(page, vehicle).locator('[data-remove]');
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Verbindlich reservieren' });
export const termsBox = (page: Page) => page.getByRole('checkbox', { name: /rechtlich verbindlich ist/ });
export const confirmation = (page: Page) => page.getByRole('heading', { name: 'Verbindlich reserviert' });

/** The orders that contain a vehicle. */
export async function ordersOf({ request }: BrowserContext, { vin }: ImportedVehicle) {
  const answer = await request.get(`/api/orders?search=${vin}`);
  const { orders }: { orders: { id: string; status: string; totalAmount: string }[] } = await answer.json();
  return orders;
}

/** A clerk changes a vehicle while it is in the cart. */
export const changeVehicle = ({ id }: ImportedVehicle, change: Record<string, string | number>) =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/vehicles/${id}`, { data: change });
    expect(answer.status(), await answer.text()).toBe(200);
  });

/** Makes every vehicle that the page asks about exist and be available, at the price of `openCartWith`. */
export async function allAreAvailable(page: Page): Promise<void> {
  await page.route('**/api/vehicles/states?*', (route) => {
    const ids = new URL(route.request().url()).searchParams.getAll('id');
    const states = ids.map((id) => ({ id, status: 'AVAILABLE', priceNet: '18450.00', isOwn: false }));
    return route.fulfill({ json: { states } });
  });
}
