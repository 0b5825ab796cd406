/**
 * Does the work for one row after the other. A row that fails does not keep the others from their work: the errors are
 * thrown at the end, each as "<what> <id>: …".
 */
export async function forEach<Row extends { id: string }>(
  what: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  const errors: Error[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      const message = error instanceof Error ? error.message : 'failed';
      errors.push(new Error(`${what} ${row.id}: ${message}`, { cause: error }));
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(({ message }) => message).join('; '));
}
