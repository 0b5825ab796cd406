import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHECK_MS = 1_000;

/**
 * If only npm receives SIGTERM, npm ends and this program is not told. So it sends the signal to itself once
 * npm is gone. Without npm the program may outlive the shell that started it.
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

/**
 * The parent and the grandparent: npm may put a shell between. A process whose parent has ended gets another
 * parent.
 */
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
    // "pid (name) state ppid …". The name may contain anything, including brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return undefined;
  }
}
