/**
 * Finds the error message in the output of a PostgreSQL program and returns it without prefix and full stop.
 */
export function complaintOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    // A full disk causes all other errors, so it is reported first.
    lines.find((line) => line.includes('No space left on device')) ??
    lines.findLast((line) => /(fatal|panic|error):/i.test(line)) ??
    lines.at(-1) ??
    'no reason given';
  return complaint
    .replace(/^.*?(fatal|panic|error):\s*/i, '')
    .trim()
    .replace(/\.$/, '');
}
