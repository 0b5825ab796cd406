import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '../database/cannot-start.ts';
import { findEmbedded, startEmbedded } from '../database/embedded.ts';
import { migrate } from '../database/migrate.ts';
import { provideNetworkKey } from './accounts/network-key.ts';
import { openPasswords } from './accounts/passwords.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db.ts';
import { provideDemo } from './demo.ts';
import { growStock } from './demo-stock.ts';
import { openStorage } from './files/open-storage.ts';

const USAGE =
  'npm run demo -- [--vehicles 440], with the DATA_DIR, DATABASE_URL and MIGRATION_DATABASE_URL of the portal';
/** Serial numbers fill six digits of a VIN, in steps of thirteen. */
const MOST = 75_000;

/** Reads "--vehicles 50000". Throws a sentence about an invalid argument. */
export function readArguments(words: string[]): { vehicles: number } {
  const { values } = parseArgs({
    args: words,
    options: { vehicles: { type: 'string', default: '440' } },
  });
  const vehicles = Number(values.vehicles);
  if (!/^\d+$/.test(values.vehicles) || vehicles > MOST) {
    throw new Error(`--vehicles must be a whole number up to ${MOST}, not "${values.vehicles}"`);
  }
  return { vehicles };
}

/** Fills the database of a portal, whether the portal runs or not. It can be interrupted and repeated. */
async function main(): Promise<void> {
  const { vehicles } = readArguments(process.argv.slice(2));
  const config = readConfig();
  if (config.isProduction) throw new CannotStart('Production must not have demo accounts.');
  // The role that owns the tables: this program migrates, and vacuums after the growth.
  const running = config.migrationDatabaseUrl ?? config.databaseUrl ?? findEmbedded(config.dataDir);
  if (running) return fill(config, running, vehicles);
  const embedded = await startEmbedded(config.dataDir, { owner: 'npm run demo' });
  try {
    await fill(config, embedded.url, vehicles);
  } finally {
    await embedded.stop();
  }
}

async function fill(config: Config, url: string, vehicles: number): Promise<void> {
  await migrate(url);
  const database = openDatabase(url);
  const passwords = openPasswords();
  const scratchFolder = join(config.dataDir, 'scratch', `demo-${process.pid}`);
  const storage = await openStorage(config);
  const deps = {
    db: database.db,
    passwords,
    files: storage.files,
    networkKey: config.networkKey ?? (await provideNetworkKey(config.dataDir)),
    provider: config.provider,
    settings: config.settings,
    publicUrl: config.publicUrl,
    scratchFolder,
  };
  const told = tellEachPercent();
  try {
    await mkdir(scratchFolder, { recursive: true });
    await provideDemo(database, deps, told, { password: config.demoPassword });
    await growStock(deps, vehicles, (done, total) => told(done, total, 'stock'));
  } finally {
    await passwords.close();
    await database.close();
    storage.close();
    await rm(scratchFolder, { recursive: true, force: true });
  }
}

function tellEachPercent() {
  let last = '';
  return (done: number, total: number, label: string) => {
    const message = `${label}: ${Math.floor((done / total) * 100)} %`;
    if (message !== last) console.log(message);
    last = message;
  };
}

// Run as a program, not imported by a test.
if (process.argv[1]?.endsWith('demo-cli.ts')) {
  main().catch((error: unknown) => {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exitCode = 1;
  });
}
