import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { createPortal } from './portal.ts';
import { sentenceFor } from './sentences.ts';
import { isWorker, readWorkerStart } from './workers.ts';

/**
 * Requests and jobs that have not finished by then are cut off. A supervisor would not wait longer either.
 */
const STOP_TIMEOUT_MS = 30_000;
/**
 * npm forwards a Ctrl-C that the terminal has already sent. Only a later signal means that a person does not
 * want to wait.
 */
const DOUBLE_SIGNAL_MS = 1_000;

const log = openLog(undefined, isWorker() ? { pid: process.pid } : null);
let config: Config | undefined;

/** Runs the program from its start to the end of the process. */
export async function runPortal(servePages: (app: FastifyInstance) => Promise<void>): Promise<void> {
  // The reader of the output may be gone before the program ends.
  process.stdout.on('error', () => {});
  // graphile-worker leaves a rejection unhandled if the database goes away while a job fails. That must not
  // end the program.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  try {
    config = readConfig();
    const worker = isWorker() ? await readWorkerStart() : undefined;
    const opened = config;
    const portal = createPortal({
      config,
      log,
      servePages,
      ...(worker ? { onProgress: () => {}, worker } : { onProgress: tell, onOpen: () => introduce(opened) }),
    });
    const hasBeenStopped = stopOnSignal(portal.stop);
    await portal.start().catch(async (error: unknown) => {
      // An interrupted start fails with some error. It is ignored, because the signal ends the process.
      if (hasBeenStopped()) return new Promise<never>(() => {});
      await portal.stop();
      throw error;
    });
  } catch (error) {
    fail(error);
  }
}

function tell(message: string): void {
  console.log(`  ${message}`);
}

function introduce({ publicUrl, host, port, isDemo, demoPassword, provider }: Config): void {
  console.log(`\n  ${provider.portalName} is open: ${publicUrl}  (listening on ${host}:${port})`);
  if (!isDemo) return;
  const password = demoPassword === DEMO_PASSWORD ? DEMO_PASSWORD : 'that DEMO_PASSWORD names';
  console.log(`  Demo accounts, all with the password ${password}:`);
  for (const account of DEMO_ACCOUNTS.slice(0, 5)) console.log(`    ${account}`);
  console.log('');
}

/** Returns a function that tells whether a signal has come. */
function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      // A server of several gets the signal from the terminal and once more from the process that has forked it.
      if (!isWorker() && Date.now() - stoppingSince > DOUBLE_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    if (!isWorker()) tell('stopping: waiting for requests and jobs');
    setTimeout(() => fail(new Error(`not stopped after ${STOP_TIMEOUT_MS} ms`)), STOP_TIMEOUT_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return () => stoppingSince !== undefined;
}

function fail(error: unknown): never {
  const sentence = sentenceFor(error, config);
  if (sentence === undefined) console.error(error);
  else console.error(sentence);
  process.exit(1);
}
