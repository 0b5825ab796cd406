import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { germanDay } from '../contract/german-day.ts';
import { startPortal } from './start-portal.ts';

const KEPT = join('.build', 'portal');

/**
 * The data folder of a stopped portal that has imported the demo. A first start takes a minute of both cores, so the folder
 * is kept for the next run of the browser tests, until the program or the day changes: the demo counts its days from today.
 */
export async function filledFolder(): Promise<string> {
  const build = readFileSync(join('dist', 'stamp'), 'utf8').trim();
  const folder = join(KEPT, `${build}-${germanDay(Date.now())}`);
  if (existsSync(folder)) return folder;
  await rm(KEPT, { recursive: true, force: true });
  await mkdir(KEPT, { recursive: true });
  const portal = await startPortal();
  await portal.end();
  const draft = `${folder}.draft`;
  await cp(portal.dataDir, draft, { recursive: true });
  await portal.stop();
  // Only a whole folder has the name.
  await rename(draft, folder);
  return folder;
}
