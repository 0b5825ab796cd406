import { startPortal } from './start-portal.ts';

/** One portal with the whole demo for all journeys. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  return portal.stop;
}
