import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHECK_MS = 1_000;

/**
 * A SIGTERM that only npm gets ends npm, and nobody tells this program. So when npm is gone it stops itself, as if
 * it had got the signal. Without npm the program may well outlive the shell that started it.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const ancestors = findAncestors();
  const check = setInterval(() => {
    if (findAncestors() === ancestors) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
}

/** The parent, which may be a shell that npm has put between, and the parent's parent: orphans get another one. */
function findAncestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/**
 * @param {number} pid
 * @returns {string | undefined}
 */
function parentOf(pid) {
  if (!existsSync('/proc/self/stat')) {
    return spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim();
  }
  try {
    // "pid (name) state ppid …"; the name may hold anything, also brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return undefined;
  }
}
