import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { provideNetworkKey } from './accounts/network-key.ts';
import { openPasswords, type Passwords } from './accounts/passwords.ts';
import type { AppDeps } from './app.ts';
import { type OpenDatabase, openDatabase } from './db.ts';
import { openStorage } from './files/open-storage.ts';
import type { Storage } from './files/storage.ts';
import type { Portal } from './find-database.ts';

/** Uploads of killed servers are removed after this time. */
const SCRATCH_KEPT_MS = 24 * 60 * 60 * 1000;
/** A connection that is never released must not block the stop of the embedded database. */
const CLOSE_MS = 5_000;

/** Long reads are few. */
const REPLICA_CONNECTIONS = 5;
/** A reader waits no longer for a replica that is away. */
const REPLICA_CONNECT_MS = 1_000;

/** What the program needs of this machine. */
export async function appDeps(
  portal: Portal,
  database: OpenDatabase,
  passwords: Passwords,
): Promise<AppDeps> {
  const { config, stops } = portal;
  const scratchFolder = await makeScratchFolder(join(config.dataDir, 'scratch'));
  // With retries, because an interrupted start may still write there.
  stops.push(() => rm(scratchFolder, { recursive: true, force: true, maxRetries: 5 }));
  return {
    db: database.db,
    ...openReplica(portal),
    passwords,
    files: await connectStorage(portal),
    networkKey: config.networkKey ?? (await provideNetworkKey(config.dataDir)),
    demandsSecondFactor: config.demandsSecondFactor,
    provider: config.provider,
    settings: config.settings,
    publicUrl: config.publicUrl,
    pageCacheBytes: config.pageCacheBytes,
    scratchFolder,
    ...(config.trustProxy ? { trustProxy: config.trustProxy } : {}),
  };
}

/** A replica that is away does not prevent the start: the primary answers for it. */
function openReplica({ config, stops }: Portal): Pick<AppDeps, 'replica'> {
  if (config.replicaUrl === undefined) return {};
  const replica = openDatabase(config.replicaUrl, {
    max: REPLICA_CONNECTIONS,
    connectTimeoutMs: REPLICA_CONNECT_MS,
  });
  stops.push(() => Promise.race([replica.close(), sleep(CLOSE_MS, undefined, { ref: false })]));
  return { replica: replica.db };
}

/** A store that is away does not prevent the start: only pictures and documents need it. */
async function connectStorage({ config, log, stops }: Portal): Promise<Storage> {
  const storage = await openStorage(config);
  stops.push(async () => storage.close());
  if (!(await storage.files.check())) log.warn('the store of STORAGE_URL cannot be reached');
  return storage.files;
}

export function openParts(
  { stops }: Portal,
  servingUrl: string,
): { database: OpenDatabase; passwords: Passwords } {
  const database = openDatabase(servingUrl);
  stops.push(() => Promise.race([database.close(), sleep(CLOSE_MS, undefined, { ref: false })]));
  const passwords = openPasswords();
  stops.push(passwords.close);
  return { database, passwords };
}

/** A folder for this process only: several servers may share one DATA_DIR. */
async function makeScratchFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - SCRATCH_KEPT_MS) await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(parent, `${process.pid}-`));
}
