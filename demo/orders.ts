import { fromCents, toCents } from '../contract/money.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { DEMO_DEALERS, type DemoDealer } from './dealers.ts';
import { signIn, type Caller, type ListedVehicle, type Portal } from './portal.ts';

interface PlacedOrder {
  id: string;
  status: string;
}

async function placeOrder(caller: Caller, vehicles: readonly ListedVehicle[]): Promise<PlacedOrder> {
  const cents = vehicles.reduce((sum, vehicle) => sum + toCents(vehicle.priceNet), 0);
  return caller.send<PlacedOrder>('POST', '/api/orders/create', {
    vehicleIds: vehicles.map((vehicle) => vehicle.id),
    totalAmount: fromCents(cents),
  });
}

async function placeDealersOrders(
  portal: Portal,
  admin: Caller,
  dealer: DemoDealer,
  free: ListedVehicle[],
): Promise<void> {
  const caller = await signIn(portal, dealer.email, DEMO_PASSWORD);
  const { total } = await caller.get<{ total: number }>('/api/orders');
  for (const { vehicles, becomes } of dealer.orders.slice(total)) {
    const order = await placeOrder(caller, free.splice(0, vehicles));
    if (becomes === 'CANCELLED') await caller.send('POST', `/api/orders/${order.id}/cancel`, {});
    else if (becomes !== 'PENDING')
      await admin.send('PATCH', `/api/orders/${order.id}/status`, { status: becomes });
  }
}

/** Places orders for the active dealers who have none yet. Admin and dealers then move the orders on. */
export async function placeOrders(
  portal: Portal,
  admin: Caller,
  vehicles: readonly ListedVehicle[],
  onProgress?: (done: number, total: number, label: string) => void,
): Promise<void> {
  // Sorted by the end of the VIN, not by id: ids are random, and the demo must always sell the same cars.
  const free = vehicles
    .filter((vehicle) => vehicle.status === 'AVAILABLE')
    .toSorted((a, b) => a.vin.slice(-5).localeCompare(b.vin.slice(-5)));
  const buyers = DEMO_DEALERS.filter((dealer) => dealer.orders.length > 0);
  for (const [place, dealer] of buyers.entries()) {
    await placeDealersOrders(portal, admin, dealer, free);
    onProgress?.(place + 1, buyers.length, 'orders');
  }
}
