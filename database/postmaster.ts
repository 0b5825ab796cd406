import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What PostgreSQL writes into its lock file. */
export interface Postmaster {
  pid: number;
  port: number;
  /** It says that it takes no connections yet. */
  isStarting: boolean;
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Returns undefined if no server runs in the folder, or if the server has not written its port yet. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  if (!existsSync(lockFile(cluster))) return undefined;
  // https://www.postgresql.org/docs/18/storage-file-layout.html: process, folder, start, port; the eighth line is the status.
  const lines = readLines(lockFile(cluster));
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || !isAlive(pid)) return undefined;
  // The status is written last.
  const isStarting = !lines[7] || lines[7].trim() === 'starting';
  return { pid, port: Number.isInteger(port) ? port : 0, isStarting };
}

/**
 * Removes a lock file whose process id now belongs to another program. This happens after a crash and a
 * reboot, and PostgreSQL itself would refuse to start. Returns whether it removed the file.
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

/** The command line of a process, or undefined if it cannot be read. */
function commandOf(pid: number): string | undefined {
  const path = `/proc/${pid}/cmdline`;
  if (existsSync(path)) return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  const listed = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  return listed.status === 0 ? listed.stdout : undefined;
}
