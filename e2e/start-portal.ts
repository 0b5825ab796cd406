import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pause between two questions to a portal that starts. With a long one a benchmark would count the pause. */
const LOOK_MS = 10;

/** As `npm start`: docs/decisions/0119. */
export const LIKE_START = [
  '--max-semi-space-size=4',
  '--max-old-space-size=1024',
  '--heap-growing-percent=30',
  '--initial-old-space-size=64',
];

/** As in `deploy/`: freed memory goes back to the system. docs/decisions/0168. */
export const LIKE_DEPLOYED = { MALLOC_TRIM_THRESHOLD_: '131072' };

export interface Portal {
  url: string;
  /** The folder of its database, media and mails. */
  dataDir: string;
  /** Its process. */
  pid: number;
  /** After so many milliseconds it has answered. */
  openedAfter: number;
  /** What it wrote to the console until its port opened. */
  introduction: string;
  /** Ends the program and keeps its folder. */
  end: () => Promise<void>;
  /** Ends the program and deletes its folder. */
  stop: () => Promise<void>;
}

interface Start {
  environment?: Record<string, string>;
  /** A data folder to begin with. Without it the portal imports the demo first. */
  filled?: string;
  /** The folder of another build. */
  folder?: string;
}

/** Starts the built program with the demo on a free port. Its data folder is temporary and is deleted at the end. */
export async function startPortal({ environment = {}, filled, folder }: Start = {}): Promise<Portal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-portal-'));
  if (filled) await cp(filled, dataDir, { recursive: true });
  const port = await freePort();
  const start = performance.now();
  const program = spawn(process.execPath, [...LIKE_START, 'dist/server/main.js'], {
    // Some tests name the network that their requests come from.
    env: {
      ...process.env,
      ...LIKE_DEPLOYED,
      DEMO: '1',
      // Tests rely on orders of today.
      DEMO_HISTORY: '0',
      TRUST_PROXY: '127.0.0.1,::1',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  const output: string[] = [];
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (data) => output.push(String(data)));

  const url = `http://localhost:${port}`;
  await untilHealthy(url, program, output);
  const openedAfter = performance.now() - start;
  const end = async () => {
    if (program.exitCode !== null) return;
    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    dataDir,
    pid: program.pid ?? 0,
    openedAfter,
    introduction: output.join(''),
    end,
    stop: async () => {
      await end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(url: string, program: ChildProcess, output: string[]): Promise<void> {
  for (;;) {
    if (program.exitCode !== null)
      throw new Error(`the portal did not start:\n${output.slice(-40).join('')}`);
    const healthy = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
