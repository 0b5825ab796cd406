import { fromCents, toCents } from '../contract/money.ts';
import { REMINDER_HOURS, RESERVATION_HOURS } from '../contract/constants.ts';
import { type Moment, workingDay } from './calendar.ts';
import { isSoldElsewhere, vehiclesByVin, vehiclesOf } from './fill.ts';
import type { HistoryOptions, Scene, Stage } from './scene.ts';
import type { Caller, ListedVehicle } from './portal.ts';
import { signedForm } from './signed-form.ts';
import type { DemoVehicle } from './stock.ts';
import type { Trade } from './trades.ts';

const HOUR_MS = 3_600_000;
/** So many hours after the placing, jobs of the program look at an order that is still reserved. */
const JOB_HOURS = [...REMINDER_HOURS.map((hours) => RESERVATION_HOURS - hours), RESERVATION_HOURS];

/** The scenes of the orders. They buy the first vehicles of the stock, which were delivered first. */
export function tradeScenes(trades: readonly Trade[], options: HistoryOptions): Scene[] {
  const free = [...vehiclesOf({ ...options, vehicles: Math.min(options.vehicles, 80) })].filter(
    (vehicle) => !isSoldElsewhere(vehicle),
  );
  let listed: Promise<ReadonlyMap<string, ListedVehicle>> | undefined;
  // Read once, after the first delivery: the prices of these vehicles stay.
  const find = async (admin: Caller, { vin }: DemoVehicle) => {
    listed ??= vehiclesByVin(admin);
    const vehicle = (await listed).get(vin);
    if (!vehicle) throw new Error(`the vehicle ${vin} was not delivered yet`);
    return vehicle;
  };
  return trades.flatMap((trade, place) =>
    scenesOfTrade(trade, String(place), free.splice(0, trade.vehicles), find),
  );
}

type Find = (admin: Caller, vehicle: DemoVehicle) => Promise<ListedVehicle>;

function scenesOfTrade(trade: Trade, key: string, vehicles: readonly DemoVehicle[], find: Find): Scene[] {
  const scene = (at: Moment | undefined, act: Scene['act']): Scene[] => (at ? [{ at, act }] : []);
  const path = ({ options }: Stage) => `/api/orders/${options.past.orders[key]}`;
  const record = (name: string) => async (stage: Stage) => {
    await stage.admin.send('PATCH', path(stage), { [name]: stage.at.toISOString() });
  };
  const setStatus = (status: string) => async (stage: Stage) => {
    await stage.admin.send('PATCH', `${path(stage)}/status`, { status });
  };
  const note = async (stage: Stage, kind: 'NOTE' | 'CALL', text: string) => {
    const subjectId = stage.options.past.orders[key];
    await stage.admin.send('POST', '/api/admin/notes', { subject: 'order', subjectId, kind, text });
  };
  const { delivery, complained, cancelled } = trade;
  return [
    ...scene(trade.placed, async (stage) => {
      const chosen = await Promise.all(vehicles.map((vehicle) => find(stage.admin, vehicle)));
      stage.options.past.orders[key] = await placeOrder(stage, trade, chosen, key);
    }),
    ...scene(trade.called, async (stage) => {
      await record('calledAt')(stage);
      await note(stage, 'CALL', trade.said ?? 'Bestellung bestätigt, Lieferanschrift stimmt.');
    }),
    ...scene(trade.reduced, async (stage) => {
      const { reservations } = await stage.admin.get<{ reservations: { id: string; status: string }[] }>(
        path(stage),
      );
      const buyer = await stage.dealer(trade.buyer);
      const last = reservations.at(-1);
      if (last?.status === 'ACTIVE') await buyer.send('POST', `/api/reservations/${last.id}/cancel`, {});
    }),
    ...scene(trade.processed, setStatus('PROCESSED')),
    ...scene(trade.invoiced, async (stage) => {
      const bank = await stage.admin.get('/api/admin/bank-details');
      await stage.admin.send('POST', `${path(stage)}/generate-xml-invoice`, bank);
    }),
    ...(trade.reminded ?? []).flatMap((at, index) =>
      scene(at, async (stage) => {
        const number = await invoiceOf(stage, path(stage));
        await stage.admin.send('POST', `/api/invoices/${number}/reminders`, { place: index + 1 });
      }),
    ),
    ...scene(trade.paid, record('paidAt')),
    ...scene(delivery?.set, async (stage) => {
      const deliveryOn = workingDay(stage.options.past.now, delivery?.on ?? 0);
      await stage.admin.send('PATCH', path(stage), { deliveryOn });
    }),
    ...scene(trade.completed, setStatus('COMPLETED')),
    ...scene(trade.proven, async (stage) => {
      const buyer = await stage.dealer(trade.buyer);
      const date = workingDay(stage.options.past.now, delivery?.on ?? 0);
      await buyer.upload(
        `${path(stage)}/documents`,
        'file',
        [await signedForm(trade.buyer, vehicles, date)],
        {
          kind: 'ARRIVAL_PROOF',
          date,
        },
      );
    }),
    ...scene(complained?.at, async (stage) => {
      const [first] = vehicles;
      if (!first || !complained) return;
      const buyer = await stage.dealer(trade.buyer);
      const { id: vehicleId } = await find(stage.admin, first);
      await buyer.upload(`${path(stage)}/complaints`, 'photos', [], { vehicleId, text: complained.text });
    }),
    ...scene(cancelled?.at, async (stage) => {
      if (cancelled?.by === 'clerk') return setStatus('CANCELLED')(stage);
      const buyer = await stage.dealer(trade.buyer);
      await buyer.send('POST', `${path(stage)}/cancel`, {});
    }),
    ...scene(trade.refunded, record('refundedAt')),
    ...JOB_HOURS.map((hours) => ({
      at: (now: Date) => new Date(trade.placed(now).getTime() + hours * HOUR_MS + 1000),
      act: async () => {},
    })),
  ];
}

/** Places the order and returns its id. The key makes a repeated request place nothing. */
async function placeOrder(
  { dealer }: Stage,
  { buyer, wish, reference }: Trade,
  chosen: readonly ListedVehicle[],
  key: string,
): Promise<string> {
  const cents = chosen.reduce((sum, { priceNet }) => sum + toCents(priceNet), 0);
  const body = {
    vehicleIds: chosen.map(({ id }) => id),
    totalAmount: fromCents(cents),
    notes: wish ?? '',
    purchaseReference: reference ?? '',
  };
  const caller = await dealer(buyer);
  const { id } = await caller.send<{ id: string }>('POST', '/api/orders/create', body, `history-${key}`);
  return id;
}

async function invoiceOf({ admin }: Stage, path: string): Promise<string> {
  const { invoices } = await admin.get<{ invoices: { number: string; kind: string }[] }>(`${path}/invoices`);
  const invoice = invoices.find(({ kind }) => kind === 'INVOICE');
  if (!invoice) throw new Error(`${path} has no invoice`);
  return invoice.number;
}
