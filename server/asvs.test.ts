import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../database/project-root.ts';
import { groupsIn, titlesIn } from '../fixtures/test-titles.ts';

const STATES = ['met', 'not met', 'not applicable'];

const [header, ...lines] = readFileSync(join(projectRoot, 'docs/asvs.tsv'), 'utf8').trimEnd().split('\n');
const rows = lines.map((line) => {
  const [id = '', level = '', requirement = '', state = '', file = '', proof = '', ...more] =
    line.split('\t');
  return { id, level, requirement, state, file, proof, more };
});

test('each requirement of ASVS is listed once, with its state and a proof or a reason', () => {
  expect(header).toBe('id\tlevel\trequirement\tstate\tfile\ttest or line, or the reason');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(110);
  const faulty = rows.filter(
    ({ id, level, requirement, state, file, proof, more }) =>
      !/^V\d+\.\d+\.\d+$/.test(id) ||
      !/^[12]$/.test(level) ||
      requirement === '' ||
      !STATES.includes(state) ||
      proof === '' ||
      (state === 'met') !== (file !== '') ||
      more.length > 0,
  );
  expect(faulty).toEqual([]);
  expect(rows).toHaveLength(110);
});

test('each requirement of ASVS that is met names a test, a group of tests, or a line that occurs once', () => {
  const unproved = rows
    .filter(({ state }) => state === 'met')
    .filter(({ file, proof }) => {
      const path = join(projectRoot, file);
      const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return /\.(?:test|spec|long)\.tsx?$/.test(file)
        ? ![...titlesIn(source), ...groupsIn(source)].includes(proof)
        : source.split(proof).length !== 2;
    });
  expect(unproved.map(({ id, file, proof }) => `${id} ${file}: ${proof}`)).toEqual([]);
});
