import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';

/** An idle process ends after this time, and its memory goes back to the system. */
const IDLE_MS = 60_000;

/** What the program sends for a task. `isLast`: its process ends now. */
interface Sent<Answer> {
  answer: Answer;
  isLast: boolean;
}

/**
 * Runs a program in processes of its own, so that it cannot take memory and time of this one. A process starts on demand and has
 * one task at a time. Tasks beyond `most` wait, in order of arrival.
 */
export class Processes<Answer> {
  readonly #program: URL;
  readonly #most: number;
  readonly #idleMs: number;
  readonly #idle: { child: ChildProcess; ending: NodeJS.Timeout }[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(program: URL, { most, idleMs = IDLE_MS }: { most: number; idleMs?: number }) {
    this.#program = program;
    this.#most = most;
    this.#idleMs = idleMs;
  }

  /** Undefined if the process ended before it answered: by itself, or because the time was over. */
  async run(task: Serializable, timeoutMs?: number): Promise<Answer | undefined> {
    if (this.#running < this.#most) this.#running += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      const child = this.#takeIdle() ?? this.#start();
      const sent = await ask<Answer>(child, task, timeoutMs);
      if (sent?.isLast === false) this.#rest(child);
      return sent?.answer;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #start(): ChildProcess {
    // The process must not inherit options of this one, such as tsx or --input-type.
    const child = fork(this.#program, { execArgv: [], stdio: 'ignore' });
    // A caller that waits for an answer gets the error as well.
    child.on('error', () => {});
    child.once('exit', () => this.#forget(child));
    return child;
  }

  #takeIdle(): ChildProcess | undefined {
    const taken = this.#idle.pop();
    clearTimeout(taken?.ending);
    return taken?.child;
  }

  /** An idle process does not keep this one alive, and ends with it. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    const ending = setTimeout(() => {
      this.#forget(child);
      child.disconnect();
    }, this.#idleMs);
    this.#idle.push({ child, ending: ending.unref() });
  }

  #forget(child: ChildProcess): void {
    const place = this.#idle.findIndex((each) => each.child === child);
    if (place >= 0) clearTimeout(this.#idle.splice(place, 1)[0]?.ending);
  }
}

async function ask<Answer>(
  child: ChildProcess,
  task: Serializable,
  timeoutMs: number | undefined,
): Promise<Sent<Answer> | undefined> {
  child.ref();
  child.channel?.ref();
  const settled = new AbortController();
  const { signal } = settled;
  const timer = timeoutMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  try {
    const first = Promise.race([
      // The program sends nothing else.
      once(child, 'message', { signal }) as Promise<[Sent<Answer>]>,
      once(child, 'exit', { signal }).then(() => []),
    ]);
    child.send(task);
    const [sent] = await first;
    return sent;
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}
