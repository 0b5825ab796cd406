import { startPortal } from './start-portal.ts';

/** One portal with the whole demo for all journeys. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // A portal that runs already, while a journey is being written.
  if (process.env['PORTAL_URL']) return undefined;
  const portal = await startPortal();
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  process.env['PORTAL_INTRODUCTION'] = portal.introduction;
  return portal.stop;
}
