/**
 * Runs the work for each item, a fixed number at once. After a failure no new item begins. The error is
 * thrown when all running work has ended, so that the caller can clean up safely.
 */
export async function shareOut<Item>(
  items: Generator<Item>,
  parallel: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    // All workers draw from one generator. If one fails, its loop closes the generator and the others end
    // too.
    for (const item of items) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: parallel }, worker));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
