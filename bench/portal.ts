import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Portal } from '../e2e/start-portal.ts';

/** The folder of the portal's own database. */
export const databaseHome = ({ dataDir }: Pick<Portal, 'dataDir'>) => join(dataDir, 'database');

/** The address of the portal's own database, as the role that owns it. */
export async function connectionOf(portal: Pick<Portal, 'dataDir'>): Promise<string> {
  const home = databaseHome(portal);
  const port = (await readFile(join(home, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[3];
  const password = await readFile(join(home, 'password'), 'utf8');
  return `postgres://forecourt:${password}@127.0.0.1:${port}/forecourt`;
}

/** A connection to it. */
export async function connectTo(portal: Pick<Portal, 'dataDir'>): Promise<pg.Client> {
  const client = new pg.Client(await connectionOf(portal));
  await client.connect();
  return client;
}

/** The cookie of a new session of a demo account. */
export async function signIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ email, password: 'demo-password' }),
  });
  if (!answer.ok) throw new Error(`the login answered ${answer.status}`);
  return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** How long `act` takes, in milliseconds. */
export async function msOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
