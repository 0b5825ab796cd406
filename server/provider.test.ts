import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fictitiousProvider } from './provider.ts';
import { projectRoot } from '../database/project-root.ts';

/**
 * The code that produces pages, mails and responses. What it says about the provider must come from the
 * configuration.
 */
const FOLDERS = ['web', 'content', 'contract', 'server'];
/** Too short or too common to tell from other words. The VAT id is a common example. */
const COMMON = new Set(['DE', 'de', 'Forecourt', '24/48', '12345', 'DE123456789']);

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path}`,
  ),
).filter(
  (path) =>
    /\.(tsx?|css|md)$/.test(path) && !/\.(?:test|long)\.tsx?$/.test(path) && path !== 'server/provider.ts',
);

test('no page, mail or response contains hard-coded data of a provider', () => {
  const words = wordsOf(fictitiousProvider).filter((word) => !COMMON.has(word));
  expect(sources.length).toBeGreaterThan(100);
  const written = sources.flatMap((path) => {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(written).toEqual([]);
});
