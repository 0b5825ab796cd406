import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs a script in an unpacked archive, which has no history, and returns its output. */
function runWithoutHistory(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test('the check of commit subjects passes without history', () => {
  const said = runWithoutHistory(`
    import { checkCommitSubjects } from './scripts/commit-subjects.js';
    console.log(await checkCommitSubjects());
  `);
  expect(said).toBe('no history to check\n0');
});

test('the check runs all tests without a history to compare with', () => {
  const said = runWithoutHistory(`
    import { touchedSince } from './scripts/changes.js';
    console.log(JSON.stringify(touchedSince()));
  `);
  expect(said).toBe('no history to compare with: all tests run\n[]');
});
