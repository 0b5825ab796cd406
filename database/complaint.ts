/** What a PostgreSQL program had to complain of, out of all that it wrote, without its decoration or its full stop. */
export function complaintOf(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint =
    // Whatever else goes wrong afterwards comes of it.
    lines.find((line) => line.includes('No space left on device')) ??
    lines.findLast((line) => /(fatal|panic|error):/i.test(line)) ??
    lines.at(-1) ??
    'no reason given';
  return complaint
    .replace(/^.*?(fatal|panic|error):\s*/i, '')
    .trim()
    .replace(/\.$/, '');
}
