import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { filledFolder } from '../e2e/filled-folder.ts';
import { startPortal } from '../e2e/start-portal.ts';
import type { Both } from './beside-bare.ts';
import { type Measured, ROUNDS } from './figures.ts';
import { connectionOf, median, msOf } from './portal.ts';

/** Answers when its database does. */
const BARE = `
  import { createServer } from 'node:http';
  import pg from 'pg';
  const pool = new pg.Pool({ connectionString: process.argv[1], max: 10 });
  await pool.query('select 1');
  createServer((_, response) => response.end()).listen(0, '127.0.0.1', () => console.log('open'));
`;

/** The first start of the built program in an empty folder, with the demo and its history, in seconds. */
export async function firstStart(): Promise<Measured> {
  const portal = await startPortal({ environment: { DEMO_HISTORY: '1' } });
  await portal.stop();
  const seconds = portal.openedAfter / 1000;
  return { figure: seconds, bare: '', portal: `${seconds.toFixed(0)} s` };
}

/** A later start with the demo, of the time after which a bare server on a running database answers. */
export async function secondStart(both: Both): Promise<Measured> {
  const filled = await filledFolder();
  const url = await connectionOf(both.portal);
  const times = { bare: [] as number[], portal: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await msOf(() => startBare(url)));
    const portal = await startPortal({ filled });
    await portal.stop();
    times.portal.push(portal.openedAfter);
  }
  const [bare, own] = [median(times.bare), median(times.portal)];
  return { figure: own / bare, bare: `${bare.toFixed(0)} ms`, portal: `${own.toFixed(0)} ms` };
}

async function startBare(url: string): Promise<void> {
  const program = spawn(process.execPath, ['--input-type=module', '-e', BARE, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(program.stdout, 'data');
  program.kill();
}
