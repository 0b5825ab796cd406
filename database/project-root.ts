import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

function isOurs(folder: string): boolean {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"name": "forecourt"');
}

function findRoot(from: string): string {
  if (isOurs(from)) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error(`${process.cwd()} is not inside the forecourt folder`);
  return findRoot(parent);
}

/**
 * The folder of this package. import.meta.url is not usable: the built program is in another folder than its
 * sources.
 */
export const projectRoot = findRoot(process.cwd());
