import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes of itself into its lock file. */
export interface Postmaster {
  pid: number;
  port: number;
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Undefined when no server runs in the folder, or none has got far enough to name its port. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  if (!existsSync(lockFile(cluster))) return undefined;
  // https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start, port.
  const lines = readLines(lockFile(cluster));
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || !isAlive(pid)) return undefined;
  return { pid, port: Number.isInteger(port) ? port : 0 };
}

/**
 * Removes a lock file whose process number now belongs to another program, which happens after a crash and a
 * restart of the machine: PostgreSQL itself would refuse to start. Answers whether it did.
 */
export function forgetStranger(cluster: string, postmaster: Postmaster): boolean {
  const command = commandOf(postmaster.pid);
  if (command === undefined || command.includes(cluster)) return false;
  rmSync(lockFile(cluster), { force: true });
  return true;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The command line of a process; undefined where it cannot be told. */
function commandOf(pid: number): string | undefined {
  const path = `/proc/${pid}/cmdline`;
  if (existsSync(path)) return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  const listed = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  return listed.status === 0 ? listed.stdout : undefined;
}
