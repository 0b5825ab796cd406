import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Imported } from './import-vehicle.ts';
import { readDelivery } from './read-delivery.ts';
import { storeDelivery, type StoreContext } from './store-delivery.ts';

/** Reads, checks and stores the vehicle of one ZIP, and removes the unpacked files. Throws ImportRejected. */
export async function importZip(
  context: StoreContext,
  zipPath: string,
): Promise<Imported & { skipped: string[] }> {
  const scratchFolder = await mkdtemp(join(context.scratchFolder, 'delivery-'));
  try {
    const delivery = await readDelivery(zipPath, scratchFolder);
    const imported = await storeDelivery({ ...context, scratchFolder }, delivery);
    return { ...imported, skipped: delivery.skipped };
  } finally {
    await rm(scratchFolder, { recursive: true, force: true });
  }
}
