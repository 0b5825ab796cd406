import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import { provideNetworkKey } from './accounts/network-key.ts';
import { openPasswords, type Passwords } from './accounts/passwords.ts';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './db.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import { openStorage } from './files/open-storage.ts';
import type { Storage } from './files/storage.ts';
import { startWorker, type Worker } from './jobs/worker.ts';
import type { Log } from './log.ts';
import { openMailTransport } from './mail/transport.ts';
import { listTasks, TIMETABLE } from './tasks.ts';

/** Uploads of killed servers are removed after this time. */
const SCRATCH_KEPT_MS = 24 * 60 * 60 * 1000;
/** A connection that is never released must not block the stop of the embedded database. */
const CLOSE_MS = 5_000;

/** A process opens 20 connections at most. One more than the servers runs the jobs; the rest is for tools. */
const connectionsOf = ({ workers }: Config): number => (workers + 2) * 20;

/** Long reads are few. */
const REPLICA_CONNECTIONS = 5;
/** A reader waits no longer for a replica that is away. */
const REPLICA_CONNECT_MS = 1_000;

/** The program while it starts: each part that runs adds what stops it. */
export interface Portal {
  config: Config;
  log: Log;
  /** Reports progress until the port opens. */
  onProgress: (message: string) => void;
  stops: (() => Promise<unknown>)[];
}

/** The role that owns the tables migrates them. The role that serves requests can only read and write rows. */
export async function findDatabase(portal: Portal): Promise<DatabaseUrls> {
  const { config } = portal;
  const { databaseUrl: servingUrl } = config;
  if (servingUrl !== undefined) return { servingUrl, ownerUrl: config.migrationDatabaseUrl ?? servingUrl };
  const embedded = await startDatabase(portal);
  return { servingUrl: embedded.servingUrl, ownerUrl: embedded.url };
}

async function startDatabase({ config, log, onProgress, stops }: Portal): Promise<EmbeddedDatabase> {
  onProgress('database: starting');
  const embedded = await startEmbedded(config.dataDir, {
    owner: config.publicUrl,
    ...(config.workers > 1 && { settings: { max_connections: String(connectionsOf(config)) } }),
    onProgress: (message) => onProgress(`database: ${message}`),
    onLost: (error) => log.fatal({ err: error }, 'the embedded database has ended'),
  });
  stops.push(() => embedded.stop());
  return embedded;
}

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

/** Runs the jobs in this process. The caller stops them. */
export function runJobs(
  { config, log, stops }: Portal,
  { db, pool }: OpenDatabase,
  { networkKey, files, scratchFolder }: AppDeps,
): Promise<Worker> {
  const transport = openMailTransport(config);
  stops.push(async () => transport.close());
  const { provider, publicUrl } = config;
  return startWorker({
    pool,
    tasks: listTasks({ db, networkKey, files, scratchFolder, transport, log, provider, publicUrl }),
    timetable: TIMETABLE,
    log,
  });
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
