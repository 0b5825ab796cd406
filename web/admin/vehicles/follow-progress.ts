import { call, type Call } from '../../api/call.ts';
import { newId } from '../new-id.ts';

/** The interval at which the browser asks for the progress of a bulk call. */
const ASK_MS = 200;

/**
 * Sends a bulk call under a new id, and tells its progress in percent until it is answered. Before the first
 * part and after the last one there is none; then the last percent stays.
 */
export async function followProgress<Result>(
  send: (progressId: string) => Promise<Result>,
  onPercent: (percent: number) => void,
  by: Call = call,
): Promise<Result> {
  const id = newId();
  const sent = send(id);
  const isOver = sent.then(
    () => true,
    () => true,
  );
  const waits = () => Promise.race([isOver, pause().then(() => false)]);
  /* oxlint-disable no-await-in-loop -- one question after the other */
  while (!(await waits())) {
    const percent = await readPercent(id, by);
    if (percent !== null) onPercent(percent);
  }
  /* oxlint-enable no-await-in-loop */
  return sent;
}

/** Null while it is unknown. A failed request for the progress says nothing about the call itself. */
async function readPercent(id: string, by: Call): Promise<number | null> {
  try {
    const { progress } = await by('GET /api/admin/vehicles/progress/{id}', { params: { id } });
    return progress && percentOf(progress);
  } catch {
    return null;
  }
}

export const percentOf = ({ done, total }: { done: number; total: number }): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100);

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, ASK_MS);
  });
