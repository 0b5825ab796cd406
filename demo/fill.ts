import type { Dealer } from '../contract/dealers.ts';
import { DEMO_ADMIN, DEMO_COLLEAGUE, DEMO_PASSWORD } from './accounts.ts';
import { inviteColleague } from './company.ts';
import { DEMO_DEALERS, registrationOf, type DemoDealer } from './dealers.ts';
import { writeDelivery } from './deliveries.ts';
import { placeOrders } from './orders.ts';
import { PictureStore } from './pictures/render.ts';
import { register, signIn, type Caller, type ListedVehicle, type Portal, type Upload } from './portal.ts';
import { shareOut } from './share-out.ts';
import { endlessStock, type DemoVehicle } from './stock.ts';

export interface FillOptions {
  vehicles: number;
  seed: number;
  /** An existing temporary folder for the pictures. */
  folder: string;
  onProgress?: (done: number, total: number, label: string) => void;
}

/** An import spends half its time computing and half waiting, so three at a time keep two cores busy. */
const PARALLEL_IMPORTS = 3;
/** Some vehicles were sold outside the portal. */
export function isSoldElsewhere({ serial }: DemoVehicle): boolean {
  return serial % 47 === 0;
}

/** Yields the stock one vehicle at a time, so that a large stock does not fill the memory. */
export function* vehiclesOf({
  vehicles,
  seed,
}: Pick<FillOptions, 'vehicles' | 'seed'>): Generator<DemoVehicle> {
  if (vehicles < 1) return;
  for (const vehicle of endlessStock(seed)) {
    yield vehicle;
    if (vehicle.serial >= vehicles) return;
  }
}

/** All vehicles by VIN, in any status. */
export async function vehiclesByVin(admin: Caller): Promise<Map<string, ListedVehicle>> {
  const found = new Map<string, ListedVehicle>();
  for (let page = 1; ; page += 1) {
    const { vehicles } = await admin.get<{ vehicles: ListedVehicle[] }>(
      `/api/vehicles?status=ALL&limit=100&page=${page}`,
    );
    for (const vehicle of vehicles) found.set(vehicle.vin, vehicle);
    if (vehicles.length < 100) return found;
  }
}

export const zipOf = ({ vin }: DemoVehicle, content: Buffer): Upload => ({
  fileName: `${vin}.zip`,
  mediaType: 'application/zip',
  content,
});

/** Imports these vehicles, except those that are present. */
export async function importVehicles(
  admin: Caller,
  stock: Generator<DemoVehicle>,
  pictures: PictureStore,
  present: ReadonlyMap<string, unknown>,
  onEach: () => void,
): Promise<void> {
  await shareOut(stock, PARALLEL_IMPORTS, async (vehicle) => {
    if (!present.has(vehicle.vin)) {
      const zip = zipOf(vehicle, await writeDelivery(vehicle, pictures));
      await admin.upload('/api/upload/vehicle-zip', 'zipFile', [zip]);
    }
    onEach();
  });
}

export async function findDealer(admin: Caller, email: string): Promise<Dealer | undefined> {
  const { dealers } = await admin.get<{ dealers: Dealer[] }>(
    `/api/admin/dealers?search=${encodeURIComponent(email)}`,
  );
  return dealers.find((dealer) => dealer.email === email);
}

/** Registers the dealer, unless they are known. */
export async function registerDealer(portal: Portal, admin: Caller, dealer: DemoDealer): Promise<Dealer> {
  const known = await findDealer(admin, dealer.email);
  if (known) return known;
  await register(portal, registrationOf(dealer), dealer.locale);
  const registered = await findDealer(admin, dealer.email);
  if (!registered) throw new Error(`the dealer ${dealer.email} was registered but is not listed`);
  return registered;
}

async function provideDealer(portal: Portal, admin: Caller, dealer: DemoDealer): Promise<void> {
  const { id, status } = await registerDealer(portal, admin, dealer);
  if (status === dealer.status) return;
  await admin.send('PATCH', `/api/admin/dealers/${id}/status`, { status: dealer.status });
}

/** Marks the vehicles as sold that were sold outside the portal. */
export async function markSold(
  admin: Caller,
  stock: Pick<FillOptions, 'vehicles' | 'seed'>,
  vehicles: ReadonlyMap<string, ListedVehicle>,
): Promise<void> {
  for (const drawn of vehiclesOf(stock)) {
    const vehicle = vehicles.get(drawn.vin);
    if (isSoldElsewhere(drawn) && vehicle?.status === 'AVAILABLE') {
      await admin.send('PATCH', `/api/vehicles/${vehicle.id}`, { status: 'SOLD' });
    }
  }
}

/**
 * Fills a portal with the demo market through its own API: vehicles, dealers, orders. It leaves existing data
 * alone, so a second call completes an interrupted one. The admin account must exist.
 */
export async function fillDemo(portal: Portal, options: FillOptions): Promise<void> {
  const admin = await signIn(portal, DEMO_ADMIN, DEMO_PASSWORD);
  const pictures = new PictureStore(options.folder);
  let done = 0;
  await importVehicles(admin, vehiclesOf(options), pictures, await vehiclesByVin(admin), () => {
    done += 1;
    options.onProgress?.(done, options.vehicles, 'vehicles');
  });
  await markSold(admin, options, await vehiclesByVin(admin));
  for (const [place, dealer] of DEMO_DEALERS.entries()) {
    await provideDealer(portal, admin, dealer);
    options.onProgress?.(place + 1, DEMO_DEALERS.length, 'dealers');
  }
  await inviteColleague(await signIn(portal, DEMO_COLLEAGUE.owner, DEMO_PASSWORD));
  await placeOrders(portal, admin, [...(await vehiclesByVin(admin)).values()], options.onProgress);
}
