import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { findDatabase, type Portal } from './find-database.ts';
import type { WorkerStart } from './workers.ts';

export interface PortalDeps extends Omit<Portal, 'stops'> {
  servePages: (app: FastifyInstance) => Promise<void>;
  /** Called as soon as the port is open. */
  onOpen?: () => void;
  /** Set in one of several servers of a machine: another process has prepared the database and runs the jobs. */
  worker?: WorkerStart;
}

/** What asks the database first. */
const loadSchema = () => import('./up-to-date.ts');
/** All that serves: most of the modules and libraries. */
const loadProgram = () => import('./program.ts');

/**
 * The whole program. Every part that has to be stopped is added to `stops` as soon as it runs. So `stop`
 * stops exactly the running parts, newest first, also after a start that failed or was interrupted.
 *
 * This module and what it imports load in a few milliseconds. The others load while the embedded database starts:
 * docs/decisions/0152.
 */
export function createPortal({ worker, onOpen = () => {}, servePages, ...portal }: PortalDeps) {
  const { config, log } = portal;
  const stops: Portal['stops'] = [];
  const starting = { ...portal, stops, servePages, onOpen };

  async function start(): Promise<void> {
    if (!worker) await checkPort(config);
    await mkdir(config.dataDir, { recursive: true });
    if (worker) return (await loadProgram()).serveOnly(starting, worker);
    // A second import waits for the first and gives the same. A failure is told where the module is needed.
    const urls = await findDatabase(
      starting,
      () =>
        void loadSchema()
          .then(loadProgram)
          .catch(() => {}),
    );
    const { bringUpToDate } = await loadSchema();
    const schema = bringUpToDate(starting, urls);
    // A failure is told where the schema is needed.
    schema.catch(() => {});
    await (await loadProgram()).prepareAndServe(starting, urls, schema);
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
