import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../database/cannot-start.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { letServe } from '../database/roles.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { provideNetworkKey } from './accounts/network-key.ts';
import { openPasswords, type Passwords } from './accounts/passwords.ts';
import { type AppDeps, createApp } from './app.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, openDatabase } from './db.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import { hasDemoAccounts, hasKnownPassword } from './demo-accounts.ts';
import { openStorage } from './files/open-storage.ts';
import type { Storage } from './files/storage.ts';
import { releaseJobs } from './jobs/release.ts';
import { startWorker } from './jobs/worker.ts';
import type { Log } from './log.ts';
import { openMailTransport } from './mail/transport.ts';
import { listTasks, TIMETABLE } from './tasks.ts';

/** Uploads of killed servers are removed after this time. */
const SCRATCH_KEPT_MS = 24 * 60 * 60 * 1000;
/** A connection that is never released must not block the stop of the embedded database. */
const CLOSE_MS = 5_000;

/** Long reads are few. */
const REPLICA_CONNECTIONS = 5;
/** A reader waits no longer for a replica that is away. */
const REPLICA_CONNECT_MS = 1_000;

export interface PortalDeps {
  config: Config;
  log: Log;
  servePages: (app: FastifyInstance) => Promise<void>;
  /** Reports progress until the port opens. */
  onProgress: (message: string) => void;
}

/**
 * The whole program. Every part that has to be stopped is added to `stops` as soon as it runs. So `stop`
 * stops exactly the running parts, newest first, also after a start that failed or was interrupted.
 */
