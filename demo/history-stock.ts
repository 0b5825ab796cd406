import { fromCents, toCents } from '../contract/money.ts';
import { type Moment, workingDaysAgo } from './calendar.ts';
import { writeDelivery } from './deliveries.ts';
import { importVehicles, markSold, vehiclesByVin, vehiclesOf, zipOf } from './fill.ts';
import type { HistoryOptions, Scene, Stage } from './scene.ts';
import { PictureStore } from './pictures/render.ts';
import type { Caller } from './portal.ts';
import type { DemoVehicle } from './stock.ts';

const on = workingDaysAgo;
/** The first delivery holds what the orders of the history buy. */
const FIRST_AT_LEAST = 56;
const FIRST_SHARE = 0.4;
/** A delivery a week after the first one. */
const WEEKLY = [40, 35, 30, 25, 20, 15, 10, 5].map((day) => on(day, '08:20'));
/** The last vehicles come as imports in the background. */
const JOBS_SHARE = 0.025;

/** What becomes of the damaged file of an import: a clerk drops it again, or settles it, or has not seen it yet. */
type Mend = 'again' | 'settled' | 'none';
const JOBS: { at: Moment; mendedAt: Moment; mend: Mend }[] = [
  { at: on(12, '09:05'), mendedAt: on(12, '09:40'), mend: 'again' },
  { at: on(6, '10:20'), mendedAt: on(6, '16:05'), mend: 'settled' },
  { at: on(1, '08:30'), mendedAt: on(1, '08:31'), mend: 'none' },
];

/** Clerks lower the prices of vehicles that stand for long, by so much per cent. */
const CUTS = [
  { at: on(18, '15:10'), share: 3, serials: [57, 60, 63] },
  { at: on(8, '15:25'), share: 4, serials: [58, 61, 64, 65] },
  { at: on(1, '11:30'), share: 5, serials: [59, 62] },
];

/** The scenes of the stock: deliveries, imports, prices, and vehicles that were sold outside the portal. */
export function deliveryScenes(options: HistoryOptions): Scene[] {
  const { vehicles, seed, folder } = options;
  const pictures = new PictureStore(folder);
  let present: ReadonlyMap<string, unknown> | undefined;
  const later = Math.max(0, vehicles - Math.max(FIRST_AT_LEAST, Math.floor(vehicles * FIRST_SHARE)));
  const perJob = Math.ceil(later * JOBS_SHARE);
  const perWeek = Math.max(0, Math.floor((later - perJob * JOBS.length) / WEEKLY.length));
  const first = vehicles - perJob * JOBS.length - perWeek * WEEKLY.length;
  let done = 0;
  const stock = vehiclesOf({ vehicles, seed });
  const take = (count: number) => [...takeFrom(stock, count)];
  const delivery = (at: Moment, count: number): Scene => {
    const batch = take(count);
    return {
      at,
      async act({ admin }) {
        // What an interrupted history has imported is there from the beginning.
        present ??= await vehiclesByVin(admin);
        await importVehicles(admin, eachOf(batch), pictures, present, () => {
          done += 1;
          options.onProgress?.(done, vehicles, 'vehicles');
        });
      },
    };
  };
  const deliveries = [delivery(on(45, '08:10'), first), ...WEEKLY.map((at) => delivery(at, perWeek))];
  const jobs = JOBS.flatMap(({ at, mendedAt, mend }) => {
    const batch = take(perJob);
    return [
      { at, act: (stage: Stage) => startImport(stage, batch, pictures) },
      { at: mendedAt, act: (stage: Stage) => mendImport(stage, batch, pictures, mend) },
    ];
  });
  return [
    ...deliveries,
    ...jobs,
    ...[on(31, '16:30'), on(16, '16:45'), on(3, '16:20')].map((at) => ({
      at,
      act: async ({ admin }: Stage) => markSold(admin, options, await vehiclesByVin(admin)),
    })),
    ...CUTS.map(({ at, share, serials }) => ({
      at,
      act: (stage: Stage) => lowerPrices(stage, share, serials),
    })),
  ];
}

function* takeFrom(stock: Generator<DemoVehicle>, count: number): Generator<DemoVehicle> {
  for (let taken = 0; taken < count; taken += 1) {
    const { value, done } = stock.next();
    if (done) return;
    yield value;
  }
}

function* eachOf(batch: readonly DemoVehicle[]): Generator<DemoVehicle> {
  yield* batch;
}

/** Starts an import of these vehicles, unless it is there; the ZIP of the last one was cut off on its way. */
async function startImport({ admin }: Stage, batch: readonly DemoVehicle[], pictures: PictureStore) {
  const last = batch.at(-1);
  if (!last || (await findImport(admin, last))) return;
  const zips = await Promise.all(
    batch.map(async (vehicle) => {
      const content = await writeDelivery(vehicle, pictures);
      return zipOf(vehicle, vehicle === last ? content.subarray(0, content.length / 2) : content);
    }),
  );
  await admin.upload('/api/imports', 'files', zips);
}

async function mendImport(
  { admin }: Stage,
  batch: readonly DemoVehicle[],
  pictures: PictureStore,
  mend: Mend,
): Promise<void> {
  const last = batch.at(-1);
  const found = last && (await findImport(admin, last));
  if (!last || !found || mend === 'none') return;
  if (mend === 'settled') await admin.send('PATCH', `/api/imports/${found}`, { isSettled: true });
  else
    await admin.upload(`/api/imports/${found}/files`, 'files', [
      zipOf(last, await writeDelivery(last, pictures)),
    ]);
}

/** The id of the import with the ZIP of this vehicle. */
async function findImport(admin: Caller, vehicle: DemoVehicle): Promise<string | undefined> {
  const { imports } = await admin.get<{ imports: { id: string }[] }>('/api/imports');
  for (const { id } of imports) {
    const { rows } = await admin.get<{ rows: { fileName: string }[] }>(`/api/imports/${id}`);
    if (rows.some(({ fileName }) => fileName === `${vehicle.vin}.zip`)) return id;
  }
  return undefined;
}

async function lowerPrices(
  { admin, options }: Stage,
  share: number,
  serials: readonly number[],
): Promise<void> {
  const listed = await vehiclesByVin(admin);
  for (const drawn of vehiclesOf(options)) {
    const vehicle = listed.get(drawn.vin);
    if (!serials.includes(drawn.serial) || vehicle?.status !== 'AVAILABLE') continue;
    const priceNet = fromCents(
      Math.round((toCents(`${drawn.priceNet}.00`) * (100 - share)) / 100_000) * 1000,
    );
    await admin.send('PATCH', `/api/vehicles/${vehicle.id}`, { priceNet });
  }
}
