import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** A task of a thread: compute a new hash, or verify a password against a hash. */
export type HashTask = { password: string; cost: Options } | { password: string; passwordHash: string };

/** Next to this file in the sources, next to every chunk in the built program (vite.config.ts). */
const PROGRAM = new URL('./hash-worker.js', import.meta.url);

export interface HashThreads {
  /** A hash for a task with a cost, a boolean for a task with a hash. Fails if the thread fails or is stopped. */
  compute: (task: HashTask) => Promise<unknown>;
  stop: () => Promise<void>;
}

/** Threads that start on demand, as many as there are concurrent tasks, and then wait for the next task. */
export function openHashThreads(): HashThreads {
  const threads = new Set<Worker>();
  const idle: Worker[] = [];

  function start(): Worker {
    // The thread must not inherit options of the process, such as tsx or --input-type.
    const thread = new Worker(PROGRAM, { execArgv: [] });
    threads.add(thread);
    thread.once('exit', () => {
      threads.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    });
    return thread;
  }

  /** After a thread has failed, the next task gets a new one. */
  async function compute(task: HashTask): Promise<unknown> {
    const thread = idle.pop() ?? start();
    thread.ref();
    const settled = new AbortController();
    const { signal } = settled;
    const exit = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the hashing thread has ended');
    });
    try {
      thread.postMessage(task);
      const [answer] = await Promise.race([once(thread, 'message', { signal }), exit]);
      // An idle thread does not keep the process alive.
      thread.unref();
      idle.push(thread);
      return answer;
    } finally {
      settled.abort();
    }
  }

  async function stop(): Promise<void> {
    await Promise.all([...threads].map((thread) => thread.terminate()));
  }

  return { compute, stop };
}
