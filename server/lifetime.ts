import type { FastifyInstance } from 'fastify';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/accounts.ts';
import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { createPortal } from './portal.ts';
import { sentenceFor } from './sentences.ts';

/** Requests and jobs that are not done by then are cut off; a supervisor would wait no longer either. */
const PATIENCE_MS = 30_000;
/** npm passes on a Ctrl-C that the terminal has sent already: only a later one is a person who has lost patience. */
const DOUBLE_SIGNAL_MS = 1_000;

const log = openLog();
let config: Config | undefined;

/** The program from its start to its end, which is that of the process. */
export async function runPortal(servePages: (app: FastifyInstance) => Promise<void>): Promise<void> {
  // Whoever read the output may be gone before the program has come to its end.
  process.stdout.on('error', () => {});
  // graphile-worker rejects into nothing when the database goes away while a job fails: no reason to end the program.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  try {
    config = readConfig();
    const portal = createPortal({ config, log, servePages, onProgress: tell });
    const hasBeenStopped = stopOnSignal(portal.stop);
    await portal.start().catch(async (error: unknown) => {
      // A start that is interrupted fails in some way; the signal's own ending says how it went.
      if (hasBeenStopped()) return new Promise<never>(() => {});
      await portal.stop();
      throw error;
    });
    introduce(config);
  } catch (error) {
    fail(error);
  }
}

function tell(message: string): void {
  console.log(`  ${message}`);
}

function introduce({ publicUrl, host, port, isDemo, demoPassword }: Config): void {
  console.log(`\n  ${config?.provider.portalName} is open: ${publicUrl}  (listening on ${host}:${port})`);
  if (!isDemo) return;
  const password = demoPassword === DEMO_PASSWORD ? DEMO_PASSWORD : 'that DEMO_PASSWORD names';
  console.log(`  Demo accounts, all with the password ${password}:`);
  for (const account of DEMO_ACCOUNTS.slice(0, 4)) console.log(`    ${account}`);
  console.log('');
}

/** Answers whether a signal has come. */
function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > DOUBLE_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    tell('stopping: waiting for requests and jobs');
    setTimeout(() => fail(new Error(`not stopped after ${PATIENCE_MS} ms`)), PATIENCE_MS).unref();
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
