import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, runProgram } from './process.js';

const OLDEST_NODE = { major: 20, minor: 19 };

/** Exits with a message if Node is too old. Call it before loading anything that needs a newer Node. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const oldest = OLDEST_NODE;
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return;
  giveUp(
    `Node.js ${process.versions.node} is too old: this program needs ${oldest.major}.${oldest.minor} or newer.`,
  );
}

/** Installs the packages of the lockfile unless they are installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('  installing packages (about a minute)');
  // The build needs the development packages. npm skips them when NODE_ENV is production.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const code = npm
    ? await runProgram(process.execPath, [npm, ...args])
    : await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code !== 0) giveUp('The packages could not be installed: see above.');
}

/**
 * npm writes its own lockfile last, so that file lists what is completely installed. Optional packages may
 * belong to another platform.
 */
export function isInstalled() {
  try {
    const wanted = readPackages('package-lock.json');
    const present = readPackages(join('node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        path === '' || link || (present[path] ? present[path].version === version : optional),
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}
