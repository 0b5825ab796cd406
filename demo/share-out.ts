/**
 * Does this with each item, so many at once. When one fails the others end what they have begun, and nothing more is
 * begun; only then the fault is thrown, when nobody works any more on what is now cleared away.
 */
export async function shareOut<Item>(
  items: Generator<Item>,
  parallel: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const worker = async () => {
    // All workers draw from one generator: when one of them fails, its loop closes it and the others end too.
    for (const item of items) await work(item);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: parallel }, worker));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
