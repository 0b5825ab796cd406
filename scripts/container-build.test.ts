import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../database/project-root.ts';
import { SOURCES } from './build.js';

const linesOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8').split('\n');

const patterns = linesOf('.dockerignore')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const path = line
      .replace(/^!/, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*');
    return { excludes: !line.startsWith('!'), matches: new RegExp(`^${path}(/|$)`) };
  });

/** As Docker decides: the last pattern that matches the path, or a folder above it, wins. */
const isExcluded = (path: string) =>
  patterns.findLast(({ matches }) => matches.test(path))?.excludes ?? false;

test.each([
  '.git/config',
  '.build/old/server/main.js',
  'data/network-key',
  'deploy/.env',
  'deploy/config/tls/privkey.pem',
  'node_modules/.package-lock.json',
  'dist/stamp',
  'dist/server/main.js',
])('the build of the image does not copy %s', (path) => {
  expect(isExcluded(path)).toBe(true);
});

test('the build of the image copies what it builds from, what the image contains, and former scripts of the pages', () => {
  const contained = linesOf('deploy/Containerfile')
    .flatMap((line) => /^COPY --from=build \/forecourt\/(\S+)/.exec(line)?.[1] ?? [])
    .filter((path) => !['node_modules', 'dist'].includes(path));
  expect(contained).toContain('database');
  const needed = [
    ...SOURCES,
    ...contained,
    '.npmrc',
    'package.json',
    'scripts/build.js',
    'tsconfig.json',
    'dist/client/assets/main.js',
  ];
  expect(needed.filter(isExcluded)).toEqual([]);
});
