import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { asClerk, type ImportedVehicle } from './people.ts';

/** Opens the cart with these vehicles in it, as the vehicle page puts them there. */
export async function openCartWith(page: Page, vehicles: readonly ImportedVehicle[], priceNet = '18450.00') {
  const items = vehicles.map(({ id, vin }) => ({
    vehicleId: id,
    vehicle: { id, vin, make: 'Volkswagen', model: 'Passat', priceNet, coverUrl: null },
  }));
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

/** The orders that hold a vehicle. */
export async function ordersOf({ request }: BrowserContext, { vin }: ImportedVehicle) {
  const answer = await request.get(`/api/orders?search=${vin}`);
  const { orders }: { orders: { id: string; totalAmount: string }[] } = await answer.json();
  return orders;
}

/** A clerk changes a vehicle while it lies in the cart. */
export const changeVehicle = ({ id }: ImportedVehicle, change: Record<string, string>) =>
  asClerk(async (calls) => {
    const answer = await calls.patch(`/api/vehicles/${id}`, { data: change });
    expect(answer.status(), await answer.text()).toBe(200);
  });

/** The text of the newest mail to an address whose subject names this order. */
export async function mailAbout(address: string, number: string): Promise<string> {
  const folder = join(process.env['PORTAL_DATA_DIR'] ?? '', 'mail');
  for (const name of (await readdir(folder)).toSorted().toReversed()) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    if (mail.to?.some((to) => to.address === address) && mail.subject?.includes(number))
      return (mail.text ?? '').replaceAll('\u00a0', ' ');
  }
  return '';
}
