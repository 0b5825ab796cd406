import { inScratchFolder } from '../files/scratch-folder.ts';
import type { Imported } from './import-vehicle.ts';
import { readDelivery } from './read-delivery.ts';
import { storeDelivery, type StoreContext } from './store-delivery.ts';

/** Reads, checks and stores the vehicle of one ZIP, and removes the unpacked files. Throws ImportRejected. */
export async function importZip(
  context: StoreContext,
  zipPath: string,
): Promise<Imported & { skipped: string[] }> {
  return inScratchFolder(context.scratchFolder, async (scratchFolder) => {
    const delivery = await readDelivery(zipPath, scratchFolder);
    const imported = await storeDelivery({ ...context, scratchFolder }, delivery);
    return { ...imported, skipped: delivery.skipped };
  });
}
