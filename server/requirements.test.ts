import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../database/project-root.ts';
import { titlesIn } from '../fixtures/test-titles.ts';

interface Row {
  id: string;
  requirement: string;
  file: string;
  title: string;
}

const [header, ...lines] = readFileSync(join(projectRoot, 'docs/requirements.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
const rows: Row[] = lines.map((line) => {
  const [id = '', requirement = '', file = '', title = '', ...more] = line.split('\t');
  if (more.length > 0) throw new Error(`a row with more than four columns: ${line}`);
  return { id, requirement, file, title };
});

test('titles are found in tests and in tables of tests, and nowhere else', () => {
  const source = `
    describe.each([1])('group %i', (n) => {
      test("a dealer's order", () => call('not a title')('nor this'));
      test.each<[string, number]>([
        ['one (of two)', 1],
      ])(
        'case \\'%s\\'',
        (name) => {},
      );
    });
  `;
  expect(titlesIn(source)).toEqual(["a dealer's order", "case '%s'"]);
});

describe('the table of requirements', () => {
  test('has four non-empty columns', () => {
    expect(header).toBe('id\trequirement\tfile\ttest');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => Object.values(row).some((cell) => cell.trim() === ''))).toEqual([]);
  });

  test('words each requirement in one way and lists no test twice for it', () => {
    const pairs = rows.map(({ id, file, title }) => `${id} ${file} ${title}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    const wordings = new Set(rows.map(({ id, requirement }) => `${id} ${requirement}`));
    expect(wordings.size).toBe(new Set(rows.map(({ id }) => id)).size);
  });

  test('has no requirement of which a part is open', () => {
    expect(rows.filter(({ requirement }) => /\(open\b/.test(requirement))).toEqual([]);
  });

  test('lists only existing tests', () => {
    const missing = [...new Set(rows.map(({ file }) => file))].filter(
      (file) => !existsSync(join(projectRoot, file)),
    );
    expect(missing).toEqual([]);
    const titles = new Map<string, string[]>();
    for (const { file } of rows)
      if (!titles.has(file)) titles.set(file, titlesIn(readFileSync(join(projectRoot, file), 'utf8')));
    const unknown = rows.filter(({ file, title }) => !titles.get(file)?.includes(title));
    expect(unknown).toEqual([]);
  });
});
