import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LIKE_DEPLOYED, LIKE_START } from '../e2e/start-portal.ts';
import { root } from './process.js';

/** The options of Node in the commands of a file that run this program. */
const optionsIn = (file: string, program: string): string[][] =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes(program) && /\bnode\b/.test(line))
    .map((line) => line.match(/--[\w-]+=\d+/g) ?? []);

test('container, unit, instructions, browser tests and benchmark run the program with the options of Node of npm start', () => {
  const [wanted = []] = optionsIn('package.json', 'scripts/start.js');
  expect(wanted.length).toBeGreaterThan(0);
  expect({
    container: optionsIn('deploy/Containerfile', 'dist/server/main.js'),
    unit: optionsIn('deploy/forecourt.service', 'dist/server/main.js'),
    instructions: optionsIn('docs/operations.md', 'scripts/start.js'),
    tests: [LIKE_START],
  }).toEqual({ container: [wanted], unit: [wanted], instructions: [wanted], tests: [wanted] });
});

test('container, unit, instructions, browser tests and benchmark give freed memory back to the system', () => {
  const settingIn = (file: string) =>
    readFileSync(join(root, file), 'utf8').match(/MALLOC_TRIM_THRESHOLD_=\d+/g) ?? [];
  const wanted = Object.entries(LIKE_DEPLOYED).map(([name, value]) => `${name}=${value}`);
  expect({
    container: settingIn('deploy/Containerfile'),
    unit: settingIn('deploy/forecourt.service'),
    instructions: settingIn('docs/operations.md'),
  }).toEqual({ container: wanted, unit: wanted, instructions: wanted });
});

test('the image has the command that the guide runs for an admin who is locked out', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const [, program] =
    /portal-1 node (dist\/server\/[\w-]+)\.js --reset /.exec(read('docs/operations.md')) ?? [];
  expect(program).toBe('dist/server/admin-cli');
  expect(read('vite.config.ts')).toContain("'admin-cli': 'server/admin-cli.ts'");
  expect(read('deploy/Containerfile')).toContain('COPY --from=build /forecourt/dist dist\n');
});
