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

/** The folder of this package. Not from import.meta.url: the built program lies elsewhere than its sources. */
export const projectRoot = findRoot(process.cwd());
