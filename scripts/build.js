import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, ensureInstalled } from './install.js';
import { underLock } from './lock.js';
import { giveUp, root, runTool } from './process.js';

/** The files that the build depends on. */
export const SOURCES = [
  'contract',
  'database',
  'server',
  'web',
  'content',
  'demo',
  'package-lock.json',
  'vite.config.ts',
];
/** Pages that a browser loaded before the new build still request its old assets. */
const OLD_ASSETS_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const dist = join(root, 'dist');
const stampFile = join(dist, 'stamp');

/** Builds browser and server, unless the sources are unchanged since the last build. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  const stamp = hashSources();
  console.log('  building');
  const draft = join(root, '.build', `dist-${process.pid}`);
  removeDrafts();
  mkdirSync(draft, { recursive: true });
  await Promise.all([
    build('--outDir', join(draft, 'client')),
    build('--ssr', '--outDir', join(draft, 'server')),
  ]);
  keepOldAssets(draft);
  writeFileSync(join(draft, 'stamp'), stamp);
  replaceDist(draft);
}

/** Removes the drafts of killed builds. */
function removeDrafts() {
  for (const name of readdirSync(join(root, '.build'))) {
    if (name.startsWith('dist-')) rmSync(join(root, '.build', name), { recursive: true, force: true });
  }
}

export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashSources();
}

/** @param {string[]} args */
async function build(...args) {
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--emptyOutDir', ...args], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) giveUp('The program could not be built: see above.');
}

/** @param {string} draft */
function keepOldAssets(draft) {
  const from = join(dist, 'client', 'assets');
  if (!existsSync(from)) return;
  cpSync(from, join(draft, 'client', 'assets'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (path) =>
      statSync(path).isDirectory() || statSync(path).mtimeMs > Date.now() - OLD_ASSETS_KEPT_MS,
  });
}

/**
 * Replaces the old build only when the new one is complete.
 * @param {string} draft
 */
function replaceDist(draft) {
  const old = join(root, '.build', 'old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(draft, dist);
  rmSync(old, { recursive: true, force: true });
}

function hashSources() {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => listFiles(join(root, source)))) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|long)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  await underLock(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
