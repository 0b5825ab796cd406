import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** An own checkout, in which no other process builds. */
function aCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  return folder;
}

const START = `
  import { appendFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { underLock } from './scripts/lock.js';
  await underLock(async () => {
    appendFileSync('journal', 'begun ');
    // Work that takes a while, so that others come meanwhile.
    await setTimeout(300);
    appendFileSync('journal', 'done\\n');
  });
`;

async function start(checkout: string): Promise<unknown[]> {
  const program = spawn(process.execPath, ['--input-type=module', '-e', START], { cwd: checkout });
  onTestFinished(() => void program.kill());
  return once(program, 'close');
}

const journalOf = (checkout: string) => readFileSync(join(checkout, 'journal'), 'utf8');

test('processes of one checkout install and build one after the other', async () => {
  const checkout = aCheckout();
  const ends = await Promise.all([start(checkout), start(checkout), start(checkout)]);
  expect(ends).toEqual(Array(3).fill([0, null]));
  expect(journalOf(checkout)).toBe('begun done\n'.repeat(3));
});

test('the lock of a killed process does not block the next one', async () => {
  const checkout = aCheckout();
  mkdirSync(join(checkout, '.build'));
  // The id of a process that has ended.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(checkout, '.build', 'lock'), String(pid));
  expect(await Promise.all([start(checkout), start(checkout)])).toEqual(Array(2).fill([0, null]));
  expect(journalOf(checkout)).toBe('begun done\n'.repeat(2));
});
