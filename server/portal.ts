import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../database/cannot-start.ts';
import { migrate } from '../database/migrate.ts';
import { letServe } from '../database/roles.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { type AppDeps, createApp } from './app.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import { hasDemoAccounts, hasKnownPassword } from './demo-accounts.ts';
import { releaseJobs } from './jobs/release.ts';
import type { Log } from './log.ts';
import { appDeps, findDatabase, openParts, type Portal, runJobs } from './portal-parts.ts';
import { startWorkers, type Workers, type WorkerStart } from './workers.ts';

export interface PortalDeps extends Omit<Portal, 'stops'> {
  servePages: (app: FastifyInstance) => Promise<void>;
  /** Set in one of several servers of a machine: another process has prepared the database and runs the jobs. */
  worker?: WorkerStart;
}

/**
 * The whole program. Every part that has to be stopped is added to `stops` as soon as it runs. So `stop`
 * stops exactly the running parts, newest first, also after a start that failed or was interrupted.
 */
export function createPortal({ config, log, servePages, onProgress, worker }: PortalDeps) {
  const stops: Portal['stops'] = [];
  const portal: Portal = { config, log, onProgress, stops };

  async function start(): Promise<void> {
    if (!worker) await checkPort(config);
    await mkdir(config.dataDir, { recursive: true });
    if (worker) return serveOnly(worker);
    const urls = await findDatabase(portal);
    onProgress('database: bringing the schema up to date');
    await bringUpToDate(urls.servingUrl, urls.ownerUrl, log);
    const { database, passwords } = openParts(portal, urls.servingUrl);
    await refuseKnownAccounts(config, database);
    if (config.admin) await ensureAdmin({ db: database.db, passwords }, config.admin);

    const deps = await appDeps(portal, database, passwords);
    if (config.isDemo) await fillInDemo(database, deps, urls);
    // No other program works on the embedded database: locked jobs there belong to a killed program.
    if (config.databaseUrl === undefined) await releaseJobs(database.db, 0);
    await (config.workers === 1 ? serveAndWork(database, deps) : workForServers(database, deps, urls));
  }

  /** Requests and jobs in this process. */
  async function serveAndWork(database: OpenDatabase, deps: AppDeps): Promise<void> {
    const app = await createApp({ ...deps, log, servePages: serveAllPages });
    const jobs = await runJobs(portal, database, deps);
    stops.push(() => Promise.all([app.close(), jobs.stop()]));
    await app.listen({ port: config.port, host: config.host });
  }

  /** Jobs in this process, and servers in processes of their own. */
  async function workForServers(database: OpenDatabase, deps: AppDeps, urls: DatabaseUrls): Promise<void> {
    const jobs = await runJobs(portal, database, deps);
    const servers: Workers[] = [];
    stops.push(() => Promise.all([...servers.map((each) => each.stop()), jobs.stop()]));
    onProgress(`servers: starting ${config.workers}`);
    servers.push(await startWorkers({ count: config.workers, servingUrl: urls.servingUrl, log }));
  }

  /** Requests alone. */
  async function serveOnly({ servingUrl }: WorkerStart): Promise<void> {
    const { database, passwords } = openParts(portal, servingUrl);
    const deps = await appDeps(portal, database, passwords);
    const app = await createApp({ ...deps, log, servePages: serveAllPages });
    stops.push(() => app.close());
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

/** Reports every tenth of the work, not every vehicle. */
function tellInSteps(tell: (message: string) => void) {
  let told = '';
  return (done: number, total: number, label: string) => {
    const line = `demo: ${label} ${Math.floor((done * 10) / total) * 10} %`;
    if (line !== told) tell(line);
    told = line;
  };
}
