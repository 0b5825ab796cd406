import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { complaintOf } from './complaint.ts';
import { DATABASE, OWNER, SERVING_ROLE, urlOf } from './embedded-address.ts';
import { findFreePort } from './free-port.ts';
import { findPostgres, handOver, type PostgresPrograms, run, startDetached } from './postgres-programs.ts';
import { forgetStranger, readPostmaster } from './postmaster.ts';

/** After a crash PostgreSQL may have to replay its log, or to wait until old processes have ended. */
const START_TIMEOUT_MS = 120_000;
/** How long a new start waits for a program that is just ending, before it gives up. */
const HANDOVER_MS = 3_000;
/** Pause between two looks at a server that starts. It takes tenths of a second. */
const LOOK_MS = 10;
/** Pause between two attempts to restart a server that ended unexpectedly. */
const RESTART_MS = 3_000;

/** The embedded PostgreSQL server; `stop` stops it and resolves when its files are no longer in use. */
export interface EmbeddedDatabase {
  /** For migrations: the role is superuser and owns the tables. */
  url: string;
  /** For requests, once `letServe` has given this role its rights. Valid until the next start. */
  servingUrl: string;
  stop(): Promise<void>;
}

/** How the server runs, and who is told of its steps. */
export interface EmbeddedOptions {
  /** Further settings of the server, such as `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** Shown to a second start on the same folder, for example the address of the portal. */
  owner?: string;
  /** Called before steps that take a while. */
  onProgress?: (message: string) => void;
  /** Called once the server's process runs: until it answers, this program has time for other work. */
  onLaunched?: () => void;
  /** Called when the server has ended unexpectedly and a restart has failed. Restarts continue. */
  onLost?: (error: unknown) => void;
}

/**
 * Starts PostgreSQL in `dataDir`/database, creates it on first use, and takes exclusive ownership. If a
 * killed program left its server running, this one takes the server over. Throws CannotStart if another
 * program owns the database.
 */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const programs = await findPostgres();
  const home = resolve(dataDir, 'database');
  if (!existsSync(home)) await create(programs, home, options);
  const cluster = join(home, 'cluster');
  const password = readFileSync(join(home, 'password'), 'utf8');

  const { port, owner } = await startOrTakeOver(programs, home, password, options);
  const [{ createOwnDatabase }, { provideServingRole }] = await loadClient();
  await createOwnDatabase(owner);
  const servingPassword = await provideServingRole(owner);
  let isStopping = false;
  let holder = owner;
  watch(owner);
  return {
    url: urlOf(port, password, DATABASE),
    servingUrl: urlOf(port, servingPassword, DATABASE, SERVING_ROLE),
    async stop() {
      isStopping = true;
      // Release the lock only after the server has stopped. Otherwise the next program could take over a
      // server that is about to stop.
      const stopped = await run(programs.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']);
      await holder.end().catch(() => {});
      if (stopped.failed) throw new Error(`the embedded database did not stop: ${stopped.output.trim()}`);
    },
  };

  function watch(client: pg.Client): void {
    client.once('end', () => void restart());
  }

  /**
   * Restarts a server that crashed or was killed for lack of memory, on the same port. It tries until it
   * succeeds, because the cause, such as a full disk, may pass.
   */
  async function restart(): Promise<void> {
    while (!isStopping) {
      try {
        const running = await startOrTakeOver(programs, home, password, options, port);
        return watch((holder = running.owner));
      } catch (error) {
        options.onLost?.(error);
        await sleep(RESTART_MS, undefined, { ref: false });
      }
    }
  }
}

/** Whether a program has had its database in this folder. Elsewhere `startEmbedded` begins a new one. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(resolve(dataDir, 'database', 'cluster'));

/**
 * The address of the server that runs in `dataDir`/database, whichever program owns it, or undefined if none
 * runs.
 */
export function findEmbedded(dataDir: string): string | undefined {
  const home = resolve(dataDir, 'database');
  const postmaster = readPostmaster(join(home, 'cluster'));
  if (!postmaster?.port) return undefined;
  return urlOf(postmaster.port, readFileSync(join(home, 'password'), 'utf8'), DATABASE);
}

