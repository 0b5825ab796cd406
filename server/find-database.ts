import { type EmbeddedDatabase, startEmbedded } from '../database/embedded.ts';
import type { Config } from './config.ts';
import type { DatabaseUrls } from './demo-clock.ts';
import type { Log } from './log.ts';

/** A process opens 20 connections at most. One more than the servers runs the jobs; the rest is for tools. */
const connectionsOf = ({ workers }: Config): number => (workers + 2) * 20;

/** The program while it starts: each part that runs adds what stops it. */
export interface Portal {
  config: Config;
  log: Log;
  /** Reports progress until the port opens. */
  onProgress: (message: string) => void;
  stops: (() => Promise<unknown>)[];
}

/**
 * The role that owns the tables migrates them. The role that serves requests can only read and write rows. `onLaunched` is
 * called while the embedded database starts.
 */
export async function findDatabase(portal: Portal, onLaunched: () => void): Promise<DatabaseUrls> {
  const { config } = portal;
  const { databaseUrl: servingUrl } = config;
  if (servingUrl !== undefined) return { servingUrl, ownerUrl: config.migrationDatabaseUrl ?? servingUrl };
  const embedded = await startDatabase(portal, onLaunched);
  return { servingUrl: embedded.servingUrl, ownerUrl: embedded.url };
}

async function startDatabase(
  { config, log, onProgress, stops }: Portal,
  onLaunched: () => void,
): Promise<EmbeddedDatabase> {
  onProgress('database: starting');
  const starting = startEmbedded(config.dataDir, {
    owner: config.publicUrl,
    ...(config.workers > 1 && { settings: { max_connections: String(connectionsOf(config)) } }),
    onProgress: (message) => onProgress(`database: ${message}`),
    onLaunched,
    onLost: (error) => log.fatal({ err: error }, 'the embedded database has ended'),
  });
  // A server that is still starting when the program is stopped must not outlive it.
  stops.push(async () => (await starting.catch(() => undefined))?.stop());
  return starting;
}
