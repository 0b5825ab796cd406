import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { root } from './process.js';

/**
 * Returns the output of git, or undefined when git fails.
 * @param {string[]} args
 */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** False in an unpacked archive, even inside another checkout, and on a machine without git. */
export function isCheckout() {
  const top = git('rev-parse', '--show-toplevel');
  return top !== undefined && realpathSync(top) === realpathSync(root);
}
