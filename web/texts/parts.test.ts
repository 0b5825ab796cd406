import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PAGE_MODULES } from '../routes.tsx';
import { COMMON_AREAS, partsOf } from './parts.ts';

const root = join(import.meta.dirname, '../..');

/** The areas of words that a module and all that it imports, at once or later, may speak. */
function areasOf(file: string, seen = new Set<string>()): Set<string> {
  const areas = new Set<string>();
  if (seen.has(file) || !existsSync(file)) return areas;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, area = ''] of source.matchAll(/useTranslations\(\s*'(\w+)/g)) areas.add(area);
  for (const [, path = ''] of source.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
    for (const area of areasOf(join(dirname(file), path), seen)) areas.add(area);
  }
  return areas;
}

describe('the words of a page', () => {
  test.each(Object.entries(PAGE_MODULES))('are loaded with it: %s', (route, module) => {
    const parts = partsOf(route);
    const missing = [...areasOf(join(root, module))].filter(
      (area) => !COMMON_AREAS.includes(area) && !parts.includes(area),
    );
    expect(missing).toEqual([]);
  });

  test('are the common ones wherever no page is named', () => {
    const frame = areasOf(join(root, 'web/frame/Document.tsx'));
    expect([...frame].filter((area) => !COMMON_AREAS.includes(area))).toEqual([]);
    expect(frame.has('frame')).toBe(true);
    expect(partsOf('/nowhere')).toEqual(['common']);
  });
});

test('every test of a page finds its module', () => {
  expect(Object.values(PAGE_MODULES).filter((module) => !existsSync(join(root, module)))).toEqual([]);
});
