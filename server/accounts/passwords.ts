import { Failure } from '../failure.ts';
import { type HashTask, type HashThreads, openHashThreads } from './hash-threads.ts';

/** argon2id in KiB, passes and lanes: the second recommended option of RFC 9106, but with one lane; about 50 ms. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** How many hashes run at once, how many wait, and for how long; docs/rules.md, chapter "Limits". */
export const HASHING = { atOnce: 2, waiting: 100, waitMs: 10_000 };

const base64 = (bytes: number) => Buffer.alloc(bytes).toString('base64').replaceAll('=', '');

/** A hash that matches no password. To verify against it costs as much as against a real one. */
const nobodysHashAt = ({ memoryCost, timeCost, parallelism }: typeof COST) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;

/** For users without a password. */
export const NOBODYS_HASH = nobodysHashAt(COST);

/**
 * What an attempt can do with a password. Throws UNAVAILABLE if it has waited too long or its client has disconnected.
 */
export interface Hashing {
  hash: (password: string) => Promise<string>;
  /** Without a hash, as for an unknown address, it is false after the same time as for a wrong password. */
  verify: (passwordHash: string | undefined, password: string) => Promise<boolean>;
}

export interface Passwords {
  /**
   * Runs an attempt that needs a hash, such as a sign-in; `gone` is aborted when the client disconnects. Throws
   * UNAVAILABLE if all places are taken, before the attempt begins, so that the refusal costs no query.
   */
  attempt: <T>(run: (hashing: Hashing) => Promise<T>, gone?: AbortSignal) => Promise<T>;
  close: () => Promise<void>;
}

/**
 * Argon2 runs in its own threads. The asynchronous functions of the package use libuv's thread pool. There a
 * burst of sign-ins would delay compression and file access, and with them every page. We have our own queue
 * because piscina and tinypool stop the thread when a running task is aborted, and p-queue frees the place of
 * an aborted task that still runs. Here only a waiting hash can be dropped.
 */
export function openPasswords(
  { atOnce, waiting, waitMs } = HASHING,
  /** Most tests hash at a lower cost. */
  cost = COST,
  threads: HashThreads = openHashThreads(),
): Passwords {
  const nobodysHash = nobodysHashAt(cost);
  /** In order of arrival. */
  const queue = new Set<{ begin: () => void; drop: () => void }>();
  let attempts = 0;
  let running = 0;

  function wait(gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', entry.drop);
        queue.delete(entry);
      };
      const entry = {
        begin: () => {
          leave();
          resolve();
        },
        drop: () => {
          leave();
          reject(overloaded());
        },
      };
      const timer = setTimeout(entry.drop, waitMs);
      gone?.addEventListener('abort', entry.drop);
      queue.add(entry);
    });
  }

  async function compute(task: HashTask, gone: AbortSignal | undefined): Promise<unknown> {
    if (gone?.aborted) throw overloaded();
    if (running < atOnce) running += 1;
    else await wait(gone);
    try {
      return await threads.compute(task);
    } finally {
      // The next hash takes the place of this one.
      const [next] = queue;
      if (next) next.begin();
      else running -= 1;
    }
  }

  // The thread returns a string for a task with a cost, a boolean for a task with a hash.
  const hashingFor = (gone: AbortSignal | undefined): Hashing => ({
    hash: async (password) => (await compute({ password, cost }, gone)) as string,
    verify: async (passwordHash = nobodysHash, password) =>
      (await compute({ password, passwordHash }, gone)) as boolean,
  });

  return {
    attempt: async (run, gone) => {
      if (attempts >= atOnce + waiting) throw overloaded();
      attempts += 1;
      try {
        return await run(hashingFor(gone));
      } finally {
        attempts -= 1;
      }
    },
    close: async () => {
      for (const { drop } of queue) drop();
      await threads.stop();
    },
  };
}

const overloaded = () =>
  new Failure('UNAVAILABLE', { detail: 'Too many people are signing in at the moment.' });
