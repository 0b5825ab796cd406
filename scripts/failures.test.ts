import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { failuresIn } from './failures.js';

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (report: object) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
};

test('failed unit tests and files that cannot be read are told with the first lines of their message', () => {
  const message = [
    '\u001B[31mexpected 1 to be 2\u001B[39m',
    ...Array.from({ length: 30 }, (_, at) => `at line ${at}`),
  ].join('\n');
  const report = written({
    testResults: [
      {
        name: resolve('contract/money.test.ts'),
        message: '',
        assertionResults: [
          { fullName: 'sums agree', status: 'failed', failureMessages: [message] },
          { fullName: 'sums are whole', status: 'passed', failureMessages: [] },
        ],
      },
      { name: resolve('contract/broken.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  });
  const [first = '', ...others] = failuresIn(report);
  expect(first.split('\n')).toHaveLength(15);
  expect(first).toMatch(/^✗ contract\/money\.test\.ts: sums agree\n {2}expected 1 to be 2\n {2}at line 0\n/);
  expect(others).toEqual(['✗ contract/broken.test.ts\n  Cannot find module']);
});

test('failed browser tests are told with project, file and line, and so are errors outside of them', () => {
  const spec = (status: string, errors: object[]) => ({
    title: 'the cart opens',
    file: 'cart.spec.ts',
    line: 12,
    tests: [{ projectName: 'phone', status, results: [{ errors }] }],
  });
  const report = written({
    stats: {},
    errors: [{ message: 'The server did not start' }],
    suites: [
      {
        specs: [spec('expected', [])],
        suites: [{ specs: [spec('unexpected', [{ message: 'not visible' }])] }],
      },
    ],
  });
  expect(failuresIn(report)).toEqual([
    '✗ outside of the tests\n  The server did not start',
    '✗ [phone] cart.spec.ts:12: the cart opens\n  not visible',
  ]);
});

test('a step without a report has no failures', () => {
  expect(failuresIn(join(folder, 'none.json'))).toEqual([]);
});
