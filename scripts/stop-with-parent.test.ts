import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const PROGRAM = `
  import { stopWithParent } from './scripts/stop-with-parent.js';
  stopWithParent();
  process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(); });
  // Far longer than any test lasts: somebody must ask.
  setTimeout(() => {}, 600_000);
  console.log(process.pid);
`;

/** Starts a program behind a shell, as npm does, and yields its output line by line. */
async function aProgramBehindAShell(environment: Record<string, string>) {
  const shell = spawn('sh', ['-c', `"$NODE" --input-type=module -e "$PROGRAM"; true`], {
    env: { PATH: process.env['PATH'], NODE: process.execPath, PROGRAM, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(shell.stdout, 'data');
  const pid = Number(said);
  onTestFinished(() => {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The program has stopped, as expected.
    }
  });
  return { shell, pid };
}

test('a program started by npm stops when only npm receives the signal', async () => {
  const { shell } = await aProgramBehindAShell({ npm_lifecycle_event: 'start' });
  const said = once(shell.stdout, 'data');
  shell.kill('SIGKILL');
  expect(String(await said)).toBe('asked to stop\n');
});
