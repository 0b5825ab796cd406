import { filledFolder } from './filled-folder.ts';
import { startPortal } from './start-portal.ts';

/** Starts one portal with the full demo data for all tests. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // While a test is being written, PORTAL_URL can name a portal that already runs.
  if (process.env['PORTAL_URL']) return undefined;
  const portal = await startPortal({ filled: await filledFolder() });
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  process.env['PORTAL_INTRODUCTION'] = portal.introduction;
  return portal.stop;
}