/**
 * Creates the cluster under a temporary name and renames it when it is complete. So this folder never has
 * an incomplete cluster, even after a crash or during a second start.
 */
async function create(programs: PostgresPrograms, home: string, options: EmbeddedOptions): Promise<void> {
  options.onProgress?.('creating the database');
  mkdirSync(resolve(home, '..'), { recursive: true });
  const draft = mkdtempSync(`${home}.`);
  try {
    const passwordFile = join(draft, 'password');
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    chmodSync(draft, 0o700);
    handOver(draft);
    const made = await run(programs.initdb, [
      `--pgdata=${join(draft, 'cluster')}`,
      `--username=${OWNER}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      // Every user of the machine can reach the port, so a password is required.
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      ...(options.settings?.['fsync'] === 'off' ? ['--no-sync'] : []),
    ]);
    if (made.failed)
      throw new CannotStart(`The database cannot be created in ${home}: ${complaintOf(made.output)}.`);
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another program was faster. Its cluster is used.
    if (!existsSync(join(home, 'cluster'))) throw error;
  }
}

/** The client library of PostgreSQL loads while the server starts. */
const loadClient = () => Promise.all([import('./claim.ts'), import('./roles.ts')]);

async function claimServer(port: number, password: string, name: string | undefined) {
  const [client] = await loadClient();
  return client.claimServer(port, password, name);
}

interface Running {
  port: number;
  /** The connection that holds the owner lock. The lock ends with this process. */
  owner: pg.Client;
}

async function startOrTakeOver(
  programs: PostgresPrograms,
  home: string,
  password: string,
  options: EmbeddedOptions,
  port?: number,
): Promise<Running> {
  const cluster = join(home, 'cluster');
  const startedAt = Date.now();
  let launched: Launched | undefined;
  for (;;) {
    const waited = Date.now() - startedAt;
    const postmaster = readPostmaster(cluster);
    const claim =
      postmaster && !postmaster.isStarting
        ? await claimServer(postmaster.port, password, options.owner)
        : undefined;
    if (postmaster && claim?.owner) return { port: postmaster.port, owner: claim.owner };
    if (claim && waited > HANDOVER_MS) {
      throw new CannotStart(
        `The portal already runs on ${home} (${claim.rival}): stop it, or set another DATA_DIR.`,
      );
    }
    if (postmaster && !claim) forgetStranger(cluster, postmaster);
    if (launched?.hasEnded()) {
      const problem = launched.problem();
      if (!TEMPORARY_ERROR.test(problem)) {
        throw new CannotStart(`The database in ${home} does not start: ${complaintOf(problem)}.`);
      }
      launched = undefined;
    }
    if (waited > START_TIMEOUT_MS) throw new CannotStart(`The database in ${home} does not answer.`);
    if (!postmaster && !launched) {
      launched = await launch(programs, home, options, port);
      // Before other modules, so that it connects while they load.
      await loadClient();
      options.onLaunched?.();
    }
    await sleep(LOOK_MS);
  }
}

/**
 * These errors are temporary: another program won the race, the port was taken meanwhile, or processes of a
 * killed server are still ending.
 */
const TEMPORARY_ERROR =
  /lock file "postmaster\.pid" already exists|shared memory block|address already in use/i;

interface Launched {
  hasEnded(): boolean;
  problem(): string;
}

async function launch(
  programs: PostgresPrograms,
  home: string,
  options: EmbeddedOptions,
  wantedPort?: number,
): Promise<Launched> {
  const port = wantedPort ?? (await findFreePort());
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    TimeZone: 'UTC',
    jit: 'off',
    log_checkpoints: 'off',
    // Do not log statements: they may contain personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    // The server notices within this time that a program was killed, and releases its locks.
    client_connection_check_interval: '2s',
    ...options.settings,
  };
  const logPath = join(home, 'log');
  const log = openSync(logPath, 'w', 0o600);
  const child = startDetached(
    programs.postgres,
    [
      '-D',
      join(home, 'cluster'),
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    log,
  );
  closeSync(log);
  let failure: string | undefined;
  child.on('error', (error) => (failure = error.message));
  return {
    hasEnded: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    problem: () => failure ?? readFileSync(logPath, 'utf8'),
  };
}
