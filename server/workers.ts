import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

/** A server that ends again and again must not take the processor from the others. */
const RESTART_MS = 1_000;

/** What a server needs of the process that has started it. */
export interface WorkerStart {
  /** The database. Its schema is up to date. */
  servingUrl: string;
}

interface WorkersOptions extends WorkerStart {
  count: number;
  log: Log;
}

/** The servers of one machine, each a process of its own, on one port: docs/decisions/0132. */
export interface Workers {
  /** Each server ends its streams, finishes its requests and ends. */
  stop(): Promise<void>;
}

/** Whether this process was forked by `startWorkers`. */
export const isWorker = (): boolean => cluster.isWorker;

/**
 * Forks the servers, and resolves when all of them listen. A server that ends later is replaced. The port stays open meanwhile,
 * because this process holds it.
 */
export async function startWorkers({ count, servingUrl, log }: WorkersOptions): Promise<Workers> {
  // Each server accepts by itself. In turn, a connection that was being given to a server as it was killed would hang forever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  const running = new Set<Worker>();

  function fork(): Worker {
    const worker = cluster.fork();
    running.add(worker);
    worker.on('error', (error) => log.error({ err: error }, 'a server cannot be told anything'));
    // The first message is the question of `readWorkerStart`.
    worker.once('message', () => worker.send({ servingUrl } satisfies WorkerStart));
    worker.once('exit', () => running.delete(worker));
    return worker;
  }

  /** Replaces this server when it has ended. */
  function watch(worker: Worker): void {
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (isStopping) return;
      log.error({ pid: worker.process.pid, code, signal }, 'a server has ended and is replaced');
      void replace();
    });
  }

  async function replace(): Promise<void> {
    await sleep(RESTART_MS, undefined, { ref: false });
    if (!isStopping) watch(fork());
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const all = [...running];
    await Promise.all(
      all.map(async (worker) => {
        const ended = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await ended;
      }),
    );
  }

  try {
    const first = Array.from({ length: count }, fork);
    await Promise.all(first.map(untilOpen));
    for (const worker of first) watch(worker);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function untilOpen(worker: Worker): Promise<void> {
  await new Promise<void>((opened, failed) => {
    worker.once('listening', () => opened());
    worker.once('exit', () => failed(new Error('a server of WORKERS did not start')));
  });
}

/**
 * Asks the process that has forked this one. A message that it sent unasked could come before this module listens, and would be
 * lost where a loader listens already.
 */
export async function readWorkerStart(): Promise<WorkerStart> {
  const answered = once(process, 'message');
  process.send?.('start');
  const [message] = (await answered) as [WorkerStart];
  return message;
}
