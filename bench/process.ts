import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Both } from './beside-bare.ts';

const PAGES = 100;

/** The computing time of the server process for one page, in milliseconds. */
export async function computingOf({ portal, dealer }: Both, path: string): Promise<number> {
  const ask = async () => {
    await (await fetch(`${portal.url}${path}`, { headers: dealer })).arrayBuffer();
  };
  for (let warming = 0; warming < PAGES; warming += 1) await ask();
  const before = await computedMs(portal.pid);
  for (let asked = 0; asked < PAGES; asked += 1) await ask();
  return ((await computedMs(portal.pid)) - before) / PAGES;
}

/** What a process has computed so far, in milliseconds: fields 14 and 15 of proc(5), in ticks of the clock. */
async function computedMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / (await ticksPerSecond);
}

const ticksPerSecond = promisify(execFile)('getconf', ['CLK_TCK']).then(({ stdout }) => Number(stdout));

/** The memory of a process that is in use now (RSS), in MB. */
export async function megabytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}
