import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, giveUp, root } from './process.js';

const folder = join(root, '.build');
const path = join(folder, 'lock');

/**
 * Runs the work under a lock, so that only one process of this checkout installs or builds at a time. The
 * lock of a killed process is ignored.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function underLock(work) {
  try {
    mkdirSync(folder, { recursive: true });
    await takeInTurn();
  } catch (error) {
    giveUp(
      `This user may not write ${folder}: build as the user who owns ${root} (${String(codeOf(error))}).`,
    );
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function takeInTurn() {
  let isTold = false;
  while (!take()) {
    if (!isTold) console.log('  waiting for another process of this checkout');
    isTold = true;
    await sleep(200);
  }
}

function take() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const holder = readHolder();
  if (holder !== undefined && !isAlive(holder)) setAside(holder);
  return false;
}

/** Returns undefined while the other process has created the file and not yet written its id into it. */
function readHolder(from = path) {
  try {
    return Number(readFileSync(from, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Two processes may find the same dead holder. The slower one must not remove the lock that the faster one
 * has taken.
 * @param {number} holder
 */
function setAside(holder) {
  const aside = join(folder, `lock-${process.pid}`);
  try {
    renameSync(path, aside);
    if (readHolder(aside) === holder) rmSync(aside);
    else renameSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
