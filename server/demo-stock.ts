import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../database/schema.ts';
import { DEMO_ADMIN } from '../demo/accounts.ts';
import { equipmentFile, specOf, writeDelivery } from '../demo/deliveries.ts';
import { sharedDocumentsOf } from '../demo/documents.ts';
import { isSoldElsewhere, vehiclesOf } from '../demo/fill.ts';
import { galleryOf, keyOf, type Subject } from '../demo/pictures/gallery.ts';
import { PictureStore } from '../demo/pictures/render.ts';
import { shareOut } from '../demo/share-out.ts';
import type { DemoVehicle } from '../demo/stock.ts';
import type { AppDeps } from './app.ts';
import { SEED } from './demo-app.ts';
import type { AdminUser } from './actor.ts';
import { readEquipment } from './imports/equipment.ts';
import { importVehicle, type StoredDelivery } from './imports/import-vehicle.ts';
import { importZip } from './imports/import-zip.ts';
import { titleOf } from './files/content.ts';
import { inOrder } from './imports/read-delivery.ts';
import { readSpec } from './imports/spec.ts';
import { changeVehicle } from './vehicles/edit.ts';
import { inTransaction } from './db.ts';

/** The number of vehicles per transaction, and of parallel transactions. */
const GROUP = 50;
const PARALLEL = 3;

/**
 * Grows the demo stock to this many vehicles. Existing vehicles stay as they are. A vehicle with a picture
 * that is not stored yet is imported as its ZIP. All others share stored files. They are read and imported by
 * the same rules, but without packing and unpacking, and without their own documents.
 */
export async function growStock(
  deps: Pick<AppDeps, 'db' | 'files' | 'scratchFolder'>,
  vehicles: number,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { db, files } = deps;
  const scratchFolder = await mkdtemp(join(deps.scratchFolder, 'demo-'));
  const actor = await findAdmin(deps);
  const pictures = new PictureStore(scratchFolder);
  const present = await knownVins(deps);
  const known = await knownContents(deps);
  let done = 0;

  async function importWhole(vehicle: DemoVehicle): Promise<void> {
    const path = join(scratchFolder, `${vehicle.vin}.zip`);
    await writeFile(path, await writeDelivery(vehicle, pictures));
    await importZip({ db, files, scratchFolder, actor }, path);
    await rm(path);
    for (const sha256 of await contentsOf(vehicle)) known.add(sha256);
    if (isSoldElsewhere(vehicle)) await inTransaction(db, (tx) => sell(tx, actor, vehicle.vin));
  }

  const shaOf = rememberedHashes(pictures);
  const contentsOf = async (vehicle: DemoVehicle) =>
    (await mediaOf(vehicle, shaOf)).map(({ sha256 }) => sha256);

  async function importGroup(group: DemoVehicle[]): Promise<void> {
    const shared: { vehicle: DemoVehicle; delivery: StoredDelivery }[] = [];
    for (const vehicle of group) {
      if (present.has(vehicle.vin)) continue;
      const delivery = await deliveryOf(vehicle, shaOf);
      if (delivery.media.every(({ sha256 }) => known.has(sha256))) shared.push({ vehicle, delivery });
      else await importWhole(vehicle);
    }
    await inTransaction(db, async (tx) => {
      for (const { vehicle, delivery } of shared) {
        await importVehicle(tx, delivery, actor);
        if (isSoldElsewhere(vehicle)) await sell(tx, actor, vehicle.vin);
      }
    });
    done += group.length;
    onProgress(done, vehicles);
  }

  try {
    await shareOut(groupsOf(vehiclesOf({ vehicles, seed: SEED })), PARALLEL, importGroup);
    // After so many inserts the statistics and the visibility map are out of date. Index-only scans need the
    // map.
    await sql`vacuum (analyze) vehicles, vehicle_media`.execute(db);
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
}

function* groupsOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let group: Item[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < GROUP) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

async function findAdmin({ db }: Pick<AppDeps, 'db'>): Promise<AdminUser> {
  const { id, email, locale } = await db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', DEMO_ADMIN)
    .executeTakeFirstOrThrow();
  return {
    id,
    email,
    emailConfirmed: true,
    needsSecondFactor: false,
    watchMails: 'OFF',
    listView: null,
    lastVisitAt: null,
    role: 'admin',
    rights: 'FULL',
    locale,
    dealer: null,
  };
}

async function knownVins({ db }: Pick<AppDeps, 'db'>): Promise<Set<string>> {
  const found = await db.selectFrom('vehicles').select('vin').execute();
  return new Set(found.map(({ vin }) => vin));
}

async function knownContents({ db }: Pick<AppDeps, 'db'>): Promise<Set<string>> {
  const found = await db.selectFrom('stored_files').select('sha256').execute();
  return new Set(found.map(({ sha256 }) => sha256));
}

async function sell(tx: Transaction<DB>, admin: AdminUser, vin: string): Promise<void> {
  const { id } = await tx
    .selectFrom('vehicles')
    .select('id')
    .where('vin', '=', vin)
    .executeTakeFirstOrThrow();
  await changeVehicle(tx, admin, id, { status: 'SOLD' }, undefined);
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The content hash of a picture. Each picture is drawn once. */
function rememberedHashes(pictures: PictureStore): (subject: Subject) => Promise<string> {
  const hashes = new Map<string, Promise<string>>();
  return (subject) => {
    const key = keyOf(subject);
    const hash = hashes.get(key) ?? pictures.jpegOf(subject).then(sha256Of);
    hashes.set(key, hash);
    return hash;
  };
}

async function deliveryOf(
  vehicle: DemoVehicle,
  shaOf: (subject: Subject) => Promise<string>,
): Promise<StoredDelivery> {
  const spec = readSpec(Buffer.from(JSON.stringify(specOf(vehicle))), 'spec.json', new Date());
  const equipmentText = readEquipment(equipmentFile(vehicle), 'equipment.txt');
  return { ...spec, equipmentText, media: inOrder(await mediaOf(vehicle, shaOf)) };
}

async function mediaOf(vehicle: DemoVehicle, shaOf: (subject: Subject) => Promise<string>) {
  const pictures = galleryOf(vehicle).map(async ({ fileName, subject }) => ({
    kind: 'image' as const,
    originalName: fileName,
    title: titleOf(fileName),
    sha256: await shaOf(subject),
  }));
  const papers = (await sharedDocumentsOf(vehicle)).map(({ fileName, pdf }) => ({
    kind: 'pdf' as const,
    originalName: fileName,
    title: titleOf(fileName),
    sha256: sha256Of(pdf),
  }));
  return [...(await Promise.all(pictures)), ...papers];
}
