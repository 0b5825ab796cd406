import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What a script says in an unpacked archive, which has no history. */
function runWithoutHistory(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  const args = ['--input-type=module', '-e', script];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.trim();
}

test('commit subjects are fine where there is no history', () => {
  const said = runWithoutHistory(`
    import { checkCommitSubjects } from './scripts/commit-subjects.js';
    console.log(await checkCommitSubjects());
  `);
  expect(said).toBe('no history to look at\n0');
});

test('the check runs all tests where there is no history to compare with', () => {
  const said = runWithoutHistory(`
    import { touchedSince } from './scripts/changes.js';
    console.log(JSON.stringify(touchedSince()));
  `);
  expect(said).toBe('no history to compare with: all tests run\n[]');
});
