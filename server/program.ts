import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CannotStart } from '../database/cannot-start.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import type { Passwords } from './accounts/passwords.ts';
import { type AppDeps, createApp } from './app.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import { hasDemoAccounts, hasKnownPassword } from './demo-accounts.ts';
import type { Portal } from './find-database.ts';
import { FIRST_REQUESTS_MS } from './first-requests.ts';
import { releaseJobs } from './jobs/release.ts';
import { appDeps, openParts } from './portal-parts.ts';
import { startWorkers, type Workers, type WorkerStart } from './workers.ts';

/** The program while it starts, with what makes it serve. */
interface Starting extends Portal {
  servePages: (app: FastifyInstance) => Promise<void>;
  /** Called as soon as the port is open. */
  onOpen: () => void;
}

/** Opens the port and runs the jobs as soon as the schema is up to date. */
export async function prepareAndServe(
  portal: Starting,
  urls: DatabaseUrls,
  schema: Promise<void>,
): Promise<void> {
  const { config } = portal;
  const { database, passwords } = openParts(portal, urls.servingUrl);
  const deps = await appDeps(portal, database, passwords);
  // The program asks the database for nothing before it listens, so it is built while the database is prepared.
  const building = config.workers === 1 ? buildApp(portal, deps) : undefined;
  const [app] = await Promise.all([building, prepare(portal, urls, { database, deps, passwords, schema })]);
  await (app
    ? serveAndWork(portal, app, { database, deps })
    : workForServers(portal, urls, { database, deps }));
}

/** Requests alone. */
export async function serveOnly(portal: Starting, { servingUrl }: WorkerStart): Promise<void> {
  const { config } = portal;
  const { database, passwords } = openParts(portal, servingUrl);
  const app = await buildApp(portal, await appDeps(portal, database, passwords));
  await app.listen({ port: config.port, host: config.host });
  portal.onOpen();
}

interface Parts {
  database: OpenDatabase;
  deps: AppDeps;
}

async function prepare(
  portal: Starting,
  urls: DatabaseUrls,
  { database, deps, passwords, schema }: Parts & { passwords: Passwords; schema: Promise<void> },
): Promise<void> {
  const { config } = portal;
  await schema;
  await refuseKnownAccounts(config, database);
  if (config.admin) await ensureAdmin({ db: database.db, passwords }, config.admin);
  if (config.isDemo) await fillInDemo(portal, urls, { database, deps });
  // No other program works on the embedded database: locked jobs there belong to a killed program.
  if (config.databaseUrl === undefined) await releaseJobs(database.db, 0);
}

async function buildApp(
  { config, log, servePages, stops }: Starting,
  deps: AppDeps,
): Promise<FastifyInstance> {
  const app = await createApp({
    ...deps,
    log,
    servePages: async (built) => {
      // Loads the previews only where they may be seen.
      if (config.showsMails) (await import('./mail/previews.ts')).serveMailPreviews(built);
      await servePages(built);
    },
  });
  stops.push(() => app.close());
  return app;
}

/** Requests and jobs in this process. */
async function serveAndWork(
  portal: Starting,
  app: FastifyInstance,
  { database, deps }: Parts,
): Promise<void> {
  const { config, stops, onOpen } = portal;
  await app.listen({ port: config.port, host: config.host });
  onOpen();
  // What requests add to the queue waits there.
  const starting = sleep(FIRST_REQUESTS_MS).then(() => runJobs(portal, { database, deps }));
  stops.push(() =>
    Promise.all([
      app.close(),
      starting.then(
        (jobs) => jobs.stop(),
        () => {},
      ),
    ]),
  );
  await starting;
}

/** Loads the queue, the mails and the work of the jobs only now: requests need none of them. */
async function runJobs(portal: Starting, { database, deps }: Parts) {
  const jobs = await import('./run-jobs.ts');
  return jobs.runJobs(portal, database, deps);
}

/** Jobs in this process, and servers in processes of their own. */
async function workForServers(
  portal: Starting,
  urls: DatabaseUrls,
  { database, deps }: Parts,
): Promise<void> {
  const { config, log, onProgress, stops, onOpen } = portal;
  const jobs = await runJobs(portal, { database, deps });
  const servers: Workers[] = [];
  stops.push(() => Promise.all([...servers.map((each) => each.stop()), jobs.stop()]));
  onProgress(`servers: starting ${config.workers}`);
  servers.push(await startWorkers({ count: config.workers, servingUrl: urls.servingUrl, log }));
  onOpen();
}

/** Loads the demo's data, drawings and packages only when it is needed. */
async function fillInDemo(
  { config, onProgress }: Starting,
  urls: DatabaseUrls,
  { database, deps }: Parts,
): Promise<void> {
  const { provideDemo } = await import('./demo.ts');
  await provideDemo(database, deps, tellInSteps(onProgress), {
    password: config.demoPassword,
    history: config.hasDemoHistory ? urls : undefined,
  });
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