export function createPortal({ config, log, servePages, onProgress }: PortalDeps) {
  const stops: (() => Promise<unknown>)[] = [];

  async function start(): Promise<void> {
    await checkPort(config);
    await mkdir(config.dataDir, { recursive: true });
    const { servingUrl, ownerUrl } = await findDatabase();
    onProgress('database: bringing the schema up to date');
    await bringUpToDate(servingUrl, ownerUrl, log);
    const database = openDatabase(servingUrl);
    stops.push(() => Promise.race([database.close(), sleep(CLOSE_MS, undefined, { ref: false })]));
    await refuseKnownAccounts(config, database);
    const passwords = openPasswords();
    stops.push(passwords.close);
    if (config.admin) await ensureAdmin({ db: database.db, passwords }, config.admin);

    const deps = await appDeps(database, passwords);
    if (config.isDemo) await fillInDemo(database, deps, { ownerUrl, servingUrl });
    const app = await createApp({ ...deps, log, servePages: serveAllPages });
    const transport = openMailTransport(config);
    stops.push(async () => transport.close());
    // No other program works on the embedded database: locked jobs there belong to a killed program.
    if (config.databaseUrl === undefined) await releaseJobs(database.db, 0);
    const worker = await startWorker({
      pool: database.pool,
      tasks: listTasks({
        db: database.db,
        networkKey: deps.networkKey,
        files: deps.files,
        scratchFolder: deps.scratchFolder,
        transport,
        log,
        provider: config.provider,
        publicUrl: config.publicUrl,
      }),
      timetable: TIMETABLE,
      log,
    });
    stops.push(() => Promise.all([app.close(), worker.stop()]));
    await app.listen({ port: config.port, host: config.host });
  }

  /** Loads the previews only where they may be seen. */
  async function serveAllPages(app: FastifyInstance): Promise<void> {
    if (config.showsMails) (await import('./mail/previews.ts')).serveMailPreviews(app);
    await servePages(app);
  }

  /** Loads the demo's data, drawings and packages only when it is needed. */
  async function fillInDemo(database: OpenDatabase, deps: AppDeps, urls: DatabaseUrls): Promise<void> {
    const { provideDemo } = await import('./demo.ts');
    await provideDemo(database, deps, tellInSteps(onProgress), {
      password: config.demoPassword,
      history: config.hasDemoHistory ? urls : undefined,
    });
  }

  /** The role that owns the tables migrates them. The role that serves requests can only read and write rows. */
  async function findDatabase(): Promise<{ servingUrl: string; ownerUrl: string }> {
    const { databaseUrl: servingUrl } = config;
    if (servingUrl !== undefined) return { servingUrl, ownerUrl: config.migrationDatabaseUrl ?? servingUrl };
    const embedded = await startDatabase();
    return { servingUrl: embedded.servingUrl, ownerUrl: embedded.url };
  }

  async function startDatabase(): Promise<EmbeddedDatabase> {
    onProgress('database: starting');
    const embedded = await startEmbedded(config.dataDir, {
      owner: config.publicUrl,
      onProgress: (message) => onProgress(`database: ${message}`),
      onLost: (error) => log.fatal({ err: error }, 'the embedded database has ended'),
    });
    stops.push(() => embedded.stop());
    return embedded;
  }

  async function appDeps(database: OpenDatabase, passwords: Passwords): Promise<AppDeps> {
    const scratchFolder = await makeScratchFolder(join(config.dataDir, 'scratch'));
    // With retries, because an interrupted start may still write there.
    stops.push(() => rm(scratchFolder, { recursive: true, force: true, maxRetries: 5 }));
    return {
      db: database.db,
      ...openReplica(),
      passwords,
      files: await connectStorage(),
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
  function openReplica(): Pick<AppDeps, 'replica'> {
    if (config.replicaUrl === undefined) return {};
    const replica = openDatabase(config.replicaUrl, {
      max: REPLICA_CONNECTIONS,
      connectTimeoutMs: REPLICA_CONNECT_MS,
    });
    stops.push(() => Promise.race([replica.close(), sleep(CLOSE_MS, undefined, { ref: false })]));
    return { replica: replica.db };
  }

  /** A store that is away does not prevent the start: only pictures and documents need it. */
  async function connectStorage(): Promise<Storage> {
    const storage = await openStorage(config);
    stops.push(async () => storage.close());
    if (!(await storage.files.check())) log.warn('the store of STORAGE_URL cannot be reached');
    return storage.files;
  }

  /** Lets requests and jobs finish, then closes the database. */
  async function stop(): Promise<void> {
    for (let undo = stops.pop(); undo; undo = stops.pop()) {
      await undo().catch((error: unknown) => log.error({ err: error }, 'stopping'));
    }
  }

  return { start, stop };
}

/**
 * Checks before the long work, so that a port in use is reported at once. If the port is taken meanwhile,
 * `listen` reports it.
 */
function checkPort({ port, host }: Config): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(port, host, () => probe.close(() => free()));
  });
}

/** Migrates the schema. The role that serves requests can then read and write rows. */
async function bringUpToDate(servingUrl: string, ownerUrl: string, log: Log): Promise<void> {
  await migrate(ownerUrl);
  if (servingUrl !== ownerUrl) return letServe(servingUrl, ownerUrl);
  log.warn(
    'the role of DATABASE_URL owns the tables: set MIGRATION_DATABASE_URL, and in DATABASE_URL a role that owns nothing',
  );
}

/** Accounts whose password everybody knows must not be reachable from other machines. */
async function refuseKnownAccounts(config: Config, database: OpenDatabase): Promise<void> {
  if (config.isProduction && (await hasDemoAccounts(database))) {
    throw new CannotStart(
      'The database holds demo accounts, whose password everybody knows: production needs another.',
    );
  }
  if (!config.isDemo && !config.isLocal && (await hasKnownPassword(database))) {
    throw new CannotStart(
      'The database holds demo accounts, whose password everybody knows: set HOST and PUBLIC_URL to this machine, or DEMO to 1 and DEMO_PASSWORD to a password of your own.',
    );
  }
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

/** Reports every tenth of the work, not every vehicle. */
function tellInSteps(tell: (message: string) => void) {
  let told = '';
  return (done: number, total: number, label: string) => {
    const line = `demo: ${label} ${Math.floor((done * 10) / total) * 10} %`;
    if (line !== told) tell(line);
    told = line;
  };
}
