const CHECK_MS = 500;

/**
 * A SIGTERM that only npm gets ends npm, and nobody tells this program. So when npm is gone it stops itself, as if
 * it had got the signal. Without npm the program may well outlive the shell that started it.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
}
